import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Contract } from '../contract/contract.ts';
import { holder } from '../contract/holdsTo.ts';
import { backendDifferences } from './backend.ts';
import { type Send, sender, Unreachable } from './http.ts';
import { type BehindOffice, officeTokens, partOf } from './officeTokens.ts';
import { learnFrom, OWN, tryAccess, tryOperation } from './operation.ts';
import { Pool } from './pool.ts';
import { refusals } from './refusals.ts';
import type { OperationReport, Report } from './report.ts';
import { requestOf } from './request.ts';
import { type Login, logIn, type Session, subjectsOf } from './session.ts';
import type { FormMunicipality, Trial } from './trial.ts';
import { tryUploads } from './uploads.ts';

export interface ConformOptions {
  /** The address of the API, with its origin. */
  base: string;
  login?: Login;
  /** Try writes too. */
  writes?: boolean;
  /** Ids of operations; absent: all. Other operations are called when their answers are needed as arguments. */
  only?: readonly string[];
  /** The origin of a portal on another host than the backend. */
  origin?: string;
  /** The backend is behind the office, and called with its tokens. */
  behind?: BehindOffice | undefined;
  /** The municipality whose forms send the writes: what they refuse, the backend has to refuse. */
  forms?: FormMunicipality | undefined;
  fetch?: typeof fetch;
  onOperation?(report: OperationReport): void;
}

/**
 * Exercises a backend operation by operation: lists first, then operations that take their ids. Without `writes` it
 * changes nothing.
 *
 * @throws Unreachable when the backend does not answer
 */
export async function conform(whole: Contract, options: ConformOptions): Promise<Report> {
  const { base, login, writes = false, only, origin, behind, forms, onOperation } = options;
  const contract = behind ? partOf(whole, behind) : whole;
  const tokens = behind && officeTokens(behind, whole);
  const send = sender(base, options.fetch);
  const hold = holder(contract);
  const pool = new Pool(contract);
  const session = behind ? asOffice(behind) : await logIn(contract, send, login);
  const token = 'token' in session ? session.token : undefined;
  const restricted = 'token' in session && session.restricted;
  const trial: Trial = {
    contract,
    send,
    hold,
    refusals: refusals(contract, hold),
    pool,
    token,
    restricted,
    writes,
    // The office in front of a backend keeps the rules of its forms.
    forms: behind ? undefined : forms,
    tokens,
  };
  const backend = await backendDifferences(trial, { base, origin, session });
  if (token !== undefined && !restricted) pool.subjects = await subjectsOf(contract, send, token);
  const reports = new Map<string, OperationReport>();
  const uploads = writes && token !== undefined && !restricted ? await tryUploads(trial) : undefined;
  const isIncluded = ({ id }: Operation) => only === undefined || only.includes(id);
  // Answers of other operations are needed only as arguments.
  const ids = [...contract.operations.values()].some((one) => isIncluded(one) && neededArguments(one).length > 0);
  for (const operation of inOrder(contract)) {
    if (operation.id === OWN.logout || operation.id === OWN.login) continue;
    if (!isIncluded(operation)) {
      if (ids) await learnFrom(operation, trial);
      continue;
    }
    const uploaded = uploads?.get(operation.id);
    const trying = uploaded ? tryAccess(operation, uploaded, trial) : tryOperation(operation, trial);
    const report = await orUnreachable(operation, trying);
    reports.set(operation.id, report);
    onOperation?.(report);
  }
  for (const report of await ends(trial, session, login, isIncluded)) {
    reports.set(report.id, report);
    onOperation?.(report);
  }
  const operations = [...contract.operations.keys()].flatMap((id) => reports.get(id) ?? []);
  return { base, session: sessionWords(session, login), backend, operations };
}

const asOffice = ({ name, subject }: BehindOffice): Session => ({
  why: `called as the office calls ${name}, ${subject === undefined ? 'without a subject' : 'for one subject'}`,
});

/** Fewer required arguments first, because answers supply the arguments of later calls; then documents, writes last. */
function inOrder(contract: Contract): Operation[] {
  const rank = (one: Operation) =>
    neededArguments(one).length + (typeof one.answer === 'string' ? 100 : 0) + (one.writes ? 1000 : 0);
  return [...contract.operations.values()].sort((a, b) => rank(a) - rank(b));
}

const neededArguments = ({ args }: Operation): string[] => Object.keys(args).filter((name) => args[name]!.required);

async function orUnreachable({ id }: Operation, trying: Promise<OperationReport>): Promise<OperationReport> {
  try {
    return await trying;
  } catch (failure) {
    if (!(failure instanceof Unreachable)) throw failure;
    const message = `The call was not answered (${failure.message}).`;
    return { id, verdict: 'differing', differences: [{ rule: 'unreachable', message }], notes: [] };
  }
}

/** The login was the first call; the logout ends the session, so it is the last. */
async function ends(
  trial: Trial,
  session: Session,
  login: Login | undefined,
  isIncluded: (operation: Operation) => boolean,
): Promise<OperationReport[]> {
  const { contract, send, refusals: judge, token } = trial;
  const begin = contract.operations.get(OWN.login);
  const end = contract.operations.get(OWN.logout);
  const reports: OperationReport[] = [];
  if (begin && isIncluded(begin)) {
    const { differences, notes } = await tryOperation(begin, { ...trial, writes: false });
    const tried = 'token' in session;
    const loginNotes = tried ? [] : login ? [session.why] : notes;
    const verdict = differences.length > 0 ? 'differing' : tried ? 'conforming' : 'not tried';
    reports.push({ id: begin.id, verdict, differences, notes: loginNotes });
  }
  if (!end) return reports;
  if (!isIncluded(end)) {
    if (token !== undefined) await send(requestOf(end, { args: { token }, token }));
    return reports;
  }
  if (token === undefined) {
    reports.push(await tryOperation(end, { ...trial, writes: true }));
    return reports;
  }
  const report = await tryOperation(end, { ...trial, writes: true });
  const after = await send(requestOf(end, { args: { token }, token }));
  const differences = [
    ...report.differences,
    ...judge.expected(after, 'BRAK_SESJI', 'session', 'A call with the token of a session that was logged out'),
  ];
  reports.push({ ...report, differences, verdict: differences.length > 0 ? 'differing' : report.verdict });
  return reports;
}

function sessionWords(session: Session, login: Login | undefined): string {
  if ('why' in session) return session.why;
  return `logged in as ${login?.login}${session.restricted ? ', a restricted account' : ''}`;
}

export type { Send };
