import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { Bank } from '../../../../server/demo/bank/bank.ts';
import { checkKsiegi } from '../../../../server/domains/platnosci/ksiegi.ts';
import type { ZlecenieRow } from '../../../../server/domains/platnosci/tables.ts';
import type { Database, Db } from '../../../../server/engine/db/open.ts';
import { eventsIn } from '../zdarzenia/eventSchemas.ts';
import type { Acknowledged } from './payers.ts';

const HOUR = 3_600_000;
/** The number of an order at Paybynet is its id, counted from here. */
export const FIRST_NUMBER = 700_000;

/** Books and orders agree, every acknowledged order exists once, and nothing is paid twice. */
export async function agrees({ query }: Database, acknowledged: readonly Acknowledged[], nowMs: number): Promise<void> {
  expect(await checkKsiegi(query, nowMs)).toEqual([]);
  const orders = await query.selectFrom('zlecenia').selectAll().execute();
  const byName = Map.groupBy(orders, (order) => order.idPrzelewu);
  const parts = Map.groupBy(await query.selectFrom('zleceniaRaty').selectAll().execute(), (part) => part.zlecenieId);
  for (const { idPrzelewu, raty, kwota } of acknowledged) {
    const [order, ...more] = byName.get(idPrzelewu) ?? [];
    expect([idPrzelewu, order?.kwotaGrosze, more]).toEqual([idPrzelewu, Math.round(kwota * 100), []]);
    const own = new Set(parts.get(order!.id)!.map((part) => part.idNaleznosciRatyZbiorczej));
    expect([...own].sort()).toEqual([...raty].sort());
  }
  // Each key has made one order at most, and each order has a key.
  const keys = await query
    .selectFrom('powtorzenia')
    .select('odpowiedz')
    .where('operacja', '=', 'dodajPrzelew')
    .execute();
  const named = keys.map(({ odpowiedz }) => JSON.parse(odpowiedz).idPrzelewu as string);
  expect(new Set(named).size).toBe(named.length);
  expect(named.every((name) => byName.has(name))).toBe(true);
  const booked = orders.filter((order) => order.stan === 'ZAKSIEGOWANA');
  const paid = booked.flatMap(({ id }) => [...new Set(parts.get(id)!.map((part) => part.idNaleznosciRatyZbiorczej))]);
  expect(paid.length).toBe(new Set(paid).size);
  await eachIsTold(query, booked, nowMs);
}

/** The finance system is told of every booking once. Events that nobody reads are kept for a day. */
async function eachIsTold(query: Db, booked: readonly Selectable<ZlecenieRow>[], nowMs: number): Promise<void> {
  const told = (await eventsIn(query, 'platnosc.zaksiegowana')).map(({ data }) => data.zlecenieId);
  expect(new Set(told).size).toBe(told.length);
  const late = booked.filter(({ zaksiegowanoMs }) => zaksiegowanoMs! > nowMs - 20 * HOUR).map(({ id }) => id);
  expect(late.filter((id) => !told.includes(id))).toEqual([]);
  expect(told.filter((id) => !booked.some((order) => order.id === id))).toEqual([]);
}

/** Every grosz that the bank received is booked once or waits for the staff, and nothing else is booked. */
export async function moneyIsRight({ query }: Database, bank: Bank, lastSeeded: number): Promise<void> {
  const payments = await query
    .selectFrom('zlecenia')
    .leftJoin('wplaty', 'wplaty.zlecenieId', 'zlecenia.id')
    .selectAll('zlecenia')
    .select(['kwotaGlownaGrosze', 'kosztyUpomnienGrosze', 'odsetkiGrosze', 'oplataProlongacyjnaGrosze'])
    .execute();
  const at = Date.now() + 100 * HOUR;
  const taken = (['p24', 'kir'] as const).flatMap((dostawca) => bank.store.since(dostawca, 0, at, 100_000));
  let known = 0;
  for (const order of payments) {
    const klucz = order.kanal === 'P24' ? order.idPrzelewu : String(FIRST_NUMBER + order.id).padStart(10, '0');
    const payment = taken.find((one) => one.klucz === klucz && one.dostawca === order.kanal.toLowerCase());
    const grosze = payment?.decyzja === 'zaplac' ? payment.zaplaconoGrosze : 0;
    const booked =
      order.kwotaGlownaGrosze === null
        ? undefined
        : order.kwotaGlownaGrosze +
          order.kosztyUpomnienGrosze! +
          order.odsetkiGrosze! +
          order.oplataProlongacyjnaGrosze!;
    if (payment) known++;
    // Payments of the demo's history are unknown to this bank.
    if (order.id <= lastSeeded) continue;
    const found = { idPrzelewu: order.idPrzelewu, stan: order.stan, booked };
    if (grosze === 0) expect(['ODRZUCONA', 'WYGASLA'], JSON.stringify(found)).toContain(order.stan);
    else if (grosze !== order.kwotaGrosze) expect(found).toMatchObject({ stan: 'DO_WYJASNIENIA', booked: undefined });
    else if (order.stan !== 'DO_WYJASNIENIA') expect(found).toMatchObject({ stan: 'ZAKSIEGOWANA', booked: grosze });
  }
  expect(known).toBe(taken.length);
}
