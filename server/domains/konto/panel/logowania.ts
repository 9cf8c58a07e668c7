import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import { type Handler, sessionOf } from '../../../engine/http/context.ts';
import { NotFound } from '../../../engine/http/refusals.ts';

const SHOWN = 20;
const isoOf = (ms: number): string => new Date(ms).toISOString();

export const dajLogowania: Handler<models.DajLogowaniaArgs, models.DajLogowaniaAnswer> = async (ctx) => {
  const session = sessionOf(ctx);
  const { kontoId } = session.konto;
  const logins = await ctx.db
    .selectFrom('logowania')
    .selectAll()
    .where('kontoId', '=', kontoId)
    .orderBy('kiedyMs', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const open = await ctx.db
    .selectFrom('sesje')
    .select(['id', 'idSesji', 'rozpoczetoMs', 'siec', 'urzadzenie'])
    .where('kontoId', '=', kontoId)
    .where('koniecMs', '>', ctx.now.getTime())
    .orderBy('rozpoczetoMs', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const sesje = open.map(({ id, rozpoczetoMs, ...shown }) => ({
    ...shown,
    rozpoczeto: isoOf(rozpoczetoMs),
    czyBiezaca: id === session.id,
  }));
  return {
    logowania: logins.map(({ id, kiedyMs, siec, urzadzenie, sposob, czyUdane }) => ({
      idLogowania: id,
      kiedy: isoOf(kiedyMs),
      siec,
      urzadzenie,
      sposob,
      czyUdane: czyUdane === 1,
    })),
    sesje: [...sesje.filter((one) => one.czyBiezaca), ...sesje.filter((one) => !one.czyBiezaca)],
  };
};

/** The caller's own session is never ended here: that is a logout. */
export const zakonczSesje: Handler<models.ZakonczSesjeArgs, models.ZakonczSesjeAnswer> = async (ctx) => {
  const { id, konto } = sessionOf(ctx);
  const { idSesji } = ctx.args;
  const others = ctx.db
    .deleteFrom('sesje')
    .where('kontoId', '=', konto.kontoId)
    .where('id', '!=', id)
    .where('koniecMs', '>', ctx.now.getTime());
  const ended = await (idSesji ? others.where('idSesji', '=', idSesji) : others).executeTakeFirst();
  if (idSesji && ended.numDeletedRows === 0n) throw new NotFound();
  const liczbaZakonczonych = Number(ended.numDeletedRows);
  await auditKonto(ctx, konto.kontoId, { czynnosc: 'KONIEC_SESJI', szczegoly: { liczbaZakonczonych } });
  return { liczbaZakonczonych };
};

export const potwierdzPierwszeLogowanie: Handler<
  models.PotwierdzPierwszeLogowanieArgs,
  models.PotwierdzPierwszeLogowanieAnswer
> = async (ctx) => {
  await ctx.db
    .updateTable('konta')
    .set({ czyPierwszeLogowanie: 0 })
    .where('kontoId', '=', sessionOf(ctx).konto.kontoId)
    .execute();
  return { czyPrzeczytano: true };
};
