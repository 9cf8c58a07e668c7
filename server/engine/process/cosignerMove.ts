import type { MovePlan } from '../../../codegen/artefact/data/plan.ts';
import type { Cells } from '../data-sources/rows.ts';
import { fileWpis } from '../data-sources/wpisyQueries.ts';
import { wpisCells } from '../data-sources/wpisyRows.ts';
import { asOffice } from '../db/roles/asOffice.ts';
import { przeniesPliki } from '../files/plikiQueries.ts';
import { keepFormRules } from '../form-rules/keepFormRules.ts';
import type { Context } from '../http/context.ts';
import { sessionOf } from '../http/context.ts';
import { NotFound } from '../http/refusals.ts';
import { allowedMove, refusal } from './allowedMove.ts';
import { sign, wpisToSign } from './cosigners.ts';
import { lockWpis } from './history.ts';
import { processCells } from './processCells.ts';
import { type ProcessTable, takeMove } from './takeMove.ts';

/**
 * A move by a person whom the sender named, in that person's own session: they are known by the PESEL of their account. With
 * the last signature the application is filed: it gets its number and the moment of its filing.
 *
 * @throws Refusal 404 for an application that does not name this person
 */
export async function cosignerMove(
  operacja: string,
  table: ProcessTable,
  { name, argument }: MovePlan,
  ctx: Context,
): Promise<Cells> {
  const { db, now } = ctx;
  const { pesel, kontoId } = sessionOf(ctx).konto;
  const { [argument]: numer, ...dane } = ctx.args as Readonly<Record<string, unknown>>;
  const named = pesel && (await wpisToSign(db, table.name, pesel, String(numer)));
  const wpis = named && (await lockWpis(db, named.numer));
  if (!pesel || !wpis) throw new NotFound();
  const move = allowedMove(table.process, name, wpis, ctx);
  const slowa = await keepFormRules(operacja, ctx);
  const taken = { ruch: name, kto: 'WSPOLWNIOSKODAWCA', kontoId, dane, slowa } as const;
  if (name !== table.process.cosign?.sign)
    return cellsOf(await takeMove(ctx, table, wpis, { ...taken, stan: move.to }));
  const missing = await sign(db, wpis.wpisId, { pesel, kontoId }, now.toISOString());
  if (missing === undefined) throw refusal(table.process, ctx);
  if (missing > 0) return cellsOf(await takeMove(ctx, table, wpis, { ...taken, stan: wpis.stan, quiet: true }));
  const filed = await fileWpis(db, wpis.wpisId, table.number, ctx.today.slice(0, 4), now.toISOString());
  // The files of the sender.
  await asOffice(db, () => przeniesPliki(db, wpis.numer, filed.numer));
  return cellsOf(await takeMove(ctx, table, filed, { ...taken, stan: move.to, filed: true }));

  function cellsOf(moved: typeof wpis & object): Cells {
    return wpisCells(moved, processCells(ctx, table, moved));
  }
}
