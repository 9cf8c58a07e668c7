import { sql } from 'kysely';
import { addDays } from '../../../src/lang/values/dates.ts';
import type { DemoLogin } from '../../demo/kit/demoAccounts.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import * as naleznosci from '../naleznosci/queries.ts';
import type { KartaRow, RataRow, RataZbiorczaRow, WplataRow } from '../naleznosci/tables.ts';
import { oznaczWplate } from '../naleznosci/zaksieguj.ts';
import { OPIS } from './book.ts';
import { freeze } from './freeze.ts';
import { odbiorca } from './odbiorca.ts';
import type { Czesc, Wiersz } from './readZlecenie.ts';
import { LIVE } from './states.ts';
import { VALID_MS } from './times.ts';

const PAYERS: readonly DemoLogin[] = ['anna.wisniewska', 'przewozy'];
const MINUTE = 60_000;
/** The validity of waiting orders, longer than usual, since a demo is used for days. */
const DEMO_DAYS = 30;

/** A card with all its rows. */
interface Sheet {
  karta: KartaRow;
  ratyZbiorcze: RataZbiorczaRow[];
  raty: RataRow[];
  wplaty: WplataRow[];
}

/** An instalment and the payment that settled it. */
interface Paid {
  sheet: Sheet;
  rata: RataZbiorczaRow;
  wplata: WplataRow;
}

interface Order {
  zlecenie: Omit<Wiersz, 'id'>;
  raty: Omit<Czesc, 'id' | 'zlecenieId'>[];
  /** The booked payment of the order. */
  wplata?: WplataRow;
}

/** The state and data of an order after it was made. */
type Course = Partial<Wiersz> & Pick<Wiersz, 'kanal' | 'stan' | 'zleconoMs'>;

/**
 * Online payments of some payers of the demo, with the same random numbers for a new and an older
 * database: booked payments become orders, and some attempts have failed.
 */
export async function fillZlecenia(
  database: Database,
  query: Db,
  { number, today, adres }: { number: number; today: string; adres: string },
): Promise<void> {
  if (await query.selectFrom('zlecenia').select('id').limit(1).executeTakeFirst()) return;
  const orders: Order[] = [];
  for (const login of PAYERS) {
    const payer = await payerOf(query, login);
    if (!payer) continue;
    const random = randomOf(number).fork(`orders/${login}`);
    const make = maker(random, payer.kontoId, adres);
    const sheets = await sheetsOf(query, payer);
    orders.push(...history(make, random, sheets, today));
    if (login === 'anna.wisniewska') orders.push(...waiting(make, sheets, today));
  }
  await insert(database, query, orders);
}

const payerOf = (query: Db, login: string) =>
  query
    .selectFrom('konta')
    .innerJoin('kontaPodmioty', 'kontaPodmioty.kontoId', 'konta.kontoId')
    .innerJoin('podmioty', 'podmioty.podmiotId', 'kontaPodmioty.podmiotId')
    .select(['konta.kontoId', 'podmioty.podmiotId', 'podmioty.czyInstytucja'])
    .where('login', '=', login)
    .orderBy('podmioty.podmiotId')
    .limit(1)
    .executeTakeFirst();

async function sheetsOf(query: Db, payer: Pick<PodmiotRow, 'podmiotId' | 'czyInstytucja'>): Promise<Sheet[]> {
  const years = await naleznosci.lata(query, payer);
  const sheets: Sheet[] = [];
  for (const rok of years.reverse()) {
    for (const karta of await naleznosci.karty(query, payer, rok)) {
      const id = karta.idKartyNaleznosci;
      sheets.push({
        karta,
        ratyZbiorcze: await naleznosci.ratyZbiorcze(query, payer, id),
        raty: await naleznosci.raty(query, payer, id),
        wplaty: (await naleznosci.wplaty(query, payer, id)).reverse(),
      });
    }
  }
  return sheets;
}

