import { addDays } from '../../../src/lang/values/dates.ts';
import data from '../../demo/kit/data/commune.json' with { type: 'json' };
import type { DemoLogin } from '../../demo/kit/demoAccounts.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import { isWorkingDay } from '../../engine/calendar/workingDays.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import type { ZamowienieNieczystosciRow } from './tables.ts';

type Row = Omit<ZamowienieNieczystosciRow, 'idZamowienia'>;

/** A resident who orders, with the address. */
interface Orderer extends Pick<Row, 'podmiotId' | 'kontoId'> {
  idPunktuOdbioru: number;
  adresPunktuOdbioru: string;
  nrTelefonu: string | null;
}

/** How many accounts have ordered, besides the demo resident. */
const ORDERERS = 24;
const HOSE = 'Wąż co najmniej 20 m, wjazd od podwórza.';
const DOG = 'Na podwórzu jest pies. Proszę zadzwonić pół godziny wcześniej.';
const REFUSED = 'Droga dojazdowa jest zamknięta do końca miesiąca. Prosimy zamówić ponownie po remoncie.';
const CALLED = 'Kierowca zadzwoni dzień wcześniej.';

/** Orders in every state, also for an older commune without orders. */
export async function fillNieczystosci(database: Database, query: Db, seed: number, today: string): Promise<void> {
  if (await query.selectFrom('zamowieniaNieczystosci').select('idZamowienia').limit(1).executeTakeFirst()) return;
  const login: DemoLogin = 'anna.wisniewska';
  const all = await query
    .selectFrom('konta')
    .innerJoin('podmioty', 'podmioty.pesel', 'konta.pesel')
    .innerJoin('kontaPodmioty', (on) =>
      on
        .onRef('kontaPodmioty.kontoId', '=', 'konta.kontoId')
        .onRef('kontaPodmioty.podmiotId', '=', 'podmioty.podmiotId'),
    )
    .innerJoin('punktyOdbioru', 'punktyOdbioru.podmiotId', 'podmioty.podmiotId')
    .where('konta.stan', '=', 'AKTYWNE')
    .select(['konta.login', 'konta.kontoId', 'podmioty.podmiotId', 'podmioty.nrTelefonu'])
    .select(['punktyOdbioru.idPunktuOdbioru', 'punktyOdbioru.adresPunktuOdbioru'])
    .orderBy('konta.kontoId')
    .orderBy('punktyOdbioru.idPunktuOdbioru')
    .limit(3 * ORDERERS)
    .execute();
  const firsts = [...Map.groupBy(all, ({ kontoId }) => kontoId).values()].map(([first]) => first!);
  const random = randomOf(seed).fork('liquid waste');
  const rows = firsts
    .slice(0, ORDERERS + 1)
    .flatMap((one) => (one.login === login ? everyState(one, today) : some(random, one, today)));
  await database.insert(
    query,
    'zamowieniaNieczystosci',
    rows.sort((a, b) => (a.kiedyUtworzono < b.kiedyUtworzono ? -1 : 1)),
  );
}

function everyState(who: Orderer, today: string): Row[] {
  const field = { idPunktuOdbioru: null, adres: `ul. Polna 7, ${data.miejscowosc}` };
  return [
    made(who, today, { ago: 190, stan: 'ANULOWANE', pojemnoscSetne: 600 }),
    made(who, today, { ago: 131, stan: 'ODRZUCONE', pojemnoscSetne: 600, uwagiUrzedu: REFUSED, ...field }),
    made(who, today, { ago: 75, stan: 'WYKONANE', pojemnoscSetne: 650 }),
    made(who, today, { ago: 3, stan: 'PRZYJETE', pojemnoscSetne: 1000, uwagi: DOG, uwagiUrzedu: CALLED, ...field }),
    made(who, today, { ago: 1, stan: 'NOWE', pojemnoscSetne: 600, uwagi: HOSE }),
  ];
}

/** Cesspits of a house are emptied every other month or so; some wait now. */
function some(random: Random, who: Orderer, today: string): Row[] {
  const own = random.fork(`account/${who.kontoId}`);
  const pojemnoscSetne = own.pick([400, 600, 800, 1000, 1250]);
  const done = [140, 80, 20].map((ago) =>
    made(who, today, { ago: ago + own.integer(0, 15), stan: 'WYKONANE', pojemnoscSetne }),
  );
  const now = own.pick(['NOWE', 'PRZYJETE', undefined] as const);
  return now
    ? [...done, made(who, today, { ago: own.integer(1, 3), stan: now, pojemnoscSetne, uwagi: own.pick([HOSE, null]) })]
    : done;
}

function made(
  who: Orderer,
  today: string,
  { ago, ...over }: { ago: number; pojemnoscSetne: number } & Partial<Row> & Pick<Row, 'stan'>,
): Row {
  const day = addDays(today, -ago)!;
  const kiedyUtworzono = `${day}T08:${String(10 + (ago % 50))}:00.000Z`;
  const odDnia = workingDay(addDays(day, 3)!);
  return {
    podmiotId: who.podmiotId,
    kontoId: who.kontoId,
    idPunktuOdbioru: who.idPunktuOdbioru,
    adres: who.adresPunktuOdbioru,
    odDnia,
    doDnia: workingDay(addDays(odDnia, 4)!),
    telefon: who.nrTelefonu ?? '600000123',
    uwagi: null,
    uwagiUrzedu: null,
    kiedyUtworzono,
    kiedyZmieniono: kiedyUtworzono,
    ...over,
  };
}

function workingDay(from: string): string {
  let day = from;
  while (!isWorkingDay(day)) day = addDays(day, 1)!;
  return day;
}
