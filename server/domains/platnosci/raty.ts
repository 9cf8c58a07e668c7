import type * as models from '../../../src/generated/models.ts';
import { type Handler, podmiotOf } from '../../engine/http/context.ts';
import { presentRataZbiorcza } from '../naleznosci/present.ts';
import * as naleznosci from '../naleznosci/queries.ts';
import { zlecono } from './queries.ts';

/** The instalments of a card, with the channel of a payment under way. */
export const dajRaty: Handler<models.DajRatyArgs, models.DajRatyAnswer> = async (ctx) => {
  const podmiot = podmiotOf(ctx);
  const karta = await naleznosci.requireKarta(ctx.db, podmiot, ctx.args.idKartyNaleznosci);
  const parts = Map.groupBy(
    await naleznosci.raty(ctx.db, podmiot, karta.idKartyNaleznosci),
    (part) => part.idNaleznosciRatyZbiorczej,
  );
  const rows = await naleznosci.ratyZbiorcze(ctx.db, podmiot, karta.idKartyNaleznosci);
  const ordered = await zlecono(ctx.db, podmiot, karta.idKartyNaleznosci);
  return {
    ratyZbiorcze: rows.map((row) => {
      const id = row.idNaleznosciRatyZbiorczej;
      return presentRataZbiorcza(karta, row, parts.get(id) ?? [], ordered.get(id), ctx.today);
    }),
  };
};
