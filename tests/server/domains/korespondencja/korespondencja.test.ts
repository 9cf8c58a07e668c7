import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, forOneDatabase, withOffice } from '../../helpers.ts';

const DANE = '/api/dane-korespondencyjne';
const HISTORIA = `${DANE}/historia`;

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let przewozy: Client;
  let nip: string;
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    przewozy = await office().login('przewozy');
    const { query } = office().database;
    nip = (await query.selectFrom('konta').select('nip').where('login', '=', 'przewozy').executeTakeFirstOrThrow())
      .nip!;
  });
  const daneOf = async (client: Client, of = '') => (await client.get(DANE + of)).json();
  const historyOf = async (client: Client, of = '') => (await client.get(HISTORIA + of)).json().historiaZgloszen;
  const ask = async (client: Client, change: object, of = '') =>
    client.post(DANE + of, { idPunktuOdbioru: null, ...(await daneOf(client, of)), ...change });
  const pointOf = async (podmiotId: number) =>
    (
      await office()
        .database.query.selectFrom('punktyOdbioru')
        .select('idPunktuOdbioru')
        .where('podmiotId', '=', podmiotId)
        .orderBy('idPunktuOdbioru')
        .executeTakeFirstOrThrow()
    ).idPunktuOdbioru;

  it('a person has a name and an address, an institution its name', async () => {
    expect(await daneOf(anna)).toEqual({
      ...{ imie: 'Anna', imie2: null, nazwisko: 'Wiśniewska', nazwisko2: null, nazwa: null },
      ...{
        telefon: expect.stringMatching(/^600\d{6}$/),
        email: 'anna.wisniewska@poczta.example',
        fax: null,
        www: null,
      },
      ...{ miejscowosc: 'Lipowa Dolina', kodPocztowy: '00-999', nrLokalu: null },
      ...{ ulica: expect.stringMatching(/^\p{L}+/u), nrDomu: expect.stringMatching(/^\d+/) },
    });
    expect(await daneOf(przewozy, `?nip=${nip}`)).toMatchObject({
      ...{ imie: null, nazwisko: null, nazwa: 'Przewozy Lipowa Dolina sp. z o.o.' },
      ...{ ulica: 'Rynek', nrDomu: '2', www: 'https://przewozy.example' },
    });
  });

  it('the history of the demo has a done, a refused and a waiting request, in the language asked for', async () => {
    const history = await historyOf(anna, '?lang=en');
    expect(history.map((one: { trescZgloszenia: string }) => one.trescZgloszenia)).toEqual([
      'Second name: Maria',
      expect.stringMatching(/^Telephone: 600\d{6}$/),
      'E-mail: anna@poczta.exampel',
      expect.stringMatching(/^Street: .+\nHouse number: .+\nFlat number: \(to be removed\)$/),
    ]);
    expect(history[0]).toMatchObject({
      ...{ tematZgloszenia: 'Change of correspondence data', kiedyObsluzono: null, uwagiDoZgloszenia: null },
      daneKorespondencyjne: { imie: 'Anna', imie2: 'Maria' },
    });
    expect(history.slice(1).every((one: { kiedyObsluzono: string | null }) => one.kiedyObsluzono)).toBe(true);
    expect(await historyOf(przewozy, `?nip=${nip}`)).toHaveLength(1);
  });

  it('a request is stored whole for the office, with what it changes; the data stay until it is handled', async () => {
    const before = await daneOf(anna);
    const answer = await ask(anna, { telefon: '600999888', fax: '', ulica: '  Nowa   Droga ' });
    expect([answer.status, answer.json()]).toEqual([200, { czyZapisano: true }]);
    const [newest] = await historyOf(anna);
    expect(newest.trescZgloszenia).toBe('Ulica: Nowa Droga\nTelefon: 600999888');
    expect(newest.daneKorespondencyjne).toEqual({ ...before, telefon: '600999888', ulica: 'Nowa Droga' });
    expect(await daneOf(anna)).toEqual(before);
  });

  it('an empty text asks for the removal of the field', async () => {
    expect((await ask(anna, { email: ' ', imie2: '' })).json()).toEqual({ czyZapisano: true });
    const [newest] = await historyOf(anna);
    expect(newest.trescZgloszenia).toBe('E-mail: (usunąć)');
    expect(newest.daneKorespondencyjne).toMatchObject({ email: null, imie2: null });
  });

  it('nothing is stored where nothing changes', async () => {
    const before = await historyOf(anna);
    expect((await ask(anna, { nazwa: 'Nie jestem firmą', fax: '  ' })).json()).toEqual({ czyZapisano: false });
    expect(await historyOf(anna)).toEqual(before);
  });

  describe.each([
    ['a person without a first name', 'anna', { imie: '' }, '5101', ['imie']],
    ['a person without a surname', 'anna', { nazwisko: null }, '5101', ['nazwisko']],
    [
      'a person with a name of an institution only',
      'anna',
      { imie: '', nazwisko: ' ', nazwa: 'Firma' },
      '5101',
      ['imie', 'nazwisko'],
    ],
    [
      'a person whose name cannot be seen',
      'anna',
      { imie: '\u200b\u202e', nazwisko: '\u3164\u00ad' },
      '5101',
      ['imie', 'nazwisko'],
    ],
    [
      'an address without a town and a house',
      'anna',
      { miejscowosc: '', nrDomu: null },
      '5101',
      ['miejscowosc', 'nrDomu'],
    ],
    ['an institution without its name', 'przewozy', { nazwa: ' ', imie: 'Jan', nazwisko: 'Nowak' }, '5101', ['nazwa']],
    ['an institution without a house', 'przewozy', { nrDomu: '' }, '5101', ['nrDomu']],
    ['a telephone of eight digits', 'anna', { telefon: '60000012' }, '5102', ['telefon']],
    ['a telephone with a plus', 'anna', { telefon: '+48600000123' }, '5102', ['telefon']],
    ['an e-mail without a host', 'anna', { email: 'anna@' }, '5102', ['email']],
    ['a postal code without its dash', 'anna', { kodPocztowy: '00999' }, '5102', ['kodPocztowy']],
    ['a site that is none', 'przewozy', { www: 'przewozy' }, '5102', ['www']],
    [
      'several at once',
      'anna',
      { telefon: 'x', email: 'x', kodPocztowy: 'x', www: 'x' },
      '5102',
      ['kodPocztowy', 'telefon', 'email', 'www'],
    ],
  ] as const)('%s', (_, who, change, kod, fields) => {
    it(`is refused with ${kod} at ${fields.join(', ')}`, async () => {
      const answer = who === 'anna' ? await ask(anna, change) : await ask(przewozy, change, `?nip=${nip}`);
      expect([answer.status, answer.json().kod, Object.keys(answer.json().pola)]).toEqual([422, kod, fields]);
    });
  });

  it('an institution needs no first name, and a person no name of an institution', async () => {
    expect((await ask(przewozy, { imie: '', telefon: '222000199' }, `?nip=${nip}`)).json()).toEqual({
      czyZapisano: true,
    });
    const [newest] = await historyOf(przewozy, `?nip=${nip}`);
    expect(newest.trescZgloszenia).toBe('Telefon: 222000199');
  });

  it('each point has its own history beside the general one; somebody else’s point is not found', async () => {
    const own = await pointOf(1);
    const foreign = await pointOf(2);
    const all = await historyOf(anna);
    expect(await historyOf(anna, `?idPunktuOdbioru=${own}`)).toEqual(all);
    expect((await ask(anna, { idPunktuOdbioru: own, nrDomu: '99' })).status).toBe(200);
    const other = (
      await office()
        .database.query.selectFrom('punktyOdbioru')
        .select('idPunktuOdbioru')
        .where('podmiotId', '=', 1)
        .where('idPunktuOdbioru', '<>', own)
        .executeTakeFirstOrThrow()
    ).idPunktuOdbioru;
    expect(await historyOf(anna, `?idPunktuOdbioru=${own}`)).toHaveLength(all.length + 1);
    expect(await historyOf(anna, `?idPunktuOdbioru=${other}`)).toEqual(all);
    for (const id of [foreign, 2_000_000_000]) {
      for (const path of [DANE, HISTORIA])
        expect((await anna.get(`${path}?idPunktuOdbioru=${id}`)).json().kod).toBe('NIE_ZNALEZIONO');
      const refused = await ask(anna, { idPunktuOdbioru: id, nrDomu: '98' });
      expect([refused.status, refused.json().kod]).toEqual([422, '5104']);
      expect(Object.keys(refused.json().pola)).toEqual(['idPunktuOdbioru']);
    }
  });

  it('a restricted account cannot send a request', async () => {
    const ola = await office().login('ola.krawczyk');
    expect((await ola.get(DANE)).status).toBe(403);
    expect((await ola.post(DANE, {})).status).toBe(403);
  });

  it('ten requests a day are accepted, also when two come at the same time; the next day ten more', async () => {
    const jan = await office().login('jan.nowak');
    const before = (await historyOf(jan)).length;
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, number) => ask(jan, { fax: String(222_000_000 + number) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => one.json().kod))).toEqual(
      new Set(['5103']),
    );
    expect(await historyOf(jan)).toHaveLength(before + 10);
    office().clock.ms += 25 * 3600 * 1000;
    const later = await office().login('jan.nowak');
    expect((await ask(later, { fax: '222000777' })).status).toBe(200);
  });

  it('a subject that was added later has its name and address', async () => {
    const { query } = office().database;
    await query.deleteFrom('daneKorespondencyjne').where('podmiotId', '=', 1).execute();
    const fresh = await office().login('anna.wisniewska');
    expect(await daneOf(fresh)).toMatchObject({ imie: 'Anna', miejscowosc: 'Lipowa Dolina', email: null });
  });

  it('an older database gets the data at the next start, once', async () => {
    const { query } = office().database;
    await query.deleteFrom('zmianyDanych').execute();
    await query.deleteFrom('daneKorespondencyjne').execute();
    for (let time = 0; time < 2; time++) await office().restart();
    const again = await office().login('anna.wisniewska');
    expect(await daneOf(again)).toMatchObject({ imie: 'Anna', email: 'anna.wisniewska@poczta.example' });
    expect(await historyOf(again)).toHaveLength(4);
    const { count } = office().database.query.fn;
    const rows = async (table: 'podmioty' | 'daneKorespondencyjne') =>
      Number(
        (
          await office()
            .database.query.selectFrom(table)
            .select(count<number>('podmiotId').as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await rows('daneKorespondencyjne')).toBe(await rows('podmioty'));
  });
});
