import type { Db } from '../../engine/db/open.ts';
import { lockKarta } from '../naleznosci/lockKarta.ts';
import type { Pytanie } from './kanal.ts';
import { readZlecenie, type Wiersz } from './read.ts';
import { advance, type Change, type Przyczyna, type Stan } from './states.ts';
import { isOver, nextAsk, nextLateAsk, nextReturnAsk } from './times.ts';

/** The result of an answer: a step, money left to the staff, or a contradiction that changes nothing. */
export interface Outcome {
  stan?: Stan;
  alarm?: Przyczyna | 'SPRZECZNE';
  /** The provider does not know the order: it is to be registered again. */
  again?: boolean;
}

/** An answer, with the query that it belongs to. */
export interface Asked {
  pytanie: Pytanie;
  nowMs: number;
  /** `nastepnaMs` at the time of the claim: a different value now means that another query was requested meanwhile. */
  claimedMs: number;
}

/**
 * Applies the provider's answer about an order: one step at most. A repeated, late or reordered answer changes nothing
 * more. The answer is compared with the order: another amount, currency or account is not its payment.
 */
export function reconcile(db: Db, { id, idKartyNaleznosci }: Wiersz, asked: Asked): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    await lockKarta(trx, idKartyNaleznosci);
    const read = await readZlecenie(trx, { id });
    if (!read) throw new Error(`Order ${id} is gone.`);
    const { wiersz } = read;
    const outcome = await take(trx, wiersz, asked);
    if (!outcome.stan) await trx.updateTable('zlecenia').set(stay(wiersz, asked)).where('id', '=', id).execute();
    return outcome;
  });
}

async function take(trx: Db, wiersz: Wiersz, asked: Asked): Promise<Outcome> {
  const { pytanie, nowMs } = asked;
  switch (pytanie.stan) {
    case 'zaplacono':
      return paid(trx, wiersz, asked, pytanie);
    case 'zwrocono':
      return returned(trx, wiersz, asked, pytanie.powod);
    case 'odrzucono':
      return given(trx, wiersz, asked, 'ODRZUCONA', `ODRZUCONO${withWord(pytanie.powod)}`);
    case 'wygaslo':
      return given(trx, wiersz, asked, 'WYGASLA', null);
    case 'czeka':
    case 'nieznane':
      if (wiersz.stan === 'ZLECONA' && isOver(wiersz.waznyDoMs, nowMs))
        return given(trx, wiersz, asked, 'WYGASLA', null);
      return { again: pytanie.stan === 'nieznane' && wiersz.stan === 'ZLECONA' && nowMs < wiersz.waznyDoMs };
  }
}

async function paid(
  trx: Db,
  wiersz: Wiersz,
  asked: Asked,
  money: Extract<Pytanie, { stan: 'zaplacono' }>,
): Promise<Outcome> {
  const { stan } = wiersz;
  const wrong = whatIsWrong(wiersz, money);
  // The same answer again changes nothing; a different answer about an accepted payment is a contradiction.
  if (stan === 'OPLACONA' || stan === 'ZAKSIEGOWANA') return wrong ? { alarm: 'SPRZECZNE' } : {};
  if (stan === 'NOWA' || stan === 'DO_WYJASNIENIA') return {};
  const oplaconoMs = plausible(money.kiedyMs, wiersz, asked.nowMs);
  if (wrong) return toPeople(trx, wiersz, asked, wrong.code, wrong.why, { oplaconoMs });
  if (stan !== 'ZLECONA' && !(await takeBack(trx, wiersz)))
    return toPeople(trx, wiersz, asked, 'RATA_ZAJETA', 'pieniądze przyszły po innej płatności', { oplaconoMs });
  return to(trx, wiersz, 'OPLACONA', asked, { oplaconoMs, przyczyna: null, nastepnaMs: asked.nowMs });
}

function whatIsWrong(
  wiersz: Wiersz,
  { kwotaGrosze, waluta, numerRachunku }: Extract<Pytanie, { stan: 'zaplacono' }>,
): { code: Przyczyna; why: string } | undefined {
  if (waluta !== 'PLN') return { code: 'INNA_WALUTA', why: waluta.slice(0, 20) };
  if (kwotaGrosze !== wiersz.kwotaGrosze)
    return { code: 'INNA_KWOTA', why: `${kwotaGrosze} zamiast ${wiersz.kwotaGrosze} groszy` };
  if (numerRachunku !== undefined && numerRachunku.replace(/^PL|\s/gi, '') !== wiersz.numerRachunku)
    return { code: 'INNY_RACHUNEK', why: numerRachunku.slice(0, 40) };
  return undefined;
}

