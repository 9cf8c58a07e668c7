import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import type { Wiersz } from './read.ts';

export type Stan = Wiersz['stan'];

/**
 * Where each state may lead; nothing leads back. Money that comes after an order was given up still leads on, and money
 * that was booked and went back is for people to look at.
 */
const EDGES: Readonly<Record<Stan, readonly Stan[]>> = {
  NOWA: ['ZLECONA', 'ODRZUCONA', 'WYGASLA'],
  ZLECONA: ['OPLACONA', 'ODRZUCONA', 'WYGASLA', 'DO_WYJASNIENIA'],
  OPLACONA: ['ZAKSIEGOWANA', 'DO_WYJASNIENIA'],
  ODRZUCONA: ['OPLACONA', 'DO_WYJASNIENIA'],
  WYGASLA: ['OPLACONA', 'DO_WYJASNIENIA'],
  ZAKSIEGOWANA: ['DO_WYJASNIENIA'],
  DO_WYJASNIENIA: [],
};

/** An order in one of these holds its instalments: no other can be made for them. */
export const LIVE: readonly Stan[] = ['NOWA', 'ZLECONA', 'OPLACONA'];

/** Why an order went another way; the first word of `przyczyna`. */
export const PRZYCZYNY = [
  /** The provider never took the order. */
  'NIE_PRZYJETO',
  /** Payer or bank refused. */
  'ODRZUCONO',
  /** Paid, and given back before it was booked. */
  'ZWROCONO',
  'INNA_KWOTA',
  'INNA_WALUTA',
  'INNY_RACHUNEK',
  /** Paid when the instalments were not free any more: paid, or being paid, another way. */
  'RATA_ZAJETA',
  /** Paid, but the instalments are not what they were when it was ordered. */
  'RATA_ZMIENIONA',
  /** Booked, and then the provider gave the money back. */
  'ZWROT_PO_ZAKSIEGOWANIU',
] as const;
export type Przyczyna = (typeof PRZYCZYNY)[number];

/** @returns the code of a reason; undefined: none */
export const przyczynaOf = (text: string | null): Przyczyna | undefined =>
  PRZYCZYNY.find((code) => code === text?.split(' ', 1)[0]);

/** What an edge writes besides the state. */
export type Change = Partial<
  Pick<
    Wiersz,
    'idDostawcy' | 'adresDostawcy' | 'oplaconoMs' | 'zaksiegowanoMs' | 'przyczyna' | 'nastepnaMs' | 'pytanoMs'
  >
>;

/**
 * One step forward, in the transaction of all that belongs to it; tries begin anew, and who leaves the live states lets go
 * of the instalments.
 *
 * @returns false: the order is not in `from` any more, and nothing was changed
 */
export async function advance(trx: Db, id: number, from: Stan, to: Stan, change: Change): Promise<boolean> {
  if (!EDGES[from].includes(to)) throw new Error(`An order does not go from ${from} to ${to}.`);
  const moved = await trx
    .updateTable('zlecenia')
    .set({ ...change, stan: to, proby: 0 })
    .where('id', '=', id)
    .where('stan', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) return false;
  if (!LIVE.includes(to)) await trx.deleteFrom('zajeteRaty').where('zlecenieId', '=', id).execute();
  return true;
}

/**
 * Whatever is paid, ordered or booked on one card takes turns from here to the end of the transaction. It is a write, so
 * that the transaction has the newest rows in SQLite too.
 *
 * @param whose only a card of this subject: nobody waits for somebody else's
 * @returns whether there is such a card
 */
export async function lockKarta(
  trx: Db,
  idKartyNaleznosci: number,
  whose?: Pick<PodmiotRow, 'podmiotId' | 'czyInstytucja'>,
): Promise<boolean> {
  const locked = await trx
    .updateTable('karty')
    .set((eb) => ({ rok: eb.ref('rok') }))
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .$if(whose !== undefined, (query) =>
      query.where('podmiotId', '=', whose!.podmiotId).where('czyInstytucja', '=', whose!.czyInstytucja),
    )
    .executeTakeFirst();
  return locked.numUpdatedRows === 1n;
}
