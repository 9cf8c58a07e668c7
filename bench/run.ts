/*
 * `npm run bench`: measures the performance budgets, each beside a yardstick in the same run. Prints a
 * Markdown table; `npm run bench -- office check` measures only these.
 */
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';
import { calls } from './rows/calls.ts';
import { check } from './rows/check.ts';
import { dues } from './rows/dues.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { office } from './rows/office.ts';
import { pages } from './rows/pages.ts';
import { screens } from './rows/screens.ts';
import { sizes } from './rows/sizes.ts';
import { water } from './rows/water.ts';

const measures: Record<string, () => Promise<Row[]>> = {
  sizes,
  check,
  screens,
  office,
  calls,
  pages,
  dues,
  water,
  lighthouse,
};

const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure()));
}
const date = new Date().toISOString().slice(0, 10);
console.log(
  `Measured ${date} on ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}.\n`,
);
console.log('| what | measured | budget | yardstick in the same run | |\n|---|---|---|---|---|');
for (const row of rows)
  console.log(`| ${row.what} | ${row.measured} | ${row.budget} | ${row.yardstick} | ${row.met ? '✓' : '✗'} |`);
process.exitCode = rows.every((row) => row.met) ? 0 : 1;
