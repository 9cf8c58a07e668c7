import { MOST_ANSWERED } from '../../codegen/data/operation.ts';
import type { Order, ViewTable, Where } from '../../codegen/data/plan.ts';
import { bareIdentifier } from '../../codegen/data/subject.ts';
import { type AskRows, type Cells, inOrder, whoseRows } from './rows.ts';
import { viewQuery } from './viewQuery.ts';
import type { Views } from './views.ts';

/** Rows of a view, asked for anew each time. */
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
    const found = await views.read(database, table.view, viewQuery(table, columns, whose, where, ctx.args));
    if (found.length > MOST_ANSWERED)
      throw new Error(`The view "${table.name}" gave more than ${MOST_ANSWERED} rows: let a required argument choose.`);
    const rows = found.map(
      (row): Cells =>
        (column) =>
          row[columns.indexOf(column)] ?? '',
    );
    // Whatever the database thinks is equal: a row of another number is nobody's to give.
    if (whose && rows.some((cells) => bareIdentifier(cells(whose.column)) !== whose.value))
      throw new Error(
        `The view "${table.name}" gave rows of another subject: its column "${whose.column}" must be text.`,
      );
    return inOrder(rows, order);
  };
}

/** Every column that is asked for, each once. */
export function viewColumns(
  { subject }: ViewTable,
  wanted: readonly string[],
  where: readonly Where[],
  order: readonly Order[],
): string[] {
  const used = [...wanted, ...where.map(({ column }) => column), ...order.map(({ column }) => column)];
  return [...new Set([...used, ...(subject ? [subject.pesel, subject.nip] : [])])];
}
