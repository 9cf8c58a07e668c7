import { isPesel } from '../../../src/lang/values/pesel.ts';
import type { Konto } from '../konto/konta.ts';
import type { Assertion } from './assertion.ts';

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

/**
 * Younger people have no account of their own: until 18 they are represented by a parent or guardian (Kodeks cywilny,
 * art. 10-12 and 15; Kodeks rodzinny i opiekuńczy, art. 98), and what they may do themselves from 13 on is decided case by
 * case, which the office does at the counter.
 */
const OF_AGE = 18;

/** Why an identified person cannot have an account. @param today ISO, in Warsaw */
export function personObstacle(
  { identyfikator, dataUrodzenia }: Pick<Assertion, 'identyfikator' | 'dataUrodzenia'>,
  today: string,
): Obstacle | undefined {
  if (!isPesel(identyfikator)) return 'brak-pesel';
  return ageOf(dataUrodzenia, today) < OF_AGE ? 'niepelnoletni' : undefined;
}

/**
 * Why the node cannot confirm an account for an identified person.
 *
 * @param konto the account that the attempt began with; undefined: it is gone
 * @param full the full account of this person; undefined: there is none
 */
export function kontoObstacle(
  konto: Pick<Konto, 'kontoId' | 'stan' | 'pesel' | 'czyZablokowane'> | undefined,
  pesel: string,
  full: Pick<Konto, 'kontoId'> | undefined,
): Obstacle | undefined {
  if (!konto || konto.stan === 'NIEAKTYWNE' || konto.stan === 'USUNIETE') return 'po-czasie';
  if (konto.pesel !== pesel) return 'inna-osoba';
  if (konto.czyZablokowane) return 'konto-zablokowane';
  return full && full.kontoId !== konto.kontoId ? 'drugie-konto' : undefined;
}

/** Whole years; a person born on 29 February is a year older on 1 March. */
function ageOf(dataUrodzenia: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dataUrodzenia.slice(0, 4));
  return today.slice(5) < dataUrodzenia.slice(5) ? years - 1 : years;
}
