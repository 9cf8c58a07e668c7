import { columnsFor } from '../../../codegen/artefact/data/lang.ts';
import type { CsvTable } from '../../../codegen/artefact/data/plan.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { bareIdentifier } from '../../../src/lang/values/bareIdentifier.ts';
import {
  type AskRows,
  type Cells,
  comparedValue,
  fits,
  given,
  inOrder,
  type Keys,
  pageRows,
  type Selection,
  whoseRows,
  withKeys,
} from './rows.ts';

/** Rows of a file; a file with columns for languages is another one in each language. */
export function csvRows(table: CsvTable, selection: Selection): AskRows {
  if (!table.lang) return rowsIn(table, selection, undefined);
  const byLanguage = new Map<Language, AskRows>();
  return (ctx, keys) => {
    const known = byLanguage.get(ctx.lang) ?? rowsIn(table, selection, ctx.lang);
    byLanguage.set(ctx.lang, known);
    return known(ctx, keys);
  };
}

/** Rows of a file, sorted and indexed once: by their owner, or by the first argument that is compared for equality. */
function rowsIn(table: CsvTable, { where, order, page, on = [] }: Selection, language: Language | undefined): AskRows {
  const at = new Map(table.csv.columns.map((column, index) => [column, index]));
  const textOf = language === undefined ? undefined : textIn(table, language);
  const rows = inOrder(
    table.csv.rows.map(
      (cells): Cells =>
        (column) =>
          textOf ? textOf(cells, column) : (cells[at.get(column) ?? -1] ?? ''),
    ),
    order,
  ).map((cells) => ({ cells, values: new Map(where.map((one) => [one, comparedValue(one, cells)])) }));
  type Row = (typeof rows)[number];
  const all = (found: readonly Row[], args: unknown, keys: readonly Keys[]): Cells[] => {
    const wanted = given(where, args);
    const matching = withKeys(found, keys, ({ cells }) => cells).filter(({ values }) =>
      wanted.every(({ where: one, argument }) => fits(one, values.get(one), argument)),
    );
    return pageRows(matching, page, args).map(({ cells }) => cells);
  };

  const { subject } = table;
  if (subject) {
    const owned = new Map(
      [subject.pesel, subject.nip].map((column) => [
        column,
        indexed(rows, ({ cells }) => bareIdentifier(cells(column))),
      ]),
    );
    return async (ctx, keys = []) => {
      const whose = whoseRows(subject, ctx);
      return whose ? all(owned.get(whose.column)?.get(whose.value) ?? [], ctx.args, keys) : [];
    };
  }
  const [key] = on;
  const byKey = key === undefined ? undefined : indexed(rows, ({ cells }) => cells(key));
  if (byKey)
    return async ({ args }, keys = []) => {
      const values = keys.find(({ column }) => column === key)?.values ?? byKey.keys();
      return all(
        [...values].flatMap((value) => byKey.get(value as string) ?? []),
        args,
        keys,
      );
    };
  const first = where.find(({ is }) => is === 'equal');
  const index = first && indexed(rows, ({ values }) => values.get(first));
  return async ({ args }, keys = []) => {
    const argument = first && (args as Record<string, unknown>)[first.argument];
    const known = argument !== undefined && argument !== null && !Array.isArray(argument);
    return all(index && known ? (index.get(argument) ?? []) : rows, args, keys);
  };
}

/** The text of a column in a language, or in the first one of the municipality. */
function textIn({ csv, lang }: CsvTable, language: Language) {
  const names = [...csv.columns, ...(lang?.columns ?? [])];
  const at = new Map(
    names.map((name) => [name, columnsFor(lang, name, language).map((one) => csv.columns.indexOf(one))]),
  );
  return (cells: readonly string[], column: string): string => {
    for (const index of at.get(column) ?? []) if (cells[index]) return cells[index];
    return '';
  };
}

function indexed<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): Map<unknown, Row[]> {
  const index = new Map<unknown, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = index.get(key);
    if (known) known.push(row);
    else index.set(key, [row]);
  }
  return index;
}
