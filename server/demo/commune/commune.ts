import { addDays } from '../../../src/lang/values/dates.ts';
import wybory from '../../domains/informacjePubliczne/data/wybory.json' with { type: 'json' };
import { makeDochody, makeWydatki } from '../../domains/informacjePubliczne/seedBudget.ts';
import {
  firmBills,
  flatBills,
  gardenBills,
  inTime,
  livedFirmBills,
  wodaCards,
} from '../../domains/woda/seedRachunki.ts';
import { endOfTerm, isWorkingDay } from '../../engine/calendar/workingDays.ts';
import type { PodmiotRow, Tables } from '../../engine/db/tables.ts';
import { addCard, noCards } from '../kit/cards.ts';
import data from '../kit/data/commune.json' with { type: 'json' };
import type { DemoLogin } from '../kit/demoAccounts.ts';
import { fictitiousNip } from '../kit/identifiers.ts';
import type { Plan } from '../kit/ledger.ts';
import { type Random, randomOf } from '../kit/random.ts';
import { richPersonCards } from './demoCards.ts';
import { makeFormer } from './former.ts';
import { innCards } from './gospoda.ts';
import { householdCards, institutionCards } from './habitualCards.ts';
import {
  addAccount,
  addInstitution,
  addPerson,
  addPoint,
  addPointAt,
  addRequest,
  addSubject,
  type Making,
  payer,
} from './making.ts';
import { type Household, makeHouseholds, personMaker } from './people.ts';

/** The rows of a whole fictitious commune, by table. */
export type Commune = Partial<{ [T in keyof Tables]: object[] }>;

/** One of this many payers has an account, besides the demo accounts. */
const ACCOUNT_EVERY = 5;
const RESIDENTS_PER_INSTITUTION = 120;
/** Anna, Jan, Ewa, Ola, Piotr, Adam, Halina, Marek and Zofia. */
const DEMO_WOMEN = [true, false, true, true, false, false, true, false, true];

/** The demo's firm with two points. */
const HAULIER = 'Przewozy Lipowa Dolina sp. z o.o.';

/**
 * Makes a commune. The same seed, size and day give the same one.
 *
 * @param today ISO day: no event is later
 * @param haslo hash of the password that all accounts have
 */
export function makeCommune(seed: number, residents: number, today: string, haslo: string): Commune {
  const random = randomOf(seed);
  const years = yearsOf(today);
  const empty = { podmioty: [], konta: [], kontaPodmioty: [], punktyOdbioru: [], zgloszenia: [] };
  const making: Making = { ...noCards(), ...empty, random, today, years, haslo };
  const personOf = personMaker(random.fork('people/pesel'), today);
  const households = makeHouseholds(random.fork('people'), residents, { today, women: DEMO_WOMEN, personOf });
  addDemo(making, households.slice(0, DEMO_WOMEN.length));
  for (const household of households.slice(DEMO_WOMEN.length)) addHousehold(making, household);
  for (let serial = 0; serial < residents / RESIDENTS_PER_INSTITUTION; serial++) addTownInstitution(making, serial);
  addReminded(making);
  addInn(making);
  addWoda(making);
  return {
    mieszkancy: [
      ...households.flatMap((household) => household.people),
      ...makeFormer(random.fork('former'), residents, residents + 1, personOf, today),
    ],
    podmioty: making.podmioty,
    konta: making.konta,
    kontaPodmioty: making.kontaPodmioty,
    punktyOdbioru: making.punktyOdbioru,
    karty: making.karty,
    wspolzobowiazani: making.wspolzobowiazani,
    ratyZbiorcze: making.ratyZbiorcze,
    raty: making.raty,
    wplaty: making.wplaty,
    elementy: making.elementy,
    pojazdy: making.pojazdy,
    tematy: data.tematy.map((temat, index) => ({ id: index + 1, ...temat })),
    zgloszenia: making.zgloszenia,
    dochody: makeDochody(random.fork('budget'), years, today),
    ...laterTables(seed, today),
  };
}

/** Tables that older demo databases lack, filled from the same seed. */
export const laterTables = (seed: number, today: string) => ({
  wydatki: makeWydatki(randomOf(seed).fork('expenditure'), yearsOf(today), today),
  wybory,
});

export function yearsOf(today: string): number[] {
  const year = Number(today.slice(0, 4));
  return [year - 2, year - 1, year];
}

