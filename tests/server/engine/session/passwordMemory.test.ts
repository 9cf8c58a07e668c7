import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../../municipality.ts';

const PASSWORDS = 40;
/** The memory of one. */
const PASSWORD_MIB = 19;

const hashing = `
  import { readFileSync } from 'node:fs';
  import { hashPassword, verifyPassword } from '${pathToFileURL(join(ROOT, 'server/engine/session/password.ts'))}';
  const ownMiB = () => Number(/Private_Dirty:\\s+(\\d+)/.exec(readFileSync('/proc/self/smaps_rollup', 'utf8'))[1]) / 1024;
  const before = ownMiB();
  await Promise.all(Array.from({ length: ${PASSWORDS} }, () => hashPassword('Mokra-Lipa-2026')));
  const leftMiB = ownMiB() - before;
  const stored = await hashPassword('Mokra-Lipa-2026');
  console.log(JSON.stringify({ leftMiB, stored, isRight: await verifyPassword('Mokra-Lipa-2026', stored) }));
`;

/** What npm start sets. */
const MALLOC = Object.fromEntries(
  [...readFileSync(join(ROOT, 'scripts/run.mjs'), 'utf8').matchAll(/(MALLOC_\w+): '(\d+)'/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

test('the image says as npm start how glibc keeps memory', () => {
  const set = Object.entries(MALLOC).map(([name, value]) => `${name}=${value}`);
  expect(set).toHaveLength(2);
  expect(readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8')).toContain(` ${set.join(' ')}\n`);
});

test.skipIf(process.platform !== 'linux')(
  'passwords are hashed at the cost that OWASP recommends, and leave not even the memory of one',
  () => {
    const env = { ...process.env, ...MALLOC };
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', hashing], { env, encoding: 'utf8' });
    const { leftMiB, ...one } = JSON.parse(said);
    expect(leftMiB).toBeLessThan(PASSWORD_MIB);
    expect(one).toEqual({ stored: expect.stringMatching(/^argon2id\$19456\$2\$1\$/), isRight: true });
  },
);
