import { expect, it } from 'vitest';
import { forEachDatabase } from '../../helpers.ts';
import { withBank } from './bankWorld.ts';

const HOUR = 60 * 60_000;

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
