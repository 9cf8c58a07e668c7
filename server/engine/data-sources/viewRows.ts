import type { Order, ViewTable, Where } from '../../../codegen/artefact/data/plan.ts';
import { MOST_ANSWERED } from '../../../codegen/artefact/data/plan.ts';
import { bareIdentifier } from '../../../src/lang/values/bareIdentifier.ts';
import type { Context } from '../http/context.ts';
import { type AskRows, type Cells, inOrder, pageOf, type Selection, type Whose, whoseRows } from './rows.ts';
import { type Row, Unfit } from './viewDatabase.ts';
import { type Statement, viewQuery } from './viewQuery.ts';
import type { Views } from './views.ts';

/** Rows of a view, queried for each call. */
export function viewRows(views: Views, table: ViewTable, wanted: readonly string[], selection: Selection): AskRows {
  const { where, order, page, on = [] } = selection;
  const columns = viewColumns(table, [...wanted, ...on], where, order);
  // The database sorts pages. The other columns decide between equal rows, so that no row is on two pages or on none.
  const others = columns.filter((name) => !order.some(({ column }) => column === name));
  const inPages = [...order, ...others.map((column) => ({ column, descending: false }))];
  return async (ctx, keys = []) => {
    const part = page && pageOf(page, ctx.args);
    const rows = await readView(views, table, ctx, (whose, args, most) =>
      viewQuery(table, columns, {
        whose,
        where,
        args,
        language: ctx.lang,
        keys,
        ...(part && { order: inPages, from: part.from }),
        ...((most ?? part?.most) !== undefined && { most: most ?? part!.most! }),
      }),
    );
    if (rows.length > MOST_ANSWERED)
      throw new Error(`The view "${table.name}" gave more than ${MOST_ANSWERED} rows: let a required argument choose.`);
    const found = cellsOf(table, columns, rows, ctx);
    return page ? found : inOrder(found, order);
  };
}

/**
 * The rows of a query, for the chosen subject where rows have one.
 *
 * @param query for an owner, arguments and at most so many rows
 */
export async function readView(
  views: Views,
  { view, subject, database }: ViewTable,
  ctx: Context,
  query: (whose: Whose | null, args: unknown, most?: number) => Statement,
): Promise<Row[]> {
  const whose = subject ? whoseRows(subject, ctx) : null;
  if (subject && !whose) return [];
  const asked = (args: unknown, most?: number) => views.read(database, view, query(whose, args, most));
  return asked(ctx.args).catch((failure) =>
    noneFor(
      failure,
      () => asked(ctx.args, 0),
      () => asked({}, 0),
    ),
  );
}

/**
 * Rows by the names of their columns.
 *
 * @throws Error for a row of another subject, even if the database treats the two numbers as equal
 */
export function cellsOf(
  { name, subject }: ViewTable,
  columns: readonly string[],
  rows: readonly Row[],
  ctx: Context,
): Cells[] {
  const whose = subject ? whoseRows(subject, ctx) : null;
  const at = new Map(columns.map((column, index) => [column, index]));
  const found = rows.map(
    (row): Cells =>
      (column) =>
        row[at.get(column) ?? -1] ?? '',
  );
  if (whose && found.some((cells) => bareIdentifier(cells(whose.column)) !== whose.value))
    throw new Error(`The view "${name}" gave rows of another subject: its column "${whose.column}" must be text.`);
  return found;
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
