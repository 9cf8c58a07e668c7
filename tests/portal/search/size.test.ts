import { expect, test, vi } from 'vitest';
import { isNear, nearest } from '../../../src/lang/values/nearest.ts';
import { find, prepared } from '../../../src/portal/app/search/rank.ts';

/** A thousand services that repeat the same three hundred words in different orders. */
const WORDS = Array.from({ length: 300 }, (_, n) => `slowo${String.fromCharCode(97 + (n % 26))}${n}`);
const entries = Array.from({ length: 1000 }, (_, n) => ({
  service: n,
  screen: 'any',
  name: WORDS[n % 300]!,
  words: Array.from({ length: 20 }, (_, m) => WORDS[(n * 7 + m) % 300]!),
}));
const index = prepared(entries, 'pl');

test('each word of a thousand services is compared once, however often it occurs', () => {
  const compared = vi.spyOn(String.prototype, 'startsWith');
  find(index, 'zzzzzzzz', 'pl');
  const times = compared.mock.calls.length;
  compared.mockRestore();
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(2 * WORDS.length);
});

test('hostile texts are treated as words', () => {
  const names = [
    '.*+?^()|[]{}',
    'C:\\d+',
    '<img src=x onerror=alert(1)>',
    '__proto__ constructor',
    '\u202e\u0000',
    'x'.repeat(20_000),
  ];
  const odd = prepared(
    names.map((name, service) => ({ service, screen: 'any', name })),
    'pl',
  );
  for (const typed of [...names, '(a+)+$', 'constructor', 'toString'])
    expect(() => find(odd, typed, 'pl')).not.toThrow();
  expect(find(odd, 'constructor', 'pl').map(({ service }) => service)).toEqual([3]);
});

test('search and check use the same definition of a typing mistake', () => {
  const words = ['podatek', 'podatki', 'opłata', 'oplata', 'wniosek', 'wnisoek', 'odpady', 'pies', 'psy', 'kto', 'kot'];
  const folded = words.map((word) => word.replace('ł', 'l'));
  for (const a of folded)
    for (const b of folded)
      if (a.length > 2) expect([a, b, isNear(a, b)]).toEqual([a, b, nearest(a, [b]) !== undefined]);
});
