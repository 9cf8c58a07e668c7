import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { holder } from '../../../codegen/contract/holdsTo.ts';
import { type MockServer, serveMock } from '../../../codegen/mock/serve.ts';
import { shippedWithContract } from '../shipped.ts';

const municipality = await shippedWithContract();
const { contract } = municipality;
const mistakes = holder(contract);
const OTHER = 'https://portal.example';
const server: MockServer = await serveMock({
  municipality,
  portal: mkdtempSync(join(tmpdir(), 'okienko-no-portal-')),
  port: 0,
  slowMs: 30,
  origins: [OTHER],
});
afterAll(server.close);
beforeEach(() => {
  server.chosen.settings = {};
});

const login = contract.examples('zaloguj')[0]!.value as { token: string };
const session = { Authorization: `Bearer ${login.token}` };
const ask = (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...session, ...headers },
  });

async function refused(response: Response, status: number, kod: string): Promise<void> {
  const blad = await response.json();
  expect([response.status, blad.kod]).toEqual([status, kod]);
  expect(mistakes(contract.schemas.get('Blad')!.schema, blad)).toEqual([]);
}

describe('it follows the rules of an office', () => {
  test('public answers need no login, may be cached, and have a Date', async () => {
    const response = await ask('/api/pi/kontakt?lang=de');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('date')).toBeTruthy();
  });

  test('a protected operation is refused without a session, and with a made-up token', async () => {
    await refused(await ask('/api/naleznosci/lista'), 401, 'BRAK_SESJI');
    await refused(
      await ask('/api/naleznosci/lista', { headers: { Authorization: 'Bearer aaaaaaaaaaaaaaaaaaaa' } }),
      401,
      'BRAK_SESJI',
    );
    const known = await ask('/api/naleznosci/lista', { headers: session });
    expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('arguments that break the contract are refused', async () => {
    await refused(await ask('/api/pi/kontakt?nieznany=1'), 400, 'BLEDNE_ZADANIE');
    await refused(await ask('/api/fk/gmina/dajDochodyBudzetu?rok=dwa'), 400, 'BLEDNE_ZADANIE');
    await refused(await ask('/api/fk/gmina/dajDochodyBudzetu?rok=2026&rok=2025'), 400, 'BLEDNE_ZADANIE');
    await refused(await ask('/api/fk/gmina/dajDochodyBudzetu'), 400, 'BLEDNE_ZADANIE');
    await refused(await post('/api/konto/token', { login: 'a', haslo: 'b', wiecej: 1 }), 400, 'BLEDNE_ZADANIE');
    await refused(await ask('/api/konto/token', { method: 'POST', body: 'login=a' }), 400, 'BLEDNE_ZADANIE');
  });

  test('an unknown address and a foreign subject are 404', async () => {
    await refused(await ask('/api/nie-ma'), 404, 'NIE_ZNALEZIONO');
    await refused(await ask('/api/naleznosci/lista?nip=1234563218', { headers: session }), 404, 'NIE_ZNALEZIONO');
    expect((await ask('/api/naleznosci/lista?nip=9991002340', { headers: session })).status).toBe(200);
  });

  test('a repeated write gets the same answer, and another write with its key is refused', async () => {
    const body = { idLicznika: 1, nowyStanLicznika: 500 };
    const first = await post('/api/woda/stany', body, { 'Idempotency-Key': 'klucz-0001' });
    const again = await post('/api/woda/stany', body, { 'Idempotency-Key': 'klucz-0001' });
    expect(await again.json()).toEqual(await first.json());
    const other = await post(
      '/api/woda/stany',
      { ...body, nowyStanLicznika: 501 },
      { 'Idempotency-Key': 'klucz-0001' },
    );
    await refused(other, 409, 'POWTORZONY_KLUCZ');
  });

  test('documents and files are attachments', async () => {
    const pdf = await ask('/api/fk/gmina/dajDochodyBudzetuPdf?rok=2026');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect((await pdf.text()).startsWith('%PDF-1.4')).toBe(true);
    const file = await ask('/api/pi/plik?link=wniosek-ogolny');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="przyklad.txt"/);
  });
});

