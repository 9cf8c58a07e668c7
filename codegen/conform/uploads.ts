import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { BUSINESS_STATUS } from '../contract/commonErrors.ts';
import { answerDifferences } from './answers.ts';
import { type Seen, Unreachable } from './http.ts';
import type { Difference } from './report.ts';
import { askFile, FILES, fileFields, type SampleFile, sampleFile } from './sampleFile.ts';
import type { Trial } from './trial.ts';

type Found = Map<string, Difference[]>;
type Plik = Readonly<Record<string, unknown>>;

const FOREIGN_FILE = '00000000-0000-4000-8000-000000000000';
/** How often, and after which time, the state of a file is asked while the office checks it. */
const ASKED = 20;
const AGAIN_MS = 500;

/**
 * Sends files as the portal does: begun, in two parts, one of them again after a lost answer, then saved and removed; and one
 * whose content is not what its name claims.
 *
 * @returns the differences of each file operation; undefined: no operation of the municipality takes files of a known kind
 */
export async function tryUploads(trial: Trial): Promise<Found | undefined> {
  const { contract, pool } = trial;
  const ids = Object.values(FILES);
  if (!ids.every((id) => contract.operations.has(id))) return undefined;
  const file = [...contract.operations.values()]
    .flatMap((one) => (one.writes ? fileFields(one).map(([name, field]) => sampleFile(one.id, name, field)) : []))
    .find((one) => one !== undefined);
  if (!file) return undefined;
  const found: Found = new Map(ids.map((id) => [id, []]));
  const [nip = null] = pool.subjects;
  try {
    await sendInParts(file, { trial, nip, found });
    await sendPretender(file, { trial, nip, found });
  } catch (failure) {
    if (!(failure instanceof Unreachable)) throw failure;
    const message = `A call of an upload was not answered (${failure.message}).`;
    found.get(FILES.begin)!.push({ rule: 'unreachable', message });
  }
  return found;
}

interface About {
  trial: Trial;
  nip: string | null;
  found: Found;
}

async function sendInParts(file: SampleFile, about: About): Promise<void> {
  const { trial, nip } = about;
  const { bytes } = file;
  const ask = (id: string, args: object, more: { bytes?: Buffer; key?: string } = {}) =>
    askFile(trial, id, { args: { ...args }, nip, ...more });
  const wrong = reporter(about);
  const key = randomUUID();
  const begin = { ...file.about, rozmiar: bytes.length };
  const begun = stateIn(await ask(FILES.begin, begin, { key }), FILES.begin, about);
  if (!begun) return;
  const { idPliku } = begun;
  if (begun.stan !== 'PRZESYLANY' || begun.przyjeto !== 0)
    wrong(FILES.begin, 'A begun file must be PRZESYLANY with przyjeto 0.');
  const again = stateIn(await ask(FILES.begin, begin, { key }), FILES.begin, about);
  if (again && again.idPliku !== idPliku)
    wrong(
      FILES.begin,
      'The same request with the same Idempotency-Key begins a second file; it must answer the first.',
    );
  const noField = await ask(FILES.begin, { ...begin, pole: 'okienkoNieznane' });
  refusedWith(noField, '6001', FILES.begin, 'A file for a field that takes none', about);

  const half = Math.floor(bytes.length / 2);
  const first = bytes.subarray(0, half);
  const afterFirst = stateIn(await ask(FILES.append, { idPliku, od: 0 }, { bytes: first }), FILES.append, about);
  if (!afterFirst) return;
  if (afterFirst.przyjeto !== half) wrong(FILES.append, 'After the first part przyjeto must be its length.');
  const repeated = await ask(FILES.append, { idPliku, od: 0 }, { bytes: first });
  refusedWith(repeated, '6005', FILES.append, 'A part that does not begin where the file ends', about);
  const known = stateIn(await ask(FILES.state, { idPliku }), FILES.state, about);
  if (known && known.przyjeto !== half)
    wrong(
      FILES.state,
      'After a repeated part przyjeto must be the length of the first: a lost connection continues there.',
    );
  const rest = bytes.subarray(half);
  if (!stateIn(await ask(FILES.append, { idPliku, od: half }, { bytes: rest }), FILES.append, about)) return;
  const decided = await decidedState(idPliku, about);
  if (decided !== 'GOTOWY') wrong(FILES.append, `A correct ${file.about.nazwa} is ${decided}; it must be GOTOWY.`);
  else {
    const { differences } = await saved(idPliku, about);
    for (const one of differences) about.found.get(FILES.save)!.push(one);
  }
  const stranger = await ask(FILES.state, { idPliku: FOREIGN_FILE });
  expectMissing(stranger, FILES.state, 'A file that nobody has sent', about);
  for (let times = 0; times < 2; times += 1) {
    const removed = await ask(FILES.remove, { idPliku });
    if (removed.status !== 200)
      wrong(
        FILES.remove,
        `Removing a file${times > 0 ? ' again' : ''} is answered with ${removed.status}; it must be 200.`,
      );
  }
  expectMissing(await ask(FILES.save, { idPliku }), FILES.save, 'A removed file', about);
}

