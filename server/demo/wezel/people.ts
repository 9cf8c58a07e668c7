import { birthDateOf } from '../../../src/lang/values/pesel.ts';
import type { Db } from '../../engine/db/open.ts';
import { demoAccounts } from '../kit/demoAccounts.ts';
import type { Citizen } from './answers.ts';

/** A person to choose, and a description of their data: a key of slowa.json. */
export interface Chosen extends Citizen {
  id: string;
  opis: 'konto' | 'ograniczone' | 'zablokowane' | 'nowa' | 'mloda' | 'obca';
}

const NEWEST = 3;

/** The people on the page: demo accounts, accounts made by visitors, and people of the register without one. */
export async function peopleOf(db: Db, today: string): Promise<Chosen[]> {
  const found = await Promise.all([ownerList(db), newcomer(db, today), youngster(db, today)]);
  return [...found.flat(), foreigner];
}

async function ownerList(db: Db): Promise<Chosen[]> {
  const logins: readonly string[] = demoAccounts.map(({ login }) => login);
  const rows = await db
    .selectFrom('konta')
    .leftJoin('mieszkancy', 'mieszkancy.pesel', 'konta.pesel')
    .select(['kontoId', 'konta.login', 'konta.imie', 'konta.nazwisko', 'konta.pesel', 'stan', 'czyZablokowane'])
    .select(['dataUrodzenia', 'mieszkancy.imie as imieRejestru', 'mieszkancy.nazwisko as nazwiskoRejestru'])
    .where('konta.pesel', 'is not', null)
    .where('stan', 'not in', ['NIEAKTYWNE', 'USUNIETE'])
    .where('konta.login', 'not like', 'mieszkaniec%')
    .orderBy('kontoId')
    .execute();
  const made = rows.filter(({ login }) => !logins.includes(login)).slice(-NEWEST);
  return rows
    .filter((row) => logins.includes(row.login) || made.includes(row))
    .map((row) => ({
      id: `konto-${row.kontoId}`,
      opis: row.czyZablokowane ? 'zablokowane' : row.stan === 'AKTYWNE' ? 'konto' : 'ograniczone',
      imie: row.imieRejestru ?? row.imie,
      nazwisko: row.nazwiskoRejestru ?? row.nazwisko,
      identyfikator: row.pesel!,
      dataUrodzenia: row.dataUrodzenia ?? birthDateOf(row.pesel!) ?? '1980-01-01',
    }));
}

/** The next adult payer without an account. */
async function newcomer(db: Db, today: string): Promise<Chosen[]> {
  const rows = await db
    .selectFrom('podmioty')
    .innerJoin('mieszkancy', 'mieszkancy.pesel', 'podmioty.pesel')
    .select(['mieszkancy.id', 'imie', 'nazwisko', 'mieszkancy.pesel as identyfikator', 'dataUrodzenia'])
    .where('dataUrodzenia', '<=', yearsBefore(today, 18))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('konta').select('kontoId').whereRef('konta.pesel', '=', 'mieszkancy.pesel'))),
    )
    .orderBy('podmiotId')
    .limit(1)
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, id: `osoba-${id}`, opis: 'nowa' }));
}

async function youngster(db: Db, today: string): Promise<Chosen[]> {
  const rows = await db
    .selectFrom('mieszkancy')
    .select(['id', 'imie', 'nazwisko', 'pesel as identyfikator', 'dataUrodzenia'])
    .where('dataUrodzenia', '>', yearsBefore(today, 17))
    .where('dataUrodzenia', '<=', yearsBefore(today, 14))
    .orderBy('id')
    .limit(1)
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, id: `osoba-${id}`, opis: 'mloda' }));
}

/** A person from another country, with that country's identifier. */
const foreigner: Chosen = {
  id: 'obca',
  opis: 'obca',
  imie: 'Lena',
  nazwisko: 'Hoffmann',
  dataUrodzenia: '1990-04-12',
  identyfikator: 'DE/PL/7H3K0Q2M',
};

const yearsBefore = (today: string, years: number): string => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
