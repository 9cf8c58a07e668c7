import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { answersData, type Operation } from '../../src/lang/descriptors/contract.ts';
import type { Contract } from '../contract/contract.ts';
import { answerDifferences, isKept } from './answers.ts';
import { tryFormRules } from './formRules.ts';
import type { Seen } from './http.ts';
import type { Candidate } from './pool.ts';
import type { Refusals } from './refusals.ts';
import type { Difference, OperationReport } from './report.ts';
import { type Asking, requestOf } from './request.ts';
import { withFiles } from './sampleFile.ts';
import { type Trial, tokenFor } from './trial.ts';
import { asksSecret, givesSecret, neededArgument, wrongArgument } from './wrong.ts';

/** A valid NIP that belongs to no subject. */
export const FOREIGN_NIP = '1234563218';
const INVALID_TOKEN = 'b2tpZW5rby16bXlzbG9ueS10b2tlbi0wMDAwMDAwMDA';
/** After this many empty answers no further arguments are tried. */
const ENOUGH_EMPTY = 6;
const SLOW_MS = { data: 1500, document: 8000 };
/** Why a write was not tried; the report lists these operations together. */
export const WRITES = 'It changes data: --writes tests it.';
/** The operations of the session: conform calls them at the beginning and at the end. */
export const OWN = { login: 'zaloguj', extend: 'przedluzSesje', logout: 'wyloguj' };
/** Operations whose secret argument is the token, which conform has. */
const OF_SESSION = [OWN.extend, OWN.logout];

/** Exercises one operation: who may call it, what it refuses, and what it answers. */
export async function tryOperation(operation: Operation, trial: Trial): Promise<OperationReport> {
  const { id } = operation;
  const differences: Difference[] = await withoutAccess(operation, trial);
  const missing = differences.find(({ rule }) => rule === 'missing');
  if (missing) return { id, verdict: 'differing', differences: [missing], notes: [] };
  const why = reasonNotTo(operation, trial);
  if (why !== undefined) return reportOf(id, differences, [why], false);
  // Refusals of the logout are tested first, because the session has ended afterwards.
  if (id === OWN.logout) differences.push(...(await refused(operation, candidatesOf(operation, trial)[0]!, trial)));
  const { seen, candidate, found } = await firstAnswer(operation, trial);
  differences.push(...found);
  if (candidate && id !== OWN.logout) differences.push(...(await refused(operation, candidate, trial)));
  const ok = seen?.status === 200;
  if (ok && candidate && operation.writes) differences.push(...(await repeated(operation, candidate, trial)));
  const notes = notesOf(operation, seen, trial);
  if (ok && candidate && operation.writes) {
    const tried = await tryFormRules(operation, candidate, trial);
    differences.push(...tried.differences);
    notes.push(...tried.notes);
  }
  return { ...reportOf(id, differences, notes, ok), ...(ok && { ms: Math.round(seen.ms) }) };
}

/** The operation with findings of another test of its calls, instead of calls of its own. */
export async function tryAccess(
  operation: Operation,
  found: readonly Difference[],
  trial: Trial,
): Promise<OperationReport> {
  return reportOf(operation.id, unique([...(await withoutAccess(operation, trial)), ...found]), [], true);
}

/** Calls an operation for the arguments of other operations, without a verdict. */
export async function learnFrom(operation: Operation, trial: Trial): Promise<void> {
  if (operation.writes || !answersData(operation.answer) || reasonNotTo(operation, trial) !== undefined) return;
  await firstAnswer(operation, trial).catch(() => undefined);
}

const reportOf = (id: string, differences: Difference[], notes: string[], tried: boolean): OperationReport => ({
  id,
  verdict: differences.length > 0 ? 'differing' : tried ? 'conforming' : 'not tried',
  differences,
  notes,
});

/** Calls without a session and with an invalid token. For a public operation only its existence is tested. */
async function withoutAccess(operation: Operation, { send, refusals, tokens }: Trial): Promise<Difference[]> {
  const { access, writes } = operation;
  // A call without session and arguments changes nothing.
  const seen = await send(requestOf(operation, { ...pathOnly(operation), query: { okienkoNieznany: '1' } }));
  if (isMissing(seen, refusals))
    return [{ rule: 'missing', message: `The backend does not have ${operation.method} ${operation.path}.` }];
  if (access === 'public') {
    return writes ? refusals.expected(seen, 'BLEDNE_ZADANIE', 'unknown-argument', 'An unknown argument') : [];
  }
  const withoutSession = await send(requestOf(operation, pathOnly(operation)));
  const invalidToken = await send(requestOf(operation, { ...pathOnly(operation), token: INVALID_TOKEN }));
  const wrong: Difference[] = [];
  for (const { when, token } of tokens?.wrong(operation) ?? [])
    wrong.push(
      ...refusals.expected(
        await send(requestOf(operation, { ...pathOnly(operation), token })),
        'BRAK_SESJI',
        'session',
        when,
      ),
    );
  return [
    ...wrong,
    ...refusals.expected(withoutSession, 'BRAK_SESJI', 'session', 'A call without a session'),
    ...refusals.expected(invalidToken, 'BRAK_SESJI', 'session', 'A call with an invalid token'),
  ];
}

