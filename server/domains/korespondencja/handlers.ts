import type * as models from '../../../src/generated/models.ts';
import { lockKonto } from '../../engine/db/lockKonto.ts';
import { podmiotInEvent } from '../../engine/events/subjects.ts';
import { writeEvent } from '../../engine/events/writeEvent.ts';
import { type Context, type Handler, podmiotOf, sessionOf } from '../../engine/http/context.ts';
import { BusinessError, NotFound } from '../../engine/http/refusals.ts';
import { punkt } from '../naleznosci/punktyOdbioru.ts';
import * as queries from './queries.ts';
import { brakujace, type PoleDanych, uporzadkowane, zleZapisane, zmienione } from './rules.ts';

const PER_DAY = 10;

export const dajDaneKorespondencyjne: Handler<
  models.DajDaneKorespondencyjneArgs,
  models.DajDaneKorespondencyjneAnswer
> = async (ctx) => {
  requireOffered(ctx);
  await requirePoint(ctx);
  return queries.dane(ctx.db, podmiotOf(ctx));
};

export const dajHistorieZmianDanych: Handler<
  models.DajHistorieZmianDanychArgs,
  models.DajHistorieZmianDanychAnswer
> = async (ctx) => {
  requireOffered(ctx);
  await requirePoint(ctx);
  const { podmiotId } = podmiotOf(ctx);
  return { historiaZgloszen: await queries.historia(ctx.db, podmiotId, ctx.lang, ctx.args.idPunktuOdbioru) };
};

export const zglosZmianeDanychKorespondencyjnych: Handler<
  models.ZglosZmianeDanychKorespondencyjnychArgs,
  models.ZglosZmianeDanychKorespondencyjnychAnswer
> = async (ctx) => {
  requireOffered(ctx);
  const { db, now } = ctx;
  const podmiot = podmiotOf(ctx);
  const { kontoId } = sessionOf(ctx).konto;
  const { idPunktuOdbioru, ...wanted } = ctx.args;
  const czyInstytucja = podmiot.czyInstytucja === 1;
  const po = uporzadkowane(wanted, czyInstytucja);
  refuse('5101', brakujace(po, czyInstytucja), 'pole.required');
  refuse('5102', zleZapisane(po), 'pole.format');
  if (idPunktuOdbioru !== null && !(await punkt(db, podmiot.podmiotId, idPunktuOdbioru)))
    throw new BusinessError('5104', { idPunktuOdbioru: { key: '5104' } });
  await lockKonto(db, kontoId);
  const przed = await queries.dane(db, podmiot);
  // Nobody at the office has to look for a difference that is not there.
  if (zmienione(przed, po).length === 0) return { czyZapisano: false };
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000).toISOString();
  if ((await queries.countSince(db, kontoId, dayAgo)) >= PER_DAY) throw new BusinessError('5103');
  const { zgloszenieId } = await queries.insert(db, {
    podmiotId: podmiot.podmiotId,
    kontoId,
    idPunktuOdbioru,
    dane: JSON.stringify(po),
    daneDotychczasowe: JSON.stringify(przed),
    kiedyUtworzono: now.toISOString(),
    kiedyObsluzono: null,
    uwagiDoZgloszenia: null,
  });
  const told = { zgloszenieId, idPunktuOdbioru, bylo: przed, jest: po, podmiot: podmiotInEvent(podmiot) };
  await writeEvent(ctx, 'daneKorespondencyjne.zgloszone', told);
  return { czyZapisano: true };
};

function refuse(kod: string, pola: readonly PoleDanych[], key: string): void {
  if (pola.length > 0) throw new BusinessError(kod, Object.fromEntries(pola.map((pole) => [pole, { key }])));
}

/** Somebody else's point is not found. */
async function requirePoint(ctx: Context<{ idPunktuOdbioru?: number }>): Promise<void> {
  const { idPunktuOdbioru } = ctx.args;
  if (idPunktuOdbioru === undefined) return;
  if (!(await punkt(ctx.db, podmiotOf(ctx).podmiotId, idPunktuOdbioru))) throw new NotFound();
}

/** An office may switch correspondence data off: their address is then not found either. */
function requireOffered({ config }: Context): void {
  if (!config.daneKorespondencyjne) throw new NotFound();
}
