import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import type { Tables } from '../../db/schema.ts';
import { countedOnce } from './kept.ts';
import { bornBy } from './ofAge.ts';

type Mieszkancy = ExpressionBuilder<Tables, 'mieszkancy'>;

/** Registered in the commune on a day. */
const here = (eb: Mieszkancy, day: string) =>
  eb.and([eb('zameldowanyOd', '<=', day), eb.or([eb('zameldowanyDo', 'is', null), eb('zameldowanyDo', '>=', day)])]);

/** On the roll of voters of a day: here to stay, a citizen, 18. */
const voter = (eb: Mieszkancy, day: string) =>
  eb.and([
    here(eb, day),
    eb('zameldowanie', '=', 'STALE'),
    eb('czyObywatel', '=', 1),
    eb('dataUrodzenia', '<=', bornBy(day)),
  ]);

/** How many of one sex and one kind of registration live here today, by age, and how many do not any more, and why. */
export interface Stan {
  zameldowanie: 'STALE' | 'CZASOWE';
  plec: 'K' | 'M';
  ponizej18: number;
  od18: number;
  wymeldowani: number;
  wyjechali: number;
  zmarli: number;
}

/** Everybody in the register once: what all tables of residents add up from. It groups as its index is sorted. */
export const stany = (ctx: Context<unknown>): Promise<Stan[]> =>
  countedOnce(ctx, 'stany', () => {
    const { db, today } = ctx;
    return db
      .selectFrom('mieszkancy')
      .select((eb) => {
        const count = eb.fn.countAll<number>();
        const gone = eb('zameldowanyDo', '<', today);
        const adult = eb('dataUrodzenia', '<=', bornBy(today));
        return [
          'zameldowanie',
          'plec',
          count.filterWhere(eb.and([here(eb, today), eb.not(adult)])).as('ponizej18'),
          count.filterWhere(eb.and([here(eb, today), adult])).as('od18'),
          count.filterWhere(eb.and([gone, eb('koniec', 'in', ['WYMELDOWANIE', 'UPLYW'])])).as('wymeldowani'),
          count.filterWhere(eb.and([gone, eb('koniec', '=', 'WYJAZD')])).as('wyjechali'),
          count.filterWhere(eb.and([gone, eb('koniec', '=', 'ZGON')])).as('zmarli'),
        ];
      })
      .groupBy(['zameldowanie', 'plec'])
      .execute();
  });

export interface Imie {
  rokUrodzenia: number;
  imie: string;
  liczbaOsob: number;
}

/** First names of those who live here today, by year of birth. */
export const imiona = (ctx: Context<unknown>): Promise<Imie[]> =>
  countedOnce(ctx, 'imiona', () =>
    ctx.db
      .selectFrom('mieszkancy')
      .select(['rokUrodzenia', 'imie', (eb) => eb.fn.countAll<number>().as('liczbaOsob')])
      .where((eb) => here(eb, ctx.today))
      .groupBy(['rokUrodzenia', 'imie'])
      .execute(),
  );

/** Residents and voters of one day. */
export const wyborcy = (ctx: Context<unknown>, day: string): Promise<{ mieszkancy: number; wyborcy: number }> =>
  countedOnce(ctx, `wyborcy ${day}`, () =>
    ctx.db
      .selectFrom('mieszkancy')
      .select((eb) => [
        eb.fn.countAll<number>().as('mieszkancy'),
        eb.fn.countAll<number>().filterWhere(voter(eb, day)).as('wyborcy'),
      ])
      .where((eb) => here(eb, day))
      .executeTakeFirstOrThrow(),
  );

/** Surname of a voter of a day. Whoever is none is not found, for whatever reason, by one query. */
export async function nazwiskoWyborcy(db: Db, pesel: string, day: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mieszkancy')
    .select('nazwisko')
    .where('pesel', '=', pesel)
    .where((eb) => voter(eb, day))
    .executeTakeFirst();
  return row?.nazwisko;
}
