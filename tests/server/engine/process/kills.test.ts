import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SENT } from '../../../../codegen/artefact/data/process.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { process as example } from '../../../codegen/data/processExample.ts';
import { times } from '../../../night.ts';
import { eventsIn } from '../../domains/zdarzenia/eventSchemas.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, olderRecords, ordinaryLogins, type Sender } from '../../killing.ts';
import { consentToMails, numbersOf } from './killedRecords.ts';
import { processMunicipality } from './processOffice.ts';

const KILLS = times(1, 100, 40);
const PODANIA = '/api/proba/podania';
/** A state that is long in coming is waited for no longer: the next application is sent. */
const LOOKS = 40;

forOneDatabase((make) => {
  describe(`an office that is killed ${KILLS} times while applications go their way`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has each move of the resident and of the office once, with its history, its document and its mail', async () => {
      /** The last state that a resident was told, by number. */
      const told = new Map<string, string[]>();
      const count = { WYCOFANY: 0, ZLOZONY: 0 };
      let serial = 0;

      const move = async (sender: Sender, name: string, to: keyof typeof count, body: { numer: string }) => {
        const answer = await sender.send(`${PODANIA}/${name}`, body);
        if (answer.status === 200) {
          expect(answer.body.stan).toBe(to);
          told.get(body.numer)!.push(to);
          count[to] += 1;
        }
        // The clerk may have been quicker, and an account has 50 moves a day.
        else if (answer.status !== 429 && answer.body.kod !== '9310') sender.wrong.push(JSON.stringify(answer.body));
      };
      const stateOf = async (sender: Sender, numer: string): Promise<string> => {
        for (let look = 0; look < LOOKS && !sender.over; look++) {
          const { body } = await sender.get(`${PODANIA}?numer=${encodeURIComponent(numer)}`);
          if (body.podania[0].stan !== 'ZLOZONY') return body.podania[0].stan;
          await pause(10);
        }
        return 'ZLOZONY';
      };

      const live = async (sender: Sender) => {
        while (!sender.over) {
          const { status, body } = await sender.send(PODANIA, { tresc: `${sender.login} ${serial++}` });
          if (status !== 200) {
            if (body.kod !== '9301') sender.wrong.push(JSON.stringify(body));
            await pause(20);
            continue;
          }
          told.set(body.numer, []);
          if (serial % 3 === 0) await move(sender, 'wycofanie', 'WYCOFANY', { numer: body.numer });
          else if ((await stateOf(sender, body.numer)) === 'UZUPELNIENIE') {
            const uzupelnienie = { numer: body.numer, tekst: 'Oto zaświadczenie.' };
            await move(sender, 'uzupelnienie', 'ZLOZONY', uzupelnienie);
            await stateOf(sender, body.numer);
          }
        }
      };

      const mustHold = async (db: Database) => {
        const { query } = db;
        const records = await query.selectFrom('wpisy').selectAll().execute();
        const history = await query.selectFrom('przebiegWpisow').selectAll().orderBy('przebiegId').execute();
        const documents = await query.selectFrom('dokumentyWpisow').selectAll().execute();
        const mails = await query.selectFrom('poczta').select('klucz').where('klucz', 'like', 'wpis:%').execute();
        const events = await eventsIn(query, 'wniosek.zlozony', 'wniosek.zmieniony');
        const mailed: string[] = [];
        const decided: number[] = [];
        for (const { wpisId, numer, stan, termin, czyDokument } of records) {
          const own = history.filter((entry) => entry.wpisId === wpisId);
          let at = '';
          for (const [index, { przebiegId, ruch, stan: to, uwagi }] of own.entries()) {
            const move = example.moves[ruch as keyof typeof example.moves];
            if (index === 0) expect([numer, ruch, to]).toEqual([numer, SENT, 'ZLOZONY']);
            else expect([numer, ruch, move.from.includes(at), to]).toEqual([numer, ruch, true, move.to]);
            if ('mail' in example.states[to as keyof typeof example.states])
              mailed.push(`wpis:${wpisId}:${przebiegId}`);
            if (ruch === 'wezwij') expect(uwagi).toBe('Brakuje zaświadczenia.');
            if (ruch === 'rozpatrz') decided.push(przebiegId);
            at = to;
          }
          // Other systems are told of each entry of the history once, in its order.
          const toOthers = events.filter(({ data }) => data.numer === numer).map(({ data }) => data.stan);
          expect([numer, toOthers]).toEqual([numer, own.map((entry) => entry.stan)]);
          const isDecided = stan === 'ROZPATRZONY';
          expect([numer, stan, termin !== null]).toEqual([numer, at, stan === 'UZUPELNIENIE']);
          expect([numer, czyDokument]).toEqual([numer, isDecided ? 1 : 0]);
          // What a resident was told is in the history, in that order.
          const states = own.slice(1).map((entry) => entry.stan);
          for (const state of told.get(numer) ?? []) {
            const found = states.indexOf(state);
            expect([numer, state, found >= 0]).toEqual([numer, state, true]);
            states.splice(0, found + 1);
          }
        }
        expect(history.filter((entry) => !records.some(({ wpisId }) => wpisId === entry.wpisId))).toEqual([]);
        expect(mails.map(({ klucz }) => klucz).sort()).toEqual(mailed.sort());
        expect(documents.map(({ przebiegId }) => przebiegId).sort()).toEqual(decided.sort());
        for (const { tresc, skrot } of documents)
          expect(createHash('sha256').update(Buffer.from(tresc, 'base64')).digest('hex')).toBe(skrot);
        expect(numbersOf(records)).toEqual(records.map((_, index) => index + 1));
        for (const numer of told.keys()) expect(records.map((record) => record.numer)).toContain(numer);
        await olderRecords(db);
      };

      await killWhile(database, {
        kills: KILLS,
        municipality: processMunicipality(),
        env: { TEST_CLERK: 'yes' },
        logins: async (db) => consentToMails(db, await ordinaryLogins(db, 4)),
        live,
        mustHold,
      });
      // Of two kills each may come with the first request.
      expect(count.WYCOFANY).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
      expect(count.ZLOZONY).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
    }, 1_200_000);
  });
});
