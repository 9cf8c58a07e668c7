import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeStep } from '../../../../server/domains/nieczystosci/zamowienia/zamowieniaDesk.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { isThorough, times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, type Sender } from '../../killing.ts';

const KILLS = times(0, 100, 60);
const ORDERS = '/api/nieczystosci/zamowienia';
const DAY = 24 * 3600 * 1000;

forOneDatabase((make) => {
  // In the usual run domains/woda/kills, process/kills and files/kills stand for all kinds.
  describe.runIf(isThorough)(`an office that is killed ${KILLS} times while orders are sent and cancelled`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has each order once, has every acknowledged cancellation, and cancels no order that the office accepted', async () => {
      /** Acknowledged orders: by id, the remark of the order. */
      const stored = new Map<number, string>();
      const cancelled = new Set<number>();
      const accepted = new Set<number>();
      let tooLate = 0;
      let serial = 0;

      const live = async (sender: Sender) => {
        const { pierwszyDzien } = (await sender.get('/api/nieczystosci/zasady')).body;
        const waiting: number[] = [];
        while (!sender.over) {
          const uwagi = `${sender.login} ${serial++}`;
          const body = {
            adres: 'ul. Polna 7, Lipowa Dolina',
            pojemnosc: 6,
            odDnia: pierwszyDzien,
            doDnia: pierwszyDzien,
            telefon: '600000123',
            uwagi,
          };
          const result = await sender.send(ORDERS, body);
          if (result.status === 200) {
            stored.set(result.body.idZamowienia, uwagi);
            waiting.push(result.body.idZamowienia);
          } else if (!['5204', '5206'].includes(result.body.kod)) sender.wrong.push(JSON.stringify(result.body));
          const id = waiting.shift();
          if (id === undefined) {
            // Ten have been sent today; the next kill starts a new day.
            await new Promise((resolve) => setTimeout(resolve, 20));
            continue;
          }
          const { status, body: answer } = await sender.send(`${ORDERS}/anuluj`, { idZamowienia: id });
          if (status === 200) cancelled.add(id);
          else if (answer.kod === '5205') tooLate++;
          else sender.wrong.push(JSON.stringify(answer));
        }
      };

      const mustHold = async ({ query }: Database) => {
        const rows = await query
          .selectFrom('zamowieniaNieczystosci')
          .selectAll()
          .where('adres', '=', 'ul. Polna 7, Lipowa Dolina')
          .where('uwagi', 'like', '% %')
          .orderBy('idZamowienia')
          .execute();
        const byId = new Map(rows.map((row) => [row.idZamowienia, row]));
        for (const [id, uwagi] of stored) expect([id, byId.get(id)?.uwagi]).toEqual([id, uwagi]);
        for (const id of cancelled) expect([id, byId.get(id)?.stan]).toEqual([id, 'ANULOWANE']);
        for (const id of accepted) expect([id, byId.get(id)?.stan]).toEqual([id, 'PRZYJETE']);
        // Each order that was sent exists once.
        const sent = rows.map(({ uwagi }) => uwagi).filter((uwagi) => /^[a-z.]+ \d+$/.test(uwagi ?? ''));
        expect(new Set(sent).size).toBe(sent.length);
        const mine = rows.filter(({ uwagi }) => sent.includes(uwagi));
        const waiting = mine.filter(({ stan }) => stan === 'NOWE');
        for (const of of Map.groupBy(waiting, ({ podmiotId }) => podmiotId).values())
          expect(of.length).toBeLessThanOrEqual(5);
        // Between two runs of the office one order is accepted, and today's become a day older.
        const [next] = waiting;
        if (next) {
          accepted.add(next.idZamowienia);
          const desk = {
            config: { adres: 'https://okienko.example', pytajOZgodeEmail: true },
            municipality: { texts: {} },
          };
          await query
            .transaction()
            .execute((db) => takeStep({ ...desk, db, now: new Date() }, 'przyjmij', next.idZamowienia));
        }
        const yesterday = new Date(Date.now() - DAY).toISOString();
        const today = mine.filter(({ kiedyUtworzono }) => kiedyUtworzono > yesterday);
        for (const { idZamowienia, kiedyUtworzono } of today)
          await query
            .updateTable('zamowieniaNieczystosci')
            .set({ kiedyUtworzono: new Date(Date.parse(kiedyUtworzono) - DAY).toISOString() })
            .where('idZamowienia', '=', idZamowienia)
            .execute();
      };

      await killWhile(database, {
        kills: KILLS,
        logins: async ({ query }) => {
          const rows = await query
            .selectFrom('konta')
            .innerJoin('podmioty', 'podmioty.pesel', 'konta.pesel')
            .where('konta.stan', '=', 'AKTYWNE')
            .where('konta.czyZablokowane', '=', 0)
            .where('konta.totpSekret', 'is', null)
            .select('login')
            .orderBy('kontoId')
            .limit(4)
            .execute();
          return rows.map(({ login }) => login);
        },
        live,
        mustHold,
      });
      expect(stored.size).toBeGreaterThanOrEqual(KILLS / 2);
      if (KILLS > 10) expect(cancelled.size).toBeGreaterThan(0);
      expect(tooLate).toBeLessThanOrEqual(accepted.size);
    }, 1_200_000);
  });
});
