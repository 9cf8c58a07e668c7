import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, openOffice, ROOT, sqliteDatabase, type TestOffice, TODAY } from '../../helpers.ts';
import { compiledMunicipality } from '../../municipality.ts';

/** What a form of a municipality refuses, its office refuses too, in the same words at the same fields. */

const REPORT = '/api/drogi/zgloszenia';
const report = {
  kategoria: 'DZIURA',
  ulica: 'Jeziorna',
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
