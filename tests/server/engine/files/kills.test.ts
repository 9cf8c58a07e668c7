import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/engine/db/open.ts';
import { times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { demoLogins, killWhile, type Sender } from '../../killing.ts';
import { filesMunicipality } from './filesOffice.ts';
import { exif, jpeg, segment } from './samples.ts';

const KILLS = times(1, 120, 60);
const DAY_MS = 24 * 3600 * 1000;
const PART = 24 * 1024;

forOneDatabase((make) => {
  describe(`an office that is killed ${KILLS} times while files are sent`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('loses no acknowledged part, stores no half file, and names each file in one record', async () => {
      /** What the office must have of each accepted file. */
      const accepted = new Map<string, Buffer>();
      /** The number of the record that names a file. */
      const named = new Map<string, string>();

      const live = async (sender: Sender) => {
        while (!sender.over) {
          const profile = segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), randomBytes(60_000)]));
          const bytes = jpeg({ extra: [exif(6), profile] });
          const begun = await sender.send('/api/pliki', {
            ...{ operacja: 'wyslijPliki', pole: 'zdjecia', nazwa: 'a.jpg', rozmiar: bytes.length },
          });
          if (begun.body.kod === '6003') {
            await new Promise((resolve) => setTimeout(resolve, 20));
            continue;
          }
          const address = `/api/pliki/${begun.body.idPliku}`;
          let acknowledged = 0;
          let state = begun.body;
          while (state.stan !== 'GOTOWY') {
            if (state.stan === 'ODRZUCONY') {
              sender.wrong.push(state.opis);
              return;
            }
            const said = await sender.patch(
              `${address}?od=${state.przyjeto}`,
              bytes.subarray(state.przyjeto, state.przyjeto + PART),
            );
            state = said?.status === 200 ? said.body : (await sender.get(address)).body;
            if (state.przyjeto < acknowledged) sender.wrong.push(`${state.przyjeto} after ${acknowledged} bytes`);
            acknowledged = state.przyjeto;
          }
          accepted.set(begun.body.idPliku, jpeg({ extra: [profile] }));
          const record = await sender.send('/api/proba/pliki', { opis: 'a', zdjecia: [begun.body.idPliku] });
          if (record.status === 200) named.set(begun.body.idPliku, record.body.numer);
          else if (record.body.kod !== '9301') sender.wrong.push(JSON.stringify(record.body));
        }
      };

      const mustHold = async ({ query }: Database) => {
        const folder = database.env.OKIENKO_VAR!;
        const rows = await query.selectFrom('pliki').selectAll().execute();
        const byId = new Map(rows.map((row) => [row.idPliku, row]));
        for (const [id, content] of accepted) {
          expect(byId.get(id)?.stan).toBe('GOTOWY');
          const stored = readFileSync(join(folder, 'pliki', id.slice(0, 2), id));
          // The orientation of the photo is written anew; the colours are as they were.
          expect(stored.subarray(-content.length + 40).equals(content.subarray(40))).toBe(true);
        }
        for (const { idPliku, stan, przyjeto } of rows.filter((row) => row.stan !== 'GOTOWY' && row.przyjeto > 0)) {
          const parts = join(folder, 'pliki-w-drodze', idPliku);
          expect([stan, existsSync(parts) && readFileSync(parts).length >= przyjeto]).toEqual([stan, true]);
        }
        const records = await query.selectFrom('wpisy').select(['numer', 'dane']).execute();
        const ids = records.flatMap(({ dane }) => JSON.parse(dane).zdjecia as string[]);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { numer, dane } of records)
          for (const id of JSON.parse(dane).zdjecia) expect(byId.get(id)?.numerWpisu).toBe(numer);
        for (const [id, numer] of named) expect(byId.get(id)?.numerWpisu).toBe(numer);
        expect(rows.filter((row) => (row.uzytoMs === null) !== (row.numerWpisu === null))).toEqual([]);
        // Today becomes yesterday, so that more is accepted.
        await query
          .updateTable('pliki')
          .set((eb) => ({ utworzonoMs: eb('utworzonoMs', '-', DAY_MS) }))
          .where('utworzonoMs', '>', Date.now() - DAY_MS)
          .execute();
      };

      await killWhile(database, {
        kills: KILLS,
        municipality: filesMunicipality(),
        env: { OKIENKO_PLIKI_DZIENNIE_MB: '10000' },
        logins: demoLogins,
        live,
        mustHold,
      });
      expect(accepted.size).toBeGreaterThanOrEqual(3);
    }, 1_200_000);
  });
});