/** Text under the name of the file: only its content says what a file is. */
async function sendPretender({ about: names }: SampleFile, about: About): Promise<void> {
  const { trial, nip } = about;
  const bytes = Buffer.from('<script>alert(1)</script>');
  const { json } = await askFile(trial, FILES.begin, { args: { ...names, rozmiar: bytes.length }, nip });
  const { idPliku } = (json ?? {}) as Plik;
  if (typeof idPliku !== 'string') return;
  await askFile(trial, FILES.append, { args: { idPliku, od: 0 }, nip, bytes });
  const decided = await decidedState(idPliku, about);
  if (decided !== 'ODRZUCONY')
    reporter(about)(
      FILES.append,
      `A text with the name ${names.nazwa} is ${decided}; it must be ODRZUCONY, because the content decides.`,
    );
  await askFile(trial, FILES.remove, { args: { idPliku }, nip });
}

const reporter =
  ({ found }: About) =>
  (id: string, message: string): void =>
    void found.get(id)!.push({ rule: 'upload', message });

/** The file in a success; undefined: the answer is none, and reported. */
function stateIn(seen: Seen, id: string, about: About): Plik | undefined {
  const { contract, hold, refusals } = about.trial;
  const operation = contract.operations.get(id)!;
  const wrong = seen.status === 200 ? answerDifferences(operation, seen, hold) : refusals.unexpected(operation, seen);
  about.found.get(id)!.push(...wrong);
  if (seen.status !== 200 && wrong.length === 0) {
    const kod = refusals.kodOf(seen);
    reporter(about)(id, `A correct upload is refused with ${seen.status} ${kod}.`);
  }
  return seen.status === 200 && answersData(operation.answer) ? ((seen.json ?? {}) as Plik) : undefined;
}

async function decidedState(idPliku: unknown, about: About): Promise<unknown> {
  for (let times = 1; ; times += 1) {
    const seen = await askFile(about.trial, FILES.state, { args: { idPliku }, nip: about.nip });
    const { stan } = (seen.json ?? {}) as Plik;
    if (stan !== 'SPRAWDZANY' || times === ASKED) return stan ?? `answered with ${seen.status}`;
    await pause(AGAIN_MS);
  }
}

async function saved(idPliku: unknown, { trial, nip }: About): Promise<{ differences: Difference[] }> {
  const seen = await askFile(trial, FILES.save, { args: { idPliku }, nip });
  const operation = trial.contract.operations.get(FILES.save)!;
  if (seen.status === 200) return { differences: answerDifferences(operation, seen, trial.hold) };
  return { differences: [{ rule: 'upload', message: `An accepted file is answered with ${seen.status}.` }] };
}

function refusedWith(seen: Seen, kod: string, id: string, when: string, about: About): void {
  if (seen.status === BUSINESS_STATUS && about.trial.refusals.kodOf(seen) === kod) return;
  reporter(about)(id, `${when} is answered with ${seen.status}; it must be ${BUSINESS_STATUS} ${kod}.`);
}

function expectMissing(seen: Seen, id: string, when: string, { trial, found }: About): void {
  found.get(id)!.push(...trial.refusals.expected(seen, 'NIE_ZNALEZIONO', 'upload', when));
}
