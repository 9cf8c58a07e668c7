/* `node bench/size/tables.ts` writes the tables of docs/how-to/size.md and its Polish twin from measured.json; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hour } from '../rows/hour.ts';
import { needOf, predicted } from './need.ts';
import { type PageLanguage, WORDS } from './words.ts';

const SIZES = [100_000, 1_000_000, 10_000_000];
/** The machine of the hour. */
const CORES = 2;

export const PAGES: Readonly<Record<PageLanguage, string>> = {
  en: 'docs/how-to/size.md',
  pl: 'docs/pl/how-to/size.md',
};

const root = join(import.meta.dirname, '../..');

/** The page with its three tables. */
export function withTables(page: string, language: PageLanguage): string {
  const hour: Hour = JSON.parse(readFileSync(join(import.meta.dirname, 'measured.json'), 'utf8'));
  const tables = { service: serviceTable, model: modelTable, need: needTable };
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`),
        () => `<!-- ${name} -->\n${table(hour, language)}\n<!-- /${name} -->`,
      ),
    page,
  );
}

function serviceTable(hour: Hour, language: PageLanguage): string {
  const number = numbersOf(language);
  const rows = Object.entries(WORDS[language].kinds).map(([kind, name]) => {
    const { calls, p50, p95, p99 } = hour.ms[kind]!;
    const cost = hour.service[kind];
    const cpu = cost
      ? [cost.officeMs, cost.threadMs, cost.databaseMs].map((ms) => `${number(ms, 1)} ms`)
      : ['', '', ''];
    const share = `${number((100 * calls) / hour.ms.all!.calls, 1)} %`;
    return [name, share, ...cpu, ...[p50, p95, p99].map((ms) => `${number(ms)} ms`)];
  });
  return tableOf([...WORDS[language].service], rows);
}

function modelTable(hour: Hour, language: PageLanguage): string {
  const number = numbersOf(language);
  const { model: head, modelRows, perSecond } = WORDS[language];
  const rate = hour.calls / hour.seconds;
  const model = predicted(hour, rate, CORES);
  const mean = (of: 'officeShare' | 'databaseShare') =>
    hour.minutes.reduce((sum, minute) => sum + minute[of], 0) / hour.minutes.length;
  const cells = [
    [number(model.office, 2), number(mean('officeShare'), 2)],
    [number(model.database, 2), number(mean('databaseShare'), 2)],
    [`${number(model.p95)} ms`, `${number(hour.ms.all!.p95)} ms`],
    [`${number(model.most)} ${perSecond}`, '–'],
  ];
  return tableOf(
    [...head],
    modelRows.map((name, at) => [name, ...cells[at]!]),
  );
}

function needTable(hour: Hour, language: PageLanguage): string {
  const number = numbersOf(language);
  const needs = SIZES.map((residents) => needOf(hour, residents));
  const cells = needs.map((need) => [
    number(need.instalments),
    number(need.duePerSecond, need.duePerSecond < 10 ? 1 : 0),
    number(need.perSecond),
    number(need.loginsPerSecond),
    number(need.processes),
    number(need.machines),
    `${number(need.officeGiB)} GiB`,
    number(need.databaseCores),
    `${number(need.databaseGiB)} GiB`,
    `${number(need.dataGiB)} GiB`,
    `${number(need.diskGiB)} GiB`,
    number(need.connections),
    number(need.pooled),
    `${number(need.megabits)} Mbit/s`,
    `${number(need.p95)} ms`,
  ]);
  const rows = WORDS[language].needRows.map((name, at) => [name, ...cells.map((of) => of[at]!)]);
  return tableOf([WORDS[language].need, ...SIZES.map((size) => number(size))], rows);
}

/** @returns a number as the language writes it */
const numbersOf =
  (language: PageLanguage) =>
  (value: number, digits = 0): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

if (import.meta.main)
  for (const [language, file] of Object.entries(PAGES))
    writeFileSync(join(root, file), withTables(readFileSync(join(root, file), 'utf8'), language as PageLanguage));
