import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/engine/db/open.ts';
import { isThorough, times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { demoLogins, killWhile, type Sender } from '../../killing.ts';
import { dane, draftsMunicipality, EKRAN } from './draftsOffice.ts';

const KILLS = times(0, 120, 60);

forOneDatabase((make) => {
  // In the usual run domains/woda/kills, process/kills and files/kills stand for all kinds.
  describe.runIf(isThorough)(`an office that is killed ${KILLS} times while drafts are saved and sent`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has every draft that it acknowledged, and of each that was sent one record and no draft', async () => {
      /** The last acknowledged version of each draft, with its content. */
      const saved = new Map<string, { wersja: number; dane: string }>();
      const sent = new Set<string>();

      const live = async (sender: Sender) => {
        while (!sender.over) {
          let known: { idSzkicu?: string; wersja: number } = { wersja: 0 };
          for (let step = 0; step < 4 && !sender.over; step++) {
            const content = dane({ opis: `${sender.login} ${Math.random()}` });
            const about = { ekran: EKRAN, blok: 'wniosek', adres: '/wniosek', krok: null };
            const { body } = await sender.send('/api/szkice', { ...about, ...known, dane: content }, {}, false);
            if (body.wynik !== 'ZAPISANY') sender.wrong.push(JSON.stringify(body));
            const { idSzkicu, wersja } = body.szkic;
            known = { idSzkicu, wersja };
            saved.set(idSzkicu, { wersja, dane: content });
          }
          if (sender.over || known.idSzkicu === undefined) return;
          const szkic = { 'x-okienko-szkic': known.idSzkicu };
          const { status, body } = await sender.send('/api/proba/pliki', { opis: known.idSzkicu }, szkic);
          if (status === 200) sent.add(known.idSzkicu);
          else {
            sender.wrong.push(JSON.stringify(body));
            return;
          }
        }
      };

      const mustHold = async ({ query }: Database) => {
        const drafts = new Map(
          (await query.selectFrom('szkice').selectAll().execute()).map((row) => [row.idSzkicu, row]),
        );
        for (const [id, { wersja, dane: content }] of saved) {
          const row = drafts.get(id)!;
          expect(row.stan === 'WYSLANY' || row.wersja >= wersja).toBe(true);
          if (row.stan === 'OTWARTY' && row.wersja === wersja) expect(row.dane).toBe(content);
        }
        for (const id of sent) expect(drafts.get(id)?.stan).toBe('WYSLANY');
        const records = await query.selectFrom('wpisy').select('dane').where('operacja', '=', 'wyslijPliki').execute();
        const named = records.map((row) => JSON.parse(row.dane).opis as string);
        expect(new Set(named).size).toBe(named.length);
        const ended = [...drafts.values()].filter(({ stan }) => stan === 'WYSLANY').map(({ idSzkicu }) => idSzkicu);
        expect(named.sort()).toEqual(ended.sort());
        const open = [...drafts.values()].filter(({ stan }) => stan === 'OTWARTY').map(({ kontoId }) => kontoId);
        expect(new Set(open).size).toBe(open.length);
      };

      await killWhile(database, {
        kills: KILLS,
        municipality: draftsMunicipality(),
        logins: demoLogins,
        live,
        mustHold,
      });
      expect(saved.size).toBeGreaterThanOrEqual(3);
    }, 1_200_000);
  });
});
