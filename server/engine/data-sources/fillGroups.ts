import type { CountPlan, GroupsPlan, SumPlan } from '../../../codegen/artefact/data/plan.ts';
import { MOST_ANSWERED } from '../../../codegen/artefact/data/plan.ts';
import type { Context } from '../http/context.ts';
import { type AskGroups, compareCells, type Grouping, groupedRows } from './groups.ts';
import { rowsOf } from './rowsOf.ts';
import { viewGroups } from './viewGroups.ts';
import type { Views } from './views.ts';

/** The number of rows, or the sum of a column. */
export function fillTotal(plan: CountPlan | SumPlan, views: Views): (ctx: Context) => Promise<number> {
  const ask = groupsOf(plan, { by: [], sums: plan.kind === 'sum' ? [plan] : [] }, views);
  return async (ctx) => {
    const [all] = await ask(ctx);
    return (plan.kind === 'sum' ? all?.sums[0] : all?.count) ?? 0;
  };
}

/** A list with an object for each group, in the order of their values. */
export function fillGroups(plan: GroupsPlan, views: Views): (ctx: Context) => Promise<object[]> {
  const { table, by, sums, count, descending } = plan;
  const ask = groupsOf(plan, plan, views);
  return async (ctx) => {
    const groups = [...(await ask(ctx))];
    if (groups.length > MOST_ANSWERED)
      throw new Error(`The table "${table.name}" gave ${groups.length} groups, at most ${MOST_ANSWERED} are answered.`);
    groups.sort((a, b) => {
      const difference = a.keys.map((key, index) => compareCells(key, b.keys[index]!)).find((one) => one !== 0) ?? 0;
      return descending ? -difference : difference;
    });
    return groups.map((group) =>
      Object.fromEntries([
        ...by.map(({ name }, index) => [name, group.keys[index]]),
        ...sums.map(({ name }, index) => [name, group.sums[index]]),
        ...(count === undefined ? [] : [[count, group.count]]),
      ]),
    );
  };
}

/** @param on the columns of the keys that are asked for */
export function groupsOf(
  { table, where }: CountPlan | SumPlan | GroupsPlan,
  grouping: Grouping,
  views: Views,
  on: readonly string[] = [],
): AskGroups {
  if (table.kind === 'view') return viewGroups(views, table, where, grouping);
  return groupedRows(rowsOf(table, [], { where, order: [], counted: true, on }, views), grouping);
}
