import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import type { ListaNaleznosci, RatyKarty } from '../../src/generated/models.ts';

/** One call of a visit. */
export interface Call {
  /** Calls of one kind are measured together. */
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Calls one after another: each gets the answer to the one before. */
export type Visit = Generator<Call, void, Answer>;

/** Of so many visits one downloads a PDF; of so many one orders a payment. */
const PDF_OF = 10;
const PAYING_OF = 3;

/**
 * A resident comes to see what has to be paid: the calls that the portal makes on the way from the home page to a card and its tabs.
 *
 * @param portal its address
 * @param number of the visit: not all do the same
 */
export function* visit(portal: string, login: string, number: number): Visit {
  const from = { 'x-forwarded-for': `10.${(number >> 8) % 256}.${number % 256}.7` };
  yield page('/', from);
  const entered = yield post('login', 'konto/token', { login, haslo: DEMO_PASSWORD }, from);
  if (entered.status !== 200) return;
  const headers = {
    ...from,
    authorization: `Bearer ${json<{ token: string }>(entered).token}`,
    cookie: String(entered.headers['set-cookie']).split(';')[0]!,
  };
  const own = (kind: string, path: string): Call => ({ kind, method: 'GET', path: `/api/${path}`, headers });
  yield own('account', 'konto/uzytkownik');
  yield own('account', 'lista-podmiotow');
  yield own('own matters', 'moje-sprawy');
  const list = json<ListaNaleznosci>(yield own('list of dues', 'naleznosci/lista'));
  yield own('other services', `naleznosci/inne-uslugi?rok=${list.wybranyRok}`);
  const karta = list.karty[number % list.karty.length];
  if (karta) {
    const card = `naleznosci/karty/${karta.idKartyNaleznosci}`;
    yield own('card', card);
    const { ratyZbiorcze } = json<RatyKarty>(yield own('instalments', `${card}/raty`));
    yield own('payments booked', `${card}/wplaty`);
    yield own('assessments', `${card}/elementy`);
    if (karta.aplikacjaNaleznosci === 'WODA_I_SCIEKI')
      yield own('water', `woda/zestawienie?idKartyNaleznosci=${karta.idKartyNaleznosci}`);
    yield own('transfer', `${card}/przelew`);
    const open = ratyZbiorcze.find(
      ({ czySplacona, zleconoPlatnoscZKIR, zleconoPlatnoscZP24, jestTytulWykonawczy }) =>
        !(czySplacona || zleconoPlatnoscZKIR || zleconoPlatnoscZP24 || jestTytulWykonawczy),
    );
    if (open && number % PAYING_OF === 0) {
      const order = {
        idKartyNaleznosci: karta.idKartyNaleznosci,
        idNaleznosciRatyZbiorczej: [open.idNaleznosciRatyZbiorczej],
        idNaleznosciRaty: [],
        kwota: open.kwotaRazem,
        urlPowrotuOk: `${portal}/platnosc-wynik?result=ok`,
        urlPowrotuBlad: `${portal}/platnosc-wynik?result=blad`,
      };
      yield post('order', 'platnosci/p24/dodajPrzelew', order, { ...headers, 'idempotency-key': randomUUID() });
    }
    if (number % PDF_OF === 0)
      yield own('PDF', `${card}/raty/pdf?tytul=${encodeURIComponent(karta.symbolKarty)}&typNaleznosci=WSZYSTKIE`);
  }
  yield own('due dates', 'naleznosci/terminy');
  yield own('history', 'platnosci/historia');
  yield page('/uslugi/budzet-dochody', from);
  yield { kind: 'public data', method: 'GET', path: '/api/fk/gmina/dajDochodyBudzetu?rok=2025', headers: from };
}

const page = (path: string, from: Record<string, string>): Call => ({
  kind: 'page',
  method: 'GET',
  path,
  headers: { ...from, 'accept-encoding': 'br' },
});

const post = (kind: string, path: string, body: object, headers: Record<string, string>): Call => ({
  kind,
  method: 'POST',
  path: `/api/${path}`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function json<T>({ status, body }: Answer): T {
  if (status !== 200) throw new Error(`${status} ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString());
}
