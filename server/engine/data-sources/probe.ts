import { columnsOf, joinedFields } from '../../../codegen/artefact/data/item.ts';
import { allColumns } from '../../../codegen/artefact/data/lang.ts';
import type { DataPlan, FilePlan, Fill, RowsPlan } from '../../../codegen/artefact/data/plan.ts';
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
  for (const [id, { record, change, row, file, answer }] of plan?.operations ?? []) {
    for (const fill of [...(row ? [row] : []), ...(file ? [file] : []), ...answer.values()].flatMap(withInner)) {
      const why = await probe(fill, views);
      if (why) wrong.push(`${id} can't be answered: ${why}`);
    }
    for (const list of [...(record?.among.values() ?? []), ...(change?.among.values() ?? [])]) {
      const why = 'table' in list && (await probe({ kind: 'values', ...list, where: [], descending: false }, views));
      if (why) wrong.push(`${id} can't be answered: ${why}`);
    }
  }
  return wrong;
}

async function probe(fill: Fill | FilePlan, views: Views): Promise<string | undefined> {
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
function withInner(fill: Fill | FilePlan): (Fill | FilePlan)[] {
  return 'item' in fill ? [fill, ...joinedFields(fill.item).flatMap(({ from }) => withInner(from))] : [fill];
}

/** The columns that a fill reads. */
function readBy(fill: Exclude<Fill | FilePlan, { kind: 'value' | 'record' }>): string[] {
  if (fill.kind === 'count') return [];
  if (fill.kind === 'groups') return [...fill.by, ...fill.sums].map(({ column }) => column);
  return 'column' in fill ? [fill.column] : columnsOf(fill.item);
}
