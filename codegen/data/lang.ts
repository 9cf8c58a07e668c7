import { allColumns, columnIn } from '../artefact/data/lang.ts';
import type { Table } from '../artefact/data/plan.ts';
import { guess } from '../files/shape.ts';
import { checkColumn, type DataWorld } from './world.ts';

/** Holds the columns of `lang` against the file (`data.lang`); the office asks a view for them when it starts. */
export function checkLang(world: DataWorld, table: Table): void {
  if (table.kind === 'records' || !table.lang) return;
  const { columns, languages } = table.lang;
  for (const [index, column] of columns.entries()) {
    const path = ['tables', table.name, 'lang', index];
    const inAll = languages.map((language) => columnIn(column, language));
    if (table.kind === 'view') {
      checkColumn(world, table, inAll[0]!, [], path);
      continue;
    }
    const known = table.csv.columns;
    if (known.includes(column))
      world.reportAt(
        'data.lang',
        path,
        `The table "${table.name}" has a column "${column}" beside those with a language: rename it.`,
      );
    const [first, ...others] = inAll;
    if (!known.includes(first!)) {
      const message = `The table "${table.name}" has no column "${first}", the text in the first language of the municipality.`;
      world.reportAt('data.lang', path, message + guess(first!, known), { help: [`It has: ${known.join(', ')}`] });
    }
    const missing = others.filter((one) => !known.includes(one));
    if (missing.length > 0)
      world.reportAt('data.lang', path, `Without ${missing.join(', ')}, readers of these languages get ${first}.`, {
        warning: true,
      });
  }
}

/** The columns of a file behind a column: one, or those of its languages. */
export function fileColumns(table: Table, column: string): string[] {
  if (table.kind !== 'csv') return [];
  return allColumns(table.lang, column).filter((one) => table.csv.columns.includes(one));
}
