import type { Insertable } from 'kysely';
import { addDays } from '../../../src/lang/values/dates.ts';
import type { ZgloszenieRow } from '../../domains/zgloszenia/tables.ts';
import type { KontoRow, PodmiotRow, Tables } from '../../engine/db/tables.ts';
import type { Cards, Payer } from '../kit/cards.ts';
import data from '../kit/data/commune.json' with { type: 'json' };
import type { DemoLogin } from '../kit/demoAccounts.ts';
import { fictitiousNip } from '../kit/identifiers.ts';
import type { Random } from '../kit/random.ts';
import type { Household } from './people.ts';

/** The rows collected while the commune is made. */
export interface Making extends Cards {
  random: Random;
  today: string;
  years: readonly number[];
  /** One hash for all accounts, which share one password. */
  haslo: string;
  podmioty: PodmiotRow[];
  konta: Insertable<KontoRow>[];
  kontaPodmioty: Tables['kontaPodmioty'][];
  punktyOdbioru: Tables['punktyOdbioru'][];
  zgloszenia: Omit<ZgloszenieRow, 'zgloszenieId'>[];
}

/** @param name of a demo person, also used in the register */
export function addPerson(making: Making, household: Household, name?: { imie: string; nazwisko: string }): PodmiotRow {
  const head = household.people[0]!;
  if (name) Object.assign(head, name);
  return addSubject(making, {
    nazwa: `${head.imie} ${head.nazwisko}`,
    czyInstytucja: 0,
    nip: null,
    pesel: head.pesel,
    adres: `${head.adres.replace(`, ${data.miejscowosc}`, '')}, ${data.kodPocztowy} ${data.miejscowosc}`,
  });
}

export function addInstitution(making: Making, nazwa: string, serial: number): PodmiotRow {
  const adres = `ul. Rynek ${serial + 2}, ${data.kodPocztowy} ${data.miejscowosc}`;
  return addSubject(making, { nazwa, czyInstytucja: 1, nip: fictitiousNip(100 + serial * 7), pesel: null, adres });
}

export function addSubject(
  making: Making,
  known: Pick<PodmiotRow, 'nazwa' | 'czyInstytucja' | 'nip' | 'pesel' | 'adres'>,
): PodmiotRow {
  const podmiotId = making.podmioty.length + 1;
  const random = making.random.fork(`subject/${podmiotId}`);
  const opaque = random.integer(0, 0xffffffff).toString(16).padStart(8, '0');
  const podmiot: PodmiotRow = {
    podmiotId,
    idPodmiotu: `${known.czyInstytucja ? 'i' : 'p'}-${opaque}-${podmiotId.toString(36)}`,
    ...known,
    nrTelefonu:
      random.chance(0.7) || podmiotId === 1 ? `600${String(random.integer(0, 999_999)).padStart(6, '0')}` : null,
    czySynchronizacja: 0,
  };
  making.podmioty.push(podmiot);
  return podmiot;
}

export function addPoint(making: Making, podmiot: PodmiotRow, remark = ''): number {
  const adres = podmiot.adres.replace(`${data.kodPocztowy} `, '');
  return addPointAt(making, podmiot, remark ? `${adres} ${remark}` : adres);
}

export function addPointAt(making: Making, { podmiotId }: PodmiotRow, adresPunktuOdbioru: string): number {
  const idPunktuOdbioru = 401 + making.punktyOdbioru.length;
  making.punktyOdbioru.push({ idPunktuOdbioru, podmiotId, adresPunktuOdbioru });
  return idPunktuOdbioru;
}

export function addAccount(
  making: Making,
  login: DemoLogin | `mieszkaniec${number}`,
  own: PodmiotRow,
  person: { imie: string; nazwisko: string; pesel: string | null },
  stan: KontoRow['stan'],
  podmioty: readonly PodmiotRow[],
): void {
  const kontoId = making.konta.length + 1;
  making.konta.push({
    kontoId,
    login,
    haslo: making.haslo,
    imie: person.imie,
    nazwisko: person.nazwisko,
    email: `${login}@poczta.example`,
    pesel: person.pesel,
    nip: own.nip,
    stan,
    czyInstytucja: own.czyInstytucja,
    czyPierwszeLogowanie: 0,
    zgodaEmail: null,
    zgodaTelefon: null,
  });
  for (const { podmiotId } of podmioty) making.kontaPodmioty.push({ kontoId, podmiotId });
}

/** A past request, sent by the last account that was made. @param daysAgo handled within a week, if at all */
export function addRequest(
  making: Making,
  podmiot: PodmiotRow,
  idPunktuOdbioru: number,
  entry: { temat: number; tresc: string; uwagi: string | null },
  daysAgo: number,
): void {
  const sent = addDays(making.today, -daysAgo)!;
  making.zgloszenia.push({
    podmiotId: podmiot.podmiotId,
    kontoId: making.konta.length,
    idPunktuOdbioru,
    tematId: entry.temat,
    trescZgloszenia: entry.tresc,
    kiedyUtworzono: `${sent}T${String(7 + (daysAgo % 12)).padStart(2, '0')}:14:00.000Z`,
    kiedyObsluzono: entry.uwagi ? `${addDays(sent, Math.min(daysAgo, 3))}T11:30:00.000Z` : null,
    uwagiDoZgloszenia: entry.uwagi,
  });
}

export const payer = (podmiot: PodmiotRow): Payer => ({
  podmiotId: podmiot.podmiotId,
  nazwa: podmiot.nazwa,
  czyInstytucja: podmiot.czyInstytucja === 1,
});
