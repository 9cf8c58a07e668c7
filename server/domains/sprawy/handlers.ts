import type * as models from '../../../src/generated/models.ts';
import { warsawDay } from '../../../src/lang/values/warsaw.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { presentSprawa } from '../akcyza/present.ts';
import { wnioskiWToku } from '../akcyza/queries.ts';
import * as korespondencja from '../korespondencja/queries.ts';
import { wszystkieKarty } from '../naleznosci/queries.ts';
import { synchronizacjaOf } from '../naleznosci/synchronizacja.ts';
import * as nieczystosci from '../nieczystosci/queries.ts';
import { sprawyNaleznosci, sprawyPlatnosci } from '../platnosci/sprawy.ts';
import { sprawyDecyzji } from '../podatki/sprawy.ts';
import { sprawyFaktur, sprawyOdczytow } from '../woda/sprawy.ts';
import { noweOd } from './noweOd.ts';
import { sprawyZgloszen } from './zgloszenia.ts';

type Czesc =
  | 'NALEZNOSCI'
  | 'PLATNOSCI'
  | 'DECYZJE'
  | 'FAKTURY'
  | 'AKCYZA'
  | 'ZGLOSZENIA'
  | 'ZMIANY_DANYCH'
  | 'NIECZYSTOSCI'
  | 'ODCZYTY';

const NIC: models.SprawyNaleznosci = { kwotaPoTerminie: 0, poTerminie: [], najblizsze: [], pisma: [] };

/** One answer for the parts of all services, so that the page of a resident needs one call. A part that was not asked for is not read. */
export const dajMojeSprawy: Handler<models.DajMojeSprawyArgs, models.DajMojeSprawyAnswer> = async (ctx) => {
  const { db, lang } = ctx;
  const podmiot = podmiotOf(ctx);
  const { podmiotId } = podmiot;
  const asked = ctx.args.czesci?.split(',');
  const asks = (czesc: Czesc): boolean => asked?.includes(czesc) ?? true;
  const part = async <T>(czesc: Czesc, read: () => Promise<T[]>): Promise<T[]> => (asks(czesc) ? read() : []);

  const since = await noweOd(ctx);
  const odDnia = warsawDay(new Date(since));
  const karty = await wszystkieKarty(db, podmiot);
  const naleznosci = asks('NALEZNOSCI') ? await sprawyNaleznosci(ctx, karty, odDnia) : NIC;
  const lists = {
    platnosci: await part('PLATNOSCI', () => sprawyPlatnosci(ctx)),
    decyzje: await part('DECYZJE', () => sprawyDecyzji(ctx, karty, odDnia)),
    faktury: await part('FAKTURY', () => sprawyFaktur(ctx, odDnia)),
    akcyza: await part('AKCYZA', async () =>
      (await wnioskiWToku(db, podmiot, odDnia).execute()).map((row) => presentSprawa(row)),
    ),
    zgloszenia: await part('ZGLOSZENIA', () => sprawyZgloszen(ctx, since)),
    zmianyDanych: await part('ZMIANY_DANYCH', async () =>
      ctx.config.daneKorespondencyjne ? korespondencja.wToku(db, podmiotId, lang, since) : [],
    ),
    nieczystosci: await part('NIECZYSTOSCI', () => nieczystosci.wToku(db, podmiotId, since)),
    odczyty: await part('ODCZYTY', () => sprawyOdczytow(ctx, karty)),
  };
  const { poTerminie, najblizsze, pisma } = naleznosci;
  const all = [poTerminie, najblizsze, pisma, ...Object.values(lists)];
  return {
    ...synchronizacjaOf(ctx),
    noweOd: since,
    liczbaSpraw: all.reduce((sum, list) => sum + list.length, 0),
    naleznosci,
    ...lists,
  };
};
