import { createChallenge, type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { forOneDatabase, PEPPER, withOffice } from '../../helpers.ts';
import { solveCaptcha, solved } from '../../solveCaptcha.ts';

vi.setConfig({ testTimeout: 60_000 });
const MINUTE = 60_000;
const PASSWORD = 'Lipowa-2026!';

const read = (text: string): Payload => JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
const write = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

forOneDatabase((make) => {
  describe('where a captcha is always required', () => {
    const office = withOffice(make, { OKIENKO_CAPTCHA: '1', OKIENKO_CAPTCHA_KOSZT: '100' });
    const login = async (recaptcha?: string | null, haslo = PASSWORD) => {
      const answer = await office().anonymous.post('/api/konto/token', { login: 'anna.wisniewska', haslo, recaptcha });
      return answer.status === 200 ? 'in' : answer.json().kod;
    };
    const work = (operacja?: string) => solveCaptcha(office().anonymous, operacja);

    it('the configuration says so', async () => {
      expect((await office().anonymous.get('/api/pi/konfiguracja')).json()).toMatchObject({ czyCaptcha: true });
    });

    it('a login without one is refused unread', async () => {
      expect([await login(), await login(null), await login('')]).toEqual(['1010', '1010', '1010']);
    });

    it('a solved one is valid once, even if the password was wrong', async () => {
      const first = await work();
      expect([await login(first), await login(first)]).toEqual(['in', '1010']);
      const second = await work();
      expect([await login(second, 'zle'), await login(second)]).toEqual(['1001', '1010']);
    });

    it('used many times at once, it counts once', async () => {
      const one = await work();
      const answers = await Promise.all(Array.from({ length: 8 }, () => login(one)));
      expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
    });

    it('stays used over a restart', async () => {
      const one = await work();
      expect(await login(one)).toBe('in');
      await office().restart();
      expect(await login(one)).toBe('1010');
    });

    it('one for another operation is refused', async () => {
      expect(await login(await work('resetujHaslo'))).toBe('1010');
    });

    it('one that is too old is refused', async () => {
      const [fresh, old] = [await work(), await work()];
      office().clock.ms += 10 * MINUTE - 1;
      expect(await login(fresh)).toBe('in');
      office().clock.ms += 1;
      expect(await login(old)).toBe('1010');
    });

    it('a challenge that the office did not sign is refused', async () => {
      const data = { operacja: 'zaloguj', waznyDoMs: office().clock.ms + MINUTE };
      const own = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, data };
      for (const secrets of [
        {},
        { hmacSignatureSecret: 'guess', hmacKeySignatureSecret: 'guess' },
        { hmacSignatureSecret: secretsOf('another pepper for tests, as long').hmac('captcha:wyzwanie') },
      ])
        expect(await login(await solved(await createChallenge({ ...own, ...secrets })))).toBe('1010');
    });

    it('no part of it can be changed or moved into the next', async () => {
      const payload = read(await work());
      const { parameters } = payload.challenge;
      const data = parameters.data!;
      const changed: unknown[] = [
        { ...parameters, data: { ...data, waznyDoMs: Number(data.waznyDoMs) + 1 } },
        { ...parameters, data: { operacja: 'zaloguj', waznyDoMs: `${data.waznyDoMs}0` } },
        { ...parameters, data: { ...data, more: 1 } },
        { ...parameters, data: undefined },
        { ...parameters, cost: 1 },
        { ...parameters, keyPrefix: parameters.keyPrefix.slice(0, 2) },
        { ...parameters, keySignature: undefined },
        { ...parameters, nonce: parameters.nonce + parameters.salt.slice(0, 2), salt: parameters.salt.slice(2) },
        { ...parameters, nonce: parameters.nonce.slice(0, -2), salt: parameters.nonce.slice(-2) + parameters.salt },
        { ...parameters, expiresAt: 9_999_999_999 },
      ];
      for (const one of changed)
        expect([one, await login(write({ ...payload, challenge: { ...payload.challenge, parameters: one } }))]).toEqual(
          [one, '1010'],
        );
      expect(await login(write(payload))).toBe('in');
    });

    it('a changed, guessed or missing solution is refused', async () => {
      const payload = read(await work());
      const { derivedKey } = payload.solution;
      const flipped = (derivedKey.startsWith('0') ? '1' : '0') + derivedKey.slice(1);
      for (const solution of [
        { ...payload.solution, derivedKey: flipped },
        { ...payload.solution, derivedKey: payload.challenge.parameters.keyPrefix },
        { ...payload.solution, derivedKey: '' },
        { ...payload.solution, counter: -1 },
        { ...payload.solution, counter: '1' },
        {},
        null,
      ])
        expect(await login(write({ ...payload, solution }))).toBe('1010');
    });

    it.each([
      'x',
      '%%%',
      write(null),
      write(7),
      write([]),
      write({}),
      write({ challenge: {} }),
      write({ challenge: { parameters: null, signature: 'a' }, solution: {} }),
      write({ challenge: { parameters: {}, signature: 'zz' }, solution: { counter: 1, derivedKey: 'aa' } }),
      write({ challenge: { parameters: { nonce: 7 }, signature: 7 }, solution: { counter: 1, derivedKey: 'aa' } }),
      'A'.repeat(8000),
    ])('an input that is no solution is refused: %.20s', async (text) => {
      expect(await login(text)).toBe('1010');
    });

    it('leaves only hashes, which are deleted when they are old', async () => {
      const one = await work();
      expect(await login(one)).toBe('in');
      const rows = await office().database.query.selectFrom('uzyte').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(read(one).challenge.signature);
      const { tidyUp } = await import('../../../../server/app/housekeeping.ts');
      await tidyUp(office().database.query, office().clock.ms + 11 * MINUTE);
      expect(await office().database.query.selectFrom('uzyte').selectAll().execute()).toEqual([]);
      // By then it is too old, so deleting its hash gives no second use.
      office().clock.ms += 11 * MINUTE;
      expect(await login(one)).toBe('1010');
    });
  });

  describe('a challenge', () => {
    const office = withOffice(make);
    const challenge = async () => (await office().anonymous.get('/api/konto/captcha?operacja=zaloguj')).json();

    it('is not stored and says how long it is valid', async () => {
      const answer = await office().anonymous.get('/api/konto/captcha?operacja=zaloguj');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json().waznePrzez).toBe(10 * MINUTE);
    });

    it('exists only for an operation that requires one', async () => {
      expect((await office().anonymous.get('/api/konto/captcha?operacja=dajKontakt')).status).toBe(400);
      expect((await office().anonymous.get('/api/konto/captcha')).status).toBe(400);
    });

    it('takes at most 400 tries of 5000 rounds each, and is different every time', async () => {
      const seen = await Promise.all(Array.from({ length: 5 }, challenge));
      const all = seen.map(({ wyzwanie }) => JSON.parse(wyzwanie).parameters);
      expect(new Set(all.map(({ nonce }) => nonce)).size).toBe(5);
      expect(all.map(({ algorithm, cost }) => [algorithm, cost])).toEqual(Array(5).fill(['PBKDF2/SHA-256', 5000]));
      const solution = await solveChallenge({ challenge: JSON.parse(seen[0].wyzwanie), deriveKey });
      expect(solution?.counter).toBeLessThanOrEqual(400);
    });

    it('does not reveal its solution or the secrets it is signed with', async () => {
      const { wyzwanie } = await challenge();
      const secrets = secretsOf(PEPPER);
      for (const name of ['captcha:wyzwanie', 'captcha:rozwiazanie'])
        expect(wyzwanie).not.toContain(secrets.hmac(name));
      expect(Object.keys(JSON.parse(wyzwanie).parameters)).not.toContain('counter');
    });

    it('is not required where nobody failed', async () => {
      expect((await office().anonymous.get('/api/pi/konfiguracja')).json()).toMatchObject({ czyCaptcha: false });
      expect((await office().login('anna.wisniewska')).token).toBeTruthy();
    });
  });
});