/** Money for an order that was given up is booked only if there is no other payment of its instalments. */
async function takeBack(trx: Db, { id }: Wiersz): Promise<boolean> {
  const parts = await trx
    .selectFrom('zleceniaRaty')
    .select('idNaleznosciRatyZbiorczej')
    .distinct()
    .where('zlecenieId', '=', id)
    .execute();
  const ids = parts.map((part) => part.idNaleznosciRatyZbiorczej);
  const taken = await trx
    .selectFrom('ratyZbiorcze')
    .leftJoin('zajeteRaty', 'zajeteRaty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .select('ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .where('ratyZbiorcze.idNaleznosciRatyZbiorczej', 'in', ids)
    .where((eb) => eb.or([eb('czySplacona', '=', 1), eb('zajeteRaty.zlecenieId', 'is not', null)]))
    .execute();
  if (taken.length > 0) return false;
  await trx
    .insertInto('zajeteRaty')
    .values(ids.map((idNaleznosciRatyZbiorczej) => ({ idNaleznosciRatyZbiorczej, zlecenieId: id })))
    .execute();
  return true;
}

/** A refund: before the booking it is a refusal, afterwards the books have too much. */
async function returned(trx: Db, wiersz: Wiersz, asked: Asked, powod: string | undefined): Promise<Outcome> {
  switch (wiersz.stan) {
    case 'ZAKSIEGOWANA':
      return toPeople(trx, wiersz, asked, 'ZWROT_PO_ZAKSIEGOWANIU', powod ?? '');
    case 'OPLACONA':
      return toPeople(trx, wiersz, asked, 'ZWROCONO', powod ?? '');
    default:
      return given(trx, wiersz, asked, 'ODRZUCONA', `ZWROCONO${withWord(powod)}`);
  }
}

/** Gives up a waiting order; for a paid order such an answer is a contradiction, for one given up it changes nothing. */
async function given(
  trx: Db,
  wiersz: Wiersz,
  asked: Asked,
  stan: 'ODRZUCONA' | 'WYGASLA',
  przyczyna: string | null,
): Promise<Outcome> {
  if (wiersz.stan === 'OPLACONA' || wiersz.stan === 'ZAKSIEGOWANA') return { alarm: 'SPRZECZNE' };
  if (wiersz.stan !== 'ZLECONA') return {};
  return to(trx, wiersz, stan, asked, { przyczyna, nastepnaMs: unlessWanted(wiersz, asked, nextLateAsk) });
}

async function toPeople(
  trx: Db,
  wiersz: Wiersz,
  asked: Asked,
  code: Przyczyna,
  why: string,
  change: Change = {},
): Promise<Outcome> {
  const przyczyna = `${code}${withWord(why)}`;
  return {
    ...(await to(trx, wiersz, 'DO_WYJASNIENIA', asked, { ...change, przyczyna, nastepnaMs: null })),
    alarm: code,
  };
}

async function to(trx: Db, wiersz: Wiersz, stan: Stan, asked: Asked, change: Change): Promise<Outcome> {
  await advance(trx, wiersz.id, wiersz.stan, stan, { ...change, pytanoMs: asked.nowMs });
  return { stan };
}

/** No step: only sets the time of the next query. */
const stay = (wiersz: Wiersz, asked: Asked): Change & { proby: number } => ({
  pytanoMs: asked.nowMs,
  nastepnaMs: unlessWanted(wiersz, asked, nextLook),
  proby: 0,
});

/** A query requested meanwhile is kept. */
const unlessWanted = (
  wiersz: Wiersz,
  { nowMs, claimedMs }: Asked,
  next: (wiersz: Wiersz, nowMs: number) => number | null,
): number | null => (wiersz.nastepnaMs === claimedMs ? next(wiersz, nowMs) : wiersz.nastepnaMs);

function nextLook(wiersz: Wiersz, nowMs: number): number | null {
  switch (wiersz.stan) {
    case 'NOWA':
    case 'OPLACONA':
      return nowMs;
    case 'ZLECONA':
      return nextAsk(wiersz, nowMs);
    case 'ODRZUCONA':
    case 'WYGASLA':
      return nextLateAsk(wiersz, nowMs);
    case 'ZAKSIEGOWANA':
      return nextReturnAsk(wiersz.zaksiegowanoMs!, nowMs);
    case 'DO_WYJASNIENIA':
      return null;
  }
}

/** The reported time of the payment, if it is plausible. */
const plausible = (kiedyMs: number | undefined, { zleconoMs }: Wiersz, nowMs: number): number =>
  kiedyMs !== undefined && kiedyMs >= zleconoMs && kiedyMs <= nowMs ? kiedyMs : nowMs;

const withWord = (text: string | undefined): string => (text ? ` ${text.slice(0, 200)}` : '');
