import type { Db } from '../../engine/db/open.ts';
import { ProviderFailure } from '../../engine/http/callProvider.ts';
import type { Office } from '../../engine/office.ts';
import { type Background, inBackground } from '../../engine/outbox/background.ts';
import { lockKarta } from '../naleznosci/lockKarta.ts';
import { advance } from './advance.ts';
import { book } from './book.ts';
import { claim, claimAlike, postpone } from './claim.ts';
import { type Kanal, ProviderRefusal, type Pytanie } from './kanal.ts';
import type { Odczyt, Wiersz } from './readZlecenie.ts';
import { reconcile } from './reconcile.ts';
import { withSignedAmount } from './signedAmount.ts';
import type { Stan } from './states.ts';
import { nextAsk, nextLateAsk, pauseAfter } from './times.ts';

/** The parts of an office that its payments need. */
export type Platnosci = Pick<Office, 'database' | 'services' | 'log' | 'now'>;

/**
 * Advances orders from state to state in the background. Each channel and the bookings run independently: a provider that
 * is slow or unavailable delays nobody else. Several offices share the orders: each step is claimed in the database, and its
 * change is one transaction, so after a kill a step is done or will be repeated, never half done.
 */
export function openPayments(office: Platnosci): Background {
  const failed = (failure: unknown) =>
    office.log({
      poziom: 'blad',
      zdarzenie: 'platnosci',
      blad: failure instanceof Error ? `${failure.stack}` : `${failure}`,
    });
  const { kir, p24 } = office.services.platnosci ?? {};
  const booking = inBackground(bookingOf(office), failed);
  const channels = [kir, p24].flatMap((kanal) =>
    kanal ? [inBackground(channelOf(office, kanal, booking.wake), failed)] : [],
  );
  const all = [...channels, booking];
  return {
    wake() {
      for (const one of all) one.wake();
    },
    async settled() {
      for (const one of all) await one.settled();
    },
    async stop() {
      await Promise.all(all.map((one) => one.stop()));
    },
  };
}

/** After a query about many orders others are registered, but no query begins for so many times as long as it took. */
const RESTS = 4;

/** @returns a function that registers an order or queries some; its result false: nothing is due, or the provider needs a pause */
function channelOf(office: Platnosci, kanal: Kanal, paid: () => void): () => Promise<boolean> {
  const db = office.database.query;
  let failures = 0;
  let restUntilMs = 0;
  let quietUntilMs = 0;
  return async () => {
    const nowMs = office.now().getTime();
    if (nowMs < restUntilMs) return false;
    const claimed = await claim(db, nowMs, kanal.kod, nowMs < quietUntilMs);
    if (claimed === 'gone') return true;
    if (!claimed) return false;
    let done: boolean;
    if (claimed.wiersz.stan === 'NOWA') {
      done = await tried(office, kanal, [claimed], () => register(office, kanal, claimed));
    } else {
      const others = kanal.naraz ? await claimAlike(db, nowMs, claimed.wiersz, kanal.naraz - 1) : [];
      done = await ask(office, kanal, [claimed, ...others], paid);
      const afterMs = office.now().getTime();
      if (kanal.naraz) quietUntilMs = afterMs + RESTS * (afterMs - nowMs);
    }
    // The provider is unavailable, so the other orders are not tried one by one.
    if (!done) restUntilMs = office.now().getTime() + pauseAfter(failures++, 30_000);
    else failures = 0;
    return done;
  };
}

/** Tries something about orders. A failure is logged and postpones them. @returns whether it was done */
async function tried(
  { database, log, now }: Platnosci,
  { kod }: Kanal,
  orders: readonly [Odczyt, ...Odczyt[]],
  run: () => Promise<void>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (failure) {
    const known = failure instanceof ProviderFailure || failure instanceof ProviderRefusal;
    log({
      poziom: known ? 'ostrzezenie' : 'blad',
      zdarzenie: 'platnosc',
      kod: `DOSTAWCA_${kod}`,
      zlecenieId: orders[0].wiersz.id,
      blad: failure instanceof Error ? `${known ? failure.message : failure.stack}` : String(failure),
    });
    for (const { wiersz } of orders) await postpone(database.query, wiersz, now().getTime());
    return false;
  }
}

