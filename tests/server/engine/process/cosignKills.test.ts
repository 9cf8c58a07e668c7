import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SENT } from '../../../../codegen/artefact/data/process.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { isThorough, times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, olderRecords, ordinaryLogins, type Sender } from '../../killing.ts';
import { consentToMails, numbersOf } from './killedRecords.ts';
import { cosignMunicipality } from './processOffice.ts';

const KILLS = times(0, 80, 40);

forOneDatabase((make) => {
  // In the usual run domains/woda/kills, process/kills and files/kills stand for all kinds.
  describe.runIf(isThorough)(`an office that is killed ${KILLS} times while several persons sign applications`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has each signature once, and files exactly what all have signed, under numbers without gaps', async () => {
      const peselOf = new Map<string, string>();
      const loginOf = new Map<number, string>();
      /** What each person was told: the references that they refused, and the number of applications that they signed. */
      const refused = new Set<string>();
      const filed = new Set<string>();
      const signed = new Map<string, number>();
      let serial = 0;

      const live = async (sender: Sender) => {
        const others = [...peselOf].filter(([login]) => login !== sender.login).map(([, pesel]) => pesel);
        while (!sender.over) {
          const pesele = others.slice(0, 1 + (serial++ % 2));
          const sent = await sender.send('/api/proba/wspolne', { tresc: 'Treść', sekret: 'Tajne', pesele });
          if (sent.status !== 200 && sent.body.kod !== '9301') sender.wrong.push(JSON.stringify(sent.body));
          const { body } = await sender.get('/api/proba/do-podpisu');
          for (const { znak, mozna } of body.doPodpisu as { znak: string; mozna: string[] }[]) {
            if (sender.over) return;
            if (!mozna.includes('podpisz')) continue;
            const refuses = Math.random() < 0.2;
            const answer = await sender.send(`/api/proba/${refuses ? 'odmow' : 'podpisz'}Wspolne`, { znak });
            if (answer.status === 200 && refuses) refused.add(znak);
            else if (answer.status === 200) {
              signed.set(sender.login, (signed.get(sender.login) ?? 0) + 1);
              if (answer.body.numer) filed.add(answer.body.numer);
            }
            // Another person has refused it, or has signed it last: then it has a number.
            else if (![404, 429].includes(answer.status) && answer.body.kod !== '9310')
              sender.wrong.push(JSON.stringify(answer.body));
          }
          await pause(5);
        }
      };

      const mustHold = async (db: Database) => {
        const { query } = db;
        const records = await query.selectFrom('wpisy').selectAll().execute();
        const signatures = await query.selectFrom('podpisyWpisow').selectAll().execute();
        const history = await query.selectFrom('przebiegWpisow').selectAll().orderBy('przebiegId').execute();
        const mails = await query.selectFrom('poczta').select('klucz').where('klucz', 'like', 'wpis:%').execute();
        const mailed: string[] = [];
        for (const { wpisId, numer, stan } of records) {
          const named = signatures.filter((signature) => signature.wpisId === wpisId);
          const done = named.filter(({ kiedy }) => kiedy !== null);
          const own = history.filter((entry) => entry.wpisId === wpisId);
          const isFiled = named.length > 0 && done.length === named.length;
          const isRefused = own.some(({ ruch }) => ruch === 'odmow');
          const state = isFiled ? 'ZLOZONY' : isRefused ? 'NIEPODPISANY' : 'DO_PODPISU';
          expect([numer, stan, !numer.startsWith('*')]).toEqual([numer, state, isFiled]);
          expect(new Set(named.map(({ pesel }) => pesel)).size).toBe(named.length);
          expect([numer, own.map(({ ruch }) => ruch)]).toEqual([
            numer,
            [SENT, ...done.map(() => 'podpisz'), ...(isRefused ? ['odmow'] : [])],
          ]);
          expect(own.at(-1)!.stan).toBe(state);
          for (const { kontoId } of done) expect(own.filter((entry) => entry.kontoId === kontoId)).toHaveLength(1);
          // Everybody consented before the first kill.
          for (const { pesel } of named)
            for (const [kontoId, login] of loginOf)
              if (peselOf.get(login) === pesel) mailed.push(`wpis:${wpisId}:podpis:${kontoId}`);
          if (isFiled) mailed.push(`wpis:${wpisId}:${own.at(-1)!.przebiegId}`);
        }
        expect(mails.map(({ klucz }) => klucz).sort()).toEqual(mailed.sort());
        const byNumber = new Map(records.map((record) => [record.numer, record]));
        for (const numer of filed) expect([numer, byNumber.get(numer)?.stan]).toEqual([numer, 'ZLOZONY']);
        for (const znak of refused) expect([znak, byNumber.get(znak)?.stan]).toEqual([znak, 'NIEPODPISANY']);
        for (const [login, count] of signed)
          expect(
            signatures.filter(({ pesel, kiedy }) => kiedy !== null && pesel === peselOf.get(login)).length,
          ).toBeGreaterThanOrEqual(count);
        expect(numbersOf(records)).toEqual(numbersOf(records).map((_, index) => index + 1));
        await olderRecords(db);
      };

      await killWhile(database, {
        kills: KILLS,
        municipality: cosignMunicipality(),
        logins: async (db) => {
          const logins = await consentToMails(db, await ordinaryLogins(db, 3));
          const rows = await db.query
            .selectFrom('konta')
            .select(['kontoId', 'login', 'pesel'])
            .where('login', 'in', logins)
            .execute();
          for (const { kontoId, login, pesel } of rows) {
            peselOf.set(login, pesel!);
            loginOf.set(kontoId, login);
          }
          return logins;
        },
        live,
        mustHold,
      });
      expect(filed.size).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
    }, 1_200_000);
  });
});
