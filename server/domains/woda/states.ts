import type * as models from '../../../src/generated/models.ts';
import { lockKonto } from '../../engine/db/lockKonto.ts';
import { writeEvent } from '../../engine/events/writeEvent.ts';
import { type Handler, podmiotOf, sessionOf } from '../../engine/http/context.ts';
import { BusinessError, NotFound } from '../../engine/http/refusals.ts';
import { lockMeter, meterAt, reportOf, reportsSince, withdraw } from './meters.ts';
import { offers, requireOffered } from './offered.ts';
import { presentZgloszenieStanu } from './present.ts';
import { zgloszeniaStanu, znaneStany } from './queries.ts';
import { miesciSie, ostatniStanTysieczne, stanTysieczne } from './stanLicznika.ts';

const PER_DAY = 10;
const DAY_MS = 24 * 3600 * 1000;

export const zapiszStanLicznika: Handler<models.ZapiszStanLicznikaArgs, models.ZapiszStanLicznikaAnswer> = async (
  ctx,
) => {
  const { db, args } = ctx;
  const { podmiotId } = podmiotOf(ctx);
  const { kontoId } = sessionOf(ctx).konto;
  // Always locks the account first, then the meter: this avoids deadlocks.
  await lockKonto(db, kontoId);
  const meter = offers(ctx, 'stan') ? await lockMeter(db, podmiotId, args.idLicznika) : undefined;
  if (!meter) throw new BusinessError('5002');
  const stan = stanTysieczne(args.nowyStanLicznika);
  if (stan === undefined || !miesciSie(stan, meter)) return { czyZapisano: false };
  if (stan < ostatniStanTysieczne(await znaneStany(db, meter.idLicznika)))
    throw new BusinessError('5001', { nowyStanLicznika: { key: '5001' } });
  const dayAgo = new Date(ctx.now.getTime() - DAY_MS).toISOString();
  if ((await reportsSince(db, kontoId, dayAgo)) >= PER_DAY) throw new BusinessError('5003');
  const { idZgloszenia } = await db
    .insertInto('zgloszeniaStanu')
    .values({
      idLicznika: meter.idLicznika,
      kontoId,
      kiedyUtworzono: ctx.now.toISOString(),
      kiedyObsluzono: null,
      stanTysieczne: stan,
      uwagiZgloszone: null,
    })
    .returning('idZgloszenia')
    .executeTakeFirstOrThrow();
  const { idLicznika, nrLicznika, idPunktu } = meter;
  const reported = { idZgloszenia, idLicznika, nrLicznika, idPunktuOdbioru: idPunktu, stanTysieczne: stan };
  await writeEvent(ctx, 'stanLicznika.zgloszony', reported);
  return { czyZapisano: true };
};

export const wycofajStanLicznika: Handler<models.WycofajStanLicznikaArgs, models.WycofajStanLicznikaAnswer> = async (
  ctx,
) => {
  requireOffered(ctx, 'stan');
  const mine = { podmiotId: podmiotOf(ctx).podmiotId, idZgloszenia: ctx.args.idZgloszenia };
  if (await withdraw(ctx.db, mine, ctx.now.toISOString())) {
    await writeEvent(ctx, 'stanLicznika.wycofany', { idZgloszenia: mine.idZgloszenia });
    return { czyWycofano: true };
  }
  const known = await reportOf(ctx.db, mine);
  if (!known) throw new NotFound();
  // Withdrawn in another tab, or by a click whose response was lost.
  if (known.kiedyWycofano !== null) return { czyWycofano: true };
  throw new BusinessError('5004');
};

export const dajZgloszeniaStanu: Handler<models.DajZgloszeniaStanuArgs, models.DajZgloszeniaStanuAnswer> = async (
  ctx,
) => {
  const { idPunktu, nrLicznika } = ctx.args;
  const { podmiotId } = podmiotOf(ctx);
  const meter = offers(ctx, 'stan') ? await meterAt(ctx.db, podmiotId, idPunktu, nrLicznika) : undefined;
  if (!meter) throw new NotFound();
  const reported = await zgloszeniaStanu(ctx.db, meter.idLicznika).execute();
  return {
    nrLicznika: meter.nrLicznika,
    adres: meter.adresPunktuOdbioru,
    zgloszeniaStanu: reported.map(presentZgloszenieStanu),
  };
};
