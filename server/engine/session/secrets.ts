import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineConfig } from '../config/config.ts';
import { prepareVar } from '../config/config.ts';
import { StartError } from '../config/startError.ts';

/** Hashes values that must not be stored in plain text: session halves, throttle keys. */
export interface Secrets {
  hmac(text: string): string;
}

export function secretsOf(pepper: string): Secrets {
  const key = createSecretKey(pepper, 'utf8');
  return { hmac: (text) => createHmac('sha256', key).update(text).digest('base64url') };
}

/**
 * The pepper of the environment; in demo mode without one, a random one stored in `var/`.
 *
 * @throws StartError for production with the secret of a demo
 */
export function openSecrets(config: EngineConfig): Secrets {
  const file = join(prepareVar(config), 'demo-pepper');
  if (config.pepper) {
    if (config.mode === 'production' && existsSync(file) && readFileSync(file, 'utf8') === config.pepper)
      throw new StartError('OKIENKO_PEPPER is the secret of the demo: give production one of its own.');
    return secretsOf(config.pepper);
  }
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (failure) {
      if ((failure as { code?: string }).code !== 'EEXIST') throw failure;
    }
  }
  return secretsOf(readFileSync(file, 'utf8'));
}
