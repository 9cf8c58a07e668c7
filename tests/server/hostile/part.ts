import { randomOf } from '../../../server/demo/kit/random.ts';
import { checkKsiegi } from '../../../server/domains/platnosci/ksiegi.ts';
import { sealAudit } from '../../../server/engine/audit/seal.ts';
import { verifyAudit } from '../../../server/engine/audit/verify.ts';
import { secretsOf } from '../../../server/engine/session/secrets.ts';
import { PEPPER } from '../helpers.ts';
import { drawAssertion } from './assertions.ts';
import { drawBytes } from './bytes.ts';
import { callInput, drawCall } from './calls.ts';
import { drawFeed } from './feeds.ts';
import { drawFile } from './files.ts';
import type { Input } from './input.ts';
import type { World } from './world.ts';

/** The shares of kinds that are no calls. A feed and an answer of the node take ten times as long as a call. */
const SHARES = { bytes: 0.06, file: 0.05, feed: 0.004, assertion: 0.01 };
/** The clock of the office goes on by this with each input, so that limits of reads are not reached. */
const STEP_MS = 500;
/** Limits of a day and throttles are forgotten after so many inputs. */
const FORGET_EVERY = 50;
const MOST_CPU_MS = 2000;

/** What went wrong, in a form that can be written down. */
export interface Fault {
  number: number;
  kind: string;
  reason: string;
  what: unknown;
}

export interface PartResult {
  inputs: number;
  /** How inputs were answered. */
  answers: Record<string, number>;
  /** CPU of all threads. */
  cpuMs: number;
  slowest: { number: number; kind: string; cpuMs: number };
  /** The kinds that took most, with their shares of all. */
  dearest: Record<string, number>;
  /** Of the heap after the inputs. */
  heapMB: number;
  faults: Fault[];
}

/** @param number of the input in its part: all of an input follows from it and the seed, on a new world */
function draw(world: World, seed: string, number: number): Input {
  const random = randomOf(number, seed);
  let share = random.next();
  const isOf = (kind: keyof typeof SHARES) => {
    share -= SHARES[kind];
    return share < 0;
  };
  if (isOf('bytes')) return drawBytes(world, random);
  if (isOf('file')) return drawFile(random);
  if (isOf('feed')) return drawFeed(random);
  if (isOf('assertion')) return drawAssertion(world, random);
  const { target, call } = drawCall(world, random);
  return callInput(target, call, number);
}

/**
 * Sends the inputs of a part to a new world, one after another.
 *
 * @param only the number of the one input that is sent; the others are only drawn
 */
export async function runPart(world: World, seed: string, count: number, only?: number): Promise<PartResult> {
  const begun = process.cpuUsage();
  const builtIn = Reflect.ownKeys(Object.prototype).length;
  const answers: Record<string, number> = {};
  const faults: Fault[] = [];
  const spent = new Map<string, number>();
  let slowest = { number: 0, kind: '', cpuMs: 0 };
  for (let number = 0; number < count; number++) {
    const input = draw(world, seed, number);
    if (only !== undefined && number !== only) continue;
    world.office.clock.ms += STEP_MS;
    if (number % FORGET_EVERY === 0) await forget(world);
    const before = process.cpuUsage();
    const outcome = await outcomeOf(world, input);
    const cpuMs = msSince(before);
    spent.set(input.kind, (spent.get(input.kind) ?? 0) + cpuMs);
    if (cpuMs > slowest.cpuMs) slowest = { number, kind: input.kind, cpuMs };
    let reason = outcome.reason;
    if (cpuMs > MOST_CPU_MS) reason ??= `It took ${Math.round(cpuMs)} ms of CPU.`;
    if (Reflect.ownKeys(Object.prototype).length !== builtIn) reason ??= 'A prototype was changed.';
    if (reason) faults.push(await smallest(world, input, { number, kind: input.kind, reason, what: input.what }));
    const key = `${input.kind.split(' ')[0] === 'feed' ? 'feed' : ''}${outcome.answer}`;
    answers[key] = (answers[key] ?? 0) + 1;
  }
  const number = only ?? count;
  const after = (await wrongAfterwards(world)).map((reason) => ({
    number,
    kind: 'end of the part',
    reason,
    what: null,
  }));
  globalThis.gc?.();
  const heapMB = Math.round(process.memoryUsage().heapUsed / 1e6);
  const inputs = only === undefined ? count : 1;
  const cpuMs = msSince(begun);
  return { inputs, answers, cpuMs, slowest, dearest: dearestOf(spent, cpuMs), heapMB, faults: [...faults, ...after] };
}

function dearestOf(spent: ReadonlyMap<string, number>, all: number): Record<string, number> {
  const sorted = [...spent].toSorted((a, b) => b[1] - a[1]).slice(0, 12);
  return Object.fromEntries(sorted.map(([kind, cpuMs]) => [kind, Math.round((cpuMs / all) * 1000) / 1000]));
}

const msSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

async function outcomeOf(world: World, input: Input): Promise<{ answer: string; reason?: string }> {
  const { lines } = world.office;
  lines.length = 0;
  try {
    const answer = await input.send(world);
    const failed = lines.find((line) => line.includes('"awaria"'));
    return { answer, ...(failed && { reason: `The office failed: ${failed}` }) };
  } catch (failure) {
    const failed = lines.find((line) => line.includes('"awaria"')) ?? '';
    return { answer: 'fault', reason: `${failure instanceof Error ? failure.stack : failure} ${failed}` };
  }
}

/** The fault with as little as still shows one. */
async function smallest(world: World, input: Input, fault: Fault): Promise<Fault> {
  for (const less of input.smaller?.() ?? []) {
    // An address without its last question mark, and the like.
    if (JSON.stringify(less.what).length >= JSON.stringify(input.what).length) continue;
    const { reason } = await outcomeOf(world, less);
    if (reason) return smallest(world, less, { ...fault, reason, what: less.what });
  }
  return fault;
}

async function forget({ office }: World): Promise<void> {
  const { query } = office.database;
  for (const table of ['zmianyDanych', 'zgloszenia', 'proby'] as const) await query.deleteFrom(table).execute();
}

/** What must hold of the whole office after all inputs. */
async function wrongAfterwards(world: World): Promise<string[]> {
  const { app, database, clock } = world.office;
  await app.settled();
  const { query } = database;
  const secrets = secretsOf(PEPPER);
  await sealAudit(query, secrets, new Date(clock.ms));
  const { faults, lines } = await verifyAudit(query, secrets);
  const books = await checkKsiegi(query, clock.ms);
  return [
    ...faults.map(({ text }) => `The audit: ${text}`),
    ...(lines === 0 ? ['The audit has no line.'] : []),
    ...books.map(({ kod, nazwa }) => `The books: it does not hold that ${nazwa} (${kod}).`),
  ];
}
