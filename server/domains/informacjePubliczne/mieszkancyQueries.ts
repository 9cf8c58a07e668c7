import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { Tables } from '../../engine/db/tables.ts';
import { bornBy } from './pelnoletnosc.ts';
import type { ImieRow, LiczbyMieszkancowRow } from './tables.ts';

type Mieszkancy = ExpressionBuilder<Tables, 'mieszkancy'>;

/** Registered in the commune on a day. */
const here = (eb: Mieszkancy, day: string) =>
  eb.and([eb('zameldowanyOd', '<=', day), eb.or([eb('zameldowanyDo', 'is', null), eb('zameldowanyDo', '>=', day)])]);

/** On the register of voters on a day: a permanent resident, a citizen, 18. */
const voter = (eb: Mieszkancy, day: string) =>
  eb.and([
    here(eb, day),
    eb('zameldowanie', '=', 'STALE'),
    eb('czyObywatel', '=', 1),
    eb('dataUrodzenia', '<=', bornBy(day)),
  ]);

/** How many of one sex and one kind of registration live here today, by age, and how many do not any more, and why. */
export type Stan = LiczbyMieszkancowRow;

/** The numbers that a feed has brought; without any, the register of this office is counted. */
export async function stany(db: Db, today: string): Promise<Stan[]> {
  const fed = await db.selectFrom('liczbyMieszkancow').selectAll().execute();
  return fed.length > 0 ? fed : policzoneStany(db, today).execute();
}

/** The names that a feed has brought; without any, those in the register of this office. */
export async function imiona(db: Db, today: string): Promise<ImieRow[]> {
  const fed = await db.selectFrom('imiona').selectAll().execute();
  return fed.length > 0 ? fed : policzoneImiona(db, today).execute();
}

/** Counts everybody in the register once; all tables of residents add up these counts. It groups in the order of its index. */
export const policzoneStany = (db: Db, today: string) =>
  db
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
    .groupBy(['zameldowanie', 'plec']);

/** First names of those who live here on a day, by year of birth. */
export const policzoneImiona = (db: Db, today: string) =>
  db
    .selectFrom('mieszkancy')
    .select(['rokUrodzenia', 'imie', (eb) => eb.fn.countAll<number>().as('liczbaOsob')])
    .where((eb) => here(eb, today))
    .groupBy(['rokUrodzenia', 'imie']);

/** Residents and voters of one day. */
export const wyborcy = (db: Db, day: string) =>
  db
    .selectFrom('mieszkancy')
    .select((eb) => [
      eb.fn.countAll<number>().as('liczbaMieszkancow'),
      eb.fn.countAll<number>().filterWhere(voter(eb, day)).as('liczbaWyborcow'),
    ])
    .where((eb) => here(eb, day));

/**
 * Surname of a voter on a day, by the register of this office or by the voters that a feed has brought. One query, which
 * finds nobody else, whatever the reason.
 */
export const nazwiskoWyborcy = (db: Db, pesel: string, day: string) =>
  db
    .selectFrom('mieszkancy')
    .select('nazwisko')
    .where('pesel', '=', pesel)
    .where((eb) => voter(eb, day))
    .unionAll(db.selectFrom('wyborcy').select('nazwisko').where('pesel', '=', pesel));
