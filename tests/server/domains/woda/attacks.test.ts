import { beforeAll, describe, expect, it } from 'vitest';
import { NEWEST } from '../../../../server/engine/db/newest.ts';
import { type Client, forOneDatabase, withOffice } from '../../helpers.ts';
import { pointOf, putMeter } from './testMeters.ts';

describe('an office that does not offer a section', () => {
  forOneDatabase((make) => {
    const office = withOffice(make, { OKIENKO_WODA_BEZ: 'protokol,faktury,dane' });
    const db = () => office().database.query;
    let anna: Client;
    beforeAll(async () => {
      anna = await office().login('anna.wisniewska');
    });
    const notThere = async (addresses: readonly string[]) => {
      for (const address of addresses) {
        const answer = await anna.get(`/api/${address}`);
        expect([answer.status, answer.json().kod], address).toEqual([404, 'NIE_ZNALEZIONO']);
      }
    };

    it('gives no invoice of it, even to those who know its numbers', async () => {
      const row = await db()
        .selectFrom('fakturyWody')
        .innerJoin('karty', 'karty.idKartyNaleznosci', 'fakturyWody.idKartyNaleznosci')
        .innerJoin('odczyty', 'odczyty.idOdczytu', 'fakturyWody.idOdczytu')
        .innerJoin('wodomierze', 'wodomierze.idLicznika', 'odczyty.idLicznika')
        .select(['karty.idKartyNaleznosci', 'wodomierze.idPunktu', 'fakturyWody.idDokumentuPdf'])
        .where('karty.podmiotId', '=', 1)
        .where('idDokumentuPdf', 'is not', null)
        .executeTakeFirstOrThrow();
      const of = `idKartyNaleznosci=${row.idKartyNaleznosci}&idPunktuOdbioru=${row.idPunktu}&idDokumentuPdf=${row.idDokumentuPdf}`;
      await notThere([`woda/faktura?${of}`, `woda/faktura/pdf?${of}`]);
    });

    it('has no protocol and no photos', async () => {
      const { nrLicznika } = await db()
        .selectFrom('protokolyWymiany')
        .innerJoin('wodomierze', 'idLicznika', 'idWyjetego')
        .innerJoin('punktyOdbioru', 'idPunktuOdbioru', 'idPunktu')
        .select('nrLicznika')
        .where('podmiotId', '=', 1)
        .executeTakeFirstOrThrow();
      const paths = ['protokol', 'protokol/zdjecia', 'wymiana', 'wymiana/zdjecia'];
      await notThere(paths.map((path) => `woda/${path}?numerWodomierza=${nrLicznika}`));
    });

    it('neither gives nor accepts correspondence data', async () => {
      await notThere(['dane-korespondencyjne', 'dane-korespondencyjne/historia']);
      const before = await db().selectFrom('zmianyDanych').select('zgloszenieId').execute();
      const person = { imie: 'Anna', imie2: null, nazwisko: 'Nowa', nazwisko2: null, nazwa: null };
      const place = { miejscowosc: 'Lipowa Dolina', ulica: null, nrDomu: '1', nrLokalu: null, kodPocztowy: null };
      const contact = { telefon: null, email: null, fax: null, www: null };
      const body = { idPunktuOdbioru: null, ...person, ...place, ...contact };
      expect((await anna.post('/api/dane-korespondencyjne', body)).status).toBe(404);
      expect(await db().selectFrom('zmianyDanych').select('zgloszenieId').execute()).toEqual(before);
    });
  });
});

describe('a resident who has used the whole daily limit for a year', () => {
  forOneDatabase((make) => {
    const office = withOffice(make);
    it('gets only the newest entries, not megabytes', async () => {
      const db = office().database.query;
      const anna = await office().login('anna.wisniewska');
      const { idPunktu } = await pointOf(db, 'anna.wisniewska');
      const { idLicznika, nrLicznika } = await putMeter(db, { idPunktu });
      const mine = { kontoId: 1, podmiotId: 1, kiedyObsluzono: null, uwagiDoZgloszenia: null };
      const dane = JSON.stringify((await anna.get('/api/dane-korespondencyjne')).json());
      const { id: tematId } = await db.selectFrom('tematy').select('id').executeTakeFirstOrThrow();
      const trescZgloszenia = 'ą\n'.repeat(1000);
      const ofPoint = { ...mine, idPunktuOdbioru: idPunktu };
      for (let at = 0; at < NEWEST + 100; at += 100) {
        const times = Array.from({ length: 100 }, (_, one) => new Date(office().clock.ms + at + one).toISOString());
        const state = { idLicznika, kontoId: 1, kiedyObsluzono: null, stanTysieczne: 412_000, uwagiZgloszone: null };
        const rows = <T>(row: T) => times.map((kiedyUtworzono) => ({ ...row, kiedyUtworzono }));
        await db.insertInto('zgloszeniaStanu').values(rows(state)).execute();
        const change = { ...ofPoint, dane, daneDotychczasowe: dane };
        await db.insertInto('zmianyDanych').values(rows(change)).execute();
        await db
          .insertInto('zgloszenia')
          .values(rows({ ...ofPoint, tematId, trescZgloszenia }))
          .execute();
      }
      const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026&rodzajPlatnosci=WODA_I_SCIEKI')).json();
      const of = `idKartyNaleznosci=${karty[0].idKartyNaleznosci}&wybranyPunktOdbioru=${idPunktu}&wybranyLicznik=${nrLicznika}`;
      const summary = await anna.get(`/api/woda/zestawienie?${of}`);
      const { wodomierz, daneKorespondencyjneHistoriaZgloszen: changes, zgloszenia } = summary.json();
      const lists = [wodomierz.dane.zgloszeniaStanu, changes.dane.historiaZgloszen, zgloszenia.dane.historiaZgloszen];
      const newest = new Date(office().clock.ms + NEWEST + 99).toISOString();
      for (const list of lists) expect([list.length, list[0].kiedyUtworzono]).toEqual([NEWEST, newest]);
      expect(summary.raw.length).toBeLessThan(3 * 2 ** 20);
      expect((await anna.get('/api/zgloszenia')).json().historiaZgloszen.length).toBe(NEWEST);
    });
  });
});
