import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { TooMany } from '../http/refusals.ts';

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** Hashing takes a core for some 50 ms: more at once would starve everything else. */
const RUNNING = 2;
const QUEUED = 64;

const derive = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

/** Verified against when the login is unknown, so that both answers take the same time. */
const DUMMY = `argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

/** @returns `argon2id$memory$passes$lanes$salt$tag`, salt and tag in base64url */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const tag = await hash(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return ['argon2id', memory, passes, parallelism, salt.toString('base64url'), tag.toString('base64url')].join('$');
}

/**
 * @param stored what `hashPassword` gave; undefined: nobody has this login, which takes as long and is never right
 * @throws TooMany when more wait than a machine can hash in good time
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = (stored ?? DUMMY).split('$');
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
