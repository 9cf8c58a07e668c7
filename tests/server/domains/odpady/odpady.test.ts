import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { formatValue } from '../../../../src/lang/values/formats.ts';
import { describePdf, flatTextOf } from '../../documents/poppler.ts';
import { type Client, forOneDatabase, withOffice } from '../../helpers.ts';
import { wordsIn } from '../../paperWords.ts';

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let karta: number;
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    karta = await cardOf(anna, 'ODPADY');
  });
  const cardOf = async (client: Client, kind: string, nip = '') => {
    const { karty } = (await client.get(`/api/naleznosci/lista?rok=2026&rodzajPlatnosci=${kind}${nip}`)).json();
    return karty[0].idKartyNaleznosci as number;
  };
  const of = (client: Client, query: string) => client.get(`/api/odpady/parametry?idKartyNaleznosci=${query}`);

  it('the point of the card is selected, its parameters are listed the newest first, and a current one has no last day', async () => {
    const answer = (await of(anna, `${karta}`)).json();
    const { idPunktuOdbioru } = (await anna.get(`/api/naleznosci/karty/${karta}`)).json();
    expect(answer.wybranyPunktOdbioru).toBe(idPunktuOdbioru);
    expect(answer.punktyOdbioru.length).toBe(2);
    expect(answer.parametryOplatAktualne.map(brief)).toEqual([
      ['Liczba osób w gospodarstwie', 4, 'os.', null],
      ['Pojemnik na odpady zmieszane', 240, 'l', null],
    ]);
    expect(answer.parametryOplatArchiwalne.map(brief)).toMatchObject([
      ['Zużycie wody w miesiącu', expect.any(Number), 'm3', '2021-12-31'],
      ['Powierzchnia lokalu', expect.any(Number), 'm2', '2019-12-31'],
    ]);
  });

  it('another point has its own parameters; a point where all have ended has no current one', async () => {
    const { punktyOdbioru, wybranyPunktOdbioru } = (await of(anna, `${karta}`)).json();
    const other = punktyOdbioru.find((one: { idPunktuOdbioru: number }) => one.idPunktuOdbioru !== wybranyPunktOdbioru);
    const answer = (await of(anna, `${karta}&wybranyPunktOdbioru=${other.idPunktuOdbioru}`)).json();
    expect(answer.wybranyPunktOdbioru).toBe(other.idPunktuOdbioru);
    expect(answer.punktyOdbioru).toEqual(punktyOdbioru);
    expect(answer.parametryOplatAktualne).toEqual([]);
    expect(answer.parametryOplatArchiwalne.length).toBe(3);
    for (const { punktOdbioru } of answer.parametryOplatArchiwalne)
      expect(punktOdbioru).toEqual({ adresPunktuOdbioru: other.adresPunktuOdbioru });
  });

  it("somebody else's point and an unknown point are not found", async () => {
    const foreign = await office()
      .database.query.selectFrom('punktyOdbioru')
      .select('idPunktuOdbioru')
      .where('podmiotId', '<>', 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const id of [foreign.idPunktuOdbioru, 2_000_000_000]) {
      const answer = await of(anna, `${karta}&wybranyPunktOdbioru=${id}`);
      expect([answer.status, answer.json().kod]).toEqual([404, 'NIE_ZNALEZIONO']);
      const paper = `/api/odpady/parametry/pdf?typWyswietlania=AKTUALNE&idKartyNaleznosci=${karta}`;
      expect((await anna.get(`${paper}&wybranyPunktOdbioru=${id}`)).status).toBe(404);
    }
  });

  it('a card of another kind has no parameters', async () => {
    expect((await of(anna, `${await cardOf(anna, 'PSY')}`)).json()).toEqual({
      parametryOplatAktualne: [],
      parametryOplatArchiwalne: [],
      punktyOdbioru: [],
      wybranyPunktOdbioru: null,
    });
  });

  it('a parameter with a last day is valid until that day is over', async () => {
    const { query } = office().database;
    const { wybranyPunktOdbioru } = (await of(anna, `${karta}`)).json();
    const container = query
      .updateTable('parametryOdpadow')
      .where('idPunktuOdbioru', '=', wybranyPunktOdbioru)
      .where('jednostkaMiary', '=', 'l');
    const shown = async () => (await of(anna, `${karta}`)).json().parametryOplatAktualne.length;
    await container.set({ doDnia: '2026-11-21' }).execute();
    expect(await shown()).toBe(2);
    await container.set({ doDnia: '2026-11-20' }).execute();
    expect(await shown()).toBe(1);
    await container.set({ doDnia: null }).execute();
  });

  it('every waste card follows from its parameters: 32 zł a person, 51.50 zł a container', async () => {
    const { rows } = await sql`
      select k."idKartyNaleznosci" from karty k join "ratyZbiorcze" r using ("idKartyNaleznosci")
        left join "parametryOdpadow" p on p."idPunktuOdbioru" = k."idPunktuOdbioru"
          and p."jednostkaMiary" in ('os.', 'szt.') and p."odDnia" <= r."terminPlatnosci"
          and (p."doDnia" is null or p."doDnia" >= r."terminPlatnosci")
      where k."aplikacjaNaleznosci" = 'ODPADY' and (p.id is null
        or p."wartoscSetne" * case p."jednostkaMiary" when 'os.' then 3200 else 5150 end <> r."kwotaRatyGrosze" * 100)
    `.execute(office().database.query);
    expect(rows).toEqual([]);
  });

  it('a commune from before parameters existed gets the same ones, once', async () => {
    const { query } = office().database;
    const rows = () => office().database.query.selectFrom('parametryOdpadow').selectAll().orderBy('id').execute();
    const before = await rows();
    await query.deleteFrom('parametryOdpadow').execute();
    await query.deleteFrom('punktyOdbioru').where('adresPunktuOdbioru', 'like', 'ul. Krótka 5/2,%').execute();
    await office().restart();
    expect(await rows()).toEqual(before);
    await office().restart();
    expect(await rows()).toEqual(before);
  });

  describePdf('the document', () => {
    it.each([
      ['AKTUALNE', 'wciąż trwające', 'Powierzchnia lokalu'],
      ['ARCHIWALNE', 'm²', 'Liczba osób'],
    ])('of %s says %s, and nothing of %s', async (typ, says, not) => {
      const client = await office().login('anna.wisniewska');
      const paper = await client.get(`/api/odpady/parametry/pdf?idKartyNaleznosci=${karta}&typWyswietlania=${typ}`);
      expect(paper.status, paper.text).toBe(200);
      expect(paper.headers['content-disposition']).toMatch('filename="parametry_oplat_za_odpady.pdf"');
      const text = flatTextOf(paper.raw);
      expect(text).toContain('ul. ');
      expect(text).toContain(says);
      expect(text).not.toContain(not);
      const shown = (await of(client, `${karta}`)).json();
      const rows = typ === 'AKTUALNE' ? shown.parametryOplatAktualne : shown.parametryOplatArchiwalne;
      for (const { jednostkaMiary, wartosc, ...row } of rows) {
        for (const word of wordsIn(row)) expect(text).toContain(word);
        const format = ['m2', 'm3', 'l'].includes(jednostkaMiary) ? 'unit' : 'decimal';
        const amount = formatValue(wartosc, format, 'pl', { unit: jednostkaMiary }).replaceAll('\u00a0', ' ');
        expect(text).toContain(format === 'unit' ? amount : `${amount} ${jednostkaMiary}`);
      }
    });
  });
});

const brief = (one: { parametr: string; wartosc: number; jednostkaMiary: string; doDnia: string | null }) => [
  one.parametr,
  one.wartosc,
  one.jednostkaMiary,
  one.doDnia,
];
