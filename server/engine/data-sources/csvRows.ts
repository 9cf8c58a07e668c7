import type { CsvTable } from '../../../codegen/artefact/data/plan.ts';
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

/** Rows of a file, sorted and indexed once: by their owner, or by the first argument that is compared for equality. */
export function csvRows(table: CsvTable, { where, order, page, on = [] }: Selection): AskRows {
  const at = new Map(table.csv.columns.map((column, index) => [column, index]));
  const rows = inOrder(
    table.csv.rows.map(
      (cells): Cells =>
        (column) =>
          cells[at.get(column) ?? -1] ?? '',
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
