/*
 * `npm run bench`: measures the performance budgets, each beside a yardstick in the same run. Prints a Markdown table, and
 * writes it into README.md; `npm run bench -- office check` measures only these, and prints only.
 */
import { join } from 'node:path';
import type { Row } from './row.ts';
import { calls } from './rows/calls.ts';
import { check } from './rows/check.ts';
import { dues } from './rows/dues.ts';
import { feed } from './rows/feed.ts';
import { hour } from './rows/hour.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { office } from './rows/office.ts';
import { pages } from './rows/pages.ts';
import { screens } from './rows/screens.ts';
import { sizes } from './rows/sizes.ts';
import { water } from './rows/water.ts';
import { tableOf, writeTable } from './table.ts';

const measures: Record<string, () => Promise<Row[]>> = {
  sizes,
  check,
  screens,
  office,
  calls,
  pages,
  dues,
  water,
  feed,
  lighthouse,
};
/** Not part of a whole run. */
const long: typeof measures = { hour };

const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(wanted.length ? { ...measures, ...long } : measures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure().catch((error: unknown) => [failed(name, error)])));
}
const table = tableOf(rows);
console.log(table);
if (wanted.length === 0) writeTable(join(import.meta.dirname, '../README.md'), table);
process.exitCode = rows.every((row) => row.met) ? 0 : 1;

/** The others took minutes: their figures are not lost with one part. */
function failed(name: string, error: unknown): Row {
  console.error(error);
  return { what: `${name}, whole`, measured: 'failed', budget: '–', yardstick: '–', met: false };
}