/** Only the arguments in the path: without them the address would be another one. */
const pathOnly = ({ args }: Operation): Asking => ({
  args: Object.fromEntries(Object.keys(args).flatMap((name) => (args[name]!.in === 'path' ? [[name, '1']] : []))),
});

/** The address does not exist, or not for this method. */
const isMissing = (seen: Seen, { kodOf }: Refusals): boolean =>
  (seen.status === 404 || seen.status === 405 || seen.status === 501) &&
  (kodOf(seen) === undefined || kodOf(seen) === 'NIE_ZNALEZIONO');

function reasonNotTo(operation: Operation, trial: Trial): string | undefined {
  const { contract, restricted, writes, tokens } = trial;
  const { access, method } = operation;
  if (access !== 'public' && tokenFor(operation, trial) === undefined)
    return tokens ? 'It is about a subject: --subject names one.' : 'It needs a login: --login and --password.';
  if (access === 'full' && restricted) return 'It needs an account with full access; this one is restricted.';
  if (operation.writes && !writes && operation.id !== OWN.extend) return WRITES;
  if (method === 'DELETE') return 'It deletes something, and the test could not restore it.';
  if (operation.writes && !OF_SESSION.includes(operation.id) && asksSecret(contract, operation))
    return 'It needs a secret, and the test cannot invent one.';
  if (operation.writes && givesSecret(contract, operation)) return 'It ends the session and begins another.';
  return undefined;
}

/** Tries the candidates until one gives an answer with rows. */
async function firstAnswer(operation: Operation, trial: Trial) {
  const { contract, send, refusals, pool, hold } = trial;
  const found: Difference[] = [];
  let last: { seen: Seen; candidate: Candidate } | undefined;
  let empty = 0;
  for (const one of candidatesOf(operation, trial)) {
    const candidate = operation.writes ? { ...one, args: await withFiles(operation, one, trial) } : one;
    const seen = await send(requestOf(operation, { ...candidate, token: tokenFor(operation, trial) }));
    if (last?.seen.status !== 200 || seen.status === 200) last = { seen, candidate };
    if (seen.status === 200) {
      found.push(...answerDifferences(operation, seen, hold));
      if (answersData(operation.answer)) pool.learn(candidate, seen.json);
      // Another record or subject may have rows.
      empty += 1;
      if (!isEmptyOne(operation, seen, contract) || operation.writes || empty === ENOUGH_EMPTY) break;
      continue;
    }
    const wrong = refusals.unexpected(operation, seen);
    found.push(...wrong);
    if (wrong.length > 0 || seen.status === 429) break;
  }
  if (last?.seen.status === 200 && !operation.writes && answersData(operation.answer))
    found.push(...(await narrowed(operation, last.candidate, trial)));
  return { ...last, found: unique(found) };
}

/** Calls with optional arguments: the answer may be smaller or empty, but must follow the contract. */
async function narrowed(operation: Operation, candidate: Candidate, trial: Trial): Promise<Difference[]> {
  const { send, refusals, pool, hold } = trial;
  const found: Difference[] = [];
  for (const one of pool.narrowed(operation, candidate)) {
    const seen = await send(requestOf(operation, { ...one, token: tokenFor(operation, trial) }));
    if (seen.status === 200) {
      found.push(...answerDifferences(operation, seen, hold));
      pool.learn(one, seen.json);
    } else if (seen.status !== 400) found.push(...refusals.unexpected(operation, seen));
  }
  return found;
}

/** Are all lists of rows empty? Then no row was checked. */
function isEmptyOne({ answer }: Operation, { json }: Seen, contract: Contract): boolean {
  if (!answersData(answer)) return false;
  const { properties = {} } = contract.resolve(answer);
  const lists = Object.keys(properties).filter((name) => {
    const { type, items } = contract.resolve(properties[name]!);
    return type === 'array' && contract.resolve(items ?? {}).type === 'object';
  });
  const value = (json ?? {}) as Readonly<Record<string, unknown>>;
  return lists.length > 0 && lists.every((name) => Array.isArray(value[name]) && value[name].length === 0);
}

function candidatesOf(operation: Operation, { pool, token }: Trial): Candidate[] {
  if (OF_SESSION.includes(operation.id)) return [{ args: { token }, nip: null, known: true }];
  return pool.candidates(operation);
}

