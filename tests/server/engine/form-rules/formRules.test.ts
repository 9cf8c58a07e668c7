import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRecords, showRecord, wpisyTables } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { type Client, openOffice, ROOT, sqliteDatabase, type TestOffice, TODAY } from '../../helpers.ts';
import { compiledMunicipality } from '../../municipality.ts';

/** What a form of a municipality refuses, its office refuses too, in the same words at the same fields. */

const REPORT = '/api/drogi/zgloszenia';
const report = {
  kategoria: 'DZIURA',
  ulica: 'Jeziorna',
  rodzajMiejsca: 'OPIS',
  numerDomu: null,
  miejsce: 'przy szkole',
  opis: 'Głęboka dziura w jezdni.',
  kiedyZauwazono: TODAY,
  czyZagraza: false,
  telefon: null,
};

let office: TestOffice;
let anna: Client;
let drop: () => Promise<void>;
let keys = 0;

beforeAll(async () => {
  const municipality = await compiledMunicipality(join(ROOT, 'examples/brzezno'));
  const database = await sqliteDatabase();
  drop = database.drop;
  office = await openOffice(database, {}, { municipality });
  anna = await office.login('anna.wisniewska');
}, 60_000);
afterAll(async () => {
  await office.close();
  await drop();
});

async function send(body: object, language = 'pl') {
  keys += 1;
  const key = { 'idempotency-key': `klucz-regul-${keys}` };
  const answer = await anna.post(`${REPORT}?lang=${language}`, { ...report, ...body }, key);
  return { status: answer.status, ...answer.json() };
}

test('what the form accepts is accepted', async () => {
  expect(await send({ telefon: '601202303' })).toMatchObject({ status: 200 });
});

test('a broken rule, a text of blanks and a day out of range are refused in the words of the form', async () => {
  for (const language of ['pl', 'uk'] as const) {
    const refused = await send({ miejsce: '    ', opis: 'dziura     ', kiedyZauwazono: '2026-11-22' }, language);
    const say = (key: string) => office.municipality.texts[language][key];
    expect([refused.status, refused.pola]).toEqual([
      400,
      {
        miejsce: say('drogi.wpiszMiejsce'),
        opis: say('drogi.wpiszOpis'),
        kiedyZauwazono: say('bledy.data.future'),
      },
    ]);
  }
});

test('only a choice that the form offers is accepted', async () => {
  expect((await send({ ulica: 'Nieistniejąca' })).pola).toEqual({ ulica: expect.any(String) });
});

test('a form that this person does not see accepts nothing', async () => {
  const ewa = await office.login('ewa.zielinska');
  const osoby = [{ imie: 'Ola', nazwisko: 'Nowak', kim: 'INNA', telefon: '601202303' }];
  const body = { osoby, waznePrzezRok: true };
  const answer = await ewa.post('/api/przedszkole/upowaznienia', body, { 'idempotency-key': 'klucz-bez-dzieci' });
  expect([answer.status, answer.json().opis]).toEqual([409, expect.stringContaining('niedostępny')]);
});

describe('the rows of a form', () => {
  const AUTHORISATIONS = '/api/przedszkole/upowaznienia';
  const teresa = { imie: 'Teresa', nazwisko: 'Wiśniewska', kim: 'DZIADKOWIE', telefon: '600000124' };
  const olek = { ...teresa, imie: 'Olek', kim: 'RODZENSTWO' };
  const authorise = async (osoby: object[]) => {
    keys += 1;
    const key = { 'idempotency-key': `klucz-wierszy-${keys}` };
    const answer = await anna.post(AUTHORISATIONS, { osoby, waznePrzezRok: true }, key);
    return { status: answer.status, ...answer.json() };
  };
  const say = (name: string) => office.municipality.texts.pl[name];

  test('are refused in the words of the form, at the value or at the list', async () => {
    expect((await authorise([teresa, { ...olek, nazwisko: '   ' }])).pola).toEqual({
      'osoby.1.nazwisko': say('bledy.polePuste'),
    });
    expect((await authorise([teresa, teresa])).pola).toEqual({ osoby: say('przedszkole.upowaznienie.dwaRazy') });
  });

  test('are refused by the contract at the value, too', async () => {
    for (const [name, value] of [
      ['telefon', '12345678901'],
      ['imie', 'O\u0000lek'],
      ['wiek', 3],
      ['kim', undefined],
    ] as const)
      expect(Object.keys((await authorise([teresa, { ...olek, [name]: value }])).pola)).toEqual([`osoby.1.${name}`]);
  });

  test('survive in the record, and the office’s command shows each on a line', async () => {
    const { status, numerSprawy } = await authorise([teresa, olek]);
    expect(status).toBe(200);
    const { dane } = await office.database.query
      .selectFrom('wpisy')
      .select('dane')
      .where('numer', '=', numerSprawy)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(dane)).toEqual({ osoby: [teresa, olek], waznePrzezRok: true });
    const desk = {
      db: office.database.query as never,
      now: new Date(office.clock.ms),
      tables: wpisyTables(office.municipality.data),
      config: office.config,
      municipality: office.municipality,
      osoba: 'Ewa Urzędnik',
    };
    expect(await showRecord(desk, numerSprawy)).toContain(
      '  osoby 2: imie: Olek, nazwisko: Wiśniewska, kim: RODZENSTWO, telefon: 600000124\n',
    );
    expect(await listRecords(desk)).toContain('Teresa Wiśniewska DZIADKOWIE 600000124 Olek');
  });
});
