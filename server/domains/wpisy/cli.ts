import { userInfo } from 'node:os';
import { rest, text } from '../../../codegen/command/options.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { openFiles } from '../../engine/files/files.ts';
import { settings as files } from '../../engine/files/settings.ts';
import { type CommandDesk, type CommandWork, runOfficeCommand } from '../../engine/officeCommand.ts';
import { oneLine } from '../../engine/words/oneLine.ts';
import { readDigests } from './readDigests.ts';
import { readPdf } from './readPdf.ts';
import { saveFiles } from './saveFiles.ts';
import { verifyReceipt } from './verifyReceipt.ts';
import { listRecords, setRecordState, showRecord, type WpisyDesk, wpisyTables } from './wpisyDesk.ts';

const LONGEST_REMARK = 500;
const LONGEST_NAME = 80;
const NUMBER = /^[A-Z][A-Z0-9]*\/\d+\/\d{4}$/;
const USAGE = `npm run wpisy                                     those that wait for the office
npm run wpisy -- lista PRZYJETE                   those in a state
npm run wpisy -- DR/3/2026                        one, with all that was sent, its history and the possible moves
npm run wpisy -- DR/3/2026 PRZYJETE [remark]      its new state; the resident sees it with the remark
npm run wpisy -- WN/3/2026 askForMore "remark"    a move of its process
npm run wpisy -- WN/3/2026 decide --dokument decision.pdf
npm run wpisy -- pliki DR/3/2026 folder           its files, into a folder
npm run wpisy -- sprawdz WN/3/2026 receipt.pdf    does a receipt, or its digest, belong to what is stored?`;

await runOfficeCommand({
  program: 'npm run wpisy --',
  usage: USAGE,
  description: `Records that residents have sent, on the database and with the municipality of the environment (docs/data.md, docs/process.md).`,
  arguments: [
    rest(
      'words',
      'nothing, lista and a state, a number with its new state or a move and a remark, or pliki with a number and a folder',
    ),
  ],
  options: {
    dokument: text('file', 'a PDF that the resident gets with the move, such as a decision'),
    osoba: text('name', 'who acts for the office, for the history; by default the user of the system'),
  },
  needsMunicipality:
    'Name the folder with data.config.json in OKIENKO_CONFIG: the shipped municipality has no records.',
  plan: ({ words, dokument, osoba }) => workOf(words, dokument, osoba),
});

function workOf(
  [first, state, ...words]: readonly string[],
  path: string | undefined,
  name: string | undefined,
): CommandWork {
  const osoba = oneLine(name ?? userInfo().username).slice(0, LONGEST_NAME);
  const deskOf = recordDesk(osoba);
  const isMove = first !== undefined && NUMBER.test(first) && state !== undefined;
  if (path !== undefined && !isMove) throw new CommandRefusal(`A document belongs to a move.\n\n${USAGE}`);
  if (first === undefined || first === 'lista') return (desk) => listRecords(deskOf(desk), state);
  if (first === 'pliki') {
    const [folder] = words;
    if (!NUMBER.test(state ?? '') || folder === undefined || words.length > 1) throw new CommandRefusal(USAGE);
    return ({ db, config }) => saveFiles(db, openFiles({ ...config, ...files.read(process.env) }), state!, folder);
  }
  if (first === 'sprawdz') return verified(deskOf, state, words);
  if (!NUMBER.test(first)) throw new CommandRefusal(USAGE);
  if (state === undefined) return (desk) => showRecord(deskOf(desk), first);
  const uwagi = words.join(' ').trim();
  if ([...uwagi].length > LONGEST_REMARK)
    throw new CommandRefusal(`A remark has at most ${LONGEST_REMARK} characters.`);
  const dokument = path === undefined ? undefined : readPdf(path);
  return (desk) => setRecordState(deskOf(desk), first, state, { uwagi, dokument });
}

function verified(
  deskOf: (desk: CommandDesk) => WpisyDesk,
  numer: string | undefined,
  [given]: readonly string[],
): CommandWork {
  if (!numer || !NUMBER.test(numer) || !given) throw new CommandRefusal(USAGE);
  const digests = readDigests(given);
  return (desk) => verifyReceipt(deskOf(desk), numer, digests);
}

/** A function declaration: the command runs before a constant at this place would have its value. */
function recordDesk(osoba: string): (desk: CommandDesk) => WpisyDesk {
  return ({ municipality, ...desk }) => ({
    ...desk,
    osoba,
    municipality: { texts: municipality?.texts ?? {}, office: municipality?.office },
    tables: wpisyTables(municipality?.data),
  });
}