/** Correct calls with one mistake each, which the backend has to refuse. */
async function refused(operation: Operation, candidate: Candidate, trial: Trial): Promise<Difference[]> {
  const { contract, send, refusals } = trial;
  const { args, nip } = candidate;
  const ask = (more: Asking) => send(requestOf(operation, { args, nip, token: tokenFor(operation, trial), ...more }));
  const found: Difference[] = [];
  const must = async (more: Asking, rule: string, when: string, kod = 'BLEDNE_ZADANIE') =>
    void found.push(...refusals.expected(await ask(more), kod, rule, when));

  await must({ query: { okienkoNieznany: '1' } }, 'unknown-argument', 'An unknown argument');
  await must({ query: { lang: ['pl', 'en'] } }, 'doubled-argument', 'A repeated argument');
  await must({ query: { lang: 'xx' } }, 'lang', 'An unknown language');
  const wrong = wrongArgument(contract, operation);
  if (wrong) {
    const seen = await ask({ args: { ...args, [wrong.name]: wrong.value } });
    // A wrong value in a path may also be answered as a missing record.
    const inPath = operation.args[wrong.name]!.in === 'path' && seen.status === 404;
    if (!inPath) {
      const when = `An invalid value of ${wrong.name}`;
      found.push(...refusals.expected(seen, 'BLEDNE_ZADANIE', 'wrong-type', when));
    }
  }
  const needed = neededArgument(operation);
  if (needed !== undefined) {
    const { [needed]: _left, ...rest } = args;
    await must({ args: rest }, 'required-argument', `A call without ${needed}`);
  }
  if (operation.subject)
    await must({ nip: FOREIGN_NIP }, 'foreign-subject', 'A NIP that the session may not act for', 'NIE_ZNALEZIONO');
  if (!operation.writes && answersData(operation.answer)) {
    const german = await ask({ query: { lang: 'de' } });
    if (german.status === 400)
      found.push({ rule: 'lang', message: 'It refuses lang=de; every operation must accept lang.' });
  }
  return unique(found);
}

/** A repeated write must give the same answer; another write with the same key must be refused. */
async function repeated(operation: Operation, candidate: Candidate, trial: Trial): Promise<Difference[]> {
  // Keys belong to accounts, so public writes have none; repeating a call of the session is harmless.
  if (operation.access === 'public' || OF_SESSION.includes(operation.id)) return [];
  const { send, refusals } = trial;
  const { nip } = candidate;
  const args = await withFiles(operation, candidate, trial);
  const key = randomUUID();
  const ask = (more: Asking = {}) =>
    send(requestOf(operation, { args, nip, token: tokenFor(operation, trial), key, ...more }));
  const first = await ask();
  if (first.status !== 200) return [];
  const again = await ask();
  if (again.status !== 200 || !isDeepStrictEqual(again.json, first.json)) {
    const message = `The same request with the same Idempotency-Key is answered with ${again.status === 200 ? 'another answer' : again.status}; it must repeat the first answer.`;
    return [{ rule: 'idempotency', message }];
  }
  const changed = changedArgs(operation, args);
  if (!changed) return [];
  const other = await ask({ args: changed });
  return refusals.expected(other, 'POWTORZONY_KLUCZ', 'idempotency', 'Another request with the same Idempotency-Key');
}

/** The arguments with one free text, number or flag changed; undefined: none can be changed and stay valid. */
function changedArgs(operation: Operation, args: Candidate['args']): Candidate['args'] | undefined {
  for (const [name, { schema }] of Object.entries(operation.args)) {
    const value = args[name];
    if (typeof value === 'boolean') return { ...args, [name]: !value };
    if (typeof value === 'number' && Number.isInteger(value) && !/^id/.test(name))
      return { ...args, [name]: value + 1 };
    const free = schema.pattern === undefined && schema.enum === undefined && schema.format === undefined;
    if (typeof value === 'string' && free && schema.$ref === undefined) return { ...args, [name]: `${value}.` };
  }
  return undefined;
}

function notesOf(operation: Operation, seen: Seen | undefined, { refusals, contract }: Trial): string[] {
  if (!seen) return ['No value for its arguments was known, so it was not called.'];
  if (seen.status !== 200) {
    const kod = refusals.kodOf(seen) ?? '';
    return [`It refused every call with ${seen.status} ${kod}, so its answer was not tested.`];
  }
  const slow = seen.ms > (answersData(operation.answer) ? SLOW_MS.data : SLOW_MS.document);
  return [
    ...(isKept(operation, seen)
      ? []
      : ['It forbids storing the answer, so a portal without a connection cannot show it.']),
    ...(slow ? [`It took ${(seen.ms / 1000).toFixed(1)} s.`] : []),
    ...(isEmptyOne(operation, seen, contract) ? ['Its lists were empty, so no row was tested.'] : []),
  ];
}

const unique = (all: readonly Difference[]): Difference[] => [
  ...new Map(all.map((one) => [one.rule + one.message, one])).values(),
];
