import { sql } from 'kysely';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { todayAt } from '../../engine/calendar/today.ts';
import type { Db } from '../../engine/db/open.ts';
import type { ElementRow, RataRow } from '../naleznosci/tables.ts';
import type { Czesc, Wiersz } from './read.ts';
import { advance, lockKarta, type Przyczyna } from './states.ts';
import { nextReturnAsk } from './times.ts';

/** The title of a booked payment. */
export const OPIS = { KIR: 'Płatność internetowa Paybynet', P24: 'Płatność internetowa Przelewy24' } as const;

/** The sums of the payments of an order. */
interface Sums {
  kwotaGlownaGrosze: number;
  kosztyUpomnienGrosze: number;
  odsetkiGrosze: number;
  oplataProlongacyjnaGrosze: number;
}

/**
 * Books a paid order: payment, interest, the rest of each element, instalments and their parts, and the order itself
 * are one transaction. An order that cannot be booked as frozen is left to the staff, and the books stay unchanged.
 *
 * @returns the resulting state; undefined: another office has handled it
 */
export function book(db: Db, wiersz: Wiersz, nowMs: number): Promise<'ZAKSIEGOWANA' | Przyczyna | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockKarta(trx, wiersz.idKartyNaleznosci);
    const parts = await frozenParts(trx, wiersz.id);
    const changed = await whatChanged(trx, parts);
    if (changed) {
      const { code, why } = changed;
      const przyczyna = `${code} ${why}`;
      const moved = await advance(trx, wiersz.id, 'OPLACONA', 'DO_WYJASNIENIA', { przyczyna, nastepnaMs: null });
      return moved ? code : undefined;
    }
    const nastepnaMs = nextReturnAsk(nowMs, nowMs);
    const edge = { zaksiegowanoMs: nowMs, nastepnaMs };
    if (!(await advance(trx, wiersz.id, 'OPLACONA', 'ZAKSIEGOWANA', edge))) return undefined;
    await write(trx, wiersz, parts);
    return 'ZAKSIEGOWANA';
  });
}

const frozenParts = (trx: Db, zlecenieId: number): Promise<Czesc[]> =>
  trx.selectFrom('zleceniaRaty').selectAll().where('zlecenieId', '=', zlecenieId).orderBy('lp').execute();

/** An instalment is booked only as it was ordered: unpaid, of the same parts, each with the same left to pay. */
async function whatChanged(trx: Db, parts: readonly Czesc[]): Promise<{ code: Przyczyna; why: string } | undefined> {
  for (const [id, frozen] of Map.groupBy(parts, (part) => part.idNaleznosciRatyZbiorczej)) {
    const rata = await trx
      .selectFrom('ratyZbiorcze')
      .select('czySplacona')
      .where('idNaleznosciRatyZbiorczej', '=', id)
      .executeTakeFirst();
    if (rata?.czySplacona) return { code: 'RATA_ZAJETA', why: `rata ${id} jest zapłacona` };
    const now = await trx.selectFrom('raty').selectAll().where('idNaleznosciRatyZbiorczej', '=', id).execute();
    if (!rata || now.length !== frozen.length || !frozen.every((part) => now.some((one) => isSame(part, one))))
      return { code: 'RATA_ZMIENIONA', why: `rata ${id} jest inna niż przy zleceniu` };
  }
  return undefined;
}

const isSame = (frozen: Czesc, now: RataRow): boolean =>
  frozen.idNaleznosciRaty === now.idNaleznosciRaty &&
  frozen.kwotaGlownaGrosze === now.kwotaGlownaGrosze &&
  frozen.kosztUpomnienGrosze === now.kosztyEgzekucjiGrosze &&
  frozen.oplataProlongacyjnaGrosze === now.oplataProlongacyjnaGrosze;

