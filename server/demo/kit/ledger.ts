import { addDays } from '../../../src/lang/values/dates.ts';
import { odsetkiGrosze, oplataProlongacyjnaGrosze, type RodzajOdsetek } from '../../domains/naleznosci/odsetki.ts';
import { kosztUpomnieniaGrosze, oplataManipulacyjnaGrosze } from '../../domains/naleznosci/stawki.ts';
import type { ElementRow, KartaRow, RataRow, RataZbiorczaRow, WplataRow } from '../../domains/naleznosci/tables.ts';

/** One instalment as assessed, with its payments and letters. */
export interface Plan {
  terminPlatnosci: string;
  /** The due date before a deferral or an instalment plan; a fee is due for the extra time. */
  terminPierwotny?: string;
  parts: readonly { rodzajOplaty: string; kwotaGrosze: number }[];
  /**
   * When the payer pays, in days after the due date (negative: before it); absent: not yet. A day after today is ignored.
   */
  paidAfterDays?: number;
  /** The share of every component that is paid on the due date, 0 to 1; the rest follows the other keys. */
  paidShare?: number;
  znaki?: readonly Znak[];
}
/** The letters of an instalment: reminder, summons, instalment plan, deferral, enforcement title. */
export type Znak = 'U' | 'W' | 'R' | 'O' | 'T';

export interface Assessment {
  karta: KartaRow;
  /** The assessment of the card: its title and its day. */
  opis: string;
  dataOperacji: string;
  nrDecyzji: string | null;
  odsetki: RodzajOdsetek;
  plan: readonly Plan[];
}

/** Everything that is booked on cards; ids count on. */
export interface Ledger {
  karty: KartaRow[];
  ratyZbiorcze: RataZbiorczaRow[];
  raty: RataRow[];
  wplaty: WplataRow[];
  elementy: ElementRow[];
}

const REMINDER_AFTER_DAYS = 21;
const SERVED_AFTER_DAYS = 7;
const ENFORCED_AFTER_DAYS = 28;

/**
 * Books one card: instalments with their parts, payments and collection elements that agree to the grosz.
 * For each card: elements − payments = what the unpaid instalments still hold, of principal, costs and fee alike.
 */
export function book(ledger: Ledger, assessment: Assessment, today: string): void {
  const { karta } = assessment;
  const plans = assessment.plan;
  const przypis = element(ledger, karta, assessment.opis, assessment.dataOperacji, 'Przypis');
  przypis.nrDecyzji = assessment.nrDecyzji;
  przypis.dataDoreczenia = assessment.nrDecyzji ? notAfter(addDays(assessment.dataOperacji, 14)!, today) : null;
  ledger.karty.push(karta);
  for (const plan of plans) bookInstalment(ledger, assessment, plan, przypis, today);
}

function bookInstalment(ledger: Ledger, assessment: Assessment, plan: Plan, przypis: ElementRow, today: string): void {
  const { karta } = assessment;
  const znaki = new Set(plan.znaki?.filter((znak) => letterDay(plan, znak) <= today));
  const kwotaRatyGrosze = plan.parts.reduce((sum, part) => sum + part.kwotaGrosze, 0);
  przypis.kwotaGlownaGrosze += kwotaRatyGrosze;

  const share = plan.paidShare ?? 0;
  const paidEarly = share > 0 && plan.terminPlatnosci <= today ? Math.floor(kwotaRatyGrosze * share) : 0;
  if (paidEarly > 0) pay(ledger, karta, plan.terminPlatnosci, paidEarly, 0, 0, 0);
  const left = kwotaRatyGrosze - paidEarly;

  const { terminPlatnosci, terminPierwotny } = plan;
  const fee =
    terminPierwotny && terminPierwotny <= today
      ? oplataProlongacyjnaGrosze(left, terminPierwotny, terminPlatnosci, terminPierwotny, assessment.odsetki)
      : 0;
  const idNaleznosciRatyZbiorczej = 50_001 + ledger.ratyZbiorcze.length;
  const firstElement = ledger.elementy.length;
  const costs = bookCosts(ledger, karta, plan, znaki, today);
  const feeElement =
    fee > 0 ? element(ledger, karta, 'Opłata prolongacyjna', terminPierwotny ?? terminPlatnosci, 'Przypis') : undefined;
  if (feeElement) feeElement.oplataProlongacyjnaGrosze = fee;

  const paidOn = plan.paidAfterDays === undefined ? undefined : addDays(plan.terminPlatnosci, plan.paidAfterDays)!;
  const czySplacona = paidOn !== undefined && paidOn <= today;
  const costsSum = costs.reduce((sum, cost) => sum + cost.kosztyUpomnienGrosze, 0);
  let interest = 0;
  if (czySplacona) {
    interest = odsetkiGrosze(left, terminPlatnosci, paidOn, assessment.odsetki);
    if (interest > 0) element(ledger, karta, 'Odsetki za zwłokę', paidOn, 'Przypis').odsetkiGrosze = interest;
    pay(ledger, karta, paidOn, left, costsSum, interest, fee);
  } else {
    przypis.pozostaloDoSplatyGrosze += left;
    for (const cost of costs) cost.pozostaloDoSplatyGrosze = cost.kosztyUpomnienGrosze;
    if (feeElement) feeElement.pozostaloDoSplatyGrosze = fee;
  }

  // Costs, fee and interest are of this instalment.
  for (const row of ledger.elementy.slice(firstElement)) row.idNaleznosciRatyZbiorczej = idNaleznosciRatyZbiorczej;
  ledger.ratyZbiorcze.push({
    idNaleznosciRatyZbiorczej,
    idKartyNaleznosci: karta.idKartyNaleznosci,
    podmiotId: karta.podmiotId,
    terminPlatnosci,
    kwotaRatyGrosze,
    kwotaGlownaGrosze: czySplacona ? kwotaRatyGrosze : left,
    kosztyEgzekucjiGrosze: costsSum,
    oplataProlongacyjnaGrosze: fee,
    odsetkiGrosze: interest,
    czySplacona: Number(czySplacona),
    jestUpomnienie: Number(znaki.has('U')),
    jestWezwanie: Number(znaki.has('W')),
    jestRozlozenieNaRaty: Number(znaki.has('R')),
    jestOdroczenieTerminu: Number(znaki.has('O')),
    jestTytulWykonawczy: Number(znaki.has('T')),
  });
  const principal = czySplacona ? kwotaRatyGrosze : left;
  for (const [index, part] of plan.parts.entries()) {
    const first = index === 0;
    const before = plan.parts.slice(0, index).reduce((sum, p) => sum + p.kwotaGrosze, 0);
    ledger.raty.push({
      idNaleznosciRaty: 500_001 + ledger.raty.length,
      idNaleznosciRatyZbiorczej,
      nrRaty: index + 1,
      rodzajOplaty: part.rodzajOplaty,
      kwotaRatyGrosze: part.kwotaGrosze,
      kwotaGlownaGrosze: shareOf(principal, kwotaRatyGrosze, before, part.kwotaGrosze),
      kosztyEgzekucjiGrosze: first ? costsSum : 0,
      oplataProlongacyjnaGrosze: first ? fee : 0,
      odsetkiGrosze: first ? interest : 0,
    });
  }
}

