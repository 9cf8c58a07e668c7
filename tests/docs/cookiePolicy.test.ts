import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COOKIE } from '../../server/engine/session/cookie.ts';

const root = join(import.meta.dirname, '../..');

/** Names of the values that the portal stores in the browser, read from its source. */
const stored = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  .filter((text) => /\bstorage\.(get|set)\(/.test(text))
  .flatMap((text) => [
    ...text.matchAll(/\bstorage\.(?:get|set)\('(\w+)'/g),
    ...text.matchAll(/^(?:export )?const (?:key|\w+Key) = '(\w+)';/gm),
    ...[...text.matchAll(/^const keys = \{([^}]*)\}/gm)].flatMap(([, inside = '']) => [...inside.matchAll(/'(\w+)'/g)]),
  ])
  .map((match) => match[1] ?? '');

test.each(['pl', 'en', 'de', 'uk'])('the cookie policy names every value stored in the browser, in %s', (language) => {
  const policy = Object.values(JSON.parse(readFileSync(join(root, `locales/${language}/cookie.json`), 'utf8'))).join(
    '\n',
  );
  expect(stored.length).toBeGreaterThan(10);
  expect([...new Set([...stored, COOKIE])].filter((name) => !policy.includes(name))).toEqual([]);
});
