import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/engine/db/open.ts';
import { isThorough, times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, olderRecords, ordinaryLogins, type Sender } from '../../killing.ts';
import { municipalityWithChanges } from './dataOffice.ts';

const KILLS = times(0, 100, 60);
const CHANGED = ', changed';

forOneDatabase((make) => {
  // In the usual run domains/woda/kills, process/kills and files/kills stand for all kinds.
  describe.runIf(isThorough)(`an office that is killed ${KILLS} times while records are sent and changed`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has each record once, under the number it returned, without gaps in the numbers', async () => {
      const stored = new Map<string, string>();
      let serial = 0;

      const live = async (sender: Sender) => {
        while (!sender.over) {
          const opis = `${sender.login} ${serial++}`;
          const { status, body } = await sender.send('/api/proba/zgloszenia', { ulica: 'Polna', opis });
          if (status === 200) {
            stored.set(body.numer, opis);
            const change = await sender.send('/api/proba/poprawki', { numer: body.numer, opis: `${opis}${CHANGED}` });
            if (change.status === 200) stored.set(body.numer, `${opis}${CHANGED}`);
            else sender.wrong.push(JSON.stringify(change.body));
          } else if (body.kod !== '9301') sender.wrong.push(JSON.stringify(body));
          // The limit of three a day is reached; the next kill starts a new day.
          else await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };

      const mustHold = async (db: Database) => {
        const { query } = db;
        const rows = await query.selectFrom('wpisy').selectAll().orderBy('wpisId').execute();
        const sent = rows.map(({ dane }) => JSON.parse(dane).opis as string);
        const changes = await query.selectFrom('przebiegWpisow').selectAll().execute();
        for (const [index, { wpisId }] of rows.entries()) {
          const own = changes.filter((change) => change.wpisId === wpisId);
          // The new value and the earlier one are stored together, once.
          const opis = sent[index]!;
          const before = opis.replace(CHANGED, '');
          expect(own.map(({ dane }) => JSON.parse(dane))).toEqual(
            opis.endsWith(CHANGED) ? [{ opis, '@before': { opis: before } }] : [],
          );
        }
        expect(new Set(sent).size).toBe(sent.length);
        const byNumber = new Map(rows.map(({ numer }, index) => [numer, sent[index]]));
        // A change may have been made whose answer the kill has cut off.
        for (const [numer, opis] of stored) expect([opis, `${opis}${CHANGED}`]).toContain(byNumber.get(numer));
        const counted = rows.map(({ numer }) => Number(numer.split('/')[1])).sort((a, b) => a - b);
        expect(counted).toEqual(rows.map((_, index) => index + 1));
        await olderRecords(db);
      };

      await killWhile(database, {
        kills: KILLS,
        municipality: municipalityWithChanges(),
        logins: (db) => ordinaryLogins(db, 4),
        live,
        mustHold,
      });
      expect(stored.size).toBeGreaterThanOrEqual(KILLS / 2);
    }, 1_200_000);
  });
});
