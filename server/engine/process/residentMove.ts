import type { MovePlan } from '../../../codegen/artefact/data/plan.ts';
import type { Cells } from '../data-sources/rows.ts';
import { wpisOf } from '../data-sources/wpisyQueries.ts';
import { ownerOf, wpisCells } from '../data-sources/wpisyRows.ts';
import { lockKonto } from '../db/lockKonto.ts';
import type { Db } from '../db/open.ts';
import { keepFormRules } from '../form-rules/keepFormRules.ts';
import type { Context } from '../http/context.ts';
import { NotFound, TooMany } from '../http/refusals.ts';
import { allowedMove } from './allowedMove.ts';
import { cosignerMove } from './cosignerMove.ts';
import { lockWpis } from './history.ts';
import { processCells } from './processCells.ts';
import { hasProcess, takeMove } from './takeMove.ts';

/** How many moves an account may make within 24 hours, of all applications: histories must not grow without limit. */
export const MOVES_A_DAY = 50;
const DAY_S = 24 * 3600;

/**
 * Makes a resident's move of an application, in the transaction of the write: the arguments are kept in its history.
 *
 * @throws Refusal 404 for an application that does not exist or belongs to somebody else, the code of the process when the
 *   state does not allow the move or its term is over
 * @returns the columns of the application after the move
 */
export async function residentMove(
  operacja: string,
  { table, name, argument }: MovePlan,
  ctx: Context,
): Promise<Cells> {
  const { db } = ctx;
  if (!hasProcess(table)) throw new Error(`${table.name} has no process.`);
  if (table.process.moves.get(name)?.by === 'cosigner')
    return cosignerMove(operacja, table, { table, name, argument }, ctx);
  const { [argument]: numer, ...dane } = ctx.args as Readonly<Record<string, unknown>>;
  const owner = ownerOf(ctx);
  await lockKonto(db, owner.kontoId);
  const own = await wpisOf(db, table.name, owner, String(numer));
  const wpis = own && (await lockWpis(db, own.numer));
  if (!wpis) throw new NotFound();
  const move = allowedMove(table.process, name, wpis, ctx);
  const slowa = await keepFormRules(operacja, ctx);
  await checkShare(db, owner.kontoId, ctx.now);
  const taken = { ruch: name, stan: move.to, kto: 'MIESZKANIEC', kontoId: owner.kontoId, dane, slowa } as const;
  const moved = await takeMove(ctx, table, wpis, taken);
  return wpisCells(moved, processCells(ctx, table, moved));
}

/** @throws TooMany for an account that has made its moves and changes of a day */
export async function checkShare(db: Db, kontoId: number, now: Date): Promise<void> {
  const { ile } = await db
    .selectFrom('przebiegWpisow')
    .select((eb) => eb.fn.countAll<number>().as('ile'))
    .where('kontoId', '=', kontoId)
    .where('kiedy', '>', new Date(now.getTime() - DAY_S * 1000).toISOString())
    .executeTakeFirstOrThrow();
  if (ile >= MOVES_A_DAY) throw new TooMany(DAY_S);
}