/** @returns a function that books a confirmed payment; its result false: there is none */
function bookingOf({ database, log, now }: Platnosci): () => Promise<boolean> {
  const db = database.query;
  return async () => {
    const claimed = await claim(db, now().getTime(), 'OPLACONA');
    if (claimed === 'gone') return true;
    if (!claimed) return false;
    const { wiersz } = claimed;
    try {
      const end = await book(db, wiersz, now().getTime());
      if (end && end !== 'ZAKSIEGOWANA') alarm(log, wiersz, end);
    } catch (failure) {
      const blad = failure instanceof Error ? `${failure.stack}` : String(failure);
      log({ poziom: 'blad', zdarzenie: 'platnosc', kod: 'KSIEGOWANIE', zlecenieId: wiersz.id, blad });
      await postpone(db, wiersz, now().getTime());
    }
    return true;
  };
}

/** Registers the order at the provider; safe to repeat, so a kill before the step is written only repeats it. */
async function register({ database, log, now }: Platnosci, kanal: Kanal, { wiersz, zlecenie }: Odczyt): Promise<void> {
  const edge = (to: Stan, change: Parameters<typeof advance>[4]) =>
    database.query.transaction().execute(async (trx) => {
      await lockKarta(trx, wiersz.idKartyNaleznosci);
      await advance(trx, wiersz.id, 'NOWA', to, change);
    });
  const nowMs = now().getTime();
  // Nobody could have paid it: its address was never given out.
  if (nowMs >= wiersz.waznyDoMs) return edge('WYGASLA', { nastepnaMs: nextLateAsk(wiersz, nowMs) });
  try {
    const { idDostawcy, adres } = await kanal.register(zlecenie);
    await edge('ZLECONA', { idDostawcy, adresDostawcy: adres, nastepnaMs: nextAsk(wiersz, now().getTime()) });
  } catch (failure) {
    if (!(failure instanceof ProviderRefusal)) throw failure;
    await edge('ODRZUCONA', { przyczyna: `NIE_PRZYJETO ${failure.message.slice(0, 200)}`, nastepnaMs: null });
    alarm(log, wiersz, 'NIE_PRZYJETO');
  }
}

/** Asks about orders with one query. @returns whether all have an answer that makes sense */
async function ask(
  office: Platnosci,
  kanal: Kanal,
  orders: readonly [Odczyt, ...Odczyt[]],
  paid: () => void,
): Promise<boolean> {
  const [first, ...others] = orders.map(({ zlecenie }) => zlecenie);
  let answerOf: Awaited<ReturnType<Kanal['ask']>>;
  const answered = await tried(office, kanal, orders, async () => {
    answerOf = await kanal.ask([first!, ...others]);
  });
  if (!answered) return false;
  let all = true;
  for (const one of orders) {
    const taken = await tried(office, kanal, [one], () => take(office, kanal, one, answerOf(one.zlecenie), paid));
    all &&= taken;
  }
  return all;
}

/** Applies the provider's answer about one order. */
async function take(
  { database, log, now }: Platnosci,
  kanal: Kanal,
  { wiersz, zlecenie }: Odczyt,
  answer: Pytanie,
  paid: () => void,
): Promise<void> {
  const pytanie = await withSignedAmount(database.query, kanal, wiersz, answer);
  const asked = { pytanie, nowMs: now().getTime(), claimedMs: wiersz.nastepnaMs! };
  const { stan, alarm: what, again } = await reconcile(database.query, wiersz, asked);
  if (what) alarm(log, wiersz, what);
  if (stan === 'OPLACONA') paid();
  if (again) await registerAgain(database.query, kanal, zlecenie);
}

/** Registers again an order that the provider has lost, with the same identifier, while it is valid. */
async function registerAgain(db: Db, kanal: Kanal, zlecenie: Odczyt['zlecenie']): Promise<void> {
  const { idDostawcy, adres } = await kanal.register(zlecenie);
  await db
    .updateTable('zlecenia')
    .set({ idDostawcy, adresDostawcy: adres })
    .where('id', '=', zlecenie.id)
    .where('stan', '=', 'ZLECONA')
    .execute();
}

/** An alarm for the staff, who search the log for these. */
function alarm(log: Platnosci['log'], { id }: Wiersz, kod: string): void {
  log({ poziom: 'blad', zdarzenie: 'platnosc-alarm', kod, zlecenieId: id });
}
