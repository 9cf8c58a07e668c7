import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SENT } from '../../../../codegen/artefact/data/process.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, type Sender } from '../../killing.ts';

const KILLS = times(2, 100, 40);
const PODANIA = '/api/proba/podania';

forOneDatabase((make) => {
  describe(`an office that is killed ${KILLS} times while applications are sent and withdrawn`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has for each application its state, its history and its mail, or none of the three', async () => {
      /** The applications whose withdrawal was answered. */
      const withdrawn = new Set<string>();
      let serial = 0;

      const live = async (sender: Sender) => {
        while (!sender.over) {
          const { status, body } = await sender.send(PODANIA, { tresc: `${sender.login} ${serial++}` });
          if (status !== 200) {
            if (body.kod !== '9301') sender.wrong.push(JSON.stringify(body));
            await new Promise((resolve) => setTimeout(resolve, 20));
            continue;
          }
          const answer = await sender.send(`${PODANIA}/wycofanie`, { numer: body.numer });
          // After 50 moves of an account the day is over for it.
          if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 20));
          else if (answer.status === 200) withdrawn.add(body.numer);
          else sender.wrong.push(JSON.stringify(answer.body));
        }
      };

      const mustHold = async ({ query }: Database) => {
        const records = await query.selectFrom('wpisy').selectAll().execute();
        const history = await query.selectFrom('przebiegWpisow').selectAll().orderBy('przebiegId').execute();
        const mails = await query.selectFrom('poczta').select('klucz').where('klucz', 'like', 'wpis:%').execute();
        const told = new Set(mails.map(({ klucz }) => klucz));
        expect(told.size).toBe(mails.length);
        for (const { wpisId, numer, stan, kontoId } of records) {
          const own = history.filter((entry) => entry.wpisId === wpisId);
          const moves = own.map(({ ruch }) => ruch).join();
          expect([numer, moves]).toEqual([numer, stan === 'WYCOFANY' ? `${SENT},wycofaj` : SENT]);
          expect(own.at(-1)!.stan).toBe(stan);
          if (withdrawn.has(numer)) expect([numer, stan]).toEqual([numer, 'WYCOFANY']);
          // Everybody consented before the first kill.
          const entry = own.find(({ ruch }) => ruch === 'wycofaj');
          if (entry) expect([kontoId, told.has(`wpis:${wpisId}:${entry.przebiegId}`)]).toEqual([kontoId, true]);
        }
        expect(history.length).toBe(records.length + records.filter(({ stan }) => stan === 'WYCOFANY').length);
      };

      await killWhile(
        { ...database, env: { ...database.env, TEST_PROCESS: '1' } },
        {
          kills: KILLS,
          logins: async ({ query }) => {
            const rows = await query
              .selectFrom('konta')
              .select('login')
              .where('stan', '=', 'AKTYWNE')
              .where('czyZablokowane', '=', 0)
              .where('totpSekret', 'is', null)
              .where('czyInstytucja', '=', 0)
              .orderBy('kontoId')
              .limit(4)
              .execute();
            const logins = rows.map(({ login }) => login);
            await query
              .updateTable('konta')
              .set({ zgodaEmail: 'mieszkaniec@poczta.example' })
              .where('login', 'in', logins)
              .execute();
            return logins;
          },
          live,
          mustHold,
        },
      );
      expect(withdrawn.size).toBeGreaterThanOrEqual(KILLS / 2);
    }, 1_200_000);
  });
});
