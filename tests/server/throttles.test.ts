import { describe, expect, it, vi } from 'vitest';
import { secretsOf } from '../../server/engine/session/secrets.ts';
import { countTry, ipThrottle, loginThrottle, takeTry } from '../../server/engine/session/throttle.ts';
import { forOneDatabase, PEPPER, withOffice } from './helpers.ts';
import { solveCaptcha } from './solveCaptcha.ts';

// Every attempt computes a slow hash.
vi.setConfig({ testTimeout: 60_000 });

const MINUTE = 60_000;
const PASSWORD = 'Lipowa-2026!';
const cheap = { OKIENKO_CAPTCHA_KOSZT: '100' };

forOneDatabase((make) => {
  describe('a login', () => {
    const office = withOffice(make, cheap);
    const tries = async (login: string, haslo = 'zle', ip = '10.0.0.1', cookie?: string, recaptcha?: string) => {
      const answer = await office().app.server.inject({
        method: 'POST',
        url: '/api/konto/token',
        payload: { login, haslo, ...(recaptcha && { recaptcha }) },
        headers: { ...(cookie && { cookie }) },
        remoteAddress: ip,
      });
      return {
        status: answer.statusCode,
        kod: answer.json().kod as string | undefined,
        after: answer.headers['retry-after'],
        cookies: answer.headers['set-cookie'] as string[] | undefined,
      };
    };
    /** Solves a captcha each time, so that only the throttle can refuse. */
    const proven = async (login: string, haslo: string, ip: string, cookie?: string) =>
      tries(login, haslo, ip, cookie, await solveCaptcha(office().anonymous));
    const codes = async (count: number, one: () => Promise<{ kod: string | undefined }>) => {
      const seen = [];
      for (let done = 0; done < count; done++) seen.push((await one()).kod);
      return seen;
    };
    const five = (login: string, ip: string, cookie?: string) => codes(5, () => proven(login, 'zle', ip, cookie));
    const wrong = (count: number) => Array(count).fill('1001');
    const deviceOf = (cookies: string[] | undefined) => cookies![1]!.split(';')[0]!;

    it.each(['anna.wisniewska', 'nikt.taki'])(
      'of %s is blocked after five failures, whatever the password',
      async (login) => {
        expect(await five(login, '10.0.1.1')).toEqual(wrong(5));
        expect(await proven(login, PASSWORD, '10.0.1.1')).toMatchObject({ status: 422, kod: '1006', after: '900' });
        expect(await tries(login, PASSWORD, '10.0.1.1')).toMatchObject({ status: 422, kod: '1006', after: '900' });
      },
    );

    it.each(['mieszkaniec45', 'nikt.inny'])(
      'of %s asks for work after three failures, whatever the configuration and the password',
      async (login) => {
        expect(await codes(3, () => tries(login, 'zle', '10.0.8.1'))).toEqual(wrong(3));
        expect((await tries(login, PASSWORD, '10.0.8.1')).kod).toBe('1010');
        expect((await tries(login, PASSWORD, '10.0.8.2')).kod).toBe('1010');
        // An attempt that was refused for a missing captcha is not counted.
        expect(await codes(4, () => tries(login, 'zle', '10.0.8.1'))).toEqual(Array(4).fill('1010'));
        await office().restart();
        expect((await tries(login, PASSWORD, '10.0.8.1')).kod).toBe('1010');
        expect((await proven(login, 'zle', '10.0.8.1')).kod).toBe('1001');
      },
    );

    it('with a solved captcha and the right password succeeds, and resets its counters', async () => {
      await codes(3, () => tries('przewozy', 'zle', '10.0.8.3'));
      expect((await proven('przewozy', PASSWORD, '10.0.8.3')).status).toBe(200);
      expect((await tries('przewozy', PASSWORD, '10.0.8.3')).status).toBe(200);
    });

    it('checks five of many simultaneous guesses', async () => {
      const solutions = await Promise.all(Array.from({ length: 15 }, () => solveCaptcha(office().anonymous)));
      const answers = await Promise.all(
        solutions.map((work) => tries('ewa.zielinska', 'zle', '10.0.7.1', undefined, work)),
      );
      expect(answers.filter(({ kod }) => kod === '1001')).toHaveLength(5);
      expect(answers.filter(({ kod }) => kod === '1006')).toHaveLength(10);
    });

    it('checks three of many simultaneous guesses without a captcha', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => tries('kto.inny', 'zle', '10.0.7.2')));
      expect(answers.filter(({ kod }) => kod === '1001')).toHaveLength(3);
      expect(answers.filter(({ kod }) => kod === '1010')).toHaveLength(9);
    });

    it('stays blocked over a restart, for a quarter of an hour, then twice as long', async () => {
      await five('mieszkaniec40', '10.0.2.1');
      await office().restart();
      expect((await proven('mieszkaniec40', PASSWORD, '10.0.2.1')).kod).toBe('1006');
      office().clock.ms += 15 * MINUTE;
      // A captcha is required until a right password, or a day without failures.
      expect((await tries('mieszkaniec40', PASSWORD, '10.0.2.1')).kod).toBe('1010');
      expect(await five('mieszkaniec40', '10.0.2.1')).toEqual(wrong(5));
      expect(await tries('mieszkaniec40', PASSWORD, '10.0.2.1')).toMatchObject({ kod: '1006', after: '1800' });
      office().clock.ms += 29 * MINUTE;
      expect((await proven('mieszkaniec40', PASSWORD, '10.0.2.1')).kod).toBe('1006');
      office().clock.ms += MINUTE;
      expect((await proven('mieszkaniec40', PASSWORD, '10.0.2.1')).status).toBe(200);
    });

    it('is blocked twice as long each time, up to a day, and for a quarter of an hour again after a day without failures', async () => {
      const { database, clock } = office();
      let nowMs = clock.ms;
      const block = async () => {
        const five = [];
        for (let count = 0; count < 5; count++)
          five.push(await takeTry(database.query, 'ktos', loginThrottle, nowMs, true));
        expect(five.slice(0, 4)).toEqual(Array(4).fill({ is: 'counted', blockMs: 0 }));
        const last = five[4]!;
        const blockMs = last.is === 'counted' ? last.blockMs : 0;
        expect(await takeTry(database.query, 'ktos', loginThrottle, nowMs + blockMs - 1, true)).toEqual({
          is: 'blocked',
          leftMs: 1,
        });
        nowMs += blockMs;
        return blockMs / MINUTE;
      };
      const blocks = [];
      for (let round = 0; round < 9; round++) blocks.push(await block());
      expect(blocks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
      nowMs += 24 * 60 * MINUTE + 1;
      expect(await block()).toBe(15);
    });

    it('sends its owner a mail each time it is blocked, and no mail where no owner exists', async () => {
      const written = async () =>
        (await office().database.query.selectFrom('poczta').select(['adresat', 'tekst', 'klucz']).execute()).filter(
          ({ klucz }) => klucz.startsWith('logowanieZablokowane'),
        );
      const before = (await written()).length;
      expect(await five('mieszkaniec15', '10.0.9.1')).toEqual(wrong(5));
      expect(await five('nikt.calkiem', '10.0.9.2')).toEqual(wrong(5));
      await proven('mieszkaniec15', 'zle', '10.0.9.3');
      const mails = (await written()).slice(before);
      expect(mails.map(({ adresat }) => adresat)).toEqual(['mieszkaniec15@poczta.example']);
      expect(mails[0]?.tekst).toContain('http://localhost:8080/reset-haslo');
    });

    it('with the right password resets four failures', async () => {
      await codes(4, () => proven('jan.nowak', 'zle', '10.0.3.1'));
      expect((await proven('jan.nowak', PASSWORD, '10.0.3.1')).status).toBe(200);
      expect(await codes(3, () => tries('jan.nowak', 'zle', '10.0.3.2'))).toEqual(wrong(3));
      expect((await proven('jan.nowak', PASSWORD, '10.0.3.2')).status).toBe(200);
    });

    it('that strangers blocked is still open to a known browser, which has its own five tries', async () => {
      const home = deviceOf((await tries('mieszkaniec20', PASSWORD, '10.0.10.1')).cookies);
      expect(await five('mieszkaniec20', '10.0.10.2')).toEqual(wrong(5));
      expect((await proven('mieszkaniec20', PASSWORD, '10.0.10.2')).kod).toBe('1006');
      expect((await tries('mieszkaniec20', PASSWORD, '10.0.10.1', home)).status).toBe(200);
      await office().restart();
      expect(await codes(3, () => tries('mieszkaniec20', 'zle', '10.0.10.3', home))).toEqual(wrong(3));
      expect((await tries('mieszkaniec20', 'zle', '10.0.10.3', home)).kod).toBe('1010');
      expect(await codes(2, () => proven('mieszkaniec20', 'zle', '10.0.10.3', home))).toEqual(wrong(2));
      expect((await proven('mieszkaniec20', PASSWORD, '10.0.10.3', home)).kod).toBe('1006');
    });

    it('gives no tries of its own to a browser known for another account, or with an invented cookie', async () => {
      const other = deviceOf((await tries('ola.krawczyk', PASSWORD, '10.0.11.1')).cookies);
      expect(await five('mieszkaniec25', '10.0.11.2')).toEqual(wrong(5));
      for (const cookie of [other, '__Host-urzadzenie=', `__Host-urzadzenie=${'A'.repeat(43)}`])
        expect((await proven('mieszkaniec25', PASSWORD, '10.0.11.3', cookie)).kod).toBe('1006');
    });

    it('keeps the cookie of a known browser, and gives an unknown one a new cookie', async () => {
      const first = deviceOf((await tries('ola.krawczyk', PASSWORD, '10.0.12.1')).cookies);
      expect(deviceOf((await tries('ola.krawczyk', PASSWORD, '10.0.12.1', first)).cookies)).toBe(first);
      expect(deviceOf((await tries('przewozy', PASSWORD, '10.0.12.1', first)).cookies)).toBe(first);
      const thought = `__Host-urzadzenie=${'B'.repeat(43)}`;
      expect(deviceOf((await tries('przewozy', PASSWORD, '10.0.12.1', thought)).cookies)).not.toBe(thought);
    });

    it('from one address fails twenty times a minute at most, over all logins', async () => {
      for (let count = 0; count < 20; count++)
        expect((await tries(`ktos${count}`, 'zle', '10.0.4.1')).kod).toBe('1001');
      const blocked = await tries('przewozy', PASSWORD, '10.0.4.1');
      expect(blocked).toMatchObject({ status: 429, kod: 'ZBYT_WIELE_ZADAN', after: '60' });
      expect((await tries('przewozy', PASSWORD, '10.0.4.2')).status).toBe(200);
      office().clock.ms += MINUTE;
      expect((await tries('przewozy', PASSWORD, '10.0.4.1')).status).toBe(200);
    });

    it('from any address of a blocked IPv6 network is refused unread', async () => {
      const { database, clock } = office();
      const byNetwork = secretsOf(PEPPER).hmac('ip:2001:db8:4:1::/64');
      for (let count = 0; count < 20; count++) await countTry(database.query, byNetwork, ipThrottle, clock.ms);
      expect((await tries('przewozy', PASSWORD, '2001:db8:4:1::9')).status).toBe(429);
      expect((await tries('przewozy', PASSWORD, '2001:db8:4:2::9')).status).toBe(200);
    });

    it('reveals that an account is not active only after the right password', async () => {
      expect((await tries('piotr.mazur', 'zle', '10.0.5.1')).kod).toBe('1001');
      expect((await tries('piotr.mazur', PASSWORD, '10.0.5.1')).kod).toBe('1009');
    });

    it('reveals that the office blocked an account only after the right password', async () => {
      await office()
        .database.query.updateTable('konta')
        .set({ czyZablokowane: 1 })
        .where('login', '=', 'mieszkaniec30')
        .execute();
      expect((await tries('mieszkaniec30', 'zle', '10.0.5.2')).kod).toBe('1001');
      expect(await tries('mieszkaniec30', PASSWORD, '10.0.5.2')).toMatchObject({ kod: '1006', cookies: undefined });
    });

    it('of a deleted account is answered like that of an unknown name, even with its former name and password', async () => {
      await office()
        .database.query.updateTable('konta')
        .set({ stan: 'USUNIETE' })
        .where('login', '=', 'mieszkaniec35')
        .execute();
      expect((await tries('mieszkaniec35', PASSWORD, '10.0.5.3')).kod).toBe('1001');
    });

    it('ignores X-Forwarded-For unless a proxy is declared', async () => {
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
      expect(rows).not.toMatch(/anna|mieszkaniec|10\.0\./);
    });
  });
});
