import type * as models from '../../../src/generated/models.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { presentElement, presentKarta, presentWplata } from './present.ts';
import * as queries from './queries.ts';
import { synchronizacjaOf } from './synchronizacja.ts';
import { uslugiPowiazane } from './uslugiPowiazane.ts';

/** Without a year the newest with cards; while data are being synchronised only the chosen year is offered. */
export const dajListeNaleznosci: Handler<models.DajListeNaleznosciArgs, models.DajListeNaleznosciAnswer> = async (
  ctx,
) => {
  const podmiot = podmiotOf(ctx);
  const lata = await queries.lata(ctx.db, podmiot);
  const wybranyRok = ctx.args.rok ?? lata[0] ?? Number(ctx.today.slice(0, 4));
  const karty = await withSums(ctx, await queries.kartyIZalegle(ctx.db, podmiot, wybranyRok, ctx.args.rodzajPlatnosci));
  const synchronizacja = synchronizacjaOf(ctx);
  return {
    ...synchronizacja,
    wybranyRok,
    lata: synchronizacja.synchronizacjaWTrakcie ? [wybranyRok] : lata,
    karty: karty.filter(({ rok }) => rok === wybranyRok),
    kartyWczesniejsze: karty.filter(({ rok }) => rok < wybranyRok),
  };
};

export const dajKarteNaleznosci: Handler<models.DajKarteNaleznosciArgs, models.DajKarteNaleznosciAnswer> = async (
  ctx,
) => {
  const karta = await kartaOf(ctx);
  return (await withSums(ctx, [karta]))[0]!;
};

/** The cards of the same subject matter, of all years or of one. */
export const dajLataDlaNaleznosci: Handler<models.DajLataDlaNaleznosciArgs, models.DajLataDlaNaleznosciAnswer> = async (
  ctx,
) => ({ lata: await queries.kartyTegoSamego(ctx.db, podmiotOf(ctx), await kartaOf(ctx), ctx.args.rok) });

export const dajWplaty: Handler<models.DajWplatyArgs, models.DajWplatyAnswer> = async (ctx) => {
  const { idKartyNaleznosci } = await kartaOf(ctx);
  return { wplaty: (await queries.wplaty(ctx.db, podmiotOf(ctx), idKartyNaleznosci)).map(presentWplata) };
};

export const dajElementy: Handler<models.DajElementyArgs, models.DajElementyAnswer> = async (ctx) => {
  const { idKartyNaleznosci } = await kartaOf(ctx);
  return { elementy: (await queries.elementy(ctx.db, podmiotOf(ctx), idKartyNaleznosci)).map(presentElement) };
};

/**
 * Documents are drawn from screens, so their arguments are checked here first. The form is only for instalments,
 * and parts, of the named card: one of another card is answered like an unknown one.
 */
export const guards = {
  async drukDowoduWplaty(ctx: Context<models.DrukDowoduWplatyArgs>): Promise<void> {
    const { idKartyNaleznosci } = await kartaOf(ctx);
    const podmiot = podmiotOf(ctx);
    const instalments = await queries.ratyZbiorcze(ctx.db, podmiot, idKartyNaleznosci);
    const parts = await queries.raty(ctx.db, podmiot, idKartyNaleznosci);
    const known = new Set(instalments.map((row) => row.idNaleznosciRatyZbiorczej));
    const knownParts = new Set(parts.map((row) => row.idNaleznosciRaty));
    if (ctx.args.idNaleznosciRatyZbiorczej.some((id) => !known.has(id))) throw new NotFound();
    if (ctx.args.idNaleznosciRaty.some((id) => !knownParts.has(id))) throw new NotFound();
  },
};

const kartaOf = (ctx: Context<{ idKartyNaleznosci: number }>): Promise<queries.KartaIPunkt> =>
  queries.requireKarta(ctx.db, podmiotOf(ctx), ctx.args.idKartyNaleznosci);

async function withSums(ctx: Context, karty: readonly queries.KartaIPunkt[]): Promise<models.KartaNaleznosci[]> {
  const ids = karty.map(({ idKartyNaleznosci }) => idKartyNaleznosci);
  const owners = Map.groupBy(await queries.wspolzobowiazani(ctx.db, ids), (row) => row.idKartyNaleznosci);
  const unpaid = Map.groupBy(await queries.niesplacone(ctx.db, podmiotOf(ctx), ids), (row) => row.idKartyNaleznosci);
  return karty.map((karta) =>
    presentKarta(
      karta,
      owners.get(karta.idKartyNaleznosci) ?? [],
      unpaid.get(karta.idKartyNaleznosci) ?? [],
      uslugiPowiazane(ctx.municipality.manifest, karta),
      ctx.today,
    ),
  );
}
