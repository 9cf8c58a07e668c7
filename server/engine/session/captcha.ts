import { randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db } from '../db/open.ts';
import type { Context } from '../http/context.ts';
import type { Secrets } from './secrets.ts';

/** Long enough for somebody who types slowly, too short to collect many. */
export const CHALLENGE_MS = 10 * 60_000;
/** The maximum number of attempts. The solver counts from 0, so a minimum would only burden honest solvers. */
const MOST_TRIES = 400;

/** The library signs a canonical JSON of all parameters, so no value can be moved from one parameter to another. */
const keysOf = (secrets: Secrets) => ({
  hmacSignatureSecret: secrets.hmac('captcha:wyzwanie'),
  hmacKeySignatureSecret: secrets.hmac('captcha:rozwiazanie'),
});

/** A challenge that is valid for one call of one operation, JSON. */
export async function newChallenge(
  ctx: Pick<Context, 'secrets' | 'config' | 'now'>,
  operacja: string,
): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: ctx.config.captcha.cost,
    counter: randomInt(MOST_TRIES + 1),
    // By the office's own clock, unlike the library's expiry.
    data: { operacja, waznyDoMs: ctx.now.getTime() + CHALLENGE_MS },
    ...keysOf(ctx.secrets),
  });
  return JSON.stringify(challenge);
}

/**
 * Whether a challenge of the office was solved for this operation, in time, and for the first time. A solved challenge is used up.
 *
 * @param solved base64 of the JSON `{ challenge, solution }`; undefined: no solution was sent
 */
export async function isSolved(
  { db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>,
  solved: string | null | undefined,
  operacja: string,
): Promise<boolean> {
  const payload = solved ? readPayload(solved) : undefined;
  if (!payload) return false;
  const { challenge, solution } = payload;
  // The library throws for anything but a complete solution; such an input has no valid signature.
  const result = await verifySolution({ challenge, solution, deriveKey, ...keysOf(secrets) }).catch(() => undefined);
  if (!result?.verified) return false;
  const { operacja: purpose, waznyDoMs } = challenge.parameters.data ?? {};
  const nowMs = now.getTime();
  if (purpose !== operacja || typeof waznyDoMs !== 'number' || waznyDoMs <= nowMs) return false;
  return claim(db, secrets.hmac(`captcha:${challenge.signature}`), waznyDoMs);
}

/** @returns whether it was unused */
async function claim(db: Db, klucz: string, doMs: number): Promise<boolean> {
  const used = await db
    .insertInto('uzyte')
    .values({ klucz, doMs })
    .onConflict((conflict) => conflict.column('klucz').doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

function readPayload(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const whole = typeof payload?.challenge?.parameters === 'object' && payload.challenge.parameters !== null;
    return whole && typeof payload.challenge.signature === 'string' ? payload : undefined;
  } catch {
    return undefined;
  }
}