/** Some of the payments were made online; some of these needed a second attempt, and one is left to the staff. */
function history(make: ReturnType<typeof maker>, random: Random, sheets: readonly Sheet[], today: string): Order[] {
  const known = sheets.flatMap(paidOf).filter(({ wplata }) => wplata.dataOperacji < addDays(today, -1)!);
  const orders: Order[] = [];
  const online = known.filter(() => random.chance(0.4));
  for (const [index, paid] of online.entries()) {
    const kanal = random.pick(['KIR', 'P24'] as const);
    const zleconoMs = timeOn(random, paid.wplata.dataOperacji);
    if (index % 4 === 1) orders.push(failedTry(make, random, paid, zleconoMs, index % 8 === 1));
    const oplaconoMs = zleconoMs + random.whole(90, 500) * 1000;
    const zaksiegowanoMs = oplaconoMs + random.whole(1, 20) * 1000;
    orders.push({
      ...make(paid.sheet, paid.rata, { kanal, stan: 'ZAKSIEGOWANA', zleconoMs, oplaconoMs, zaksiegowanoMs }),
      wplata: paid.wplata,
    });
  }
  const twice = known.findLast((paid) => !online.includes(paid) && isPlain(paid.rata));
  if (twice) {
    const zleconoMs = timeOn(random, addDays(twice.wplata.dataOperacji, -1)!);
    orders.push(
      make(twice.sheet, twice.rata, {
        kanal: 'P24',
        stan: 'DO_WYJASNIENIA',
        zleconoMs,
        oplaconoMs: zleconoMs + 28 * 60 * MINUTE,
        przyczyna: 'RATA_ZAJETA pieniądze przyszły po innej płatności',
      }),
    );
  }
  return orders;
}

/** A failed attempt for the same instalment on the same day, before it was paid. */
function failedTry(
  make: ReturnType<typeof maker>,
  random: Random,
  { sheet, rata }: Paid,
  paidMs: number,
  refused: boolean,
): Order {
  return refused
    ? make(sheet, rata, {
        kanal: random.pick(['KIR', 'P24'] as const),
        stan: 'ODRZUCONA',
        zleconoMs: paidMs - 12 * MINUTE,
        przyczyna: 'ODRZUCONO',
      })
    : make(sheet, rata, { kanal: 'KIR', stan: 'WYGASLA', zleconoMs: paidMs - 45 * MINUTE });
}

/** Orders of yesterday, neither paid nor given up: one in each channel. */
function waiting(make: ReturnType<typeof maker>, sheets: readonly Sheet[], today: string): Order[] {
  const zleconoMs = Date.parse(`${addDays(today, -1)}T17:20:00Z`);
  const waznyDoMs = zleconoMs + DEMO_DAYS * 24 * 60 * MINUTE;
  const newest = (rodzaj: string) => sheets.findLast(({ karta }) => karta.aplikacjaNaleznosci === rodzaj);
  const isFree = (rata: RataZbiorczaRow) => !rata.czySplacona && !rata.jestTytulWykonawczy && !rata.jestUpomnienie;
  const [taxes, waste] = [newest('PODATKI_GMINNE'), newest('ODPADY')];
  const chosen = [
    { kanal: 'P24' as const, sheet: taxes, rata: taxes?.ratyZbiorcze.findLast(isFree) },
    { kanal: 'KIR' as const, sheet: waste, rata: waste?.ratyZbiorcze.find(isFree) },
  ];
  return chosen.flatMap(({ kanal, sheet, rata }) =>
    sheet && rata
      ? [make(sheet, rata, { kanal, stan: 'ZLECONA', zleconoMs, waznyDoMs, nastepnaMs: zleconoMs + 15 * MINUTE })]
      : [],
  );
}

