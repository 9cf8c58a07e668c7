import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { CHANGED, type ChangePlan } from '../../../codegen/artefact/data/plan.ts';
import { lockKonto } from '../db/lockKonto.ts';
import type { WpisRow } from '../db/tables.ts';
import { tellChanged } from '../events/wniosekEvents.ts';
import type { ChosenLabels } from '../form-rules/chosenLabels.ts';
import { keepFormRules } from '../form-rules/keepFormRules.ts';
import type { Context } from '../http/context.ts';
import { BusinessError, NotFound } from '../http/refusals.ts';
import { lockWpis } from '../process/history.ts';
import { processCells } from '../process/processCells.ts';
import { checkShare } from '../process/residentMove.ts';
import { hasProcess } from '../process/takeMove.ts';
import { officeWord } from '../words/officeWords.ts';
import { checkAmong } from './among.ts';
import type { Cells } from './rows.ts';
import type { Views } from './views.ts';
import { wpisOf } from './wpisyQueries.ts';
import { ownerOf, wpisCells } from './wpisyRows.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes a record of the caller, in the transaction of the write; its earlier values stay in its history.
 *
 * @throws Refusal 404 for a record that does not exist or belongs to somebody else, the code of the change in a state that
 *   does not allow it
 * @returns the columns of the record after the change
 */
export async function changeWpis(operacja: string, plan: ChangePlan, views: Views, ctx: Context): Promise<Cells> {
  const { db } = ctx;
  const { table } = plan;
  const owner = ownerOf(ctx);
  await lockKonto(db, owner.kontoId);
  const own = await wpisOf(db, table.name, owner, String((ctx.args as Values)[plan.argument]));
  const wpis = own && (await lockWpis(db, own.numer));
  if (!wpis) throw new NotFound();
  if (!plan.while.includes(wpis.stan)) {
    const { code, text } = plan.refused;
    throw new BusinessError(code, {}, {}, officeWord(ctx.municipality.texts, ctx.lang, text));
  }
  await checkAmong(plan.among, views, ctx);
  const labels = await keepFormRules(operacja, ctx);
  await checkShare(db, owner.kontoId, ctx.now);
  const changed = await store(plan, wpis, labels, ctx);
  return wpisCells(changed, hasProcess(table) ? processCells(ctx, table, changed) : {});
}

/** Writes what differs; a change of nothing leaves no entry in the history. */
async function store(
  { columns, state }: ChangePlan,
  wpis: Selectable<WpisRow>,
  labels: ChosenLabels,
  ctx: Context,
): Promise<Selectable<WpisRow>> {
  const { args, db, now } = ctx;
  const { kontoId } = ownerOf(ctx);
  const before = JSON.parse(wpis.dane) as Values;
  const sent = columns.map(({ argument, column }) => [column, (args as Values)[argument]] as const);
  const different = sent.filter(([column, value]) => value !== undefined && !isDeepStrictEqual(value, before[column]));
  const stan = state ?? wpis.stan;
  if (different.length === 0 && stan === wpis.stan) return wpis;
  const after = Object.fromEntries(different);
  const old = Object.fromEntries(different.map(([column]) => [column, before[column] ?? null]));
  const kiedy = now.toISOString();
  const slowa = ofColumns(columns, labels);
  const changed = await db
    .updateTable('wpisy')
    .set({
      ...{ stan, dane: JSON.stringify({ ...before, ...after }), kiedyZmieniono: kiedy },
      slowa: JSON.stringify({ ...JSON.parse(wpis.slowa ?? '{}'), ...slowa }),
    })
    .where('wpisId', '=', wpis.wpisId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('przebiegWpisow')
    .values({
      ...{ wpisId: wpis.wpisId, kiedy, ruch: CHANGED, stan, kto: 'MIESZKANIEC', kontoId, osoba: null, uwagi: null },
      slowa: JSON.stringify(slowa),
      dane: JSON.stringify({ ...after, '@before': { ...old, ...(stan !== wpis.stan && { '@state': wpis.stan }) } }),
    })
    .execute();
  await tellChanged({ db, now }, changed, { ruch: CHANGED, kto: 'MIESZKANIEC', dane: after });
  return changed;
}

/** The labels by the columns that take the arguments, also those of the rows inside of one. */
function ofColumns(columns: ChangePlan['columns'], labels: ChosenLabels): ChosenLabels {
  const columnOf = new Map(columns.map(({ argument, column }) => [argument, column]));
  const renamed = Object.entries(labels).map(([name, words]): [string, ChosenLabels[string]] => {
    const [argument = '', ...inside] = name.split('.');
    return [[columnOf.get(argument) ?? argument, ...inside].join('.'), words];
  });
  return Object.fromEntries(renamed);
}
