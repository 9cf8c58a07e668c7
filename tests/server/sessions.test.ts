import { describe, expect, it } from 'vitest';
import { secretsOf } from '../../server/engine/session/secrets.ts';
import { openSession } from '../../server/engine/session/sessions.ts';
import { clientOf, forOneDatabase, withOffice } from './helpers.ts';

const MINUTE = 60_000;
const WHO = '/api/konto/uzytkownik';

forOneDatabase((make) => {
  describe('a session', () => {
    const office = withOffice(make);

    it('needs both halves, and both of the same session', async () => {
      const [first, second] = [await office().login('jan.nowak'), await office().login('jan.nowak')];
      const status = async (token?: string, cookie?: string) =>
        (await clientOf(() => office().app, { token, cookie }).get(WHO)).status;
      expect(await status(first.token, first.cookie)).toBe(200);
      expect(await status(first.token)).toBe(401);
      expect(await status(undefined, first.cookie)).toBe(401);
      expect(await status(first.token, second.cookie)).toBe(401);
      expect(await status(first.token, `${first.cookie}; ${second.cookie}`)).toBe(401);
      expect(await status(`${first.token}x`, first.cookie)).toBe(401);
    });

    it('sets a cookie that no script can read and no other host can set', async () => {
      const answer = await office().anonymous.post('/api/konto/token', { login: 'Jan.Nowak ', haslo: 'Lipowa-2026!' });
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-es=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(
          /^__Host-urzadzenie=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=31536000$/,
        ),
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('is stored in the database as hashes only', async () => {
      const { token, cookie } = await office().login('jan.nowak');
      const rows = JSON.stringify(await office().database.query.selectFrom('sesje').selectAll().execute());
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(cookie?.split('=')[1]);
    });

    it('expires on time, and lasts longer only when it is extended', async () => {
      const client = await office().login('anna.wisniewska');
      const extend = () => client.post('/api/pi/przedluzanieSesji', { token: client.token });
      office().clock.ms += 14 * MINUTE;
      expect((await client.get(WHO)).status).toBe(200);
      expect((await extend()).json()).toEqual({ czasDoKoncaSesji: 15 * MINUTE });
      office().clock.ms += 14 * MINUTE;
      expect((await client.get(WHO)).status).toBe(200);
      office().clock.ms += MINUTE;
      expect((await client.get(WHO)).json().kod).toBe('BRAK_SESJI');
      expect((await extend()).status).toBe(401);
    });

    it('ends after eight hours, however often it is extended', async () => {
      const client = await office().login('anna.wisniewska');
      let left = 0;
      for (let minutes = 0; minutes < 8 * 60; minutes += 10) {
        left = (await client.post('/api/pi/przedluzanieSesji', { token: client.token })).json().czasDoKoncaSesji;
        office().clock.ms += 10 * MINUTE;
      }
      expect(left).toBe(10 * MINUTE);
      expect((await client.get(WHO)).status).toBe(401);
    });

    it('is one of five at most: the sixth login ends the oldest', async () => {
      const clients = [];
      for (let count = 0; count < 6; count++) {
        clients.push(await office().login('przewozy'));
        office().clock.ms += 1000;
      }
      const statuses = await Promise.all(clients.map(async (client) => (await client.get(WHO)).status));
      expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
    });

    it('is one of five at most even when all begin at the same moment', async () => {
      const { database, config, app } = office();
      const { kontoId } = await database.query
        .selectFrom('konta')
        .select('kontoId')
        .where('login', '=', 'ewa.zielinska')
        .executeTakeFirstOrThrow();
      const sessions = { db: database.query, secrets: secretsOf('a pepper for tests that is long enough'), config };
      const begin = () =>
        openSession(
          sessions,
          { kontoId, czyOgraniczona: false, rozpoczetoMs: office().clock.ms, siec: '', urzadzenie: '' },
          office().clock.ms,
        );
      const halves = await Promise.all(Array.from({ length: 12 }, begin));
      const statuses = await Promise.all(
        halves.map(
          async ({ token, ciasteczko }) =>
            (await clientOf(() => app, { token, cookie: `__Host-es=${ciasteczko}` }).get(WHO)).status,
        ),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    });

    it('is a new one with each login, whatever the caller brings', async () => {
      const fixed = { token: 'A'.repeat(43), cookie: `__Host-es=${'B'.repeat(43)}` };
      const stranger = clientOf(() => office().app, fixed);
      const answer = await stranger.post('/api/konto/token', { login: 'jan.nowak', haslo: 'Lipowa-2026!' });
      expect(answer.json().token).not.toBe(fixed.token);
      expect(String(answer.headers['set-cookie'])).not.toContain('B'.repeat(43));
      expect((await stranger.get(WHO)).status).toBe(401);
      const held = { token: answer.json().token, cookie: String(answer.headers['set-cookie']).split(';')[0] };
      const again = await clientOf(() => office().app, held).post('/api/konto/token', {
        login: 'jan.nowak',
        haslo: 'Lipowa-2026!',
      });
      expect(again.json().token).not.toBe(held.token);
    });

    it('ends with a logout, which expires the cookie and clears the cache but not the storage', async () => {
      const client = await office().login('anna.wisniewska');
      const answer = await client.post('/api/pi/wylogowanie', { token: client.token });
      expect(answer.json()).toEqual({ czyWylogowano: true });
      expect(answer.headers['set-cookie']).toMatch(/^__Host-es=; .*Max-Age=0$/);
      expect(answer.headers['clear-site-data']).toBe('"cache"');
      expect((await client.get(WHO)).status).toBe(401);
      expect((await client.post('/api/pi/przedluzanieSesji', { token: client.token })).status).toBe(401);
      expect((await client.post('/api/pi/wylogowanie', { token: client.token })).status).toBe(401);
      await office().restart();
      expect((await client.get(WHO)).status).toBe(401);
    });

    it('has its token in header and body of a session call, which must agree', async () => {
      const [one, other] = [await office().login('jan.nowak'), await office().login('jan.nowak')];
      const answer = await one.post('/api/pi/wylogowanie', { token: other.token });
      expect([answer.status, Object.keys(answer.json().pola)]).toEqual([400, ['token']]);
      expect((await other.get(WHO)).status).toBe(200);
    });

    it('outlives a restart of the office', async () => {
      const client = await office().login('anna.wisniewska');
      await office().restart();
      expect((await client.get(WHO)).status).toBe(200);
    });

    it('of a restricted account may make four calls and no more', async () => {
      const answer = await office().anonymous.post('/api/konto/token', {
        login: 'ola.krawczyk',
        haslo: 'Lipowa-2026!',
      });
      expect(answer.json()).toMatchObject({ czyOgraniczony: true, czyNiepotwierdzony: false });
      const byLetter = await office().anonymous.post('/api/konto/token', {
        login: 'marek.wrona',
        haslo: 'Lipowa-2026!',
      });
      expect(byLetter.json()).toMatchObject({ czyOgraniczony: true, czyNiepotwierdzony: true });
      const allowed = [...office().municipality.contract.operations.values()].filter(
        ({ access }) => access === 'restricted',
      );
      expect(allowed.map(({ id }) => id).sort()).toEqual([
        'dajDaneUzytkownika',
        'przedluzSesje',
        'przygotujPotwierdzenieWezlem',
        'wyloguj',
      ]);
    });
  });

  describe('a call from another site', () => {
    const office = withOffice(make);
    const send = async (headers: Record<string, string>) =>
      (await office().anonymous.post('/api/konto/token', { login: 'anna.wisniewska', haslo: 'Lipowa-2026!' }, headers))
        .status;

    it.each([
      ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
      ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
      [
        'another site, even with the right origin',
        { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8080' },
        403,
      ],
      ['an older browser on its own page', { origin: 'http://localhost:8080' }, 200],
      ['an older browser on another site', { origin: 'https://zle.example' }, 403],
      ['an opaque origin', { origin: 'null' }, 403],
      ['a program', {}, 200],
    ])('%s', async (_from, headers, status) => {
      expect(await send(headers as Record<string, string>)).toBe(status);
    });
  });

  describe('with plain bearer tokens', () => {
    const office = withOffice(make, { OKIENKO_TOKEN_MODE: 'bearer' });

    it('the token alone is enough', async () => {
      const { token } = await office().login('anna.wisniewska');
      expect((await clientOf(() => office().app, { token }).get(WHO)).status).toBe(200);
      expect((await office().anonymous.get(WHO)).status).toBe(401);
    });
  });

  describe('during a declared break', () => {
    const office = withOffice(make, { OKIENKO_PRZERWA: '1' });

    it('every call except the check for its end is answered with 503 and a marker', async () => {
      const status = await office().anonymous.get('/api/pi/stan');
      expect([status.status, status.json()]).toEqual([200, { czyPrzerwaTechniczna: true }]);
      for (const operation of office().municipality.contract.operations.values()) {
        if (operation.id === 'dajStanPrzerwyTechnicznej' || operation.method !== 'GET') continue;
        const answer = await office().anonymous.get(`/api${operation.path}`);
        expect([answer.status, answer.json().kod, answer.headers['x-okienko-przerwa']]).toEqual([
          503,
          'PRZERWA_TECHNICZNA',
          '1',
        ]);
      }
    });
  });
});
