import type * as models from '../../../src/generated/models.ts';
import { isPesel } from '../../../src/lang/values/pesel.ts';
import type { Context, Handler } from '../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../engine/http/refusals.ts';
import { networkOf } from '../../engine/session/network.ts';
import { countTry, voterThrottles } from '../../engine/session/throttle.ts';
import { countedOnce } from './countedOnce.ts';
import { nazwiskoWyborcy, wyborcy } from './mieszkancyQueries.ts';
import { wybory } from './queries.ts';

export const informacjaLiczbaWyborcow: Handler<
  models.InformacjaLiczbaWyborcowArgs,
  models.InformacjaLiczbaWyborcowAnswer
> = async (ctx) => {
  const elections = await wybory(ctx.db);
  const wanted = elections.filter(({ dataWyborow }) => (ctx.args.data ?? dataWyborow) === dataWyborow);
  const zestawienieLiczbyWyborcow: models.LiczbaWyborcow[] = [];
  for (const { dataWyborow, [ctx.lang]: nazwaWyborow, liczbaMieszkancow, liczbaWyborcow } of wanted) {
    const count = () => wyborcy(ctx.db, dataWyborow).executeTakeFirstOrThrow();
    const counts =
      liczbaMieszkancow == null || liczbaWyborcow == null
        ? await countedOnce(ctx, `wyborcy ${dataWyborow}`, count)
        : { liczbaMieszkancow, liczbaWyborcow };
    zestawienieLiczbyWyborcow.push({ dataWyborow, nazwaWyborow, ...counts });
  }
  return { datyWyborow: elections.map(({ dataWyborow }) => dataWyborow), zestawienieLiczbyWyborcow };
};

/**
 * Whether somebody is on the register, for a caller who knows number and surname. Nobody learns whether a number is known,
 * whose it is, or why the answer is no: one query, with all conditions in its `where`, finds a voter or does not. The
 * attempts are counted before the query.
 */
export const sprawdzWyborce: Handler<models.SprawdzWyborceArgs, models.SprawdzWyborceAnswer> = async (ctx) => {
  const { pesel, nazwisko } = ctx.args;
  if (!isPesel(pesel)) throw new BusinessError('3001', { pesel: { key: '3001' } });
  await count(ctx, 'siec', networkOf(ctx.ip));
  await count(ctx, 'siecDzien', networkOf(ctx.ip, 48));
  await count(ctx, 'pesel', pesel);
  await count(ctx, 'gmina', '');
  const found = await nazwiskoWyborcy(ctx.db, pesel, ctx.today).executeTakeFirst();
  return { czyWSpisie: letters(found?.nazwisko ?? '') === letters(nazwisko) && found !== undefined };
};

async function count(ctx: Context, what: keyof typeof voterThrottles, of: string): Promise<void> {
  const klucz = ctx.secrets.hmac(`wyborca:${what}:${of}`);
  const blockedMs = await countTry(ctx.db, klucz, voterThrottles[what], ctx.now.getTime());
  if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
}

/** The compared form of a surname: Nowak-Łęcka is nowaklecka, however it is typed. */
const letters = (surname: string): string =>
  surname.normalize('NFD').toLowerCase().replaceAll('ł', 'l').replace(/\P{L}/gu, '');
