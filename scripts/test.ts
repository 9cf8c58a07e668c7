/*
 * Every test of a usual run, in the order in which they are cheapest to learn from: types, lint, floors, freshness, the
 * municipality itself, then what runs. `npm test -- unit` runs the stages whose name begins like that;
 * `npm run test:night` the browser's with every public page in every look and language, and the unit tests with more chance.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NoPostgres, withPostgres } from './postgres.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = (path: string): string => join(root, 'node_modules', path);
const total: Count = { passed: 0, failed: 0, skipped: 0 };

const stages: Record<string, () => void | Promise<void>> = {
  types: () => program('types', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.']),
  lint: () => program('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
  floors: () => program('floors', ['scripts/floors.ts']),
  fresh: () => program('fresh', ['codegen/generate.ts', '--check']),
  check: () => program('check', ['codegen/cli.ts', 'check']),
  unit: onBothDatabases,
  browser: browserTests,
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const wanted = process.argv.slice(2);
if (wanted.includes('night')) {
  process.env.NIGHT = '1';
  wanted.push('unit', 'browser');
}
for (const [name, run] of Object.entries(stages)) {
  if (wanted.length && !wanted.some((start) => name.startsWith(start))) continue;
  console.log(`\n== ${name}`);
  await run();
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function program(name: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  add({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 });
  if (status !== 0) console.error(`${name} failed`);
}

async function onBothDatabases(): Promise<void> {
  try {
    await withPostgres(async () => unitTests());
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(`The office is tested on SQLite only. ${error.message}`);
    unitTests();
  }
}

function unitTests(): void {
  const file = join(results, 'unit.json');
  // By itself it leaves one core for its own, which of two is half.
  const args = ['run', '--maxWorkers=100%', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync(process.execPath, [bin('vitest/vitest.mjs'), ...args], { cwd: root, stdio: 'inherit' });
  if (!existsSync(file)) {
    add({ passed: 0, failed: 1, skipped: 0 });
    return;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests as number;
  // A file that could not be loaded has no failed test of its own.
  add({ passed: report.numPassedTests, failed: failed || (status === 0 ? 0 : 1), skipped: report.numPendingTests });
}

function browserTests(): void {
  const file = join(results, 'browser.json');
  const { status } = spawnSync(process.execPath, [bin('playwright/cli.js'), 'test'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (!existsSync(file)) {
    add({ passed: 0, failed: 1, skipped: 0 });
    return;
  }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = (stats.unexpected as number) || (status === 0 ? 0 : 1);
  add({ passed: stats.expected + stats.flaky, failed, skipped: stats.skipped });
}

function add(count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
