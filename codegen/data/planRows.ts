import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { MOST_ANSWERED, type RowsPlan, type Table, type ValuesPlan } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, record, word } from '../files/raw.ts';
import type { DataFillJson, DataRowsJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { takeColumn } from './columns.ts';
import { cosignView } from './cosignView.ts';
import { type FillContext, findTable, planOrder } from './fillContext.ts';
import type { Filling } from './filling.ts';
import { planItem } from './itemCheck.ts';
import { planJoined } from './join.ts';
import { planPage } from './page.ts';
import { planPart } from './planGroups.ts';
import { planWhere } from './where.ts';
import type { DataWorld } from './world.ts';

/** @param filled fields of the item that do not come from the row */
export function planRows(
  context: FillContext,
  kind: RowsPlan['kind'],
  item: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
  filled?: ReadonlySet<string>,
): RowsPlan | undefined {
  const { world, operation, used } = context;
  const named = findTable(context, raw, kind, path);
  if (!named) return undefined;
  const table = cosignView(context, named, raw, path);
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], used.args);
  const fields = record(raw.fields);
  const { variants } = raw as Raw<DataRowsJson>;
  const join: Filling['join'] = (property, inner, at) => planJoined(context, table, property, inner, at);
  const plan = planItem(world, item, { operation, table, fields, path, variants, join }, filled);
  const order = planOrder(world, table, raw.order, [...path, 'order']);
  const page = planPage(context, raw, path);
  if (page && table.kind === 'view' && order.length === 0) {
    const message =
      'The rows of a view have no order of their own: name columns in "order", so that pages fit together.';
    world.reportAt('data.page', path, message, { key: true });
  }
  const narrowed = page?.limit !== undefined || where.some(({ argument }) => operation.args[argument]?.required);
  if (kind === 'rows' && !narrowed) checkSize(world, table, [...path, kind]);
  return {
    kind,
    table,
    item: plan,
    where,
    order,
    nullable: filled === undefined && plan.nullable,
    ...(page && { page }),
  };
}

/** More rows than a response may have would be an error of every call without arguments (`data.size`). */
function checkSize(world: DataWorld, table: Table, path: Path): void {
  if (table.kind !== 'csv' || table.subject || table.csv.rows.length <= MOST_ANSWERED) return;
  const message = `Without arguments this answers ${table.csv.rows.length} rows, more than ${MOST_ANSWERED}.`;
  world.reportAt('data.size', path, `${message} Give it a "limit", or let a required argument select rows.`);
}

/** A list of the distinct values of one column. */
export function planValues(
  context: FillContext,
  item: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
): ValuesPlan | undefined {
  const { world, operation, used } = context;
  const table = findTable(context, raw, 'values', path);
  const wanted = cellTypeOf(world.contract, item);
  if (!table || !wanted) return undefined;
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], used.args);
  const part = planPart(world, wanted, raw.part, [...path, 'part']);
  const type = { ...(part ? ({ kind: 'date', schema: {} } as const) : wanted), nullable: true };
  takeColumn(world, operation, table, word(raw.column), type, [...path, 'column']);
  return {
    kind: 'values',
    table,
    column: word(raw.column),
    type,
    ...(part && { part }),
    where,
    descending: raw.descending === true,
  };
}
