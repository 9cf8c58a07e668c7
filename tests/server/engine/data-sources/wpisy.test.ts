import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRecords, setRecordState, showRecord } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { asOffice, municipalityWith, numberOf } from './dataOffice.ts';

const ZGLOSZENIA = '/api/proba/zgloszenia';
const PODMIOT = '/api/proba/podmiot';
const DAY_MS = 24 * 3600 * 1000;

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, {}, { municipality: municipalityWith({}) });
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const key = (klucz: string) => ({ 'idempotency-key': klucz });
  const own = async (client: Client, query = '') => (await client.get(`${ZGLOSZENIA}${query}`)).json().zgloszenia;

  test('a record gets a number, its sender sees it, and a repeated request creates no second one', async () => {
    const body = { ulica: 'Polna', opis: 'Dziura, "duża"' };
    const first = await anna.post(ZGLOSZENIA, body, key('klucz-pierwszy'));
    expect([first.status, first.json()]).toEqual([200, { numer: 'DR/1/2026', stan: 'NOWE' }]);
    expect((await anna.post(ZGLOSZENIA, body, key('klucz-pierwszy'))).text).toBe(first.text);
    expect((await anna.post(ZGLOSZENIA, { ulica: 'Lipowa' }, key('klucz-pierwszy'))).status).toBe(409);
    expect(await own(anna)).toEqual([
      {
        numer: 'DR/1/2026',
        dzien: '2026-11-21',
        kiedy: '2026-11-21T09:00:00.000Z',
        stan: 'NOWE',
        ulica: 'Polna',
        opis: 'Dziura, "duża"',
        odpowiedz: null,
      },
    ]);
    expect(await own(jan)).toEqual([]);
    expect((await office.anonymous.get(ZGLOSZENIA)).status).toBe(401);
    expect((await office.anonymous.post(ZGLOSZENIA, body)).status).toBe(401);
  });

  test('only values of the list and fields of the contract are accepted', async () => {
    const strange = await anna.post(ZGLOSZENIA, { ulica: 'Nieznana' }, key('klucz-nieznany'));
    expect([strange.status, Object.keys(strange.json().pola)]).toEqual([400, ['ulica']]);
    for (const body of [
      {},
      { ulica: 1 },
      { ulica: 'Polna', opis: 'x'.repeat(201) },
      { ulica: 'Polna', stan: 'PRZYJETE' },
      { ulica: 'Polna', podmiotId: 1 },
    ])
      expect((await anna.post(ZGLOSZENIA, body, key('klucz-nieznany'))).status).toBe(400);
    expect(await own(anna)).toHaveLength(1);
  });

  test('the daily limit is refused in words of the municipality, and the next day starts from zero', async () => {
    for (const n of [2, 3])
      expect((await anna.post(ZGLOSZENIA, { ulica: 'Lipowa' }, key(`klucz-dnia-${n}`))).status).toBe(200);
    const pl = await anna.post(ZGLOSZENIA, { ulica: 'Lipowa' }, key('klucz-dnia-4'));
    expect([pl.status, pl.json().kod, pl.json().opis]).toEqual([422, '9301', 'Za dużo dzisiaj.']);
    expect((await anna.post(`${ZGLOSZENIA}?lang=en`, { ulica: 'Lipowa' }, key('klucz-dnia-5'))).json().opis).toBe(
      'Too many today.',
    );
    // Other accounts, and other kinds of records, have their own limits.
    expect((await jan.post(ZGLOSZENIA, { ulica: 'Lipowa' }, key('klucz-dnia-6'))).json().numer).toBe('DR/4/2026');
    expect((await anna.post(PODMIOT, { ulica: 'dowolna' }, key('klucz-dnia-7'))).json().numer).toBe('SP/1/2026');
    office.clock.ms += DAY_MS + 1;
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
    expect((await anna.post(ZGLOSZENIA, { ulica: 'Lipowa' }, key('klucz-dnia-8'))).json().numer).toBe('DR/5/2026');
    expect((await own(anna)).map(({ numer }: { numer: string }) => numer)).toEqual([
      'DR/5/2026',
      'DR/3/2026',
      'DR/2/2026',
      'DR/1/2026',
    ]);
    expect((await own(anna, '?ulica=Polna')).map(({ numer }: { numer: string }) => numer)).toEqual(['DR/1/2026']);
  });

  test('two simultaneous requests cannot both be the last allowed, and each number is given once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => jan.post(ZGLOSZENIA, { ulica: 'Polna' }, key(`klucz-naraz-${n}`))),
    );
    const taken = answers.filter(({ status }) => status === 200).map((answer) => answer.json().numer);
    expect(taken.sort()).toEqual(['DR/6/2026', 'DR/7/2026', 'DR/8/2026']);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  });

  test('records about a subject are seen only by those who act for it', async () => {
    const nip = await numberOf(office, 'jan.nowak', true);
    expect((await jan.post(`${PODMIOT}?nip=${nip}`, { ulica: 'Firmowa' }, key('klucz-firmy'))).status).toBe(200);
    const seen = async (query: string) =>
      (await jan.get(PODMIOT + query)).json().zgloszenia.map(({ ulica }: { ulica: string }) => ulica);
    expect(await seen(`?nip=${nip}`)).toEqual(['Firmowa']);
    expect(await seen('')).toEqual([]);
    expect((await anna.post(`${PODMIOT}?nip=${nip}`, { ulica: 'x' }, key('klucz-cudzy'))).status).toBe(404);
    expect((await anna.get(`${PODMIOT}?nip=${nip}`)).status).toBe(404);
  });

  test('the office sets a state and a remark, and the resident sees them', async () => {
    expect(
      await asOffice(office, (desk) => setRecordState(desk, 'DR/1/2026', 'PRZYJETE', { uwagi: 'Ekipa w środę.' })),
    ).toBe('DR/1/2026: PRZYJETE.');
    const one = (await own(anna)).at(-1);
    expect([one.stan, one.odpowiedz]).toEqual(['PRZYJETE', 'Ekipa w środę.']);
    await asOffice(office, (desk) => setRecordState(desk, 'DR/1/2026', 'ODRZUCONE', { uwagi: '' }));
    expect((await own(anna)).at(-1).odpowiedz).toBe('Ekipa w środę.');
    const list = await asOffice(office, (desk) => listRecords(desk));
    expect(list).toMatch(/^szkody, NOWE: 7\n {2}DR\/2\/2026 {2}2026-11-21 {2}Lipowa/);
    expect(list).not.toContain('DR/1/2026');
    expect(await asOffice(office, (desk) => showRecord(desk, 'DR/1/2026'))).toContain(
      '  opis: Dziura, "duża"\n  office: Ekipa w środę.',
    );
  });

  test.each<[string, string, string]>([
    ['DR/99/2026', 'PRZYJETE', 'There is no record DR/99/2026.'],
    ['DR/2/2026', 'PRZYJENTE', "DR/2/2026 can't be PRZYJENTE: NOWE, PRZYJETE, ODRZUCONE."],
  ])('an impossible change of state is refused with a reason: %s %s', async (numer, stan, sentence) => {
    await expect(asOffice(office, (desk) => setRecordState(desk, numer, stan))).rejects.toThrow(sentence);
  });

  test('records stay with the office after their sender deletes the account', async () => {
    const ewa = await office.login('ewa.zielinska');
    await ewa.post(ZGLOSZENIA, { ulica: 'Polna' }, key('klucz-ostatni'));
    expect((await ewa.send('DELETE', '/api/konto')).status).toBe(200);
    expect(await asOffice(office, (desk) => listRecords(desk, 'NOWE'))).toContain('Polna');
  });
});
