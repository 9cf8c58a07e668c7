import type { Order, ViewTable, Where } from '../../../codegen/artefact/data/plan.ts';
import { MOST_ANSWERED } from '../../../codegen/artefact/data/plan.ts';
import { bareIdentifier } from '../../../src/lang/values/bareIdentifier.ts';
import { type AskRows, type Cells, inOrder, whoseRows } from './rows.ts';
import { type Row, Unfit } from './viewDatabase.ts';
import { viewQuery } from './viewQuery.ts';
import type { Views } from './views.ts';

/** Rows of a view, queried for each call. */
export function viewRows(
  views: Views,
  table: ViewTable,
  wanted: readonly string[],
  where: readonly Where[],
  order: readonly Order[],
): AskRows {
  const { subject, database } = table;
  const columns = viewColumns(table, wanted, where, order);
  return async (ctx) => {
    const whose = subject ? whoseRows(subject, ctx) : null;
    if (subject && !whose) return [];
    const asked = (args: unknown, most?: number) =>
      views.read(database, table.view, viewQuery(table, columns, whose, where, args, most));
    const found = await asked(ctx.args).catch((failure) =>
      noneFor(
        failure,
        () => asked(ctx.args, 0),
        () => asked({}, 0),
      ),
    );
    if (found.length > MOST_ANSWERED)
      throw new Error(`The view "${table.name}" gave more than ${MOST_ANSWERED} rows: let a required argument choose.`);
    const rows = found.map(
      (row): Cells =>
        (column) =>
          row[columns.indexOf(column)] ?? '',
    );
    // Even if the database treats two numbers as equal: a row of another number is never returned.
    if (whose && rows.some((cells) => bareIdentifier(cells(whose.column)) !== whose.value))
      throw new Error(
        `The view "${table.name}" gave rows of another subject: its column "${whose.column}" must be text.`,
      );
    return inOrder(rows, order);
  };
}

/**
 * Decides after a failed query. An argument that does not fit the type of its column matches no row: the answer is empty. The
 * query without arguments must succeed, and the one with arguments and no rows must fail; otherwise the view itself is wrong.
 */
async function noneFor(failure: unknown, bind: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<Row[]> {
  if (!(failure instanceof Unfit)) throw failure;
  await bare();
  if (
    await bind().then(
      () => true,
      () => false,
    )
  )
    throw failure;
  return [];
}

/** Every requested column, each once. */
export function viewColumns(
  { subject }: ViewTable,
  wanted: readonly string[],
  where: readonly Where[],
  order: readonly Order[],
): string[] {
  const used = [...wanted, ...where.map(({ column }) => column), ...order.map(({ column }) => column)];
  return [...new Set([...used, ...(subject ? [subject.pesel, subject.nip] : [])])];
}
