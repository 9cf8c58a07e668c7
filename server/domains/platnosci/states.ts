import type { Wiersz } from './readZlecenie.ts';

export type Stan = Wiersz['stan'];

/**
 * The possible next states; there is no way back. A payment that arrives after an order was given up still leads on, and a
 * booked payment that was returned is left to the staff.
 */
export const EDGES: Readonly<Record<Stan, readonly Stan[]>> = {
  NOWA: ['ZLECONA', 'ODRZUCONA', 'WYGASLA'],
  ZLECONA: ['OPLACONA', 'ODRZUCONA', 'WYGASLA', 'DO_WYJASNIENIA'],
  OPLACONA: ['ZAKSIEGOWANA', 'DO_WYJASNIENIA'],
  ODRZUCONA: ['OPLACONA', 'DO_WYJASNIENIA'],
  WYGASLA: ['OPLACONA', 'DO_WYJASNIENIA'],
  ZAKSIEGOWANA: ['DO_WYJASNIENIA'],
  DO_WYJASNIENIA: [],
};

/** An order in one of these states reserves its instalments: no other order can be made for them. */
export const LIVE: readonly Stan[] = ['NOWA', 'ZLECONA', 'OPLACONA'];

/** Reasons for an unusual result; the first word of `przyczyna`. */
const PRZYCZYNY = [
  /** The provider never accepted the order. */
  'NIE_PRZYJETO',
  /** The payer or the bank refused. */
  'ODRZUCONO',
  /** Paid, and refunded before the booking. */
  'ZWROCONO',
  'INNA_KWOTA',
  'INNA_WALUTA',
  'INNY_RACHUNEK',
  /** Paid when the instalments were no longer free: paid, or being paid, in another way. */
  'RATA_ZAJETA',
  /** Paid, but the instalments have changed since the order. */
  'RATA_ZMIENIONA',
  /** Booked, and refunded by the provider afterwards. */
  'ZWROT_PO_ZAKSIEGOWANIU',
] as const;
export type Przyczyna = (typeof PRZYCZYNY)[number];

/** @returns the code of a reason; undefined: none */
export const przyczynaOf = (text: string | null): Przyczyna | undefined =>
  PRZYCZYNY.find((code) => code === text?.split(' ', 1)[0]);

/** The columns that a step writes besides the state. */
export type Change = Partial<
  Pick<
    Wiersz,
    'idDostawcy' | 'adresDostawcy' | 'oplaconoMs' | 'zaksiegowanoMs' | 'przyczyna' | 'nastepnaMs' | 'pytanoMs'
  >
>;