describe('portals of other origins', () => {
  test('may call if they are named, and get the CORS headers', async () => {
    const preflight = await ask('/api/woda/stany', { method: 'OPTIONS', headers: { Origin: OTHER } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    const read = await ask('/api/pi/kontakt', { headers: { Origin: OTHER } });
    expect(read.headers.get('access-control-allow-origin')).toBe(OTHER);
    expect(read.headers.get('access-control-allow-credentials')).toBe('true');
  });

  test('may neither read nor write if they are not named', async () => {
    const stranger = { Origin: 'https://inny.example' };
    expect((await ask('/api/pi/kontakt', { headers: stranger })).headers.has('access-control-allow-origin')).toBe(
      false,
    );
    await refused(
      await post('/api/woda/stany', { idLicznika: 1, nowyStanLicznika: 500 }, stranger),
      403,
      'BRAK_DOSTEPU',
    );
  });
});

/** A request with a Host header of its own, which fetch does not allow. */
const statusFor = (host: string, path: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    get(`${server.address}${path}`, { headers: { host } }, (response) => {
      response.resume();
      done(response.statusCode);
    }).on('error', failed);
  });

describe('host names', () => {
  const { port } = new URL(server.address);

  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is answered, with and without a port', async (name) => {
    for (const host of [name, `${name}:${port}`]) expect(await statusFor(host, '/api/pi/kontakt')).toBe(200);
  });

  test.each([
    'urzad.example',
    `urzad.example:${port}`,
    'localhost.urzad.example',
    'urzad.example:localhost',
    '127.0.0.1.urzad.example',
    'localhost:80:80',
  ])('a foreign host name is refused everywhere: "%s"', async (host) => {
    for (const path of ['/api/pi/kontakt', '/mock', '/', '/nie-ma']) expect(await statusFor(host, path)).toBe(403);
  });
});

describe('states can be changed while it runs', () => {
  const choose = (body: unknown, headers: Record<string, string> = {}) =>
    ask('/mock/state', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  test('with JSON', async () => {
    const response = await choose({ state: 'empty', operations: { dajKontakt: 'failing NIE_ZNALEZIONO' } });
    expect(await response.json()).toEqual({ state: 'empty', operations: { dajKontakt: 'failing NIE_ZNALEZIONO' } });
    await refused(await ask('/api/pi/kontakt'), 404, 'NIE_ZNALEZIONO');
    expect(await (await ask('/api/naleznosci/lista', { headers: session })).json()).toMatchObject({ karty: [] });
    expect(await (await choose({ operations: { dajKontakt: null } })).json()).toEqual({
      state: 'empty',
      operations: {},
    });
    expect((await ask('/api/pi/kontakt')).status).toBe(200);
  });

  test('on the page, which lists every operation', async () => {
    const body = new URLSearchParams({ state: 'restricted', whom: 'institution', dajKontakt: 'slow' });
    const page = await ask('/mock', { method: 'POST', body });
    const html = await page.text();
    for (const id of contract.operations.keys()) expect(html).toContain(`name="${id}"`);
    expect(html).toContain('<option value="slow" selected>');
    await refused(await ask('/api/naleznosci/lista', { headers: session }), 403, 'BRAK_DOSTEPU');
  });

  test('an unknown state is reported and changes nothing', async () => {
    const wrong = await choose({ state: 'slow', operations: { dajKontakt: 'emtpy' } });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { problem: '"emtpy" is not a state. Did you mean "empty"? States: full, empty, slow, failing, restricted.' },
    ]);
    expect(server.chosen.settings).toEqual({});
  });

  test('but not by a page of another site', async () => {
    expect((await choose({ state: 'empty' }, { Origin: 'https://inny.example' })).status).toBe(400);
    expect(server.chosen.settings).toEqual({});
  });
});
