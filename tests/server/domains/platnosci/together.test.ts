import { expect, it } from 'vitest';
import { nextAsk, nextLateAsk } from '../../../../server/domains/platnosci/times.ts';
import { forEachDatabase } from '../../helpers.ts';
import { withBank } from './bankWorld.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('orders of one minute are due at the same moments, the last one not before their end', () => {
  const noon = Date.UTC(2026, 10, 28, 12);
  const made = [1, 17_250, 59_999].map((ms) => ({ zleconoMs: noon + ms, waznyDoMs: noon + HOUR + ms }));
  const dueAfter = (ms: number, next: typeof nextAsk | typeof nextLateAsk) =>
    new Set(made.map((one) => next(one, one.zleconoMs + ms)));
  expect(dueAfter(0, nextAsk)).toEqual(new Set([noon + 15 * MINUTE]));
  expect(dueAfter(15 * MINUTE, nextAsk)).toEqual(new Set([noon + 30 * MINUTE]));
  // Paid in the last moment, an order of the last millisecond is told five minutes later.
  expect(dueAfter(45 * MINUTE, nextAsk)).toEqual(new Set([noon + HOUR + 6 * MINUTE]));
  expect(dueAfter(HOUR + 5 * MINUTE, nextLateAsk)).toEqual(new Set([noon + 2 * HOUR + 5 * MINUTE]));
});

forEachDatabase((make) => {
  const world = withBank(make);

  it('one history of the provider answers for all orders of a day that are due', async () => {
    const { bank, order, settle, row, office } = world();
    const orders = [await order('p24'), await order('p24'), await order('p24')];
    let histories = 0;
    bank.faults = (call) => {
      if (call === 'history') histories++;
      // The notice of the payment is lost.
      return call === 'notice' ? 'reset' : undefined;
    };
    await orders[1]!.decide('zaplac');
    await settle(HOUR / 2);
    const rows = await Promise.all(orders.map(({ idPrzelewu }) => row(idPrzelewu)));
    expect(rows.map(({ stan }) => stan)).toEqual(['ZLECONA', 'ZAKSIEGOWANA', 'ZLECONA']);
    expect(rows.map(({ pytanoMs }) => pytanoMs)).toEqual(orders.map(() => office.clock.ms));
    expect(histories).toBe(1);
  });

  it('an order with a contradictory answer does not hold up the others, and is asked about again', async () => {
    const { bank, order, settle, row, office } = world();
    const orders = [await order('p24'), await order('p24')];
    const [wrong, right] = orders as [(typeof orders)[0], (typeof orders)[0]];
    await office.database.query
      .updateTable('zlecenia')
      .set({ idDostawcy: 'EXR-inny' })
      .where('idPrzelewu', '=', wrong.idPrzelewu)
      .execute();
    bank.faults = (call) => (call === 'notice' ? 'reset' : undefined);
    for (const one of orders) await one.decide('zaplac');
    await settle(HOUR / 2);
    expect((await row(right.idPrzelewu)).stan).toBe('ZAKSIEGOWANA');
    const { stan, nastepnaMs } = await row(wrong.idPrzelewu);
    expect(stan).toBe('ZLECONA');
    expect(nastepnaMs).toBeLessThan(office.clock.ms + HOUR);
  });
});
