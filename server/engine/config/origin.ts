import type { Env } from './env.ts';
import { StartError } from './startError.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How the messages about an address name it. */
interface Described {
  /** `the portal` */
  of: string;
  example: string;
  /** Why production needs it. */
  why: string;
}

/**
 * The origin by which others reach one of the office's servers: nothing stands behind it, and it is over https, unless it is this
 * machine's own. A demo without the setting is at its port.
 *
 * @throws StartError one sentence with what to do
 */
export function readOrigin(env: Env, name: string, port: number, { of, example, why }: Described): string {
  const text = env[name];
  if (!text) {
    if (env.OKIENKO_MODE !== 'production') return `http://localhost:${port}`;
    throw new StartError(`In production ${name} must name the address of ${of}, for example ${example}: ${why}.`);
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!url || !safe || url.href !== `${url.origin}/` || url.username) {
    throw new StartError(
      `${name} must be the address of ${of} without a path, over https, for example ${example}, but it is "${text}".`,
    );
  }
  return url.origin;
}
