import type { AllowedValues, ViewTable, Where } from '../../../codegen/artefact/data/plan.ts';
import type { Context } from '../http/context.ts';
import { BadRequest } from '../http/refusals.ts';
import { whoseRows } from './rows.ts';
import { viewGroups } from './viewGroups.ts';
import type { Views } from './views.ts';

/** @throws BadRequest for a value that the sender of a record may not name */
export async function checkAmong(among: ReadonlyMap<string, AllowedValues>, views: Views, ctx: Context): Promise<void> {
  const args = ctx.args as Readonly<Record<string, unknown>>;
  for (const [name, list] of among) {
    const sent = [args[name] ?? []].flat();
    if (sent.length === 0) continue;
    const values = 'table' in list ? await valuesInView(list, sent, views, ctx) : allowedValues(list, ctx);
    if (!sent.every((value) => values.has(value))) throw new BadRequest({ [name]: { key: 'pole.wartosc' } });
  }
}

/** Where rows belong to subjects, the values of the chosen subject's rows only. */
function allowedValues(list: Exclude<AllowedValues, { table: ViewTable }>, ctx: Context): ReadonlySet<unknown> {
  if ('values' in list) return list.values;
  const whose = whoseRows(list.subject, ctx);
  return (whose && list.owned.get(whose.column)?.get(whose.value)) ?? new Set();
}

/** Those of the sent values that the view has. */
async function valuesInView(
  { table, column, type }: Extract<AllowedValues, { table: ViewTable }>,
  sent: readonly unknown[],
  views: Views,
  ctx: Context,
): Promise<ReadonlySet<unknown>> {
  // A text argument names a number, too: cells are compared as texts, as those of a file are.
  const isText = type.kind === 'text';
  const where: Where[] = isText ? [] : [{ argument: 'sent', column, type, is: 'equal' }];
  const texts = isText ? [{ column, values: new Set(sent.map(String)) }] : [];
  const ask = viewGroups(views, table, where, { by: [{ column, type }], sums: [] });
  return new Set((await ask({ ...ctx, args: { sent } }, texts)).map(({ keys }) => keys[0]));
}
