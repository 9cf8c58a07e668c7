import { describe, expect, it } from 'vitest';
import stawki from '../../../../server/domains/pojazdy/data/stawki.json' with { type: 'json' };
import { sumKwot } from '../../../../src/lang/values/kwota.ts';
import { times } from '../../../night.ts';
import { describePdf, flatTextOf } from '../../documents/poppler.ts';
import { type Client, forOneDatabase, withOffice } from '../../helpers.ts';
import { wordsIn } from '../../paperWords.ts';

const rates = new Map(Object.entries(stawki.stawkiGrosze[2026]).map(([name, grosze]) => [name, grosze / 100]));

describe('the rates of the council', () => {
  it.each([
    ['Samochód ciężarowy powyżej 3,5 t do 5,5 t włącznie', 1259.09],
    ['Samochód ciężarowy powyżej 5,5 t do 9 t włącznie', 2100.42],
    ['Samochód ciężarowy powyżej 9 t i poniżej 12 t', 2520.48],
    ['Ciągnik siodłowy do 36 t włącznie', 3717.57],
    ['Ciągnik siodłowy powyżej 36 t', 4809.7],
    ['Autobus poniżej 22 miejsc do siedzenia', 2976.21],
    ['Autobus od 22 miejsc do siedzenia', 3762.73],
  ])('%s: no more than the law allows', (name, highest) => expect(rates.get(name)).toBeLessThanOrEqual(highest));
});

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: String(times(200, 300)) });
  const ofAnna = async () => ({ client: await office().login('anna.wisniewska'), more: '' });
  const ofCompany = async () => {
    const client = await office().login('przewozy');
    return { client, more: `&nip=${(await client.get('/api/lista-podmiotow')).json().podmioty[0].nip}` };
  };
  const cardOf = async (client: Client, kind: string, more: string) =>
    (await client.get(`/api/naleznosci/lista?rok=2026&rodzajPlatnosci=${kind}${more}`)).json().karty[0];
  const listOf = async (client: Client, card: number, more: string) =>
    (await client.get(`/api/pst/dajWykazPojazdowPlatnika?idKartyNaleznosci=${card}${more}`)).json().listaPojazdow;

  it.each([
    ['a person', ofAnna],
    ['a company', ofCompany],
  ])('by registration number, for %s', async (_who, who) => {
    const { client, more } = await who();
    const { idKartyNaleznosci, uslugiPowiazane } = await cardOf(client, 'SRODKI_TRANSPORTU', more);
    expect(uslugiPowiazane).toEqual([{ uslugaId: 14 }]);
    const vehicles = await listOf(client, idKartyNaleznosci, more);
    const numbers = vehicles.map(({ nrRejestracyjny }: { nrRejestracyjny: string }) => nrRejestracyjny);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual([...numbers].sort());
    for (const { nazwaStawki, stawka, marka } of vehicles) {
      expect(stawka, nazwaStawki).toBe(rates.get(nazwaStawki));
      expect(marka).toMatch(/\w/);
    }
  });

  it('a card of another kind has no vehicles, somebody else’s card is not found', async () => {
    const { client } = await ofAnna();
    const dog = await cardOf(client, 'PSY', '');
    expect(await listOf(client, dog.idKartyNaleznosci, '')).toEqual([]);
    const company = await ofCompany();
    const { idKartyNaleznosci } = await cardOf(company.client, 'SRODKI_TRANSPORTU', company.more);
    const answer = await client.get(`/api/pst/dajWykazPojazdowPlatnika?idKartyNaleznosci=${idKartyNaleznosci}`);
    expect(answer.status).toBe(404);
  });

  it('for every payer and year, the rates of the vehicles add up to the instalments of the card', async () => {
    const { query } = office().database;
    const cards = await query
      .selectFrom('karty')
      .selectAll()
      .where('aplikacjaNaleznosci', '=', 'SRODKI_TRANSPORTU')
      .execute();
    expect(new Set(cards.map(({ czyInstytucja }) => czyInstytucja)).size).toBe(2);
    const vehicles = Map.groupBy(
      await query.selectFrom('pojazdy').selectAll().execute(),
      (row) => row.idKartyNaleznosci,
    );
    const instalments = Map.groupBy(
      await query.selectFrom('ratyZbiorcze').select(['idKartyNaleznosci', 'kwotaRatyGrosze']).execute(),
      (row) => row.idKartyNaleznosci,
    );
    for (const { idKartyNaleznosci: id } of cards) {
      const tax = sumKwot((vehicles.get(id) ?? []).map(({ nazwaStawki }) => rates.get(nazwaStawki) ?? Number.NaN));
      expect(
        instalments.get(id)!.reduce((sum, { kwotaRatyGrosze }) => sum + kwotaRatyGrosze, 0),
        `card ${id}`,
      ).toBe(tax * 100);
    }
  });

  describePdf('the document', () => {
    it('has its file name, its card and all vehicles', async () => {
      const { client, more } = await ofCompany();
      const { idKartyNaleznosci, symbolKarty } = await cardOf(client, 'SRODKI_TRANSPORTU', more);
      const vehicles = await listOf(client, idKartyNaleznosci, more);
      const paper = await client.get(
        `/api/pst/dajWykazPojazdowPlatnikaPdf?idKartyNaleznosci=${idKartyNaleznosci}${more}`,
      );
      expect(paper.status, paper.text).toBe(200);
      expect(paper.headers['content-disposition']).toMatch('filename="wykaz_pojazdow.pdf"');
      const text = flatTextOf(paper.raw);
      const shownValues = [symbolKarty, '2026', ...wordsIn(vehicles)];
      expect(shownValues.filter((words) => !text.includes(words))).toEqual([]);
    });
  });
});
