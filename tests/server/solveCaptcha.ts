import { pbkdf2Sync } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import type { Client } from './helpers.ts';

/** Fetches a challenge and solves it like the browser. @returns the value for `recaptcha` */
export async function solveCaptcha(client: Client, operacja = 'zaloguj'): Promise<string> {
  const answer = await client.get(`/api/konto/captcha?operacja=${operacja}`);
  return solved(JSON.parse(answer.json().wyzwanie));
}

/** As the library derives it, but without a way to another thread for each of some hundred cheap tries. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength!, 'sha256'),
});

export async function solved(challenge: Parameters<typeof solveChallenge>[0]['challenge']): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
