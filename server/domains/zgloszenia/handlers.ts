import type * as models from '../../../src/generated/models.ts';
import { lockKonto } from '../../engine/db/lockKonto.ts';
import { podmiotInEvent } from '../../engine/events/subjects.ts';
import { writeEvent } from '../../engine/events/writeEvent.ts';
import { type Handler, podmiotOf, sessionOf } from '../../engine/http/context.ts';
import { BusinessError } from '../../engine/http/refusals.ts';
import { punkt } from '../naleznosci/punktyOdbioru.ts';
import { requireKarta } from '../naleznosci/queries.ts';
import * as queries from './queries.ts';

const LIMIT = 2000;
/** The content besides the lines with telephone and e-mail that the portal adds. */
const LIMIT_WITH_CONTACT = 1000;
const CONTACT_LINES = 400;
const PER_DAY = 10;

export const dajTematy: Handler<models.DajTematyArgs, models.DajTematyAnswer> = async ({ db, lang }) => {
  const rows = await queries.tematy(db);
  return { tematy: rows.map((row) => ({ id: row.id, temat: row[lang], czyDodatkowy: row.czyDodatkowy === 1 })) };
};

export const dajTelefonPlatnika: Handler<models.DajTelefonPlatnikaArgs, models.DajTelefonPlatnikaAnswer> = async (
  ctx,
) => {
  const podmiot = podmiotOf(ctx);
  if (ctx.args.idKartyNaleznosci !== undefined) await requireKarta(ctx.db, podmiot, ctx.args.idKartyNaleznosci);
  return { nrTelefonu: podmiot.nrTelefonu };
};

export const dajZgloszenia: Handler<models.DajZgloszeniaArgs, models.DajZgloszeniaAnswer> = async (ctx) => {
  const rows = await queries.zgloszenia(ctx.db, podmiotOf(ctx).podmiotId, ctx.lang);
  return { historiaZgloszen: rows };
};

export const dodajZgloszenie: Handler<models.DodajZgloszenieArgs, models.DodajZgloszenieAnswer> = async (ctx) => {
  const { db, args } = ctx;
  const podmiot = podmiotOf(ctx);
  const { podmiotId } = podmiot;
  const { kontoId } = sessionOf(ctx).konto;
  const temat = await queries.temat(db, args.tematZgloszenia);
  if (!temat) throw new BusinessError('2001', { tematZgloszenia: { key: '2001' } });
  const limit = temat.czyDodatkowy ? LIMIT_WITH_CONTACT + CONTACT_LINES : LIMIT;
  // Code points, as the portal's counter counts.
  if ([...args.trescZgloszenia].length > limit) throw new BusinessError('2002', { trescZgloszenia: { key: '2002' } });
  if (!(await punkt(db, podmiotId, args.idPunktuOdbioru))) {
    throw new BusinessError('2004', { idPunktuOdbioru: { key: '2004' } });
  }
  await lockKonto(db, kontoId);
  const dayAgo = new Date(ctx.now.getTime() - 24 * 3600 * 1000).toISOString();
  if ((await queries.countSince(db, kontoId, dayAgo)) >= PER_DAY) throw new BusinessError('2003');
  const { zgloszenieId } = await queries.insert(db, {
    podmiotId,
    kontoId,
    idPunktuOdbioru: args.idPunktuOdbioru,
    tematId: temat.id,
    trescZgloszenia: args.trescZgloszenia,
    kiedyUtworzono: ctx.now.toISOString(),
    kiedyObsluzono: null,
    uwagiDoZgloszenia: null,
  });
  await writeEvent(ctx, 'zgloszenie.dodane', {
    ...{ zgloszenieId, temat: temat.pl, tematId: temat.id, tresc: args.trescZgloszenia },
    ...{ idPunktuOdbioru: args.idPunktuOdbioru, podmiot: podmiotInEvent(podmiot) },
  });
  return { czyZapisano: true };
};
