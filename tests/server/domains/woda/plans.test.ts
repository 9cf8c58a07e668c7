import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyReadings } from '../../../../bench/manyReadings.ts';
import { times } from '../../../night.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { type Asked, listening, wasteful } from '../../queryPlans.ts';
import { type Facts, factsOf } from '../../samples.ts';

/** Tables with rows of all residents. */
const LARGE = new Set([
  'podmioty',
  'punktyOdbioru',
  'karty',
  'ratyZbiorcze',
  'wplaty',
  'umowyWody',
  'wodomierze',
  'odczyty',
  'fakturyWody',
  'pozycjeFaktur',
]);
const READINGS = times(20_000, 1_000_000, 200_000);

forEachDatabase((make) => {
  describe(`with ${READINGS} readings`, () => {
    let database: TestDatabase;
    let office: TestOffice;
    let anna: Client;
    let woda: Facts['woda'];
    const asked: Asked[] = [];
    beforeAll(async () => {
      database = await make();
      office = await openOffice(listening(database, asked));
      anna = await office.login('anna.wisniewska');
      ({ woda } = await factsOf(anna));
      expect(await manyReadings(office.database, READINGS)).toBeGreaterThanOrEqual(READINGS);
    }, 600_000);
    afterAll(async () => {
      await office?.close();
      await database?.drop();
    });

    const card = () => `idKartyNaleznosci=${woda.idKartyNaleznosci}`;
    const meter = () => `nrLicznika=${woda.nrLicznika}`;
    it.each<[string, () => string]>([
      ['a summary', () => `zestawienie?${card()}`],
      ['the summary of a meter', () => `zestawienie?${card()}&wybranyLicznik=${woda.nrLicznika}`],
      [
        'an invoice',
        () => `faktura?${card()}&idPunktuOdbioru=${woda.idPunktuOdbioru}&idDokumentuPdf=${woda.idDokumentuPdf}`,
      ],
      ['reported states', () => `stany/lista?idPunktu=${woda.idPunktuOdbioru}&${meter()}`],
      ['a replacement', () => `wymiana?numerWodomierza=${woda.nrLicznika}`],
    ])('%s is read by index lookups', async (_what, address) => {
      await looksUp(async () => expect((await anna.get(`/api/woda/${address()}`)).status).toBe(200));
    });

    it('a state is stored by index lookups', async () => {
      const body = { idLicznika: woda.idLicznika, nowyStanLicznika: woda.ostatniStan };
      await looksUp(async () =>
        expect((await anna.post('/api/woda/stany', body)).json()).toEqual({ czyZapisano: true }),
      );
    });

    /** Expects that every query in `run` reads only the resident's own rows, by an index. */
    async function looksUp(run: () => Promise<unknown>): Promise<void> {
      asked.length = 0;
      await run();
      const ofWoda = asked.splice(0).filter(({ sql }) => [...LARGE].some((table) => sql.includes(`"${table}"`)));
      expect(ofWoda.length).toBeGreaterThan(1);
      for (const query of ofWoda)
        expect([query.sql, await wasteful(office.database, query, LARGE)]).toEqual([query.sql, []]);
    }
  });
});