/** The share of one part; the parts together give the whole to the grosz. */
export function shareOf(whole: number, total: number, before: number, part: number): number {
  const upTo = (amount: number) => Number((BigInt(whole) * BigInt(amount)) / BigInt(total));
  return upTo(before + part) - upTo(before);
}

/** The day a letter is sent; it must not be in the future. */
function letterDay(plan: Plan, znak: Znak): string {
  const sent = addDays(plan.terminPlatnosci, REMINDER_AFTER_DAYS)!;
  if (znak === 'U' || znak === 'W') return sent;
  return znak === 'T' ? addDays(sent, ENFORCED_AFTER_DAYS)! : (plan.terminPierwotny ?? plan.terminPlatnosci);
}

function bookCosts(ledger: Ledger, karta: KartaRow, plan: Plan, znaki: ReadonlySet<Znak>, today: string): ElementRow[] {
  const costs: ElementRow[] = [];
  const sent = letterDay(plan, 'U');
  const numer = `${ledger.elementy.length + 1}.${karta.rok}`;
  if (znaki.has('U')) {
    const reminder = element(ledger, karta, `Upomnienie nr FN.3160.${numer}`, sent, 'Upomnienie');
    reminder.kosztyUpomnienGrosze = kosztUpomnieniaGrosze(sent);
    reminder.nrDecyzji = `FN.3160.${numer}`;
    reminder.dataDoreczenia = notAfter(addDays(sent, SERVED_AFTER_DAYS)!, today);
    costs.push(reminder);
  }
  if (znaki.has('W')) {
    const summons = element(ledger, karta, `Wezwanie do zapłaty nr FN.3161.${numer}`, sent, 'Wezwanie');
    summons.nrDecyzji = `FN.3161.${numer}`;
    summons.dataDoreczenia = notAfter(addDays(sent, SERVED_AFTER_DAYS)!, today);
  }
  if (znaki.has('T')) {
    const opis = `Tytuł wykonawczy nr SM.${numer}`;
    const title = element(ledger, karta, opis, letterDay(plan, 'T'), 'Koszty egzekucyjne');
    title.kosztyUpomnienGrosze = oplataManipulacyjnaGrosze(title.dataOperacji);
    title.nrDecyzji = `SM.${numer}`;
    costs.push(title);
  }
  return costs;
}

const notAfter = (date: string, today: string): string | null => (date <= today ? date : null);

function element(ledger: Ledger, karta: KartaRow, opis: string, dataOperacji: string, typ: string): ElementRow {
  const row: ElementRow = {
    id: ledger.elementy.length + 1,
    ...ofCard(karta),
    opis,
    dataOperacji,
    typ,
    kwotaGlownaGrosze: 0,
    kosztyUpomnienGrosze: 0,
    odsetkiGrosze: 0,
    oplataProlongacyjnaGrosze: 0,
    pozostaloDoSplatyGrosze: 0,
    nrDecyzji: null,
    dataDoreczenia: null,
    idNaleznosciRatyZbiorczej: null,
  };
  ledger.elementy.push(row);
  return row;
}

function pay(
  ledger: Ledger,
  karta: KartaRow,
  dataOperacji: string,
  kwotaGlownaGrosze: number,
  kosztyUpomnienGrosze: number,
  odsetki: number,
  oplataProlongacyjnaGrosze: number,
): void {
  ledger.wplaty.push({
    id: ledger.wplaty.length + 1,
    ...ofCard(karta),
    opis: 'Przelew na rachunek karty',
    dataOperacji,
    typ: 'Wpłata',
    kwotaGlownaGrosze,
    kosztyUpomnienGrosze,
    odsetkiGrosze: odsetki,
    oplataProlongacyjnaGrosze,
    zlecenieId: null,
  });
}

const ofCard = ({ idKartyNaleznosci, podmiotId }: KartaRow) => ({ idKartyNaleznosci, podmiotId });
