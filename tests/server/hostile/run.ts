/*
 * A million hostile inputs, in parts that a stopped run need not send again (scripts/help/hostile.txt).
 *
 *     npm run hostile -- --count 50000 --seed 7
 *     npm run hostile -- --seed 7 --part 3 --only 812      one input, as a fault names it
 *
 * On SQLite, or on the PostgreSQL of TEST_DATABASE_URL. `npm test` empties the folder of finished parts.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepTemporaryFilesInMemory } from '../../../scripts/test/memory.ts';
import { closeDocuments } from '../../../server/engine/documents/draw.ts';
import { postgresDatabase, sqliteDatabase } from '../databases.ts';
import { ROOT } from '../municipality.ts';
import { type PartResult, runPart } from './part.ts';
import { openWorld } from './world.ts';

const PART = 10_000;
/** The heap of a part may be larger than that of the second one by this: the first one loads code. */
const GROWTH_MB = 60;
const MOST_PRINTED = 20;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { count: text, seed: text, part: text, only: text } });
const [count = 1_000_000, seed = 1, part, only] = [values.count, values.seed, values.part, values.only].map((one) =>
  one === undefined ? undefined : Number(one),
);
const kind = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';
const folder = join(ROOT, 'test-results/hostile');
const state = join(folder, `${kind}-${seed}.jsonl`);

/** A line of the file of a run. */
interface Done extends PartResult {
  part: number;
}

keepTemporaryFilesInMemory();
mkdirSync(folder, { recursive: true });
const done = new Map<number, Done>(
  (existsSync(state) ? readFileSync(state, 'utf8').trim().split('\n') : [])
    .filter(Boolean)
    .map((line): [number, Done] => [JSON.parse(line).part, JSON.parse(line)]),
);
if (part !== undefined) await runOne(part, PART);
else {
  for (let at = 0; at * PART < count; at++) {
    const size = Math.min(PART, count - at * PART);
    if (done.get(at)?.inputs !== size) await runOne(at, size);
  }
  summary();
}
await closeDocuments();

async function runOne(at: number, size: number): Promise<void> {
  const database = await (kind === 'postgres' ? postgresDatabase(process.env.TEST_DATABASE_URL!) : sqliteDatabase());
  const world = await openWorld(database, `${seed}/${at}`, join(ROOT, 'dist/portal'));
  const result = await runPart(world, `${seed}/${at}`, size, only);
  await world.close();
  await database.drop();
  const { inputs, cpuMs, heapMB, faults, slowest } = result;
  console.log(
    `part ${at}: ${inputs} inputs, ${(cpuMs / inputs).toFixed(2)} ms of CPU each, the slowest ${Math.round(slowest.cpuMs)} ms (${slowest.kind}), heap ${heapMB} MB, ${faults.length} faults`,
  );
  const shares = Object.entries(result.dearest).map(([kind, share]) => `${kind} ${share}`);
  console.log(`  shares of CPU: ${shares.join(', ')}`);
  for (const fault of faults.slice(0, MOST_PRINTED)) {
    const single = fault.number < size ? ` --only ${fault.number}` : '';
    console.log(`\n${fault.kind}: ${fault.reason}\n${JSON.stringify(fault.what)}`);
    console.log(`  npm run hostile -- --seed ${seed} --part ${at}${single}\n`);
  }
  const second = done.get(1);
  if (second && heapMB > second.heapMB + GROWTH_MB) {
    console.log(`The heap has grown from ${second.heapMB} MB in part 1 to ${heapMB} MB.`);
    process.exitCode = 1;
  }
  if (faults.length > 0) process.exitCode = 1;
  else if (only === undefined) {
    done.set(at, { part: at, ...result });
    appendFileSync(state, `${JSON.stringify({ part: at, ...result })}\n`);
  }
}

function summary(): void {
  const answers = new Map<string, number>();
  for (const one of done.values())
    for (const [answer, times] of Object.entries(one.answers)) answers.set(answer, (answers.get(answer) ?? 0) + times);
  const sorted = [...answers].toSorted((a, b) => b[1] - a[1]);
  const inputs = [...done.values()].reduce((sum, one) => sum + one.inputs, 0);
  const cpuMs = [...done.values()].reduce((sum, one) => sum + one.cpuMs, 0);
  console.log(`${inputs} inputs without a fault, ${(cpuMs / inputs).toFixed(2)} ms of CPU each`);
  console.log(sorted.map(([answer, times]) => `  ${answer} ${times}`).join('\n'));
}
