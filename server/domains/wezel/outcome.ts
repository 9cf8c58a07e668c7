import { isPesel } from '../../../src/lang/values/pesel.ts';
import type { Db } from '../../engine/db/open.ts';
import { newCode } from '../../engine/session/codes.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { fullKonto } from '../konto/fullKonto.ts';
import type { Assertion } from './assertion.ts';
import type { Attempt } from './attempts.ts';

/**
 * Reasons for a failed login: codes for which the error page has a text in every language.
 * `anulowano` the person cancelled · `odmowa` the node refused · `brak-pesel` an identity of another country ·
 * `niepelnoletni` · `inna-osoba` the account to confirm belongs to somebody else · `drugie-konto` the person has a full one ·
 * `konto-zablokowane` · `po-czasie` the response came too late, or to an unknown request · `wezel-niedostepny` the node
 * did not answer · `bledna-odpowiedz` its response is not trusted.
 */
export type Obstacle =
  | 'anulowano'
  | 'odmowa'
  | 'brak-pesel'
  | 'niepelnoletni'
  | 'inna-osoba'
  | 'drugie-konto'
  | 'konto-zablokowane'
  | 'po-czasie'
  | 'wezel-niedostepny'
  | 'bledna-odpowiedz';

const CODE_MS = 60_000;
const DATA_MS = 15 * 60_000;
/**
 * Younger people have no account of their own: until 18 they are represented by a parent or guardian (Kodeks cywilny,
 * art. 10-12 and 15; Kodeks rodzinny i opiekuńczy, art. 98), and what they may do themselves from 13 on is decided case by
 * case, which the office does at the counter.
 */
const OF_AGE = 18;

interface Desk {
  db: Db;
  secrets: Secrets;
  nowMs: number;
  /** ISO, in Warsaw. */
  today: string;
}

/** The page for the browser of an identified person. Nothing changes yet: only the browser that began may redeem the code. */
export async function placeAfter(desk: Desk, attempt: Attempt, assertion: Assertion): Promise<string> {
  const { db, secrets, nowMs, today } = desk;
  const person = { imie: assertion.imie, nazwisko: assertion.nazwisko, pesel: assertion.identyfikator };
  const refuse = (obstacle: Obstacle) => obstacleAddress(attempt.adresBlad, obstacle);
  if (!isPesel(person.pesel)) return refuse('brak-pesel');
  if (ageOf(assertion.dataUrodzenia, today) < OF_AGE) return refuse('niepelnoletni');
  const full = await fullKonto(db, person.pesel);
  const dane = { idZadania: attempt.idZadania, ...person };
  const code = (kontoId: number) =>
    newCode(db, secrets, { rodzaj: 'WEZEL_LOGOWANIE', kontoId, dane, ms: CODE_MS }, nowMs);
  if (attempt.kontoId !== null) {
    const konto = await db.selectFrom('konta').selectAll().where('kontoId', '=', attempt.kontoId).executeTakeFirst();
    if (!konto || konto.stan === 'NIEAKTYWNE' || konto.stan === 'USUNIETE') return refuse('po-czasie');
    if (konto.pesel !== person.pesel) return refuse('inna-osoba');
    if (konto.czyZablokowane) return refuse('konto-zablokowane');
    if (full && full.kontoId !== konto.kontoId) return refuse('drugie-konto');
    return withQuery(attempt.adresOk, { token: await code(konto.kontoId), potwierdzenie: 'true' });
  }
  if (full?.czyZablokowane) return refuse('konto-zablokowane');
  if (full) return withQuery(attempt.adresOk, { token: await code(full.kontoId), potwierdzenie: 'false' });
  const data = await newCode(db, secrets, { rodzaj: 'WEZEL_DANE', kontoId: null, dane, ms: DATA_MS }, nowMs);
  const link = new URL(attempt.adresOk).searchParams.get('link');
  return withQuery(attempt.adresPotwierdzenie, { data, ...(link !== null && { link }) });
}

export const obstacleAddress = (adresBlad: string, obstacle: Obstacle): string =>
  withQuery(adresBlad, { trescBledu: obstacle });

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Whole years; a person born on 29 February is a year older on 1 March. */
function ageOf(dataUrodzenia: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dataUrodzenia.slice(0, 4));
  return today.slice(5) < dataUrodzenia.slice(5) ? years - 1 : years;
}