function addDemo(making: Making, households: readonly Household[]): void {
  type One = Household;
  type Nine = [One, One, One, One, One, One, One, One, One];
  const [anna, jan, ewa, ola, piotr, adam, halina, marek, zofia] = households as Nine;
  const rich = addPerson(making, anna, { imie: 'Anna', nazwisko: 'Wiśniewska' });
  const points = {
    odpady: addPoint(making, rich),
    woda: addPoint(making, rich),
    ogrod: addPoint(making, rich, '(wodomierz ogrodowy)'),
  };
  richPersonCards(making, making.random.fork('rich'), payer(rich), rich.adres, points, making.years, making.today);
  addAccount(making, 'anna.wisniewska', rich, anna.people[0]!, 'AKTYWNE', [rich]);
  for (const [index, entry] of data.zgloszenia.entries())
    addRequest(making, rich, points.odpady, entry, 40 + index * 97);

  const przewozy = addInstitution(making, HAULIER, 0);
  institutionCards(
    making,
    making.random.fork('przewozy'),
    payer(przewozy),
    addPoint(making, przewozy),
    7,
    making.years,
    making.today,
  );
  addAccount(making, 'przewozy', przewozy, { imie: 'Marek', nazwisko: 'Wolski', pesel: null }, 'AKTYWNE', [przewozy]);

  const both = addHousehold(making, jan, { imie: 'Jan', nazwisko: 'Nowak' });
  const shop = addInstitution(making, 'Delikatesy Pod Lipą sp. z o.o.', 1);
  institutionCards(
    making,
    making.random.fork('shop'),
    payer(shop),
    addPoint(making, shop),
    1,
    making.years,
    making.today,
  );
  addAccount(making, 'jan.nowak', both, jan.people[0]!, 'AKTYWNE', [both, shop]);

  const fresh = addHousehold(making, ewa, { imie: 'Ewa', nazwisko: 'Zielińska' });
  fresh.czySynchronizacja = 1;
  addAccount(making, 'ewa.zielinska', fresh, ewa.people[0]!, 'AKTYWNE', [fresh]);

  const restricted = addHousehold(making, ola, { imie: 'Ola', nazwisko: 'Krawczyk' });
  addAccount(making, 'ola.krawczyk', restricted, ola.people[0]!, 'NIEZWERYFIKOWANE', []);
  const inactive = addHousehold(making, piotr, { imie: 'Piotr', nazwisko: 'Mazur' });
  addAccount(making, 'piotr.mazur', inactive, piotr.people[0]!, 'NIEAKTYWNE', []);

  const careful = addHousehold(making, adam, { imie: 'Adam', nazwisko: 'Kowal' });
  addAccount(making, 'adam.kowal', careful, adam.people[0]!, 'AKTYWNE', [careful]);

  // Her account is made as the office makes one: seedOffice.ts.
  addHousehold(making, halina, { imie: 'Halina', nazwisko: 'Lis' });
  const byLetter = addHousehold(making, marek, { imie: 'Marek', nazwisko: 'Wrona' });
  addAccount(making, 'marek.wrona', byLetter, marek.people[0]!, 'NIEPOTWIERDZONE', []);
  const blocked = addHousehold(making, zofia, { imie: 'Zofia', nazwisko: 'Kruk' });
  addAccount(making, 'zofia.kruk', blocked, zofia.people[0]!, 'AKTYWNE', [blocked]);
}

/** A person with reminders has a payment due in the next days, so a demo shows both messages at once. */
function addReminded(making: Making): void {
  const login: DemoLogin = 'adam.kowal';
  const konto = making.konta.find((one) => one.login === login)!;
  Object.assign(konto, { zgodaEmail: konto.email, zgodaTelefon: '600100300' });
  const podmiot = making.podmioty.find(({ pesel }) => pesel === konto.pesel)!;
  const rok = Number(making.today.slice(0, 4));
  const days = [3, 2, 1, 0].map((ahead) => addDays(making.today, ahead)!);
  const terminPlatnosci = days.find(isWorkingDay) ?? endOfTerm(days[0]!);
  const parts = [{ rodzajOplaty: 'Dzierżawa ogródka', kwotaGrosze: 18_450 }];
  addCard(making, payer(podmiot), { rodzaj: 'OPLATY_LOKALNE', rok, plan: [{ terminPlatnosci, parts }] }, making.today);
}

