import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../../server/engine/db/open.ts';
import { times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, type Sender } from '../../killing.ts';
import { eventsIn } from '../zdarzenia/eventSchemas.ts';
import { EVENTS_ENV, openToldOthers } from '../zdarzenia/toldOthers.ts';
import { putMeter } from './testMeters.ts';

const KILLS = times(1, 100, 60);
const DAY = 24 * 3600 * 1000;

/** A meter that two accounts of one institution report simultaneously. */
interface Shared {
  idLicznika: number;
  nip: string;
  /** The address of its reports. */
  list: string;
}

forOneDatabase((make) => {
  describe(`an office that is killed ${KILLS} times while states of meters are reported`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has every state that it acknowledged, once for each key, and never a lower state after a higher that counts', async () => {
      const others = await openToldOthers();
      onTestFinished(() => others.close());
      const meters = new Map<string, Shared>();
      /** Acknowledged states: by meter, in thousandths. */
      const stored = new Map<number, number[]>();
      /** Sent states, each with its own key: nothing else may be in the table. */
      const sent = new Map<number, Map<number, number>>();
      const withdrawn = new Set<number>();
      let refused = 0;

      const live = async (sender: Sender) => {
        const { idLicznika, nip, list } = meters.get(sender.login)!;
        const times = sent.get(idLicznika)!;
        /** Of two accounts, or after a kill, both are told that it is withdrawn. */
        const withdrawNewest = async () => {
          const { zgloszeniaStanu } = (await sender.get(list)).body;
          const last = zgloszeniaStanu.find((one: { czyMoznaWycofac: boolean }) => one.czyMoznaWycofac);
          if (!last) return;
          const { idZgloszenia } = last;
          const { body } = await sender.send(`/api/woda/stany/wycofanie?nip=${nip}`, { idZgloszenia });
          if (body.czyWycofano) withdrawn.add(idZgloszenia);
          else sender.wrong.push(JSON.stringify(body));
        };
        while (!sender.over) {
          if (Math.random() < 0.2) await withdrawNewest();
          // The state that the other account has just sent, or a little more: an equal one is accepted.
          const newest = Math.max(412_000, ...times.keys());
          const stan = newest + Math.floor(Math.random() * 3);
          times.set(stan, (times.get(stan) ?? 0) + 1);
          const answer = await sender.send(`/api/woda/stany?nip=${nip}`, { idLicznika, nowyStanLicznika: stan / 1000 });
          if (answer.status === 200) {
            expect(answer.body).toEqual({ czyZapisano: true });
            stored.get(idLicznika)!.push(stan);
          } else if (answer.body.kod === '5001') refused++;
          // The daily limit is reached; the next kill starts a new day.
          else if (answer.body.kod === '5003') await new Promise((resolve) => setTimeout(resolve, 20));
          else sender.wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        }
      };

      const mustHold = async (db: Database) => {
        const { query } = db;
        await others.mustHold(db);
        const rows = await query
          .selectFrom('zgloszeniaStanu')
          .selectAll()
          .where('idLicznika', 'in', [...stored.keys()])
          .orderBy('idZgloszenia')
          .execute();
        const keys = await query
          .selectFrom('powtorzenia')
          .select('odpowiedz')
          .where('operacja', '=', 'zapiszStanLicznika')
          .execute();
        // Each acknowledged key has made one row, and each row has a key.
        expect(keys.filter(({ odpowiedz }) => odpowiedz !== '{"czyZapisano":true}')).toEqual([]);
        expect(rows.length).toBe(keys.length);
        for (const row of rows) if (withdrawn.has(row.idZgloszenia)) expect(row.kiedyWycofano).not.toBeNull();
        // Other systems are told of each row once, and of nothing else.
        const told = async (type: string) => (await eventsIn(query, type)).map(({ data }) => data.idZgloszenia);
        const ids = (list: readonly (typeof rows)[number][]) => list.map(({ idZgloszenia }) => idZgloszenia);
        expect((await told('stanLicznika.zgloszony')).toSorted((a, b) => a - b)).toEqual(ids(rows));
        expect((await told('stanLicznika.wycofany')).toSorted((a, b) => a - b)).toEqual(
          ids(rows.filter(({ kiedyWycofano }) => kiedyWycofano !== null)),
        );
        for (const [idLicznika, acceptedStany] of stored) {
          const own = rows.filter((row) => row.idLicznika === idLicznika);
          const kept = own.map((row) => row.stanTysieczne);
          const counting = own.filter((row) => row.kiedyWycofano === null).map((row) => row.stanTysieczne);
          expect(counting).toEqual(counting.toSorted((a, b) => a - b));
          const count = (list: readonly number[], stan: number) => list.filter((one) => one === stan).length;
          for (const stan of new Set(acceptedStany))
            expect(count(kept, stan)).toBeGreaterThanOrEqual(count(acceptedStany, stan));
          for (const stan of new Set(kept))
            expect(count(kept, stan)).toBeLessThanOrEqual(sent.get(idLicznika)!.get(stan) ?? 0);
        }
        // Today's reports become a day older, so that more are accepted.
        const yesterday = new Date(Date.now() - DAY).toISOString();
        const today = rows.filter(({ kiedyUtworzono }) => kiedyUtworzono > yesterday);
        for (const { idZgloszenia, kiedyUtworzono } of today)
          await query
            .updateTable('zgloszeniaStanu')
            .set({ kiedyUtworzono: new Date(Date.parse(kiedyUtworzono) - DAY).toISOString() })
            .where('idZgloszenia', '=', idZgloszenia)
            .execute();
      };

      const logins = async (db: Database) => {
        const { query } = db;
        await others.add(db);
        const accounts = await query
          .selectFrom('konta')
          .select(['kontoId', 'login'])
          .where('login', 'like', 'mieszkaniec%')
          .where('stan', '=', 'AKTYWNE')
          .orderBy('kontoId')
          .limit(6)
          .execute();
        const points = await query
          .selectFrom('punktyOdbioru')
          .innerJoin('podmioty', 'podmioty.podmiotId', 'punktyOdbioru.podmiotId')
          .select(['idPunktuOdbioru', 'podmioty.podmiotId', 'nip'])
          .where('czyInstytucja', '=', 1)
          .where('nip', 'is not', null)
          .orderBy('idPunktuOdbioru')
          .execute();
        const institutions = [...Map.groupBy(points, ({ podmiotId }) => podmiotId).values()].map(([first]) => first!);
        for (const [index, { kontoId, login }] of accounts.entries()) {
          const { podmiotId, idPunktuOdbioru, nip } = institutions[Math.floor(index / 2)]!;
          await query.insertInto('kontaPodmioty').values({ kontoId, podmiotId }).execute();
          const other = index % 2 === 1 ? meters.get(accounts[index - 1]!.login) : undefined;
          const made = other ? undefined : await putMeter(query, { idPunktu: idPunktuOdbioru });
          const idLicznika = other?.idLicznika ?? made!.idLicznika;
          const list = `/api/woda/stany/lista?idPunktu=${idPunktuOdbioru}&nrLicznika=${made?.nrLicznika}&nip=${nip}`;
          meters.set(login, other ?? { idLicznika, nip: nip!, list });
          if (!other) stored.set(idLicznika, []);
          if (!other) sent.set(idLicznika, new Map());
        }
        return accounts.map(({ login }) => login);
      };

      const killed = { ...database, env: { ...database.env, ...EVENTS_ENV } };
      await killWhile(killed, { kills: KILLS, logins, live, mustHold });
      await others.atTheEnd(database);
      expect([...stored.values()].flat().length).toBeGreaterThanOrEqual(KILLS / 2);
      // The two accounts of one institution have met each other's reports; in two or three rounds that is a matter of luck.
      if (KILLS > 10) expect(refused).toBeGreaterThan(0);
    }, 1_200_000);
  });
});
