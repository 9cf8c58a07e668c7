import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { TooMany } from '../http/refusals.ts';

/** Of a new hash. OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. Tests set less (tests/server/cheapPasswords.ts). */
export const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** The maximum number of parallel hashes: one takes a core for about 50 ms, and more would delay all other calls. */
const RUNNING = 2;
const QUEUED = 64;

const derive = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

/** Verified when the login is unknown, so that both responses take the same time. */
const dummy = () =>
  `argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

/** @returns `argon2id$memory$passes$lanes$salt$tag`, salt and tag in base64url */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const tag = await hash(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return ['argon2id', memory, passes, parallelism, salt.toString('base64url'), tag.toString('base64url')].join('$');
}

/**
 * @param stored the result of `hashPassword`; undefined: nobody has this login; it takes as long and is never right
 * @throws TooMany when more calls wait than the machine can hash in acceptable time
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = (stored ?? dummy()).split('$');
  const wanted = Buffer.from(tag ?? '', 'base64url');
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  };
  const found = await hash(password, Buffer.from(salt ?? '', 'base64url'), cost);
  return timingSafeEqual(found, wanted) && stored !== undefined;
}

async function hash(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  await enter();
  try {
    return Buffer.from(await derive('argon2id', { message: Buffer.from(password, 'utf8'), nonce, ...cost }));
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function enter(): Promise<void> {
  if (running >= RUNNING) {
    if (waiting.length >= QUEUED) throw new TooMany(5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
}