function maker(random: Random, kontoId: number, adres: string) {
  const { nip: _, ...payee } = odbiorca;
  return ({ karta, ratyZbiorcze, raty }: Sheet, rata: RataZbiorczaRow, course: Course): Order => {
    const id = rata.idNaleznosciRatyZbiorczej;
    const parts = raty.filter((part) => part.idNaleznosciRatyZbiorczej === id);
    const day = new Date(course.zleconoMs).toISOString().slice(0, 10);
    const frozen = freeze(karta, ratyZbiorcze, new Set([id]), parts, day);
    return {
      zlecenie: {
        idPrzelewu: uuid(random),
        idKartyNaleznosci: karta.idKartyNaleznosci,
        podmiotId: karta.podmiotId,
        kontoId,
        kwotaGrosze: frozen.kwotaGrosze,
        numerRachunku: karta.numerKontaBankowego,
        tytul: frozen.tytul,
        odbiorca: JSON.stringify(payee),
        adresOk: `${adres}/platnosc-wynik?result=ok`,
        adresBlad: `${adres}/platnosc-wynik?result=blad`,
        jezyk: 'pl',
        waznyDoMs: course.zleconoMs + VALID_MS[course.kanal],
        idDostawcy: null,
        adresDostawcy: null,
        oplaconoMs: null,
        zaksiegowanoMs: null,
        przyczyna: null,
        pytanoMs: null,
        proby: 0,
        nastepnaMs: null,
        ...course,
      },
      raty: frozen.raty,
    };
  };
}

/** Instalments that one payment settled completely, with that payment: equal amounts are matched in their order. */
function paidOf(sheet: Sheet): Paid[] {
  const left = [...sheet.wplaty];
  return sheet.ratyZbiorcze.flatMap((rata) => {
    const at = rata.czySplacona ? left.findIndex((wplata) => settles(wplata, rata)) : -1;
    return at < 0 ? [] : [{ sheet, rata, wplata: left.splice(at, 1)[0]! }];
  });
}

const settles = (wplata: WplataRow, rata: RataZbiorczaRow): boolean =>
  wplata.kwotaGlownaGrosze === rata.kwotaGlownaGrosze &&
  wplata.kosztyUpomnienGrosze === rata.kosztyEgzekucjiGrosze &&
  wplata.odsetkiGrosze === rata.odsetkiGrosze &&
  wplata.oplataProlongacyjnaGrosze === rata.oplataProlongacyjnaGrosze;

/** Paid in time and without letters: its sum was the same the day before. */
const isPlain = (rata: RataZbiorczaRow): boolean => rata.odsetkiGrosze === 0 && rata.kosztyEgzekucjiGrosze === 0;

/** A moment of this day in Warsaw. */
const timeOn = (random: Random, day: string): number =>
  Date.parse(`${day}T07:00:00Z`) + random.whole(0, 12 * 3600) * 1000;

function uuid(random: Random): string {
  const hex = Array.from({ length: 31 }, () => random.whole(0, 15).toString(16)).join('');
  const variant = '89ab'[random.whole(0, 3)];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}

async function insert(database: Database, query: Db, orders: readonly Order[]): Promise<void> {
  const sorted = orders.toSorted((a, b) => a.zlecenie.zleconoMs - b.zlecenie.zleconoMs);
  const numbered = sorted.map((order, index) => ({ ...order, id: index + 1 }));
  await database.insert(
    query,
    'zlecenia',
    numbered.map(({ id, zlecenie }) => ({ id, ...zlecenie })),
  );
  if (database.kind === 'postgres' && numbered.length > 0)
    await sql`select setval(pg_get_serial_sequence('zlecenia', 'id'), ${numbered.length})`.execute(query);
  await database.insert(
    query,
    'zleceniaRaty',
    numbered.flatMap(({ id, raty }) => raty.map((part) => ({ zlecenieId: id, ...part }))),
  );
  const live = numbered.filter(({ zlecenie }) => LIVE.includes(zlecenie.stan));
  await database.insert(
    query,
    'zajeteRaty',
    live.flatMap(({ id, raty }) =>
      [...new Set(raty.map((part) => part.idNaleznosciRatyZbiorczej))].map((idNaleznosciRatyZbiorczej) => ({
        idNaleznosciRatyZbiorczej,
        zlecenieId: id,
      })),
    ),
  );
  for (const { id, zlecenie, wplata } of numbered) {
    if (wplata) await oznaczWplate(query, wplata.id, { zlecenieId: id, opis: OPIS[zlecenie.kanal] });
  }
}
