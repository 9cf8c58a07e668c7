import type * as models from '../../../src/generated/models.ts';
import { lockKonto } from '../../engine/db/lockKonto.ts';
import { writeEvent } from '../../engine/events/writeEvent.ts';
import { type Context, type Handler, podmiotOf, sessionOf } from '../../engine/http/context.ts';
import { BusinessError, NotFound } from '../../engine/http/refusals.ts';
import { oneLine } from '../../engine/words/oneLine.ts';
import { punkt } from '../naleznosci/punktyOdbioru.ts';
import * as queries from './queries.ts';
import { najwiecejNaDobe, najwiecejOczekujacych, zasadyNa, zleDni } from './rules.ts';

const DAY_MS = 24 * 3600 * 1000;

export const dajZasadyNieczystosci: Handler<
  models.DajZasadyNieczystosciArgs,
  models.DajZasadyNieczystosciAnswer
> = async ({ today }) => zasadyNa(today);

export const dajZamowieniaNieczystosci: Handler<
  models.DajZamowieniaNieczystosciArgs,
  models.DajZamowieniaNieczystosciAnswer
> = async (ctx) => {
  const rows = await queries.zamowienia(ctx.db, podmiotOf(ctx).podmiotId);
  return {
    zamowienia: rows.map((row) => ({
      idZamowienia: row.idZamowienia,
      kiedyUtworzono: row.kiedyUtworzono,
      adres: row.adres,
      pojemnosc: row.pojemnoscSetne / 100,
      odDnia: row.odDnia,
      doDnia: row.doDnia,
      telefon: row.telefon,
      uwagi: row.uwagi,
      stan: row.stan,
      czyMoznaAnulowac: row.stan === 'NOWE',
      uwagiUrzedu: row.uwagiUrzedu,
    })),
  };
};

export const zamowOdbiorNieczystosci: Handler<
  models.ZamowOdbiorNieczystosciArgs,
  models.ZamowOdbiorNieczystosciAnswer
> = async (ctx) => {
  const { db, args } = ctx;
  const { podmiotId, nazwa } = podmiotOf(ctx);
  const { kontoId } = sessionOf(ctx).konto;
  const adres = await adresOf(ctx, podmiotId);
  const zle = zleDni(args, ctx.today);
  if (zle) throw new BusinessError('5203', { [zle.pole]: { key: zle.key, values: { dzien: zle.dzien } } });
  await lockKonto(db, kontoId);
  await queries.lockPodmiot(db, podmiotId);
  const dayAgo = new Date(ctx.now.getTime() - DAY_MS).toISOString();
  if ((await queries.wyslaneOd(db, kontoId, dayAgo)) >= najwiecejNaDobe) throw new BusinessError('5206');
  if ((await queries.oczekujace(db, podmiotId)) >= najwiecejOczekujacych) throw new BusinessError('5204');
  const now = ctx.now.toISOString();
  const order = {
    idPunktuOdbioru: args.idPunktuOdbioru ?? null,
    adres,
    pojemnoscSetne: Math.round(args.pojemnosc * 100),
    odDnia: args.odDnia,
    doDnia: args.doDnia,
    telefon: args.telefon,
    uwagi: args.uwagi?.trim() || null,
  };
  const idZamowienia = await queries.insert(db, {
    ...order,
    podmiotId,
    kontoId,
    stan: 'NOWE',
    uwagiUrzedu: null,
    kiedyUtworzono: now,
    kiedyZmieniono: now,
  });
  await writeEvent(ctx, 'zamowienie.zlozone', { idZamowienia, ...order, nazwa });
  return { czyZapisano: true, idZamowienia };
};

/** The address for the truck: that of a point is copied, since it may change later. */
async function adresOf(
  { db, args: { idPunktuOdbioru, adres } }: Context<models.ZamowOdbiorNieczystosciArgs>,
  podmiotId: number,
): Promise<string> {
  const typed = oneLine(adres ?? '');
  // One of the two; a blank address counts as missing.
  if ((idPunktuOdbioru == null) === !typed) throw new BusinessError('5201', { adres: { key: '5201' } });
  if (idPunktuOdbioru == null) return typed;
  const known = await punkt(db, podmiotId, idPunktuOdbioru);
  if (!known) throw new BusinessError('5202', { idPunktuOdbioru: { key: '5202' } });
  return known.adresPunktuOdbioru;
}

export const anulujZamowienieNieczystosci: Handler<
  models.AnulujZamowienieNieczystosciArgs,
  models.AnulujZamowienieNieczystosciAnswer
> = async (ctx) => {
  const { podmiotId } = podmiotOf(ctx);
  const { idZamowienia } = ctx.args;
  const kiedyZmieniono = ctx.now.toISOString();
  const mine = { idZamowienia, podmiotId, from: ['NOWE'] as const };
  if (await queries.change(ctx.db, mine, { stan: 'ANULOWANE', kiedyZmieniono })) {
    await writeEvent(ctx, 'zamowienie.zmienione', { idZamowienia, stan: 'ANULOWANE', uwagiUrzedu: null });
    return { czyAnulowano: true };
  }
  const known = await queries.stanOf(ctx.db, podmiotId, idZamowienia);
  if (!known) throw new NotFound();
  // Cancelled in another tab, or by a click whose response was lost.
  if (known.stan === 'ANULOWANE') return { czyAnulowano: true };
  throw new BusinessError('5205');
};
