import { columnsOf, joinedFields } from '../../../codegen/artefact/data/item.ts';
import { allColumns } from '../../../codegen/artefact/data/lang.ts';
import type { DataPlan, Fill, RowsPlan } from '../../../codegen/artefact/data/plan.ts';
import { viewQuery } from './viewQuery.ts';
import { viewColumns } from './viewRows.ts';
import type { Views } from './views.ts';

/**
 * Asks every view for its columns and no rows. A view that fails is reported at the start of the office; its operation
 * answers with an error until the view is corrected, and the other operations work.
 *
 * @returns one sentence for each mistake
 */
export async function probeViews(plan: DataPlan | undefined, views: Views): Promise<string[]> {
  const wrong: string[] = [];
  for (const [id, { row, answer }] of plan?.operations ?? []) {
    for (const fill of [...(row ? [row] : []), ...answer.values()].flatMap(withInner)) {
      const why = await probe(fill, views);
      if (why) wrong.push(`${id} can't be answered: ${why}`);
    }
  }
  return wrong;
}

async function probe(fill: Fill, views: Views): Promise<string | undefined> {
  if (fill.kind === 'value' || fill.kind === 'record' || fill.table.kind !== 'view') return undefined;
  const { table, where } = fill;
  const wanted = viewColumns(table, readBy(fill), where, (fill as RowsPlan).order ?? []);
  const columns = wanted.flatMap((column) => allColumns(table.lang, column));
  try {
    await views.read(
      table.database,
      table.view,
      viewQuery(table, columns, { whose: null, where: [], args: {}, language: 'pl', most: 0 }),
    );
    return undefined;
  } catch (failure) {
    return (failure as Error).message;
  }
}

/** A fill with those inside of its rows. */
function withInner(fill: Fill): Fill[] {
  return 'item' in fill ? [fill, ...joinedFields(fill.item).flatMap(({ from }) => withInner(from))] : [fill];
}

/** The columns that a fill reads. */
function readBy(fill: Exclude<Fill, { kind: 'value' | 'record' }>): string[] {
  if (fill.kind === 'count') return [];
  if (fill.kind === 'groups') return [...fill.by, ...fill.sums].map(({ column }) => column);
  return fill.kind === 'values' || fill.kind === 'sum' ? [fill.column] : columnsOf(fill.item);
}
