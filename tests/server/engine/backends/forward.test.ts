import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../../server/app/config.ts';
import { type Client, openOffice, sqliteDatabase, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith, numberOf } from '../data-sources/dataOffice.ts';
import { type Received, type StandIn, standIn } from './standIn.ts';

const KEY = 'a key that only the office and SCHOOLS have';
const OPLATY = '/api/proba/oplaty';
const TERMINY = '/api/proba/terminy';
const ZGLOSZENIA = '/api/proba/zgloszenia';
const fees = { oplaty: [{ numer: 1, termin: '2026-01-15', kwota: 12.5, czyZaplacono: false }], lata: [2026] };
const times = { terminy: [], miesiace: [], obiekty: ['Hala'] };

let folder: string;
let database: TestDatabase;
let backend: StandIn;
let office: TestOffice;
let anna: Client;

const withBase = () => {
  const municipality = municipalityWith({});
  return { ...municipality, office: { ...municipality.office, bases: { SCHOOLS: ['proba'] } } };
};

function settings(content: object): Record<string, string> {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
  return { OKIENKO_ZAPLECZE_SCHOOLS: file };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'okienko-'));
  backend = await standIn();
  database = await sqliteDatabase();
  const env = settings({ adres: backend.address, klucz: KEY, limitSekund: 1 });
  office = await openOffice(database, env, { municipality: withBase() });
  anna = await office.login('anna.wisniewska');
});
afterAll(async () => {
  await office.close();
  await backend.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  // Longer than the pause after failures of an earlier test; a session lasts longer.
  office.clock.ms += 11_000;
  office.lines.length = 0;
});

