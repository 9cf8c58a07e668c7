import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { DEMO_TOTP_KEY } from '../../../../server/demo/kit/demoAccounts.ts';
import { endSessions } from '../../../../server/engine/session/beginSession.ts';
import { describeDevice } from '../../../../server/engine/session/device.ts';
import { shownNetwork } from '../../../../server/engine/session/network.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { sealKey } from '../../../../server/engine/session/totp.ts';
import { clientOf, forOneDatabase, PEPPER, withOffice } from '../../helpers.ts';
import { authenticatorCode } from '../../rfc6238.ts';

vi.setConfig({ testTimeout: 60_000 });
const MINUTE = 60_000;
const PASSWORD = 'Lipowa-2026!';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const WHO = '/api/konto/uzytkownik';

describe('a browser and its network are named by what an owner recognises', () => {
  it.each([
    [FIREFOX, 'Firefox, Android'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Chrome, Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome, iPad',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A556B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Chrome, ChromeOS',
    ],
    ['curl/8.5.0', ''],
    ['<b>Kliknij tu</b> https://zle.example', ''],
    ['', ''],
  ])('%s', (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:4:1::9', '2001:db8:4::/48'],
  ])('%s is shown as %s', (ip, network) => {
    expect(shownNetwork(ip)).toBe(network);
  });
});

