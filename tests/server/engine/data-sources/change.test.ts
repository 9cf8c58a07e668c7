import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRecordState, showRecord } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import * as right from '../../../codegen/data/examples.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { asOffice, municipalityWith } from './dataOffice.ts';

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  let sent = 0;

  beforeAll(async () => {
    database = await make();
    const operations = { ...right.config.operations, popraw: right.popraw, wycofaj: right.wycofaj };
    const municipality = municipalityWith({ 'data.config.json': { ...right.config, operations } }, [
      ...right.WANTED,
      'popraw',
      'wycofaj',
    ]);
    office = await openOffice(database, {}, { municipality });
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
    for (const client of [anna, jan])
      expect((await send(client, 'zgloszenia', { ulica: 'Polna', opis: 'Dziura' })).status).toBe(200);
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const send = (client: Client, path: string, body: object) => {
    sent += 1;
    return client.post(`/api/proba/${path}`, body, { 'idempotency-key': `klucz-zmiany-${sent}` });
  };
  const own = async (client: Client) => (await client.get('/api/proba/zgloszenia')).json().zgloszenia;
  const history = () => office.database.query.selectFrom('przebiegWpisow').selectAll().orderBy('przebiegId').execute();

  test('the sender changes what the operation names, and the earlier values stay', async () => {
    const answer = await send(anna, 'poprawki', { numer: 'DR/1/2026', opis: 'Duża dziura' });
    expect([answer.status, answer.json()]).toEqual([200, { numer: 'DR/1/2026', stan: 'NOWE' }]);
    expect(await own(anna)).toMatchObject([{ numer: 'DR/1/2026', ulica: 'Polna', opis: 'Duża dziura' }]);
    expect((await send(anna, 'poprawki', { numer: 'DR/1/2026', opis: null, ulica: 'Lipowa' })).status).toBe(200);
    expect(await own(anna)).toMatchObject([{ ulica: 'Lipowa', opis: null }]);
    expect((await history()).map(({ ruch, dane }) => [ruch, JSON.parse(dane)])).toEqual([
      ['@change', { opis: 'Duża dziura', '@before': { opis: 'Dziura' } }],
      ['@change', { ulica: 'Lipowa', opis: null, '@before': { ulica: 'Polna', opis: 'Duża dziura' } }],
    ]);
    expect(await asOffice(office, (desk) => showRecord(desk, 'DR/1/2026'))).toMatch(
      /History\n.*@change -> NOWE {2}resident/,
    );
  });

  test('a change of nothing leaves no entry, and the same call twice is one change', async () => {
    const entries = (await history()).length;
    expect((await send(anna, 'poprawki', { numer: 'DR/1/2026', ulica: 'Lipowa' })).status).toBe(200);
    expect((await history()).length).toBe(entries);
    const key = { 'idempotency-key': 'klucz-zmiany-powtorzony' };
    const body = { numer: 'DR/1/2026', opis: 'Trzecia' };
    const first = await anna.post('/api/proba/poprawki', body, key);
    expect((await anna.post('/api/proba/poprawki', body, key)).text).toBe(first.text);
    expect((await history()).length).toBe(entries + 1);
  });

  test('a record of somebody else is like one that does not exist', async () => {
    const strip = ({ nrSprawy: _, ...rest }: Record<string, unknown>) => rest;
    const none = await send(jan, 'poprawki', { numer: 'DR/99/2026', opis: 'x' });
    const foreign = await send(jan, 'poprawki', { numer: 'DR/1/2026', opis: 'x' });
    expect([foreign.status, strip(foreign.json())]).toEqual([404, strip(none.json())]);
    expect((await send(jan, 'wycofania', { numer: 'DR/1/2026' })).status).toBe(404);
    expect((await own(anna))[0].opis).toBe('Trzecia');
    expect((await office.anonymous.post('/api/proba/poprawki', { numer: 'DR/1/2026' })).status).toBe(401);
  });

  test('new values keep the rules of sent ones', async () => {
    const strange = await send(anna, 'poprawki', { numer: 'DR/1/2026', ulica: 'Nieznana' });
    expect([strange.status, Object.keys(strange.json().pola)]).toEqual([400, ['ulica']]);
    for (const body of [{ opis: 'x' }, { numer: 'DR/1/2026', stan: 'PRZYJETE' }, { numer: 'DR/1/2026', ulica: null }])
      expect((await send(anna, 'poprawki', body)).status).toBe(400);
  });

  test('of a change and the office’s decision at the same time, none is lost', async () => {
    const [change] = await Promise.all([
      send(jan, 'poprawki', { numer: 'DR/2/2026', opis: 'Po decyzji?' }),
      asOffice(office, (desk) => setRecordState(desk, 'DR/2/2026', 'PRZYJETE')),
    ]);
    const [{ stan, opis }] = await own(jan);
    expect(stan).toBe('PRZYJETE');
    expect(opis).toBe(change.status === 200 ? 'Po decyzji?' : 'Dziura');
  });

  test('what the office has taken can no longer be changed or withdrawn', async () => {
    for (const path of ['poprawki', 'wycofania']) {
      const answer = await send(jan, path, { numer: 'DR/2/2026' });
      expect([answer.status, answer.json().kod, answer.json().opis]).toEqual([422, '9304', 'Ten dzień minął.']);
    }
  });

  test('a withdrawal sets the state, once', async () => {
    expect((await send(anna, 'wycofania', { numer: 'DR/1/2026' })).json()).toEqual({
      numer: 'DR/1/2026',
      stan: 'ODRZUCONE',
    });
    expect((await own(anna))[0].stan).toBe('ODRZUCONE');
    expect(JSON.parse((await history()).at(-1)!.dane)).toEqual({ '@before': { '@state': 'NOWE' } });
    expect((await send(anna, 'wycofania', { numer: 'DR/1/2026' })).status).toBe(422);
  });

  test('an account makes no more than its share of changes a day', async () => {
    expect((await send(anna, 'zgloszenia', { ulica: 'Polna' })).status).toBe(200);
    const numer = (await own(anna))[0].numer;
    const statuses = new Set<number>();
    for (let n = 0; n < 55; n++) statuses.add((await send(anna, 'poprawki', { numer, opis: `x${n}` })).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