async function write(trx: Db, wiersz: Wiersz, parts: readonly Czesc[]): Promise<void> {
  const { idKartyNaleznosci, podmiotId } = wiersz;
  const dataOperacji = todayAt(new Date(wiersz.oplaconoMs!));
  const ofCard = { idKartyNaleznosci, podmiotId, dataOperacji };
  await takeTurns(trx);
  for (const [id, own] of Map.groupBy(parts, (part) => part.idNaleznosciRatyZbiorczej)) {
    const sums = sumsOf(own);
    await settleElements(trx, idKartyNaleznosci, id, sums);
    if (sums.odsetkiGrosze > 0) {
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
  await trx
    .insertInto('wplaty')
    .values({
      id: await nextId(trx, 'wplaty'),
      ...ofCard,
      opis: OPIS[wiersz.kanal],
      typ: 'Wpłata',
      ...sumsOf(parts),
      zlecenieId: wiersz.id,
    })
    .execute();
}

/** From now on it has the total paid, including an earlier partial payment. */
async function markPaid(trx: Db, id: number, parts: readonly Czesc[], odsetkiGrosze: number): Promise<void> {
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

function sumsOf(parts: readonly Czesc[]): Sums {
  const sum = (amount: (part: Czesc) => number) => parts.reduce((total, part) => total + amount(part), 0);
  return {
    kwotaGlownaGrosze: sum((part) => part.kwotaGlownaGrosze),
    kosztyUpomnienGrosze: sum((part) => part.kosztUpomnienGrosze),
    odsetkiGrosze: sum((part) => part.odsetkiGrosze),
    oplataProlongacyjnaGrosze: sum((part) => part.oplataProlongacyjnaGrosze),
  };
}

type Kind = 'kwotaGlownaGrosze' | 'kosztyUpomnienGrosze' | 'oplataProlongacyjnaGrosze';

/**
 * Subtracts the payment from its elements: costs and fee from those of the instalment, principal from those of
 * the card. Elements without an instalment (older ones) are used after those with one; the oldest first.
 */
async function settleElements(trx: Db, idKartyNaleznosci: number, idRaty: number, sums: Sums): Promise<void> {
  const open = await trx
    .selectFrom('elementy')
    .selectAll()
    .where('idKartyNaleznosci', '=', idKartyNaleznosci)
    .where('pozostaloDoSplatyGrosze', '>', 0)
    .where((eb) => eb.or([eb('idNaleznosciRatyZbiorczej', 'is', null), eb('idNaleznosciRatyZbiorczej', '=', idRaty)]))
    .orderBy('dataOperacji')
    .orderBy('id')
    .execute();
  const ownFirst = [...open].sort((a, b) => rank(a) - rank(b));
  for (const kind of ['kwotaGlownaGrosze', 'kosztyUpomnienGrosze', 'oplataProlongacyjnaGrosze'] as const) {
    let left = sums[kind];
    for (const row of ownFirst.filter((one) => one[kind] > 0)) {
      const taken = Math.min(left, row.pozostaloDoSplatyGrosze, row[kind]);
      if (taken === 0) continue;
      row.pozostaloDoSplatyGrosze -= taken;
      left -= taken;
      await trx
        .updateTable('elementy')
        .set({ pozostaloDoSplatyGrosze: row.pozostaloDoSplatyGrosze })
        .where('id', '=', row.id)
        .execute();
    }
    if (left > 0) throw new UnbalancedBooks(idKartyNaleznosci, kind, left);
  }
}

const rank = (row: ElementRow): number => (row.idNaleznosciRatyZbiorczej === null ? 1 : 0);

/** The card's elements sum to less than its instalments: nothing is booked on it until somebody corrects that. */
export class UnbalancedBooks extends Error {
  constructor(idKartyNaleznosci: number, kind: Kind, missing: number) {
    super(`The elements of card ${idKartyNaleznosci} lack ${fromGrosze(missing)} PLN of ${kind}: see npm run ksiegi.`);
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

async function nextId(trx: Db, table: 'wplaty' | 'elementy'): Promise<number> {
  const { last } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}
