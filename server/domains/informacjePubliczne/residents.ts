import type * as models from '../../../src/generated/models.ts';
import { collatorOf } from '../../../src/lang/values/order.ts';
import type { Context, Handler } from '../../engine/http/context.ts';
import { words } from '../../engine/words/messages.ts';
import { countedOnce } from './countedOnce.ts';
import { imiona, type Stan, stany } from './mieszkancyQueries.ts';

const countStany = (ctx: Context<unknown>): Promise<Stan[]> =>
  countedOnce(ctx, 'stany', () => stany(ctx.db, ctx.today));

const countImiona = (ctx: Context<unknown>) => countedOnce(ctx, 'imiona', () => imiona(ctx.db, ctx.today));

/** In the order shown, present residents first: text key, and what it counts. */
const STATUSES: readonly [key: string, counts: (row: Stan) => number][] = [
  ['status.STALE', (row) => (row.zameldowanie === 'STALE' ? row.ponizej18 + row.od18 : 0)],
  ['status.CZASOWE', (row) => (row.zameldowanie === 'CZASOWE' ? row.ponizej18 + row.od18 : 0)],
  ['status.WYMELDOWANIE', (row) => row.wymeldowani],
  ['status.WYJAZD', (row) => row.wyjechali],
  ['status.ZGON', (row) => row.zmarli],
];

export const dajStatusyMeldunkoweMieszkancow: Handler<
  models.DajStatusyMeldunkoweMieszkancowArgs,
  models.DajStatusyMeldunkoweMieszkancowAnswer
> = async (ctx) => {
  const rows = await countStany(ctx);
  return {
    statusyMieszkancow: STATUSES.map(([key, counts]) => ({
      opisStatusu: words(ctx.lang, key),
      liczbaMieszkancow: rows.reduce((sum, row) => sum + counts(row), 0),
    })),
  };
};

export const dajZameldowaniaWgPlciWieku: Handler<
  models.DajZameldowaniaWgPlciWiekuArgs,
  models.DajZameldowaniaWgPlciWiekuAnswer
> = async (ctx) => {
  const rows = await countStany(ctx);
  return { zameldowanieStale: bySexAndAge(rows, 'STALE'), zameldowanieCzasowe: bySexAndAge(rows, 'CZASOWE') };
};

function bySexAndAge(rows: readonly Stan[], zameldowanie: Stan['zameldowanie']): models.LiczbyWgPlciWieku {
  const of = (plec: Stan['plec']) => rows.find((row) => row.zameldowanie === zameldowanie && row.plec === plec);
  const [kobiety, mezczyzni] = [of('K'), of('M')];
  return {
    liczbaKobietPonizej18: kobiety?.ponizej18 ?? 0,
    liczbaMezczyznPonizej18: mezczyzni?.ponizej18 ?? 0,
    liczbaKobietOd18: kobiety?.od18 ?? 0,
    liczbaMezczyznOd18: mezczyzni?.od18 ?? 0,
  };
}

/** Years in which at least one name is frequent enough to be published; the newest first. */
export const dajLataUrodzen: Handler<models.DajLataUrodzenArgs, models.DajLataUrodzenAnswer> = async (ctx) => {
  const frequentNames = (await countImiona(ctx)).filter(({ liczbaOsob }) => liczbaOsob >= ctx.config.minImion);
  const years = new Set(frequentNames.map(({ rokUrodzenia }) => rokUrodzenia));
  return { lataUrodzen: [...years].sort((a, b) => b - a) };
};

export const dajNajpopularniejszeImionaWgRoku: Handler<
  models.DajNajpopularniejszeImionaWgRokuArgs,
  models.DajNajpopularniejszeImionaWgRokuAnswer
> = async (ctx) => {
  const ofYear = (await countImiona(ctx)).filter(({ rokUrodzenia }) => rokUrodzenia === ctx.args.rok);
  return { listaImion: publishable(ofYear, ctx.config.minImion) };
};

export const dajNajpopularniejszeImiona: Handler<
  models.DajNajpopularniejszeImionaArgs,
  models.DajNajpopularniejszeImionaAnswer
> = async (ctx) => ({ listaImion: ofAllYears(await countImiona(ctx), ctx.config.minImion) });

const added = new WeakMap<readonly object[], models.StatystykaImienia[]>();

/** A hundred years of names, added up and sorted once for each count of them. */
function ofAllYears(rows: readonly models.StatystykaImienia[], min: number): models.StatystykaImienia[] {
  const known = added.get(rows);
  if (known) return known;
  const all = new Map<string, number>();
  for (const { imie, liczbaOsob } of rows) all.set(imie, (all.get(imie) ?? 0) + liczbaOsob);
  const names = [...all].map(([imie, liczbaOsob]) => ({ imie, liczbaOsob }));
  const list = publishable(names, min);
  added.set(rows, list);
  return list;
}

/** The most frequent first, equal counts by the Polish alphabet. A name with fewer than `min` bearers could identify a person. */
function publishable(names: readonly models.StatystykaImienia[], min: number): models.StatystykaImienia[] {
  const { compare } = collatorOf('pl');
  return names
    .filter(({ liczbaOsob }) => liczbaOsob >= min)
    .map(({ imie, liczbaOsob }) => ({ imie, liczbaOsob }))
    .sort((a, b) => b.liczbaOsob - a.liczbaOsob || compare(a.imie, b.imie));
}
