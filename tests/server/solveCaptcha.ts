import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Client } from './helpers.ts';

/** Fetches a challenge and solves it like the browser. @returns the value for `recaptcha` */
export async function solveCaptcha(client: Client, operacja = 'zaloguj'): Promise<string> {
  const answer = await client.get(`/api/konto/captcha?operacja=${operacja}`);
  return solved(JSON.parse(answer.json().wyzwanie));
}

export async function solved(challenge: Parameters<typeof solveChallenge>[0]['challenge']): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
