import { sql } from 'kysely';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { rozliczElementy, type Skladnik } from './rozliczElementy.ts';

/** The payment of a part of an instalment, in grosze. */
export interface CzescWplaty {
  idNaleznosciRatyZbiorczej: number;
  idNaleznosciRaty: number;
  kwotaGlownaGrosze: number;
  kosztUpomnienGrosze: number;
  oplataProlongacyjnaGrosze: number;
  odsetkiGrosze: number;
}

/** A payment of whole instalments of one card. */
export interface NowaWplata {
  idKartyNaleznosci: number;
  podmiotId: number;
  /** Its title in the books. */
  opis: string;
  /** The day it was paid, ISO. */
  dataOperacji: string;
  /** The online payment behind it. */
  zlecenieId: number;
  czesci: readonly CzescWplaty[];
}

/**
 * Writes a payment into the books of its card: the payment, its interest, what is left of the collection elements, and the
 * instalments with their parts. A card without elements has instalments only: the finance system sends none. Part of a
 * transaction in which the card is locked.
 *
 * @throws UnbalancedBooks
 */
export async function zaksieguj(trx: Db, wplata: NowaWplata): Promise<void> {
  const { opis, zlecenieId, czesci, ...ofCard } = wplata;
  await takeTurns(trx);
  const withElements = await hasElements(trx, ofCard.idKartyNaleznosci);
  for (const [id, own] of Map.groupBy(czesci, (part) => part.idNaleznosciRatyZbiorczej)) {
    const sums = sumsOf(own);
    if (withElements) await settleElements(trx, ofCard.idKartyNaleznosci, id, sums);
    if (withElements && sums.odsetkiGrosze > 0) {
      await trx
        .insertInto('elementy')
        .values({
          id: await nextId(trx, 'elementy'),
          ...ofCard,
          opis: 'Odsetki za zwłokę',
          typ: 'Przypis',
          kwotaGlownaGrosze: 0,
          kosztyUpomnienGrosze: 0,
          odsetkiGrosze: sums.odsetkiGrosze,
          oplataProlongacyjnaGrosze: 0,
          pozostaloDoSplatyGrosze: 0,
          nrDecyzji: null,
          dataDoreczenia: null,
          idNaleznosciRatyZbiorczej: id,
        })
        .execute();
    }
    await markPaid(trx, id, own, sums.odsetkiGrosze);
  }
  const id = await nextId(trx, 'wplaty');
  await trx
    .insertInto('wplaty')
    .values({ id, ...ofCard, opis, typ: 'Wpłata', ...sumsOf(czesci), zlecenieId })
    .execute();
}

/** Names the online payment behind a payment that is in the books already. */
export const oznaczWplate = (trx: Db, id: number, zlecenie: Pick<NowaWplata, 'zlecenieId' | 'opis'>) =>
  trx.updateTable('wplaty').set(zlecenie).where('id', '=', id).execute();

/** From now on it has the total paid, including an earlier partial payment. */
async function markPaid(trx: Db, id: number, parts: readonly CzescWplaty[], odsetkiGrosze: number): Promise<void> {
  const kwotaGlownaGrosze = sql<number>`"kwotaRatyGrosze"`;
  await trx
    .updateTable('ratyZbiorcze')
    .set({ czySplacona: 1, kwotaGlownaGrosze, odsetkiGrosze })
    .where('idNaleznosciRatyZbiorczej', '=', id)
    .execute();
  for (const part of parts) {
    await trx
      .updateTable('raty')
      .set({ kwotaGlownaGrosze, odsetkiGrosze: part.odsetkiGrosze })
      .where('idNaleznosciRaty', '=', part.idNaleznosciRaty)
      .execute();
  }
}

function sumsOf(parts: readonly CzescWplaty[]): Record<Skladnik | 'odsetkiGrosze', number> {
  const sum = (amount: (part: CzescWplaty) => number) => parts.reduce((total, part) => total + amount(part), 0);
  return {
    kwotaGlownaGrosze: sum((part) => part.kwotaGlownaGrosze),
    kosztyUpomnienGrosze: sum((part) => part.kosztUpomnienGrosze),
    odsetkiGrosze: sum((part) => part.odsetkiGrosze),
    oplataProlongacyjnaGrosze: sum((part) => part.oplataProlongacyjnaGrosze),
  };
}

async function hasElements(trx: Db, idKartyNaleznosci: number): Promise<boolean> {
  const one = trx.selectFrom('elementy').select('id').where('idKartyNaleznosci', '=', idKartyNaleznosci).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

async function settleElements(
  trx: Db,
  idKartyNaleznosci: number,
  idRaty: number,
  sums: Readonly<Record<Skladnik, number>>,
): Promise<void> {
  const open = await trx
    .selectFrom('elementy')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('pozostaloDoSplatyGrosze', '>', 0)
    .where((eb) => eb.or([eb('idNaleznosciRatyZbiorczej', 'is', null), eb('idNaleznosciRatyZbiorczej', '=', idRaty)]))
    .execute();
  const { pozostalo, brakuje } = rozliczElementy(open, sums);
  if (brakuje) throw new UnbalancedBooks(idKartyNaleznosci, brakuje.skladnik, brakuje.grosze);
  for (const [id, pozostaloDoSplatyGrosze] of pozostalo)
    await trx.updateTable('elementy').set({ pozostaloDoSplatyGrosze }).where('id', '=', id).execute();
}

/** The card's elements sum to less than its instalments: nothing is booked on it until somebody corrects that. */
export class UnbalancedBooks extends Error {
  constructor(idKartyNaleznosci: number, skladnik: Skladnik, missing: number) {
    super(
      `The elements of card ${idKartyNaleznosci} lack ${fromGrosze(missing)} PLN of ${skladnik}: see npm run ksiegi.`,
    );
  }
}

/** Serialises bookings over all cards, so that each gets the next free number; always locked after the card. */
async function takeTurns(trx: Db): Promise<void> {
  await trx
    .insertInto('notatki')
    .values({ klucz: 'ksiegowanie', wartosc: '' })
    .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ wartosc: '' }))
    .execute();
}

/** Rows that this office books itself have higher numbers; feeds of the finance system have its own numbers, all of them lower. */
export const OFFICE_MADE = 2_000_000_000;

async function nextId(trx: Db, table: 'wplaty' | 'elementy'): Promise<number> {
  const { last } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.max(Number(last ?? 0), OFFICE_MADE) + 1;
}
