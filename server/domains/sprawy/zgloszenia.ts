import type * as models from '../../../src/generated/models.ts';
import { type Context, podmiotOf } from '../../engine/http/context.ts';
import { words } from '../../engine/words/messages.ts';
import { punktyZLicznikami } from '../woda/points.ts';
import { wToku } from '../zgloszenia/queries.ts';

type Punkt = Required<models.PunktOdbioru>;

/** Requests that wait or were dealt with since a moment, each with its place. */
export async function sprawyZgloszen(ctx: Context, od: string): Promise<models.SprawaZgloszenia[]> {
  const rows = await wToku(ctx.db, podmiotOf(ctx).podmiotId, ctx.lang, od);
  const points = rows.length === 0 ? [] : await punktyZLicznikami(ctx);
  return rows.map(({ idPunktuOdbioru, ...row }) => {
    const point = points.find((one) => one.idPunktuOdbioru === idPunktuOdbioru);
    return { ...row, miejsce: point ? miejsce(ctx, point, points) : null };
  });
}

/** The address; with the number of the meter where another point has the same one. */
function miejsce({ lang }: Context, { idPunktuOdbioru, adresPunktuOdbioru, liczniki }: Punkt, all: Punkt[]): string {
  const [licznik] = liczniki;
  const isShared = all.some(
    (one) => one.adresPunktuOdbioru === adresPunktuOdbioru && one.idPunktuOdbioru !== idPunktuOdbioru,
  );
  if (!licznik || !isShared) return adresPunktuOdbioru;
  return words(lang, 'zgloszenie.miejsceZLicznikiem', { adres: adresPunktuOdbioru, numer: licznik.numerLicznika });
}
