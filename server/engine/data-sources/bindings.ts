import { columnsOf } from '../../../codegen/artefact/data/item.ts';
import type { DataPlan, Fill, OperationPlan, RowsPlan, ValuesPlan } from '../../../codegen/artefact/data/plan.ts';
import { MOST_ANSWERED } from '../../../codegen/artefact/data/plan.ts';
import type { Context, Handler } from '../http/context.ts';
import { NotFound } from '../http/refusals.ts';
import { decisionFile } from '../process/decisionFile.ts';
import { residentMove } from '../process/residentMove.ts';
import { changeWpis } from './changeWpis.ts';
import { fillGroups, fillTotal } from './fillGroups.ts';
import { distinctValues, itemsOf } from './items.ts';
import { makeWpis } from './makeWpis.ts';
import { refuseWhen } from './refuse.ts';
import { rowFile } from './rowFile.ts';
import type { Cells } from './rows.ts';
import { rowsOf } from './rowsOf.ts';
import type { Views } from './views.ts';

/** Fills a part of an answer; `record` is the record that the call has just written. */
type Filling = (ctx: Context, record: Cells | undefined) => Promise<unknown>;

/** One handler for each operation of data.config.json. @throws StartError for a database that has no address */
export function bindData(plan: DataPlan | undefined, views: Views): Map<string, Handler> {
  for (const table of plan?.tables.values() ?? [])
    if (table.kind === 'view' && table.database !== undefined) views.require(table.database);
  return new Map(
    [...(plan?.operations ?? [])].map(([id, operation]) => [
      id,
      operation.file ? rowFile(operation.file, views) : handlerOf(id, operation, views),
    ]),
  );
}

function handlerOf(id: string, plan: OperationPlan, views: Views): Handler {
  const { document, refuse, row, answer } = plan;
  if (document) return (ctx) => decisionFile(document, ctx);
  const writes = [plan.record, plan.move, plan.change].some((one) => one !== undefined);
  const whole = row && fillRows(row, views);
  const fields = [...answer].map(([name, fill]) => [name, fillOf(fill, views)] as const);
  return async (ctx) => {
    if (refuse) await refuseWhen(refuse, writes, ctx);
    const made = await written(id, plan, views, ctx);
    const object = whole ? ((await whole(ctx, made)) as object) : {};
    const filled: Record<string, unknown> = { ...object };
    for (const [name, fill] of fields) filled[name] = await fill(ctx, made);
    return filled;
  };
}

/** Makes, moves or changes a record. @returns its columns afterwards */
async function written(
  id: string,
  { record, move, change }: OperationPlan,
  views: Views,
  ctx: Context,
): Promise<Cells | undefined> {
  if (record) return makeWpis(id, record, views, ctx);
  if (move) return residentMove(id, move, ctx);
  return change && changeWpis(id, change, views, ctx);
}

function fillOf(fill: Fill, views: Views): Filling {
  switch (fill.kind) {
    case 'value':
      return async () => fill.value;
    case 'record':
      return async (_, record) => record?.(fill.column) || null;
    case 'values':
      return fillValues(fill, views);
    case 'count':
    case 'sum':
      return fillTotal(fill, views);
    case 'groups':
      return fillGroups(fill, views);
    default:
      return fillRows(fill, views);
  }
}

function fillRows({ kind, table, item, where, order, nullable, page }: RowsPlan, views: Views): Filling {
  const ask = rowsOf(table, columnsOf(item), { where, order, page }, views);
  const make = itemsOf(item, views);
  return async (ctx) => {
    const rows = await ask(ctx);
    if (kind === 'first') {
      if (!rows[0] && !nullable) throw new NotFound();
      return rows[0] ? (await make(ctx, [rows[0]]))[0] : null;
    }
    if (rows.length > MOST_ANSWERED)
      throw new Error(`The table "${table.name}" gave ${rows.length} rows, at most ${MOST_ANSWERED} are answered.`);
    return make(ctx, rows);
  };
}

function fillValues(plan: ValuesPlan, views: Views): Filling {
  const ask = rowsOf(plan.table, [plan.column], { where: plan.where, order: [] }, views);
  return async (ctx) => distinctValues(plan, await ask(ctx));
}