forOneDatabase((make) => {
  describe('a login', () => {
    const office = withOffice(make);
    const query = () => office().database.query;
    const login = async (name: string, haslo = PASSWORD, ip = '203.0.113.77', cookie?: string) => {
      const answer = await office().app.server.inject({
        method: 'POST',
        url: '/api/konto/token',
        payload: { login: name, haslo },
        remoteAddress: ip,
        headers: { 'user-agent': FIREFOX, ...(cookie && { cookie }) },
      });
      return {
        status: answer.statusCode,
        cookies: (answer.headers['set-cookie'] ?? []) as string[],
        json: answer.json(),
      };
    };
    const kontoOf = async (name: string) =>
      await query().selectFrom('konta').selectAll().where('login', '=', name).executeTakeFirstOrThrow();
    const loginsOf = async (name: string) =>
      query()
        .selectFrom('logowania')
        .selectAll()
        .where('kontoId', '=', (await kontoOf(name)).kontoId)
        .orderBy('id')
        .execute();
    const mailsTo = async (name: string, kind: string) =>
      (await query().selectFrom('poczta').selectAll().where('adresat', '=', `${name}@poczta.example`).execute()).filter(
        ({ klucz }) => klucz.startsWith(kind),
      );

    it('and its failures are in the owner’s list, with network and browser and without the address', async () => {
      await login('mieszkaniec45', 'zle', '198.51.100.7');
      await login('mieszkaniec45');
      expect(await loginsOf('mieszkaniec45')).toMatchObject([
        { siec: '198.51.100.0/24', urzadzenie: 'Firefox, Android', sposob: 'HASLO', czyUdane: 0 },
        { siec: '203.0.113.0/24', urzadzenie: 'Firefox, Android', sposob: 'HASLO', czyUdane: 1 },
      ]);
    });

    it('of an unknown name is recorded nowhere', async () => {
      const before = await query().selectFrom('logowania').selectAll().execute();
      await login('nikt.taki');
      expect(await query().selectFrom('logowania').selectAll().execute()).toEqual(before);
    });

    it('gives the session an identifier that reveals nothing of its token', async () => {
      const { json } = await login('mieszkaniec15');
      const { kontoId } = await kontoOf('mieszkaniec15');
      const row = await query()
        .selectFrom('sesje')
        .selectAll()
        .where('kontoId', '=', kontoId)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ siec: '203.0.113.0/24', urzadzenie: 'Firefox, Android' });
      expect(row.idSesji).toMatch(/^[\w-]{12}$/);
      expect(json.token).not.toContain(row.idSesji);
    });

    it('from an unknown browser is reported by mail, the first login and known browsers are not', async () => {
      const first = await login('mieszkaniec20');
      const known = first.cookies[1]!.split(';')[0]!;
      await login('mieszkaniec20', PASSWORD, '203.0.113.77', known);
      expect(await mailsTo('mieszkaniec20', 'noweLogowanie')).toEqual([]);
      office().clock.ms += 1000;
      await login('mieszkaniec20', PASSWORD, '198.51.100.7');
      const mails = await mailsTo('mieszkaniec20', 'noweLogowanie');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.tekst).toContain('Firefox, Android');
      expect(mails[0]?.tekst).toContain('198.51.100.0/24');
    });

    it('that ends the oldest of five sessions is reported by mail', async () => {
      for (let count = 0; count < 6; count++) {
        office().clock.ms += 1000;
        await login('mieszkaniec25');
      }
      expect(await mailsTo('mieszkaniec25', 'sesjaZakonczona')).toHaveLength(1);
    });

    it('remembers the latest twenty browsers of an account', async () => {
      const { kontoId } = await kontoOf('mieszkaniec30');
      const old = Array.from({ length: 25 }, (_, index) => ({
        kontoId,
        ciasteczkoHash: `stara${index}`,
        ostatnioMs: index,
      }));
      await query().insertInto('urzadzenia').values(old).execute();
      await login('mieszkaniec30');
      const rows = await query().selectFrom('urzadzenia').selectAll().where('kontoId', '=', kontoId).execute();
      expect(rows).toHaveLength(20);
      expect(rows.map(({ ciasteczkoHash }) => ciasteczkoHash)).not.toContain('stara0');
    });

    it('ends when all sessions are ended, and the browsers become unknown again', async () => {
      const { kontoId } = await kontoOf('mieszkaniec35');
      const [one, other] = [await office().login('mieszkaniec35'), await office().login('mieszkaniec35')];
      const rows = await query()
        .selectFrom('sesje')
        .select('id')
        .where('kontoId', '=', kontoId)
        .orderBy('id')
        .execute();
      expect(await endSessions(query(), kontoId, rows[0]!.id)).toBe(1);
      expect([(await one.get(WHO)).status, (await other.get(WHO)).status]).toEqual([200, 401]);
      expect(await query().selectFrom('urzadzenia').selectAll().where('kontoId', '=', kontoId).execute()).toHaveLength(
        2,
      );
      expect(await endSessions(query(), kontoId)).toBe(1);
      expect((await one.get(WHO)).status).toBe(401);
      expect(await query().selectFrom('urzadzenia').selectAll().where('kontoId', '=', kontoId).execute()).toEqual([]);
    });

    it('of a known and of an unknown name makes the same queries, in the same order', async () => {
      const statements: string[] = [];
      const work = async (name: string, ip: string) => {
        // The call before has woken the work beside the calls.
        await turn();
        await office().app.settled();
        statements.length = 0;
        await login(name, 'zle', ip);
        return [...statements];
      };
      const executor = query().getExecutor();
      const compile = executor.compileQuery.bind(executor);
      const spy = vi.spyOn(Object.getPrototypeOf(executor), 'compileQuery').mockImplementation(function (
        this: unknown,
        ...args: unknown[]
      ) {
        const compiled = (compile as (...all: unknown[]) => { sql: string }).apply(this, args);
        statements.push(compiled.sql);
        return compiled;
      });
      try {
        const known = await work('mieszkaniec40', '192.0.2.1');
        const unknown = await work('nikt.inny', '192.0.2.2');
        expect(known.length).toBeGreaterThan(5);
        expect(unknown).toEqual(known);
      } finally {
        spy.mockRestore();
      }
    });
  });

  describe('the texts of the login page', () => {
    const office = withOffice(make);
    it('are the office’s, in the language of the request', async () => {
      const read = async (lang: string) => (await office().anonymous.get(`/api/pi/logowanie?lang=${lang}`)).json();
      const [pl, uk] = [await read('pl'), await read('uk')];
      expect(pl.dodatkowyWpis2).toContain('Urząd nigdy nie pyta o hasło');
      expect(uk.dodatkowyWpis2).toContain('Установа ніколи не питає');
      expect(uk.hash).toBe(pl.hash);
    });
  });

  describe('the second step of a login', () => {
    const office = withOffice(make);
    const query = () => office().database.query;
    const now = () => office().clock.ms;
    const code = (ms = now()) => authenticatorCode(DEMO_TOTP_KEY, ms);
    const first = async () => {
      const answer = await office().anonymous.post('/api/konto/token', { login: 'adam.kowal', haslo: PASSWORD });
      return { kod: answer.json().kod as string | undefined, answer, token: answer.json().token as string };
    };
    const second = async (token: string, kod: string) => {
      const answer = await office().anonymous.post('/api/konto/token/totp', { token, kod });
      return { answer, kod: answer.status === 200 ? 'in' : (answer.json().kod as string) };
    };
    const wrong = () => (code() === '000000' || code(now() - 30_000) === '000000' ? '111111' : '000000');
    const later = (ms: number) => {
      office().clock.ms += ms;
    };
    const calm = async () => {
      await query().deleteFrom('proby').execute();
      later(2 * MINUTE);
    };

    it('comes after the password: its token gives no access, and no cookie is set', async () => {
      const { answer, token } = await first();
      expect(answer.json()).toMatchObject({ czy2FaAktywne: true, czyOgraniczony: false });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await clientOf(() => office().app, { token }).get(WHO)).status).toBe(401);
      expect((await clientOf(() => office().app, { token, cookie: `__Host-es=${token}` }).get(WHO)).status).toBe(401);
    });

    it('with the code of an authenticator begins a session, recorded as a login by code', async () => {
      const { token } = await first();
      const { answer } = await second(token, code());
      expect(answer.json()).toMatchObject({ czy2FaAktywne: false, czyOgraniczony: false });
      const cookie = String(answer.headers['set-cookie']).split(';')[0];
      const me = await clientOf(() => office().app, { token: answer.json().token, cookie }).get(WHO);
      expect(me.json().login).toBe('adam.kowal');
      const { sposob } = await query()
        .selectFrom('logowania')
        .selectAll()
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(sposob).toBe('KOD');
    });

    it('accepts the code of the preceding time step, and each code and each first step once', async () => {
      await calm();
      const one = await first();
      const used = code(now() - 30_000);
      expect((await second(one.token, used)).kod).toBe('in');
      expect((await second(one.token, code())).kod).toBe('1012');
      const two = await first();
      expect((await second(two.token, used)).kod).toBe('1011');
      expect((await second(two.token, code())).kod).toBe('in');
      const three = await first();
      expect((await second(three.token, code())).kod).toBe('1011');
    });

    it('accepts one of many simultaneous requests with the same code', async () => {
      await calm();
      const { token } = await first();
      const answers = await Promise.all(Array.from({ length: 6 }, () => second(token, code())));
      expect(answers.filter(({ kod }) => kod === 'in')).toHaveLength(1);
      const open = await query().selectFrom('kody').selectAll().where('rodzaj', '=', 'DRUGI_KROK').execute();
      expect(open).toEqual([]);
    });

    it('is void after five wrong codes, also over a restart', async () => {
      await calm();
      const { token } = await first();
      const seen = [];
      for (let count = 0; count < 3; count++) seen.push((await second(token, wrong())).kod);
      await office().restart();
      for (let count = 0; count < 2; count++) seen.push((await second(token, wrong())).kod);
      expect(seen).toEqual(['1011', '1011', '1011', '1011', '1012']);
      expect((await second(token, code())).kod).toBe('1012');
    });

    it('checks five of many simultaneous wrong codes', async () => {
      await calm();
      const { token } = await first();
      const answers = await Promise.all(Array.from({ length: 12 }, () => second(token, wrong())));
      expect(answers.filter(({ kod }) => kod === '1011')).toHaveLength(4);
      expect(answers.filter(({ kod }) => kod === '1012')).toHaveLength(8);
    });

    it('is void after five minutes, and when another login begins', async () => {
      await calm();
      const old = await first();
      later(5 * MINUTE);
      expect((await second(old.token, code())).kod).toBe('1012');
      const [one, two] = [await first(), await first()];
      expect((await second(one.token, code())).kod).toBe('1012');
      expect((await second(two.token, code())).kod).toBe('in');
    });

    it('after ten wrong codes a day is blocked for a day: 1006 with the right password, and a mail', async () => {
      await calm();
      const seen: string[] = [];
      for (let login = 0; login < 2; login++) {
        const { token } = await first();
        for (let count = 0; count < 5; count++) seen.push((await second(token, wrong())).kod);
      }
      expect(seen).toEqual(['1011', '1011', '1011', '1011', '1012', '1011', '1011', '1011', '1011', '1006']);
      await office().restart();
      expect((await first()).kod).toBe('1006');
      const stranger = await office().anonymous.post('/api/konto/token', { login: 'adam.kowal', haslo: 'zle' });
      expect(stranger.json().kod).toBe('1001');
      const mails = await query()
        .selectFrom('poczta')
        .selectAll()
        .where('adresat', '=', 'adam.kowal@poczta.example')
        .execute();
      expect(mails.filter(({ klucz }) => klucz.startsWith('logowanieZablokowane'))).toHaveLength(1);
      later(24 * 60 * MINUTE + 1);
      const { token } = await first();
      expect((await second(token, code())).kod).toBe('in');
    });

    it('fails when the office has meanwhile blocked the account or turned its second step off', async () => {
      await calm();
      const konto = await query()
        .selectFrom('konta')
        .selectAll()
        .where('login', '=', 'adam.kowal')
        .executeTakeFirstOrThrow();
      const change = (values: { czyZablokowane?: number; totpSekret?: string | null }) =>
        query().updateTable('konta').set(values).where('kontoId', '=', konto.kontoId).execute();
      const one = await first();
      await change({ czyZablokowane: 1 });
      expect((await second(one.token, code())).kod).toBe('1006');
      await change({ czyZablokowane: 0, totpSekret: null });
      expect((await second(one.token, code())).kod).toBe('1012');
      expect((await first()).answer.json().czy2FaAktywne).toBe(false);
      await change({ totpSekret: sealKey(secretsOf(PEPPER), konto.kontoId, DEMO_TOTP_KEY) });
    });

    it('has its key in plain text nowhere in the database, and no code in the log', async () => {
      await calm();
      const { token } = await first();
      const shown = code();
      await second(token, shown);
      const konta = JSON.stringify(await query().selectFrom('konta').selectAll().execute());
      expect(konta).not.toContain(DEMO_TOTP_KEY);
      expect(office().lines.join('\n')).not.toContain(token);
      expect(office().lines.join('\n')).not.toContain(shown);
    });

    it.each(['', '12345', '1234567', 'abcdef', '12 456'])('"%s" is not a code', async (kod) => {
      expect((await second('A'.repeat(43), kod)).answer.status).toBe(400);
    });

    it('with an invented token is void', async () => {
      expect((await second('A'.repeat(43), '123456')).kod).toBe('1012');
    });
  });

  describe('an office that offers no second step', () => {
    const office = withOffice(make, { OKIENKO_2FA: '0' });
    it('still asks for the code where an account has turned it on', async () => {
      expect((await office().anonymous.get('/api/pi/konfiguracja')).json()).toMatchObject({ czy2Fa: false });
      const answer = await office().anonymous.post('/api/konto/token', { login: 'adam.kowal', haslo: PASSWORD });
      expect(answer.json().czy2FaAktywne).toBe(true);
    });
  });
});