function claimsOf({ headers }: Received): Record<string, unknown> {
  const [head = '', body = '', signature] = String(headers.authorization).replace('Bearer ', '').split('.');
  expect(signature).toBe(createHmac('sha256', KEY).update(`${head}.${body}`).digest('base64url'));
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

test('a public call is passed on with its arguments, and names nobody', async () => {
  backend.answers(() => ({ json: times }));
  const answer = await office.anonymous.get(`${TERMINY}?obiekt=Hala%20%26%20boisko&lang=en`);
  expect([answer.status, answer.json()]).toEqual([200, times]);
  const [call] = backend.calls;
  expect(call?.method).toBe('GET');
  expect(call?.url).toBe('/v1/proba/terminy?obiekt=Hala+%26+boisko&lang=en');
  const now = Math.floor(office.clock.ms / 1000);
  expect(claimsOf(call!)).toEqual({
    iss: 'http://localhost:8080',
    aud: 'SCHOOLS',
    iat: now,
    exp: now + 60,
    jti: expect.any(String),
  });
});

test('a call about a subject names only the chosen one, and never the session', async () => {
  backend.answers(() => ({ json: fees }));
  const jan = await office.login('jan.nowak');
  const nip = await numberOf(office, 'jan.nowak', true);
  await anna.get(`${OPLATY}?rok=2026`);
  await jan.get(OPLATY);
  await jan.get(`${OPLATY}?nip=${nip}`);
  const claims = backend.calls.map(claimsOf);
  expect(claims.map(({ sub }) => sub)).toEqual([
    `pesel:${await numberOf(office, 'anna.wisniewska')}`,
    `pesel:${await numberOf(office, 'jan.nowak')}`,
    `nip:${nip}`,
  ]);
  expect(claims.map(({ dostep }) => dostep)).toEqual(['full', 'full', 'full']);
  expect(claims[1]!.konto).toBe(claims[2]!.konto);
  expect(claims[0]!.konto).not.toBe(claims[1]!.konto);
  const sent = JSON.stringify(backend.calls);
  for (const secret of [anna.token!, anna.cookie!.split('=')[1]!, jan.token!, 'anna.wisniewska'])
    expect(sent).not.toContain(secret);
  expect(backend.calls.map(({ url }) => url)).toEqual([
    '/v1/proba/oplaty?rok=2026&lang=pl',
    '/v1/proba/oplaty?lang=pl',
    '/v1/proba/oplaty?lang=pl',
  ]);
});

test('what the office refuses never reaches the backend', async () => {
  backend.answers(() => ({ json: fees }));
  const restricted = await office.login('ola.krawczyk');
  const refused = [
    await office.anonymous.get(OPLATY),
    await restricted.get(OPLATY),
    await anna.get(`${OPLATY}?nip=9999990107`),
    await anna.get(`${OPLATY}?rok=abc`),
    await anna.post(ZGLOSZENIA, { ulica: 'Polna' }, { 'sec-fetch-site': 'cross-site' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 404, 400, 403]);
  expect(backend.calls).toEqual([]);
});

test('a write has one key however often it is sent, and another account another', async () => {
  backend.answers(() => ({ json: { numer: 'DR/1/2026', stan: 'NOWE' } }));
  const jan = await office.login('jan.nowak');
  const body = { ulica: 'Polna', opis: null };
  for (const client of [anna, anna, jan])
    expect((await client.post(ZGLOSZENIA, body, { 'idempotency-key': 'ten-sam-klucz' })).status).toBe(200);
  const keys = backend.calls.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
  expect(keys).not.toContain('ten-sam-klucz');
  expect(backend.calls.map((call) => JSON.parse(call.body))).toEqual([body, body, body]);
});

test('a refusal comes through with its code and words, an undeclared one as an error of the service', async () => {
  const refusal = (status: number, kod: string) => ({ status, json: { kod, opis: 'Limit.', nrSprawy: 'A' } });
  const send = () => anna.post(ZGLOSZENIA, { ulica: 'Polna' });
  backend.answers(() => refusal(422, '9301'));
  expect((await send()).json()).toMatchObject({ kod: '9301', opis: 'Limit.' });
  backend.answers(() => ({
    status: 400,
    json: { kod: 'BLEDNE_ZADANIE', opis: 'Nie.', pola: { ulica: 'Nie ma takiej.' } },
  }));
  expect((await send()).json()).toMatchObject({ kod: 'BLEDNE_ZADANIE', pola: { ulica: 'Nie ma takiej.' } });
  backend.answers(() => refusal(404, 'NIE_ZNALEZIONO'));
  expect((await anna.get(`${OPLATY}/7`)).status).toBe(404);
  for (const [status, kod] of [
    [422, '9999'],
    [401, 'BRAK_SESJI'],
    [403, 'BRAK_DOSTEPU'],
    [302, 'x'],
  ] as const) {
    backend.answers(() => refusal(status, kod));
    expect([(await send()).status, kod]).toEqual([500, kod]);
  }
});

test.each([
  ['no answer in time', 'silent'],
  ['an answer that is cut', 'cut'],
  ['an error of its own', { status: 503, text: 'down' }],
  ['an answer that is no JSON', { text: '<html>' }],
  ['an empty answer', { text: '' }],
] as const)('%s fails this service alone, with words of its own and a line for the operator', async (_, answer) => {
  backend.answers(() => answer);
  const failed = await anna.get(OPLATY);
  expect(failed.status).toBe(500);
  expect(failed.json()).toMatchObject({
    kod: 'BLAD_SERWERA',
    opis: expect.stringContaining('Pozostałe usługi działają'),
  });
  expect(failed.headers['retry-after']).toBe('5');
  expect(office.lines.join('\n')).toContain('The backend SCHOOLS gave no usable answer to dajOplaty.');
  expect((await anna.get('/api/naleznosci/lista')).status).toBe(200);
});

test('an answer that the contract does not allow is never sent', async () => {
  backend.answers(() => ({ json: { ...fees, pesel: '84831545206' } }));
  const answer = await anna.get(OPLATY);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('84831545206');
});

test('after several failures in a row the backend is left alone, then tried by one call', async () => {
  backend.answers(() => ({ status: 500, json: {} }));
  for (let call = 0; call < 7; call += 1) expect((await anna.get(OPLATY)).status).toBe(500);
  expect(backend.calls).toHaveLength(5);
  office.clock.ms += 10_000;
  await Promise.all([anna.get(OPLATY), anna.get(OPLATY)]);
  expect(backend.calls).toHaveLength(6);
  office.clock.ms += 10_000;
  backend.answers(() => ({ json: fees }));
  for (let call = 0; call < 3; call += 1) expect((await anna.get(OPLATY)).status).toBe(200);
  expect(backend.calls).toHaveLength(3);
});

test.each([
  [{ adres: 'http://backend.example/api', klucz: KEY }, '"adres" must be an https address'],
  [{ adres: 'https://backend.example/api?x=1', klucz: KEY }, '"adres" must have no query'],
  [{ adres: 'https://backend.example/api', klucz: 'short' }, '"klucz" must be a secret of at least 32 characters'],
  [{ adres: 'https://backend.example/api' }, '"klucz" must be a text'],
])('the office does not start with the settings %o', (content, message) => {
  expect(() => readConfig(settings(content))).toThrow(message);
});

test('the office does not start without the address of a backend', async () => {
  const another = await sqliteDatabase();
  const opened = openOffice(another, {}, { municipality: withBase() });
  await expect(opened).rejects.toThrow('The backend SCHOOLS of services.config.json has no address');
  await another.drop();
});
