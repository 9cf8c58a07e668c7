import type { Pytanie } from './kanal.ts';
import type { Wiersz } from './readZlecenie.ts';
import type { Change, Przyczyna, Stan } from './states.ts';
import { isOver, nextAsk, nextLateAsk, nextReturnAsk } from './times.ts';

/** An answer, with the query that it belongs to. */
export interface Asked {
  pytanie: Pytanie;
  nowMs: number;
  /** `nastepnaMs` at the time of the claim: a different value now means that another query was requested meanwhile. */
  claimedMs: number;
}

/** What an answer changes. */
export interface Decision {
  /** The next state; absent: the order stays where it is. */
  stan?: Stan;
  change: Change;
  /** Money left to the staff, or a contradiction that changes nothing. */
  alarm?: Przyczyna | 'SPRZECZNE';
  /** The provider does not know the order: it is to be registered again. */
  again?: boolean;
  /** The order was given up: only if its instalments are free it may take this step, otherwise `zajeta` says what happens. */
  needsFree?: boolean;
}

/**
 * What a provider's answer changes about an order: one step at most. A repeated, late or reordered answer changes nothing
 * more. The answer is compared with the order: another amount, currency or account is not its payment.
 */
export function decide(wiersz: Wiersz, asked: Asked): Decision {
  const { pytanie, nowMs } = asked;
  switch (pytanie.stan) {
    case 'zaplacono':
      return paid(wiersz, asked, pytanie);
    case 'zwrocono':
      return returned(wiersz, asked, pytanie.powod);
    case 'odrzucono':
      return given(wiersz, asked, 'ODRZUCONA', `ODRZUCONO${withWord(pytanie.powod)}`);
    case 'wygaslo':
      return given(wiersz, asked, 'WYGASLA', null);
    case 'czeka':
    case 'nieznane':
      if (wiersz.stan === 'ZLECONA' && isOver(wiersz.waznyDoMs, nowMs)) return given(wiersz, asked, 'WYGASLA', null);
      return stay(wiersz, asked, {
        again: pytanie.stan === 'nieznane' && wiersz.stan === 'ZLECONA' && nowMs < wiersz.waznyDoMs,
      });
  }
}

/** The decision about money for instalments that are paid, or being paid, another way. */
export const zajeta = (asked: Asked, { change }: Decision): Decision =>
  toPeople(asked, 'RATA_ZAJETA', 'pieniądze przyszły po innej płatności', { oplaconoMs: change.oplaconoMs });

type Zaplacono = Extract<Pytanie, { stan: 'zaplacono' }>;

function paid(wiersz: Wiersz, asked: Asked, money: Zaplacono): Decision {
  const { stan } = wiersz;
  const wrong = whatIsWrong(wiersz, money);
  // The same answer again changes nothing; a different answer about an accepted payment is a contradiction.
  if (stan === 'OPLACONA' || stan === 'ZAKSIEGOWANA') return stay(wiersz, asked, wrong && { alarm: 'SPRZECZNE' });
  if (stan === 'NOWA' || stan === 'DO_WYJASNIENIA') return stay(wiersz, asked);
  const oplaconoMs = plausible(money.kiedyMs, wiersz, asked.nowMs);
  if (wrong) return toPeople(asked, wrong.code, wrong.why, { oplaconoMs });
  const change = { oplaconoMs, przyczyna: null, nastepnaMs: asked.nowMs };
  return { ...to(asked, 'OPLACONA', change), needsFree: stan !== 'ZLECONA' };
}

function whatIsWrong(
  wiersz: Wiersz,
  { kwotaGrosze, waluta, numerRachunku }: Zaplacono,
): { code: Przyczyna; why: string } | undefined {
  if (waluta !== 'PLN') return { code: 'INNA_WALUTA', why: waluta.slice(0, 20) };
  if (kwotaGrosze !== wiersz.kwotaGrosze)
    return { code: 'INNA_KWOTA', why: `${kwotaGrosze} zamiast ${wiersz.kwotaGrosze} groszy` };
  if (numerRachunku !== undefined && numerRachunku.replace(/^PL|\s/gi, '') !== wiersz.numerRachunku)
    return { code: 'INNY_RACHUNEK', why: numerRachunku.slice(0, 40) };
  return undefined;
}

/** A refund: before the booking it is a refusal, afterwards the books have too much. */
function returned(wiersz: Wiersz, asked: Asked, powod: string | undefined): Decision {
  switch (wiersz.stan) {
    case 'ZAKSIEGOWANA':
      return toPeople(asked, 'ZWROT_PO_ZAKSIEGOWANIU', powod ?? '');
    case 'OPLACONA':
      return toPeople(asked, 'ZWROCONO', powod ?? '');
    default:
      return given(wiersz, asked, 'ODRZUCONA', `ZWROCONO${withWord(powod)}`);
  }
}

/** Gives up a waiting order; for a paid order such an answer is a contradiction, for one given up it changes nothing. */
function given(wiersz: Wiersz, asked: Asked, stan: 'ODRZUCONA' | 'WYGASLA', przyczyna: string | null): Decision {
  if (wiersz.stan === 'OPLACONA' || wiersz.stan === 'ZAKSIEGOWANA') return stay(wiersz, asked, { alarm: 'SPRZECZNE' });
  if (wiersz.stan !== 'ZLECONA') return stay(wiersz, asked);
  return to(asked, stan, { przyczyna, nastepnaMs: unlessAsked(wiersz, asked, nextLateAsk) });
}

function toPeople(asked: Asked, code: Przyczyna, why: string, change: Change = {}): Decision {
  const przyczyna = `${code}${withWord(why)}`;
  return { ...to(asked, 'DO_WYJASNIENIA', { ...change, przyczyna, nastepnaMs: null }), alarm: code };
}

const to = (asked: Asked, stan: Stan, change: Change): Decision => ({
  stan,
  change: { ...change, pytanoMs: asked.nowMs },
});

/** No step: only sets the time of the next query. */
const stay = (wiersz: Wiersz, asked: Asked, rest: Pick<Decision, 'alarm' | 'again'> = {}): Decision => ({
  change: { pytanoMs: asked.nowMs, nastepnaMs: unlessAsked(wiersz, asked, nextLook) },
  ...rest,
});

/** The time of a query requested meanwhile stays. */
const unlessAsked = (
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
