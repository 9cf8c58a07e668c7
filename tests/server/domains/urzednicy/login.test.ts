import { afterAll, beforeAll, expect, test } from 'vitest';
import { printAudit } from '../../../../server/app/audyt/print.ts';
import {
  addUrzednik,
  changeUrzednik,
  closeUrzednik,
  listUrzednicy,
  renewUrzednik,
} from '../../../../server/domains/urzednicy/urzednicyDesk.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { authenticatorCode } from '../../rfc6238.ts';
import { type DeskOffice, openDeskOffice } from './deskOffice.ts';

const TOKEN = '/api/konto/token';
const KLUCZ = '/api/biurko/klucz';
const JA = '/api/konto/uzytkownik';
const OWN = 'Mokra-Lipa-2026';

forOneDatabase((make) => {
  let database: TestDatabase;
  let desk: DeskOffice;
  beforeAll(async () => {
    database = await make();
    desk = await openDeskOffice(database);
  }, 60_000);
  afterAll(async () => {
    await desk?.close();
    await database?.drop();
  });

  const log = (login: string) => desk.asOperator(({ db }) => printAudit(db, { login }));

  test('a one-time password leads only to an own password and the second step, and then to a session', async () => {
    const made = { imie: 'Ewa', nazwisko: 'Lis', email: 'ewa.lis@gmina.example', uprawnienia: 'PROWADZI' as const };
    await desk.asOperator((operator) =>
      addUrzednik(operator, { login: 'Ewa.Lis', ...made, rodzaje: ['podania'] }, 'ABCD-EFGH-JKLM'),
    );
    const answer = await desk.anonymous.post(TOKEN, { login: 'ewa.lis', haslo: 'ABCD-EFGH-JKLM' });
    expect(answer.json()).toMatchObject({ czyOgraniczony: true, czy2FaAktywne: false });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-biurko=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const auth = { authorization: `Bearer ${answer.json().token}`, cookie: cookie.split(';')[0]! };
    expect((await desk.anonymous.get('/api/biurko/wnioski', auth)).status).toBe(403);
    const { key, qrCode } = (await desk.anonymous.get(KLUCZ, auth)).json();
    expect(qrCode).toContain(`secret=${key}`);
    const totp = authenticatorCode(key, desk.office.clock.ms);
    const set = (noweHaslo: string, code: string) => desk.anonymous.post(KLUCZ, { noweHaslo, totp: code }, auth);
    expect((await set('Qwerty123!', totp)).json().kod).toBe('1502');
    expect((await set('krotkie', totp)).json().kod).toBe('1105');
    expect((await set(OWN, totp === '000000' ? '000001' : '000000')).json().kod).toBe('1601');
    const done = await set(OWN, totp);
    expect([done.status, done.json().czyOgraniczony]).toEqual([200, false]);
    // The first session is over, and the one-time password too.
    expect((await desk.anonymous.get(KLUCZ, auth)).status).toBe(401);
    expect((await desk.anonymous.post(TOKEN, { login: 'ewa.lis', haslo: 'ABCD-EFGH-JKLM' })).json().kod).toBe('1001');
    expect((await log('ewa.lis')).split('\n').map((line) => line.split('\t')[4])).toEqual([
      ...['KONTO', 'ODMOWA_DOSTEPU', 'KLUCZ', 'LOGOWANIE', 'ODMOWA_LOGOWANIA'],
    ]);
  });

  test('a login needs password and code, each code once, and half a login is no session', async () => {
    const ewa = await desk.clerk('drugi.krok');
    expect((await ewa.get(JA)).json()).toMatchObject({ login: 'drugi.krok', pesel: null, stan: 'AKTYWNE' });
    const step = (await desk.anonymous.post(TOKEN, { login: 'drugi.krok', haslo: OWN })).json();
    expect(step).toMatchObject({ czy2FaAktywne: true });
    expect((await desk.anonymous.get(JA, { authorization: `Bearer ${step.token}` })).status).toBe(401);
    const used = authenticatorCode(ewa.key, desk.office.clock.ms);
    expect((await desk.anonymous.post(`${TOKEN}/totp`, { token: step.token, kod: used })).json().kod).toBe('1011');
    const later = await ewa.again();
    expect((await later.get(JA)).status).toBe(200);
    // Another login ended the earlier session.
    expect((await ewa.get(JA)).status).toBe(401);
    expect((await later.post('/api/biurko/klucz', { noweHaslo: OWN, totp: '123456' })).status).toBe(403);
  });

  test('wrong codes end the login, and too many of a day block it', async () => {
    await desk.clerk('zle.kody');
    const kody: string[] = [];
    for (let login = 0; login < 2; login++) {
      const step = (await desk.anonymous.post(TOKEN, { login: 'zle.kody', haslo: OWN })).json();
      for (let wrong = 0; wrong < 5; wrong++)
        kody.push((await desk.anonymous.post(`${TOKEN}/totp`, { token: step.token, kod: '000000' })).json().kod);
    }
    expect(kody).toEqual(['1011', '1011', '1011', '1011', '1012', '1011', '1011', '1011', '1011', '1006']);
    expect((await desk.anonymous.post(TOKEN, { login: 'zle.kody', haslo: OWN })).json().kod).toBe('1006');
    desk.office.clock.ms += 2 * 60_000;
  });

  test('an unknown login, a wrong password and a closed account are alike; the network is counted', async () => {
    await desk.clerk('zamkniety');
    const open = await desk.clerk('zamknieta.sesja');
    await desk.asOperator((operator) => closeUrzednik(operator, 'zamkniety'));
    await desk.asOperator((operator) => closeUrzednik(operator, 'zamknieta.sesja'));
    // Its session is over at once.
    expect((await open.get(JA)).status).toBe(401);
    const strip = ({ nrSprawy: _, ...rest }: Record<string, unknown>) => rest;
    const refused = [];
    for (const [login, haslo] of [
      ['nikogo', OWN],
      ['zamkniety', OWN],
      ['drugi.krok', 'Zle-Haslo-1'],
    ] as const)
      refused.push(strip((await desk.anonymous.post(TOKEN, { login, haslo })).json()));
    expect(new Set(refused.map((one) => JSON.stringify(one))).size).toBe(1);
    const codes: number[] = [];
    for (let tries = 0; tries < 22; tries++)
      codes.push((await desk.anonymous.post(TOKEN, { login: `obcy.${tries}`, haslo: 'x' })).status);
    expect([codes[0], codes.at(-1)]).toEqual([422, 429]);
    desk.office.clock.ms += 2 * 60_000;
  }, 30_000);

  test('no session of residents is valid at the desk, and none of the desk at the portal', async () => {
    const ewa = await desk.clerk('obce.sesje');
    const anna = await desk.office.login('anna.wisniewska');
    const residents = desk.office.anonymous;
    const asClerk = {
      authorization: `Bearer ${ewa.token}`,
      cookie: `${ewa.cookie}; __Host-es=${ewa.cookie?.split('=')[1]}`,
    };
    expect((await residents.get(JA, asClerk)).status).toBe(401);
    const asAnna = {
      authorization: `Bearer ${anna.token}`,
      cookie: `${anna.cookie}; __Host-biurko=${anna.cookie?.split('=')[1]}`,
    };
    expect((await desk.anonymous.get(JA, asAnna)).status).toBe(401);
    // The token alone is worth nothing, at the desk never.
    expect((await desk.anonymous.get(JA, { authorization: `Bearer ${ewa.token}` })).status).toBe(401);
    // The login of a clerk is unknown at the portal, and that of a resident at the desk.
    expect((await residents.post(TOKEN, { login: 'obce.sesje', haslo: OWN })).json().kod).toBe('1001');
    expect((await desk.anonymous.post(TOKEN, { login: 'anna.wisniewska', haslo: 'Lipowa-2026!' })).json().kod).toBe(
      '1001',
    );
    // Neither serves the operations of the other.
    expect((await desk.anonymous.get('/api/proba/podania', asAnna)).status).toBe(404);
    expect((await residents.get('/api/biurko/wnioski', asClerk)).status).toBe(404);
    expect(Object.keys((await desk.anonymous.get('/api/openapi.json')).json().paths)).not.toContain('/karty');
  });

  test('a session ends without activity, is extended by it, and ends at a logout', async () => {
    const ewa = await desk.clerk('krotka.sesja');
    desk.office.clock.ms += 500_000;
    const extended = await ewa.post('/api/pi/przedluzanieSesji', { token: ewa.token });
    expect(extended.json()).toEqual({ czasDoKoncaSesji: 600_000 });
    desk.office.clock.ms += 599_000;
    expect((await ewa.get(JA)).status).toBe(200);
    desk.office.clock.ms += 2_000;
    expect((await ewa.get(JA)).status).toBe(401);
    const later = await ewa.again();
    expect((await later.post('/api/pi/wylogowanie', { token: later.token })).json()).toEqual({ czyWylogowano: true });
    expect((await later.get(JA)).status).toBe(401);
  });

  test('the operator renews, changes and lists accounts; a one-time password expires after a week', async () => {
    const ewa = await desk.clerk('odnowiona');
    await desk.asOperator((operator) => renewUrzednik(operator, 'odnowiona', 'WXYZ-2345-6789'));
    expect((await ewa.get(JA)).status).toBe(401);
    expect((await desk.anonymous.post(TOKEN, { login: 'odnowiona', haslo: OWN })).json().kod).toBe('1001');
    desk.office.clock.ms += 8 * 24 * 3600_000;
    const late = await desk.anonymous.post(TOKEN, { login: 'odnowiona', haslo: 'WXYZ-2345-6789' });
    expect(late.json().kod).toBe('1009');
    expect(
      await desk.asOperator((operator) => changeUrzednik(operator, 'odnowiona', { uprawnienia: 'NADZORUJE' })),
    ).toBe('odnowiona  Ewa odnowiona  nadzoruje  all kinds  waits for the first login');
    await expect(
      desk.asOperator((operator) => changeUrzednik(operator, 'odnowiona', { rodzaje: ['podanie'] })),
    ).rejects.toThrow('"podanie" is no kind of application. Known: podania.');
    expect(await desk.asOperator(listUrzednicy)).toContain('zamkniety  Ewa zamkniety  prowadzi  all kinds  closed');
    await expect(desk.asOperator((operator) => renewUrzednik(operator, 'zamkniety', 'WXYZ-2345-6789'))).rejects.toThrow(
      'The account zamkniety is closed.',
    );
  });

  test('roles in the studio are named in the list and the log; a clerk without kinds sees no application', async () => {
    const ewa = await desk.clerk('tylko.studio', { rodzaje: ['-'], studio: ['TEKSTY'] });
    expect((await ewa.get('/api/biurko/wnioski')).json().wnioski).toEqual([]);
    const change = { studio: ['STRONY', 'PUBLIKACJA'] as const };
    expect(await desk.asOperator((operator) => changeUrzednik(operator, 'tylko.studio', change))).toBe(
      'tylko.studio  Ewa tylko.studio  prowadzi  no kinds  studio: strony,publikacja',
    );
    expect(await log('tylko.studio')).toContain('"studio":["STRONY","PUBLIKACJA"]');
  });

  test('the reserved number of a clerk is for the portal a deleted account', async () => {
    await desk.clerk('zastrzezona');
    const konta = await desk.office.database.query
      .selectFrom('konta')
      .innerJoin('urzednicy', 'urzednicy.kontoId', 'konta.kontoId')
      .select(['konta.stan', 'konta.email', 'konta.haslo'])
      .execute();
    expect(konta.length).toBeGreaterThan(5);
    expect(new Set(konta.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ stan: 'USUNIETE', email: '', haslo: '' })]),
    );
  });
});
