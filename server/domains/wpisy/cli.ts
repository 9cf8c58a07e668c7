import { rest } from '../../../codegen/command/options.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { type CommandDesk, type CommandWork, runOfficeCommand } from '../../engine/officeCommand.ts';
import { listRecords, setRecordState, showRecord, type WpisyDesk, wpisyTables } from './wpisyDesk.ts';

const LONGEST_REMARK = 500;
const NUMBER = /^[A-Z][A-Z0-9]*\/\d+\/\d{4}$/;
const USAGE = `npm run wpisy                                     the new ones
npm run wpisy -- lista PRZYJETE                   those in a state
npm run wpisy -- DR/3/2026                        one, with all that was sent
npm run wpisy -- DR/3/2026 PRZYJETE [remark]      its new state; the resident sees it with the remark`;

await runOfficeCommand({
  program: 'npm run wpisy --',
  usage: USAGE,
  description: `Records that residents have sent, on the database and with the municipality of the environment (docs/data.md).`,
  arguments: [rest('words', 'nothing, lista and a state, or a number, its new state and a remark')],
  needsMunicipality:
    'Name the folder with data.config.json in OKIENKO_CONFIG: the shipped municipality has no records.',
  plan: ({ words }) => workOf(words),
});

function workOf([first, state, ...words]: readonly string[]): CommandWork {
  if (first === undefined || first === 'lista') return (desk) => listRecords(recordDesk(desk), state);
  if (!NUMBER.test(first)) throw new CommandRefusal(USAGE);
  if (state === undefined) return (desk) => showRecord(recordDesk(desk), first);
  const remark = words.join(' ').trim();
  if ([...remark].length > LONGEST_REMARK)
    throw new CommandRefusal(`A remark has at most ${LONGEST_REMARK} characters.`);
  return (desk) => setRecordState(recordDesk(desk), first, state, remark);
}

function recordDesk({ db, now, municipality }: CommandDesk): WpisyDesk {
  return { db, now, tables: wpisyTables(municipality?.data) };
}