/** Made last, since it was added later and must not change existing numbers. */
function addInn(making: Making): void {
  const inn = addSubject(making, {
    nazwa: 'Gospoda Pod Modrzewiem s.c.',
    czyInstytucja: 1,
    nip: fictitiousNip(93),
    pesel: null,
    adres: `ul. Młyńska 12, ${data.kodPocztowy} ${data.miejscowosc}`,
  });
  innCards(making, payer(inn), addPoint(making, inn), making.years, making.today);
  addAccount(making, 'gospoda', inn, { imie: 'Irena', nazwisko: 'Modrzew', pesel: null }, 'AKTYWNE', [inn]);
}

/** Water points without a household, made after all others: a garden, a plot without a meter, and firms. */
function addWoda(making: Making): void {
  const { random, years, today, podmioty, punktyOdbioru } = making;
  const cardsOf = (podmiot: PodmiotRow, point: number, planOf: (rok: number) => Plan[]) =>
    wodaCards(making, payer(podmiot), point, years, today, planOf);
  const anna = podmioty[0]!;
  const garden = punktyOdbioru.find(({ adresPunktuOdbioru }) => adresPunktuOdbioru.endsWith('ogrodowy)'))!;
  const summer = random.fork('garden');
  cardsOf(anna, garden.idPunktuOdbioru, (rok) => gardenBills(summer, rok, today));
  const plot = addPointAt(making, anna, `ul. Krótka 9, ${data.miejscowosc} (działka, ryczałt)`);
  cardsOf(anna, plot, (rok) => flatBills(rok, today));
  for (const firm of podmioty.filter(({ czyInstytucja }) => czyInstytucja === 1)) {
    const own = random.fork(`water/${firm.podmiotId}`);
    const shown = making.konta.some(({ nip }) => nip === firm.nip);
    if (!shown && !own.chance(0.7)) continue;
    const bills = (m3: number) => (rok: number) => inTime(firmBills(own, rok, today, m3));
    cardsOf(firm, addPoint(making, firm), shown ? bills(34) : livedFirmBills(own, years, today));
    if (firm.nazwa === HAULIER)
      cardsOf(firm, addPointAt(making, firm, `ul. Bazowa 7, ${data.miejscowosc} (myjnia)`), bills(118));
  }
}

/** The office reads most meters in whole cubic metres. */
const decimalsOf = (random: Random): number => random.weighted([0, 1, 2, 3], [60, 8, 7, 25]);

/** A household with its payer, points and cards. */
function addHousehold(making: Making, household: Household, name?: { imie: string; nazwisko: string }): PodmiotRow {
  const podmiot = addPerson(making, household, name);
  const random = making.random.fork(`household/${podmiot.podmiotId}`);
  const partner = household.people[1];
  const shared = partner && random.chance(0.7);
  const owners = shared ? [household.people[0]!, partner] : [];
  const home = {
    osoby: household.people.length,
    owners: owners.map((owner) => ({
      nazwaUdzialowca: `${owner.imie} ${owner.nazwisko}`,
      adresUdzialowca: owner.adres,
      udzial: '1/2',
      formaWladania: 'współwłasność',
    })),
    odpady: addPoint(making, podmiot),
    woda: random.chance(0.55)
      ? { idPunktuOdbioru: addPoint(making, podmiot), decimals: decimalsOf(random.fork('meter')) }
      : undefined,
  };
  householdCards(making, random, payer(podmiot), home, making.years, making.today);
  if (!name && podmiot.podmiotId % ACCOUNT_EVERY === 0) {
    addAccount(making, `mieszkaniec${podmiot.podmiotId}`, podmiot, household.people[0]!, 'AKTYWNE', [podmiot]);
    if (random.chance(0.2))
      addRequest(making, podmiot, home.odpady, random.pick(data.zgloszenia), random.integer(5, 500));
  }
  return podmiot;
}

function addTownInstitution(making: Making, serial: number): void {
  const [name, form] = data.firmy[serial % data.firmy.length] as [string, string];
  const podmiot = addInstitution(making, `${name} ${serial + 1} ${form}`, serial + 2);
  const random = making.random.fork(`institution/${podmiot.podmiotId}`);
  institutionCards(
    making,
    random,
    payer(podmiot),
    addPoint(making, podmiot),
    random.integer(0, 4),
    making.years,
    making.today,
  );
}
