import { addDays } from '../../../src/lang/values/dates.ts';
import type { DemoLogin } from '../../demo/kit/demoAccounts.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import * as naleznosci from '../naleznosci/queries.ts';
import type { RataZbiorczaRow, WplataRow } from '../naleznosci/tables.ts';
import { insertOrders } from './seedInsert.ts';
import { type CardRows, type OrderFactory, orderFactory, type SeedOrder } from './seedOrder.ts';

const PAYERS: readonly DemoLogin[] = ['anna.wisniewska', 'przewozy'];
const MINUTE = 60_000;
/** The validity of unpaid orders. It is longer than usual, since a demo is used for days. */
const UNPAID_VALID_DAYS = 30;

/** An instalment and the payment that settled it. */
interface PaidInstalment {
  card: CardRows;
  rata: RataZbiorczaRow;
  wplata: WplataRow;
}

/**
 * Fills an empty table of payment orders for some payers of the demo: a part of their booked payments gets an order, and some
 * orders failed. The random numbers depend only on `number` and the login, so a new and an older database get the same ones.
 *
 * @param number seed of the demo
 * @param today ISO date
 * @param adres origin of the portal
 */
export async function fillZlecenia(
  database: Database,
  query: Db,
  { number, today, adres }: { number: number; today: string; adres: string },
): Promise<void> {
  if (await query.selectFrom('zlecenia').select('id').limit(1).executeTakeFirst()) return;
  const orders: SeedOrder[] = [];
  for (const login of PAYERS) {
    const payer = await payerOf(query, login);
    if (!payer) continue;
    const random = randomOf(number).fork(`orders/${login}`);
    const makeOrder = orderFactory(random, payer.kontoId, adres);
    const cards = await cardsOf(query, payer);
    orders.push(...pastOrders(makeOrder, random, cards, today));
    if (login === 'anna.wisniewska') orders.push(...unpaidOrders(makeOrder, cards, today));
  }
  await insertOrders(database, query, orders);
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

async function cardsOf(query: Db, payer: Pick<PodmiotRow, 'podmiotId' | 'czyInstytucja'>): Promise<CardRows[]> {
  const years = await naleznosci.lata(query, payer);
  const cards: CardRows[] = [];
  for (const rok of years.reverse()) {
    for (const karta of await naleznosci.karty(query, payer, rok)) {
      const id = karta.idKartyNaleznosci;
      cards.push({
        karta,
        ratyZbiorcze: await naleznosci.ratyZbiorcze(query, payer, id),
        raty: await naleznosci.raty(query, payer, id),
        wplaty: (await naleznosci.wplaty(query, payer, id)).reverse(),
      });
    }
  }
  return cards;
}

/**
 * Orders of the past: some booked payments were made online, each fourth of them after a failed attempt. One more payment
 * arrived for an instalment that was already paid, and waits for the staff.
 */
function pastOrders(makeOrder: OrderFactory, random: Random, cards: readonly CardRows[], today: string): SeedOrder[] {
  const paid = cards.flatMap(paidInstalments).filter(({ wplata }) => wplata.dataOperacji < addDays(today, -1)!);
  const orders: SeedOrder[] = [];
  const online = paid.filter(() => random.chance(0.4));
  for (const [index, instalment] of online.entries()) {
    const kanal = random.pick(['KIR', 'P24'] as const);
    const zleconoMs = randomTimeOn(random, instalment.wplata.dataOperacji);
    if (index % 4 === 1) orders.push(failedAttempt(makeOrder, random, instalment, zleconoMs, index % 8 === 1));
    const oplaconoMs = zleconoMs + random.integer(90, 500) * 1000;
    const zaksiegowanoMs = oplaconoMs + random.integer(1, 20) * 1000;
    orders.push({
      ...makeOrder(instalment.card, instalment.rata, {
        kanal,
        stan: 'ZAKSIEGOWANA',
        zleconoMs,
        oplaconoMs,
        zaksiegowanoMs,
      }),
      wplata: instalment.wplata,
    });
  }
  const paidTwice = paid.findLast((instalment) => !online.includes(instalment) && hasNoSurcharge(instalment.rata));
  if (paidTwice) {
    const zleconoMs = randomTimeOn(random, addDays(paidTwice.wplata.dataOperacji, -1)!);
    orders.push(
      makeOrder(paidTwice.card, paidTwice.rata, {
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

/** An attempt to pay the instalment that failed minutes before `paidMs`: refused by the provider, or expired. */
function failedAttempt(
  makeOrder: OrderFactory,
  random: Random,
  { card, rata }: PaidInstalment,
  paidMs: number,
  isRefused: boolean,
): SeedOrder {
  return isRefused
    ? makeOrder(card, rata, {
        kanal: random.pick(['KIR', 'P24'] as const),
        stan: 'ODRZUCONA',
        zleconoMs: paidMs - 12 * MINUTE,
        przyczyna: 'ODRZUCONO',
      })
    : makeOrder(card, rata, { kanal: 'KIR', stan: 'WYGASLA', zleconoMs: paidMs - 45 * MINUTE });
}

/** Orders of yesterday that are neither paid nor cancelled: one in each channel. */
function unpaidOrders(makeOrder: OrderFactory, cards: readonly CardRows[], today: string): SeedOrder[] {
  const zleconoMs = Date.parse(`${addDays(today, -1)}T17:20:00Z`);
  const waznyDoMs = zleconoMs + UNPAID_VALID_DAYS * 24 * 60 * MINUTE;
  const newestCard = (rodzaj: string) => cards.findLast(({ karta }) => karta.aplikacjaNaleznosci === rodzaj);
  const canBePaid = (rata: RataZbiorczaRow) => !rata.czySplacona && !rata.jestTytulWykonawczy && !rata.jestUpomnienie;
  const [taxes, waste] = [newestCard('PODATKI_GMINNE'), newestCard('ODPADY')];
  const chosen = [
    { kanal: 'P24' as const, card: taxes, rata: taxes?.ratyZbiorcze.findLast(canBePaid) },
    { kanal: 'KIR' as const, card: waste, rata: waste?.ratyZbiorcze.find(canBePaid) },
  ];
  return chosen.flatMap(({ kanal, card, rata }) =>
    card && rata
      ? [makeOrder(card, rata, { kanal, stan: 'ZLECONA', zleconoMs, waznyDoMs, nastepnaMs: zleconoMs + 15 * MINUTE })]
      : [],
  );
}

/**
 * The instalments of a card that one payment settled completely. The books do not say which payment it was: amounts are
 * compared, and of equal payments the first unused one is taken.
 */
function paidInstalments(card: CardRows): PaidInstalment[] {
  const unused = [...card.wplaty];
  return card.ratyZbiorcze.flatMap((rata) => {
    const at = rata.czySplacona ? unused.findIndex((wplata) => hasSameAmounts(wplata, rata)) : -1;
    return at < 0 ? [] : [{ card, rata, wplata: unused.splice(at, 1)[0]! }];
  });
}

const hasSameAmounts = (wplata: WplataRow, rata: RataZbiorczaRow): boolean =>
  wplata.kwotaGlownaGrosze === rata.kwotaGlownaGrosze &&
  wplata.kosztyUpomnienGrosze === rata.kosztyEgzekucjiGrosze &&
  wplata.odsetkiGrosze === rata.odsetkiGrosze &&
  wplata.oplataProlongacyjnaGrosze === rata.oplataProlongacyjnaGrosze;

/** Paid in time and without a reminder: the same sum was due the day before the payment. */
const hasNoSurcharge = (rata: RataZbiorczaRow): boolean => rata.odsetkiGrosze === 0 && rata.kosztyEgzekucjiGrosze === 0;

/** A random time of a day, ms since 1970: between 7:00 and 19:00 UTC, which is the same date in Warsaw. */
const randomTimeOn = (random: Random, day: string): number =>
  Date.parse(`${day}T07:00:00Z`) + random.integer(0, 12 * 3600) * 1000;
