import { describe, expect, it } from 'vitest';
import { secretsOf } from '../../server/session/secrets.ts';
import { countTry, ipThrottle } from '../../server/session/throttle.ts';
import { forEachDatabase, withOffice } from './helpers.ts';

const MINUTE = 60_000;

forEachDatabase((make) => {
  describe('a login', () => {
    const office = withOffice(make);
    const tries = async (login: string, haslo = 'zle', ip = '10.0.0.1') => {
      const answer = await office().app.server.inject({
        method: 'POST',
        url: '/api/konto/token',
        payload: { login, haslo },
        remoteAddress: ip,
      });
      return {
        status: answer.statusCode,
        kod: answer.json().kod as string | undefined,
        after: answer.headers['retry-after'],
      };
    };
    const five = async (login: string, ip: string) => {
      const codes = [];
      for (let count = 0; count < 5; count++) codes.push((await tries(login, 'zle', ip)).kod);
      return codes;
    };

    it.each(['anna.wisniewska', 'nikt.taki'])(
      'of %s is blocked after five failures, whatever the password',
      async (login) => {
        expect(await five(login, '10.0.1.1')).toEqual(['1001', '1001', '1001', '1001', '1001']);
        const blocked = await tries(login, 'Lipowa-2026!', '10.0.1.1');
        expect(blocked).toEqual({ status: 422, kod: '1006', after: '900' });
      },
    );

    it('of many guesses at the same time tries five', async () => {
      const answers = await Promise.all(Array.from({ length: 15 }, () => tries('ewa.zielinska', 'zle', '10.0.7.1')));
      expect(answers.filter(({ kod }) => kod === '1001')).toHaveLength(5);
      expect(answers.filter(({ kod }) => kod === '1006')).toHaveLength(10);
    });

    it('stays blocked over a restart, for a quarter of an hour, then twice as long', async () => {
      await office().restart();
      expect((await tries('anna.wisniewska', 'Lipowa-2026!', '10.0.2.1')).kod).toBe('1006');
      office().clock.ms += 15 * MINUTE;
      await five('anna.wisniewska', '10.0.2.1');
      expect(await tries('anna.wisniewska', 'Lipowa-2026!', '10.0.2.1')).toMatchObject({ kod: '1006', after: '1800' });
      office().clock.ms += 29 * MINUTE;
      expect((await tries('anna.wisniewska', 'Lipowa-2026!', '10.0.2.1')).kod).toBe('1006');
      office().clock.ms += MINUTE;
      expect((await tries('anna.wisniewska', 'Lipowa-2026!', '10.0.2.1')).status).toBe(200);
    });

    it('four failures are forgotten with the right password', async () => {
      for (let count = 0; count < 4; count++) await tries('jan.nowak', 'zle', '10.0.3.1');
      expect((await tries('jan.nowak', 'Lipowa-2026!', '10.0.3.1')).status).toBe(200);
      for (let count = 0; count < 4; count++) expect((await tries('jan.nowak', 'zle', '10.0.3.2')).kod).toBe('1001');
    });

    it('from one address fails twenty times a minute at most, over all logins', async () => {
      for (let count = 0; count < 20; count++)
        expect((await tries(`ktos${count}`, 'zle', '10.0.4.1')).kod).toBe('1001');
      const blocked = await tries('przewozy', 'Lipowa-2026!', '10.0.4.1');
      expect(blocked).toEqual({ status: 429, kod: 'ZBYT_WIELE_ZADAN', after: '60' });
      expect((await tries('przewozy', 'Lipowa-2026!', '10.0.4.2')).status).toBe(200);
      office().clock.ms += MINUTE;
      expect((await tries('przewozy', 'Lipowa-2026!', '10.0.4.1')).status).toBe(200);
    });

    it('from any address of a blocked network of IPv6 is not looked at', async () => {
      const { database, clock } = office();
      const byNetwork = secretsOf('a pepper for tests that is long enough').hmac('ip:2001:db8:4:1::/64');
      for (let count = 0; count < 20; count++) await countTry(database.query, byNetwork, ipThrottle, clock.ms);
      expect((await tries('przewozy', 'Lipowa-2026!', '2001:db8:4:1::9')).status).toBe(429);
      expect((await tries('przewozy', 'Lipowa-2026!', '2001:db8:4:2::9')).status).toBe(200);
    });

    it('tells that an account is not active only after the right password', async () => {
      expect((await tries('piotr.mazur', 'zle', '10.0.5.1')).kod).toBe('1001');
      expect((await tries('piotr.mazur', 'Lipowa-2026!', '10.0.5.1')).kod).toBe('1009');
    });

    it('does not believe X-Forwarded-For unless a proxy is declared', async () => {
      for (let count = 0; count < 21; count++) {
        const answer = await office().app.server.inject({
          method: 'POST',
          url: '/api/konto/token',
          payload: { login: `inny${count}`, haslo: 'zle' },
          remoteAddress: '10.0.6.1',
          headers: { 'x-forwarded-for': `10.9.9.${count}` },
        });
        expect(answer.statusCode).toBe(count < 20 ? 422 : 429);
      }
    });

    it('leaves neither logins nor addresses in the table of failures', async () => {
      const rows = JSON.stringify(await office().database.query.selectFrom('proby').selectAll().execute());
      expect(rows).not.toMatch(/anna|10\.0\./);
    });
  });
});
