import type { Db } from '../../engine/db/open.ts';
import { newCode } from '../../engine/session/codes.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { fullKonto } from '../konto/fullKonto.ts';
import type { Assertion } from './assertion.ts';
import type { Attempt } from './attempts.ts';
import { kontoObstacle, type Obstacle, personObstacle } from './obstacles.ts';

const CODE_MS = 60_000;
const DATA_MS = 15 * 60_000;

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
  const refused = personObstacle(assertion, today);
  if (refused) return refuse(refused);
  const full = await fullKonto(db, person.pesel);
  const dane = { idZadania: attempt.idZadania, ...person };
  const code = (kontoId: number) =>
    newCode(db, secrets, { rodzaj: 'WEZEL_LOGOWANIE', kontoId, dane, ms: CODE_MS }, nowMs);
  if (attempt.kontoId !== null) {
    const konto = await db.selectFrom('konta').selectAll().where('kontoId', '=', attempt.kontoId).executeTakeFirst();
    const obstacle = kontoObstacle(konto, person.pesel, full);
    if (obstacle) return refuse(obstacle);
    return withQuery(attempt.adresOk, { token: await code(attempt.kontoId), potwierdzenie: 'true' });
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
