import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRecordState } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import * as right from '../../../codegen/data/examples.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { asOffice, municipalityWith, numberOf } from './dataOffice.ts';

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  let company = '';
  let sent = 0;

  beforeAll(async () => {
    database = await make();
    const municipality = municipalityWith(
      {
        'data.config.json': {
          tables: { ...right.config.tables, razy: right.raz.table },
          operations: { ...right.config.operations, zglosRaz: right.raz.send, dajRazy: right.raz.read },
        },
      },
      [...right.WANTED, 'zglosRaz', 'dajRazy'],
    );
    office = await openOffice(database, {}, { municipality });
    company = await numberOf(office, 'jan.nowak', true);
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const send = (client: Client, body: object, query = '') => {
    sent += 1;
    return client.post(`/api/proba/raz${query}`, body, { 'idempotency-key': `klucz-razu-${sent}` });
  };
  const own = async (client: Client, query = '') => (await client.get(`/api/proba/raz${query}`)).json().razy;
  const TODAY = '2026-11-21';

  test('a call is refused with the code and the words of the reason, at its field', async () => {
    const past = await send(anna, { ulica: 'Polna', dzien: '2026-11-20' });
    expect([past.status, past.json()]).toMatchObject([
      422,
      { kod: '9303', opis: 'Ten dzień minął.', pola: { dzien: 'Ten dzień minął.' } },
    ]);
    const inEnglish = await send(anna, { ulica: 'Polna', dzien: '2026-11-20' }, '?lang=en');
    expect(inEnglish.json()).toMatchObject({ opis: 'This day has passed.' });
    expect(await own(anna)).toEqual([]);
  });

  test('conditions read what the caller may read, and no more', async () => {
    expect((await send(anna, { ulica: 'Polna', dzien: TODAY })).status).toBe(200);
    const again = await send(anna, { ulica: 'Polna', dzien: TODAY });
    expect([again.status, again.json().kod, again.json().pola]).toEqual([422, '9302', undefined]);
    expect((await send(anna, { ulica: 'Lipowa', dzien: TODAY })).status).toBe(200);
    // The open reports of others do not count: of another person, and of a company of the same account.
    expect((await send(jan, { ulica: 'Polna', dzien: TODAY })).status).toBe(200);
    expect((await send(jan, { ulica: 'Polna', dzien: TODAY }, `?nip=${company}`)).status).toBe(200);
    expect((await send(jan, { ulica: 'Polna', dzien: TODAY }, `?nip=${company}`)).status).toBe(422);
    const [{ numer }] = await own(anna, '?ulica=Polna');
    await asOffice(office, (desk) => setRecordState(desk, numer, 'PRZYJETE'));
    expect((await send(anna, { ulica: 'Polna', dzien: TODAY })).status).toBe(200);
  });

  test('of calls at the same time, one passes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(jan, { ulica: 'Nowa', dzien: TODAY })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
  });

  test('a repeated call gets its first answer, although the condition holds by now', async () => {
    const body = { ulica: 'Stara', dzien: TODAY };
    const key = { 'idempotency-key': 'klucz-razu-powtorzony' };
    const first = await anna.post('/api/proba/raz', body, key);
    expect(first.status).toBe(200);
    expect((await anna.post('/api/proba/raz', body, key)).text).toBe(first.text);
  });
});
