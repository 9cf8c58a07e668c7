import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../../municipality.ts';

const PASSWORDS = 40;
/** Those hashed at a time. */
const HELD_MIB = 2 * 19;

const hashing = `
  import { readFileSync } from 'node:fs';
  import { hashPassword } from '${pathToFileURL(join(ROOT, 'server/engine/session/password.ts'))}';
  const ownMiB = () => Number(/Private_Dirty:\\s+(\\d+)/.exec(readFileSync('/proc/self/smaps_rollup', 'utf8'))[1]) / 1024;
  const before = ownMiB();
  await Promise.all(Array.from({ length: ${PASSWORDS} }, () => hashPassword('Mokra-Lipa-2026')));
  console.log(ownMiB() - before);
`;

test('the image and npm start set how many pools of memory there are', () => {
  const [, set] = /MALLOC_ARENA_MAX = '(\d+)'/.exec(readFileSync(join(ROOT, 'scripts/run.mjs'), 'utf8'))!;
  expect(readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8')).toContain(`MALLOC_ARENA_MAX=${set}\n`);
  expect(set).toBe('2');
});

test.skipIf(process.platform !== 'linux')('so many passwords leave the memory of those hashed at a time', () => {
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', hashing], { env, encoding: 'utf8' });
  expect(Number(said)).toBeLessThan(HELD_MIB + 20);
});
