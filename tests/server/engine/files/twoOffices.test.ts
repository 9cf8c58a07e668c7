import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresDatabase } from '../../databases.ts';
import { type Client, clientOf, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { begin, filesMunicipality, part, wyslij } from './filesOffice.ts';
import { jpeg, segment } from './samples.ts';

const address = process.env.TEST_DATABASE_URL;
const photo = jpeg({
  extra: [segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(60_000, 7)]))],
});

describe.runIf(address)('two offices with one database and one folder', () => {
  let database: TestDatabase;
  let offices: TestOffice[];
  /** Anna, at each of them. */
  let first: Client;
  let second: Client;

  beforeAll(async () => {
    database = await postgresDatabase(address!);
    const municipality = filesMunicipality();
    offices = [await openOffice(database, database.env, { municipality })];
    offices.push(await openOffice(database, database.env, { municipality }));
    first = await offices[0]!.login('anna.wisniewska');
    second = clientOf(() => offices[1]!.app, { token: first.token, cookie: first.cookie });
  }, 60_000);
  afterAll(async () => {
    for (const office of offices ?? []) await office.close();
    await database?.drop();
  });

  test('parts of a file come to either, and either has the whole file', async () => {
    const { idPliku } = (await begin(first, photo.length)).json();
    for (let at = 0; at < photo.length; at += 20_000) {
      const [one, other] = (at / 20_000) % 2 === 0 ? [first, second] : [second, first];
      const sent = await part(one, idPliku, at, photo.subarray(at, at + 20_000));
      const przyjeto = Math.min(at + 20_000, photo.length);
      expect(sent.json()).toMatchObject({ przyjeto });
      expect((await other.get(`/api/pliki/${idPliku}`)).json()).toMatchObject({ przyjeto });
    }
    for (const client of [first, second]) {
      expect((await client.get(`/api/pliki/${idPliku}`)).json()).toMatchObject({ stan: 'GOTOWY' });
      expect((await client.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(photo);
    }
    expect((await wyslij(second, { zdjecia: [idPliku] })).status).toBe(200);
  });

  test('the same part at both at once counts once', async () => {
    for (let round = 0; round < 5; round++) {
      const { idPliku } = (await begin(first, photo.length)).json();
      for (let at = 0; at < photo.length; at += 15_000)
        await Promise.all([first, second].map((client) => part(client, idPliku, at, photo.subarray(at, at + 15_000))));
      expect((await first.get(`/api/pliki/${idPliku}`)).json()).toMatchObject({ stan: 'GOTOWY' });
      expect((await second.get(`/api/pliki/${idPliku}/tresc`)).raw).toEqual(photo);
    }
  });
});
