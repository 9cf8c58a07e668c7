import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, forOneDatabase, withOffice } from './helpers.ts';

/** Address, and the fields that `pola` must name. */
const queries: [string, string[]][] = [
  ['/api/el/dajNajpopularniejszeImionaWgRoku', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=abc', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2020.5', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2e3', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=0x7e8', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=%202020', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=99999', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2020&rok=2021', ['rok']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2020&dodatek=1', ['dodatek']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2020&__proto__=1', ['__proto__']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2020&constructor=1', ['constructor']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2020&lang=fr', ['lang']],
  ['/api/el/dajNajpopularniejszeImionaWgRoku?rok=2020&nip=9991002340', ['nip']],
  ['/api/naleznosci/lista?nip=123', ['nip']],
  ['/api/naleznosci/lista?rodzajPlatnosci=WSZYSTKO', ['rodzajPlatnosci']],
  ['/api/naleznosci/lista?rok[]=2026', ['rok[]']],
  ['/api/naleznosci/karty/abc', ['idKartyNaleznosci']],
  ['/api/naleznosci/karty/-1', ['idKartyNaleznosci']],
  ['/api/naleznosci/karty/99999999999999999999', ['idKartyNaleznosci']],
  ["/api/naleznosci/karty/1'%20or%20'1'='1", ['idKartyNaleznosci']],
  ['/api/naleznosci/karty/1001/raty/pdf?tytul=x&typNaleznosci=WSZYSTKIE&dataOd=2026-02-30', ['dataOd']],
  ['/api/naleznosci/karty/1001/raty/pdf?tytul=x&typNaleznosci=WSZYSTKIE&kwotaOd=-1', ['kwotaOd']],
  ['/api/naleznosci/karty/1001/raty/pdf?typNaleznosci=WSZYSTKIE', ['tytul']],
  ['/api/naleznosci/karty/1001/raty/pdf?tytul=a%00b&typNaleznosci=WSZYSTKIE', ['tytul']],
];

const request = { idPunktuOdbioru: 401, tematZgloszenia: 3, trescZgloszenia: 'Treść' };
const bodies: [string, unknown, string[]][] = [
  ['invalid JSON', '{"idPunktuOdbioru": 401,', []],
  ['no content', '', []],
  ['a list', '[]', []],
  ['a text', '"tekst"', []],
  ['null', 'null', []],
  ['a missing field', { idPunktuOdbioru: 401, tematZgloszenia: 3 }, ['trescZgloszenia']],
  ['an unknown field', { ...request, kiedyObsluzono: '2026-01-01' }, ['kiedyObsluzono']],
  ['a field of the server', { ...request, zgloszenieId: 1, podmiotId: 2 }, ['zgloszenieId', 'podmiotId']],
  ['a number as text', { ...request, tematZgloszenia: '3' }, ['tematZgloszenia']],
  ['a text as number', { ...request, trescZgloszenia: 7 }, ['trescZgloszenia']],
  ['a fraction', { ...request, idPunktuOdbioru: 401.5 }, ['idPunktuOdbioru']],
  ['an empty text', { ...request, trescZgloszenia: '' }, ['trescZgloszenia']],
  ['a text that is too long', { ...request, trescZgloszenia: 'x'.repeat(2001) }, ['trescZgloszenia']],
  ['a text with a NUL', { ...request, trescZgloszenia: 'a\u0000b' }, ['trescZgloszenia']],
  ['a text with control characters', { ...request, trescZgloszenia: '\u001b[31m' }, ['trescZgloszenia']],
  ['half a character', { ...request, trescZgloszenia: 'x\ud83d' }, ['trescZgloszenia']],
  ['an object for a text', { ...request, trescZgloszenia: { $ne: null } }, ['trescZgloszenia']],
  ['__proto__', `{"__proto__": {"x": 1}, ${JSON.stringify(request).slice(1)}`, ['__proto__']],
  ['__proto__ deep inside', `{"trescZgloszenia": {"a": [{"__proto__": 1}]}}`, ['__proto__']],
  ['an escaped __proto__', `{"\\u005f_proto__": 1}`, ['__proto__']],
  ['constructor', `{"constructor": {"prototype": {}}}`, ['prototype']],
];

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
  });

  describe('a wrong address is refused, and the fields are named', () => {
    it.each(queries)('%s', async (url, fields) => {
      const answer = await anna.get(url);
      expect([answer.status, answer.json().kod]).toEqual([400, 'BLEDNE_ZADANIE']);
      expect(Object.keys(answer.json().pola).sort()).toEqual([...fields].sort());
    });
  });

  describe('a body is refused, and the fields are named, with', () => {
    it.each(bodies)('%s', async (_name, body, fields) => {
      const answer = await anna.post('/api/zgloszenia', body);
      expect([answer.status, answer.json().kod], answer.text).toEqual([400, 'BLEDNE_ZADANIE']);
      expect(Object.keys(answer.json().pola ?? {}).sort()).toEqual([...fields].sort());
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    });

    it('another content type', async () => {
      const answer = await anna.post('/api/zgloszenia', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' });
      expect([answer.status, answer.json().kod]).toEqual([400, 'BLEDNE_ZADANIE']);
    });

    it('more than 64 KiB', async () => {
      const answer = await anna.post('/api/zgloszenia', { ...request, trescZgloszenia: 'x'.repeat(70_000) });
      expect([answer.status, answer.json().kod]).toEqual([400, 'BLEDNE_ZADANIE']);
    });

    it('the deepest nesting that fits', async () => {
      const answer = await anna.post(
        '/api/zgloszenia',
        `{"trescZgloszenia":${'['.repeat(32_000)}${']'.repeat(32_000)}}`,
      );
      expect(answer.status).toBe(400);
    });
  });

  it.each([
    ['GET', '/api/nie-ma-takiej'],
    ['DELETE', '/api/zgloszenia'],
    ['GET', '/api/konto/token'],
    ['GET', '/api'],
    ['GET', '/api/../api/x'],
  ] as const)('%s %s is answered with JSON and 404', async (method, url) => {
    const answer = await anna.send(method, url);
    expect([answer.status, answer.json().kod]).toEqual([404, 'NIE_ZNALEZIONO']);
  });

  it('a malformed address is refused with JSON', async () => {
    const answer = await anna.get('/api/naleznosci/karty/%E0%A4%A');
    expect([answer.status, answer.json().kod]).toEqual([400, 'BLEDNE_ZADANIE']);
  });

  it('an internal error shows no detail, and its number finds it in the log', async () => {
    const { query } = office().database;
    await query.schema.alterTable('tematy').renameTo('tematySchowane').execute();
    const answer = await anna.get('/api/zgloszenia/tematy?lang=en');
    await query.schema.alterTable('tematySchowane').renameTo('tematy').execute();
    const { nrSprawy, ...rest } = answer.json();
    expect([answer.status, rest.kod, Object.keys(rest)]).toEqual([500, 'BLAD_SERWERA', ['kod', 'opis']]);
    expect(answer.text).not.toMatch(/select|tematy|sqlite|relation|node_modules|\.ts/i);
    const line = JSON.parse(office().lines.find((one) => one.includes(nrSprawy)) ?? '{}');
    expect([line.poziom, line.operacja, line.kontoId]).toEqual(['blad', 'dajTematy', 1]);
    expect(line.blad).toMatch(/tematy/);
  });

  it('the log has only its allowed fields, no PESEL and no token', async () => {
    const allowed = [
      'czas',
      'poziom',
      'zdarzenie',
      'operacja',
      'metoda',
      'status',
      'ms',
      'kod',
      'nrSprawy',
      'kontoId',
      'blad',
    ];
    await anna.get('/api/konto/uzytkownik');
    expect(office().lines.length).toBeGreaterThan(20);
    const fields = new Set(office().lines.flatMap((line) => Object.keys(JSON.parse(line))));
    expect([...fields].filter((field) => !allowed.includes(field))).toEqual([]);
    const people = await office().database.query.selectFrom('mieszkancy').select('pesel').execute();
    const all = office().lines.join('');
    expect(people.filter(({ pesel }) => all.includes(pesel))).toEqual([]);
    expect(all).not.toContain(anna.token);
    expect(all).not.toContain('Lipowa-2026!');
  });
});
