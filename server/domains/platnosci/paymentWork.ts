import type { Db } from '../../engine/db/open.ts';
import { ProviderFailure } from '../../engine/http/callProvider.ts';
import type { Office } from '../../engine/office.ts';
import { type Background, inBackground } from '../../engine/outbox/background.ts';
import { lockKarta } from '../naleznosci/lockKarta.ts';
import { advance } from './advance.ts';
import { book } from './book.ts';
import { type Kanal, ProviderRefusal } from './kanal.ts';
import { type Odczyt, readZlecenie, type Wiersz } from './readZlecenie.ts';
import { reconcile } from './reconcile.ts';
import { withSignedAmount } from './signedAmount.ts';
import type { Stan } from './states.ts';
import { CLAIM_MS, LONGEST_PAUSE_MS, nextAsk, nextLateAsk, pauseAfter } from './times.ts';

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

/** @returns a function that registers an order or queries one; its result false: nothing is due, or the provider needs a pause */
function channelOf(office: Platnosci, kanal: Kanal, paid: () => void): () => Promise<boolean> {
  const db = office.database.query;
  let failures = 0;
  let restUntilMs = 0;
  return async () => {
    const nowMs = office.now().getTime();
    if (nowMs < restUntilMs) return false;
    const claimed = await claim(db, nowMs, kanal.kod);
    if (claimed === 'gone') return true;
    if (!claimed) return false;
    try {
      await (claimed.wiersz.stan === 'NOWA' ? register(office, kanal, claimed) : ask(office, kanal, claimed, paid));
      failures = 0;
    } catch (failure) {
      const { wiersz } = claimed;
      const known = failure instanceof ProviderFailure || failure instanceof ProviderRefusal;
      office.log({
        poziom: known ? 'ostrzezenie' : 'blad',
        zdarzenie: 'platnosc',
        kod: `DOSTAWCA_${kanal.kod}`,
        zlecenieId: wiersz.id,
        blad: failure instanceof Error ? `${known ? failure.message : failure.stack}` : String(failure),
      });
      await postpone(db, wiersz, office.now().getTime());
      // The provider is unavailable, so the other orders are not tried one by one.
      restUntilMs = office.now().getTime() + pauseAfter(failures++, 30_000);
      return false;
    }
    return true;
  };
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

async function ask(office: Platnosci, kanal: Kanal, { wiersz, zlecenie }: Odczyt, paid: () => void): Promise<void> {
  const { database, log, now } = office;
  const pytanie = await withSignedAmount(database.query, kanal, wiersz, await kanal.ask(zlecenie));
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

/** @returns the order that waits longest, claimed for this office; `gone` when another was quicker; undefined: none is due */
async function claim(db: Db, nowMs: number, what: Kanal['kod'] | 'OPLACONA'): Promise<Odczyt | 'gone' | undefined> {
  const due = await db
    .selectFrom('zlecenia')
    .select(['id', 'nastepnaMs', 'proby', 'stan'])
    .where('nastepnaMs', '<=', nowMs)
    .$call((query) =>
      what === 'OPLACONA'
        ? query.where('stan', '=', what)
        : query.where('kanal', '=', what).where('stan', '!=', 'OPLACONA'),
    )
    .orderBy('nastepnaMs')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const nastepnaMs = nowMs + CLAIM_MS;
  const claimed = await db
    .updateTable('zlecenia')
    .set({ nastepnaMs, proby: due.proby + 1 })
    .where('id', '=', due.id)
    .where('stan', '=', due.stan)
    .where('nastepnaMs', '=', due.nastepnaMs)
    .where('proby', '=', due.proby)
    .executeTakeFirst();
  if (claimed.numUpdatedRows !== 1n) return 'gone';
  const read = await readZlecenie(db, { id: due.id });
  // The row as claimed: a query requested since then shows as a difference.
  return read && { ...read, wiersz: { ...read.wiersz, nastepnaMs } };
}

/** Postpones an order after a failure; a query requested meanwhile keeps its time. */
async function postpone(db: Db, { id, proby, nastepnaMs }: Wiersz, nowMs: number): Promise<void> {
  await db
    .updateTable('zlecenia')
    .set({ nastepnaMs: nowMs + pauseAfter(proby - 1, LONGEST_PAUSE_MS) })
    .where('id', '=', id)
    .where('nastepnaMs', '=', nastepnaMs)
    .execute();
}
