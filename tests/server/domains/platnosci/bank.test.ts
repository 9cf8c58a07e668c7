import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../night.ts';
import { forOneDatabase } from '../../helpers.ts';
import { pageOfOrder, withBank } from './bankWorld.ts';

// Also guards: server/demo/bank, server/engine

const SECOND = 1000;
const MINUTE = 60 * SECOND;

forOneDatabase((make) => {
  describe.each(['p24', 'kir'] as const)('a payment by %s', (channel) => {
    const world = withBank(make);
    /** What the bank does beside the usual is done in the usual run by one of the two: the office has one code for it. */
    const itBy = (usual: 'p24' | 'kir') => it.runIf(isThorough || channel === usual);
    const settled = async () => {
      await world().settle(3 * SECOND);
      await world().settle(3 * SECOND);
    };
    /** The number of bookings of an order. */
    const bookings = async (idPrzelewu: string) => {
      const { id } = await world().row(idPrzelewu);
      const rows = await world()
        .office.database.query.selectFrom('wplaty')
        .where('zlecenieId', '=', id)
        .selectAll()
        .execute();
      return rows.length;
    };
    const notices = async (idPrzelewu: string) => {
      const { id } = await world().row(idPrzelewu);
      const rows = await world()
        .office.database.query.selectFrom('powiadomienia')
        .where('zlecenieId', '=', id)
        .selectAll()
        .execute();
      return rows.length;
    };

    it('is booked once when it was paid', async () => {
      const order = await world().order(channel);
      expect(await world().state(order.idPrzelewu)).toBe('ZLECONA');
      await order.decide('zaplac');
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
      expect(await bookings(order.idPrzelewu)).toBe(1);
    });

    it('is booked as soon as the browser comes back, before any notice, and only once', async () => {
      const { bank, office, settle, state } = world();
      const order = await world().order(channel);
      bank.faults = (call) => (call === 'notice' ? 'reset' : undefined);
      await order.decide('zaplac');
      office.clock.ms += 2 * SECOND;
      const back = await office.anonymous.get(`/platnosci/powrot/${order.idPrzelewu}`);
      expect(back.status).toBe(303);
      expect(back.headers.location).toBe(`http://localhost:8080/platnosc-wynik?result=ok&przelew=${order.idPrzelewu}`);
      await office.app.settled();
      expect(await state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
      bank.faults = () => undefined;
      await settle(10 * SECOND);
      expect(await bookings(order.idPrzelewu)).toBe(1);
    });

    it('is refused when the payer refuses, and its instalment is free again', async () => {
      const order = await world().order(channel);
      await order.decide('odrzuc');
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ODRZUCONA');
      expect((await world().order(channel)).rata).toBe(order.rata);
    });

    itBy('p24')('expires when nobody paid in time, and cannot be paid any more', async () => {
      const order = await world().order(channel);
      const page = await pageOfOrder(world(), order.idPrzelewu);
      await world().settle(65 * MINUTE);
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('WYGASLA');
      const late = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ decyzja: 'zaplac' }),
        redirect: 'manual',
      });
      expect(await late.text()).toContain('Czas na tę płatność minął');
      expect((await world().office.anonymous.get(`/platnosci/przelew/${order.idPrzelewu}`)).text).toContain(
        'Ta płatność jest już zakończona',
      );
    });

    itBy('p24')('is booked late when the bank learns of it late', async () => {
      const order = await world().order(channel);
      await order.decide('zaplac', 'pozno');
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZLECONA');
      await world().settle(MINUTE);
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
    });

    itBy('kir')('is booked after it expired when the money comes then', async () => {
      const { options } = world().bank;
      options.poznoMs = 2 * 60 * MINUTE;
      const order = await world().order(channel);
      await order.decide('zaplac', 'pozno');
      await world().settle(70 * MINUTE);
      expect(await world().state(order.idPrzelewu)).toBe('WYGASLA');
      await world().settle(60 * MINUTE);
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
      options.poznoMs = MINUTE;
    });

    itBy('p24')('is booked once when every notice comes twice', async () => {
      const order = await world().order(channel);
      await order.decide('zaplac', 'dwa-razy');
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
      expect(await bookings(order.idPrzelewu)).toBe(1);
      // Identical notices are stored once.
      expect(await notices(order.idPrzelewu)).toBe(channel === 'p24' ? 3 : 2);
    });

    itBy('kir')('is booked once when notices come in reverse order', async () => {
      const order = await world().order(channel);
      await order.decide('zaplac', 'nie-po-kolei');
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
      expect(await bookings(order.idPrzelewu)).toBe(1);
    });

    itBy('p24')('of another amount is left to the staff and not booked', async () => {
      const order = await world().order(channel);
      await order.decide('zaplac', 'inna-kwota');
      await settled();
      expect(await world().row(order.idPrzelewu)).toMatchObject({
        stan: 'DO_WYJASNIENIA',
        przyczyna: expect.stringContaining('INNA_KWOTA'),
      });
      expect(await bookings(order.idPrzelewu)).toBe(0);
      expect(world().alarms()).toContain('INNA_KWOTA');
    });

    itBy('kir').each([
      ['slow', 'wolno'],
      ['breaking', 'zrywa'],
    ] as const)('of a %s provider waits, and is booked when the provider recovers', async (_what, zachowanie) => {
      world().bank.options.wolnoMs = SECOND;
      const order = await world().order(channel);
      await world().impatient(SECOND / 2, async () => {
        await order.decide('zaplac', zachowanie);
        await settled();
        expect(await world().state(order.idPrzelewu)).toBe('ZLECONA');
      });
      for (let tries = 0; tries < 8; tries++) await world().settle(20 * SECOND);
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
    });

    itBy('kir')('is reported again when the office did not acknowledge a notice', async () => {
      const { bank } = world();
      const order = await world().order(channel);
      let lost = 0;
      bank.faults = (call) => (call === 'notice' && lost++ < 4 ? 'reset' : undefined);
      await order.decide('zaplac');
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZLECONA');
      await world().settle(20 * SECOND);
      await settled();
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
      bank.faults = () => undefined;
    });
  });

  describe('a payment by p24', () => {
    const world = withBank(make);

    it('that was returned after it was booked is left to the staff', async () => {
      const order = await world().order('p24');
      await order.decide('zaplac', 'zwrot');
      await world().settle(5 * SECOND);
      await world().settle(5 * SECOND);
      expect(await world().state(order.idPrzelewu)).toBe('ZAKSIEGOWANA');
      await world().settle(MINUTE);
      await world().settle(5 * SECOND);
      expect(await world().row(order.idPrzelewu)).toMatchObject({
        stan: 'DO_WYJASNIENIA',
        przyczyna: expect.stringContaining('ZWROT_PO_ZAKSIEGOWANIU'),
      });
    });

    it.each([
      ['slow', { slowMs: 1000 }],
      ['unreachable', 'reset'],
      ['out of order', { status: 503, body: '<h1>Przerwa' }],
      [
        'sending another site',
        { status: 201, body: '{"result":{"transferRequestId":"1","url":"https://zly.example/"}}' },
      ],
    ] as const)(
      'whose provider is %s during the order waits, and continues when the provider recovers',
      async (_what, fault) => {
        const { bank } = world();
        bank.faults = (call) => (call === 'register' ? fault : undefined);
        let idPrzelewu = '';
        await world().impatient(SECOND / 2, async () => {
          ({ idPrzelewu } = await world().order('p24'));
        });
        expect(await world().state(idPrzelewu)).toBe('NOWA');
        bank.faults = () => undefined;
        await world().settle(MINUTE);
        expect(await pageOfOrder(world(), idPrzelewu)).toMatch(/\/demo\/bank\/p24\/zaplac\//);
      },
    );

    it('is told after as many broken histories as one, when the provider breaks off for three payments', async () => {
      const { bank } = world();
      const history = () => bank.store.since('p24', 0, Number.MAX_SAFE_INTEGER, 1000);
      // No notice arrives, so the office does not ask meanwhile.
      bank.faults = (call) => (call === 'notice' ? 'reset' : undefined);
      for (let payments = 0; payments < 3; payments++)
        bank.decide('p24', (await world().order('p24')).idPrzelewu, 'zaplac', 'zrywa');
      const answers = Array.from({ length: 4 }, () => bank.faultOf('history', history()));
      expect(answers).toEqual(['reset', 'reset', 'reset', undefined]);
      bank.faults = () => undefined;
    });

    it('is one order at the bank, however often it is registered', async () => {
      const { bank } = world();
      let answers = 0;
      // The bank accepts the order, but its response is lost.
      bank.faults = (call) => (call === 'register' && answers++ === 0 ? { slowMs: 1000 } : undefined);
      let idPrzelewu = '';
      await world().impatient(SECOND / 2, async () => {
        ({ idPrzelewu } = await world().order('p24'));
      });
      await world().settle(MINUTE);
      await world().settle(MINUTE);
      expect(await world().state(idPrzelewu)).toBe('ZLECONA');
      const all = bank.store.since('p24', 0, Number.MAX_SAFE_INTEGER, 1000);
      expect(all.filter(({ klucz }) => klucz === idPrzelewu)).toHaveLength(1);
    });
  });
});
