import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyCards } from '../../../../bench/manyCards.ts';
import type { Kanal } from '../../../../server/domains/platnosci/kanal.ts';
import { naDzien, terminyKont } from '../../../../server/domains/przypomnienia/queries.ts';
import { times } from '../../../night.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice, TODAY } from '../../helpers.ts';
import { type Asked, listening, wasteful } from '../../queryPlans.ts';

async function payable(of: Client): Promise<{ karta: number; rata: number }> {
  const { karty } = (await of.get('/api/naleznosci/lista')).json();
  for (const { idKartyNaleznosci: karta } of karty) {
    const { ratyZbiorcze } = (await of.get(`/api/naleznosci/karty/${karta}/raty`)).json();
    for (const rata of ratyZbiorcze)
      if (!(rata.czySplacona || rata.jestTytulWykonawczy || rata.zleconoPlatnoscZKIR || rata.zleconoPlatnoscZP24))
        return { karta, rata: rata.idNaleznosciRatyZbiorczej };
  }
  throw new Error('There is nothing to pay.');
}

/** Tables with rows of all residents. */
const LARGE = new Set([
  'podmioty',
  'punktyOdbioru',
  'karty',
  'wspolzobowiazani',
  'ratyZbiorcze',
  'raty',
  'wplaty',
  'elementy',
  'zlecenia',
  'zleceniaRaty',
  'zajeteRaty',
  ...['konta', 'kontaPodmioty', 'sesje', 'logowania', 'urzadzenia', 'proby'],
]);
/** A provider that reports every order as paid at the first query. */
const payingAtOnce: Kanal = {
  kod: 'P24',
  register: async ({ idPrzelewu }) => ({ idDostawcy: idPrzelewu, adres: `https://bank.example/${idPrzelewu}` }),
  passage: ({ adresDostawcy }) => ({ go: adresDostawcy! }),
  ask:
    async () =>
    ({ kwotaGrosze }) => ({ stan: 'zaplacono', kwotaGrosze, waluta: 'PLN' }),
  readNotice: (raw) => ({ idPrzelewu: raw }),
};
const INSTALMENTS = times(20_000, 1_000_000, 200_000);

forEachDatabase((make) => {
  describe(`with ${INSTALMENTS} instalments`, () => {
    let database: TestDatabase;
    let office: TestOffice;
    const asked: Asked[] = [];
    beforeAll(async () => {
      database = await make();
      office = await openOffice(listening(database, asked), {}, { platnosci: { p24: payingAtOnce } });
      expect(await manyCards(office.database, INSTALMENTS)).toBeGreaterThanOrEqual(INSTALMENTS);
    }, 600_000);
    afterAll(async () => {
      await office?.close();
      await database?.drop();
    });

    /** Expects that every query in `run` reads only the resident's own rows, by an index. */
    async function looksUp(run: () => Promise<unknown>): Promise<void> {
      asked.length = 0;
      await run();
      const queries = asked.splice(0);
      const ofNaleznosci = queries.filter(({ sql }) => [...LARGE].some((table) => sql.includes(`"${table}"`)));
      expect(ofNaleznosci.length).toBeGreaterThan(0);
      for (const query of ofNaleznosci)
        expect([query.sql, await wasteful(office.database, query, LARGE)]).toEqual([query.sql, []]);
    }

    it.each([
      ['the list of the newest year', '/api/naleznosci/lista'],
      ['the list of a year', '/api/naleznosci/lista?rok=2025'],
      ['the list of a kind', '/api/naleznosci/lista?rok=2025&rodzajPlatnosci=ODPADY'],
      ['what else there is of a year', '/api/naleznosci/inne-uslugi?rok=2026'],
      ['a card', '/api/naleznosci/karty/CARD'],
      ['its instalments', '/api/naleznosci/karty/CARD/raty'],
      ['its payments', '/api/naleznosci/karty/CARD/wplaty'],
      ['its elements', '/api/naleznosci/karty/CARD/elementy'],
      ['what a transfer for it needs', '/api/naleznosci/karty/CARD/przelew'],
      ['all terms to come', '/api/naleznosci/terminy'],
      ['online payments', '/api/platnosci/historia'],
      ['online payments of a year', '/api/platnosci/historia?rok=2025'],
      ['one online payment', '/api/platnosci/transakcje/ORDER'],
      ['its like in other years', '/api/uslugi/lataDlaNaleznosci?idKartyNaleznosci=CARD'],
    ])('%s is read by index lookups', async (_what, address) => {
      const anna = await office.login('anna.wisniewska');
      const { karty } = (await anna.get('/api/naleznosci/lista')).json();
      const { platnosci } = (await anna.get('/api/platnosci/historia')).json();
      const own = address.replace('CARD', karty[0].idKartyNaleznosci).replace('ORDER', platnosci[0].idTransakcji);
      await looksUp(async () => expect((await anna.get(own)).status).toBe(200));
    });

    it('a login is made by index lookups', async () => {
      await looksUp(() => office.login('anna.wisniewska'));
    });

    it('an order is made, registered, queried and booked by index lookups', async () => {
      const anna = await office.login('anna.wisniewska');
      const { karta, rata } = await payable(anna);
      const body = {
        idKartyNaleznosci: karta,
        idNaleznosciRatyZbiorczej: [rata],
        idNaleznosciRaty: [],
        urlPowrotuOk: 'http://localhost:8080/platnosc-wynik',
        urlPowrotuBlad: 'http://localhost:8080/platnosc-wynik',
      };
      let idPrzelewu = '';
      await looksUp(async () => {
        const ordered = await anna.post('/api/platnosci/p24/dodajPrzelew', body);
        expect(ordered.status, ordered.text).toBe(200);
        ({ idPrzelewu } = ordered.json());
        await office.app.settled();
      });
      await looksUp(async () => {
        const answer = await office.anonymous.send('POST', '/platnosci/p24/powiadomienie', idPrzelewu, {
          'content-type': 'text/plain',
        });
        expect([answer.status, answer.text]).toEqual([200, 'OK']);
        await office.app.settled();
      });
      const { stan } = (await anna.get(`/api/platnosci/transakcje/${idPrzelewu}`)).json();
      expect(stan).toBe('ZAKSIEGOWANA');
    });

    it('due reminders are found by index lookups', async () => {
      const ids = await office.database.query.selectFrom('konta').select('kontoId').execute();
      const accounts = ids.map(({ kontoId }) => kontoId);
      await looksUp(() => terminyKont(office.database.query, accounts, TODAY, '2026-12-31').execute());
      await looksUp(() => naDzien(office.database.query, accounts[0]!, '2026-12-15'));
    });
  });
});
