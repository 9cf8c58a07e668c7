import type { Random } from '../../../server/demo/kit/random.ts';

/** Names with a meaning in JavaScript or in the database, and names of fields that only the server sets. */
export const hostileNames: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'kontoId',
  'podmiotId',
  'pesel',
  'czyOgraniczony',
  'args',
  '?nip',
  '',
  ' ',
  '0',
  'rok[]',
  'rok[$gt]',
  'a.b.c',
  '../x',
  'zażółć',
  '💧',
];

/** Texts that some layer may interpret as more than text. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b[31m',
  '\r\nSet-Cookie: __Host-es=x',
  '\u007f\u0085\u2028\u2029',
  '\ufeff',
  '\u202etxt.exe',
  'e\u0301'.repeat(40),
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d'.repeat(20),
  '💧'.repeat(99),
  '👨‍👩‍👧‍👦'.repeat(20),
  'שלום مرحبا',
  '\ud800',
  'x\udfffy',
  "1' or '1'='1",
  "'; drop table karty; --",
  '$1',
  '%s%n',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a hostile client would send
  '${7*7}',
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..%2f..%2fetc/passwd',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  'ł'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(2_000),
];

/** Texts that look like numbers: only a plain decimal one of the right size is valid. */
export const hostileNumbers: readonly string[] = [
  '0',
  '-0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1.',
  '.5',
  '1e3',
  '1E400',
  '-1e-400',
  '0x10',
  '0b1',
  '0o7',
  '1_000',
  '1,5',
  '１２',
  '٣',
  'Infinity',
  '-Infinity',
  '1n',
  ' 1',
  '1 ',
  '1%00',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9'.repeat(40),
  `0.${'0'.repeat(300)}1`,
  '999999999.999',
];

/** A JSON value of the wrong type, sometimes with keys that could reach a prototype. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.integer(0, depth > 3 ? 5 : 8);
  switch (kind) {
    case 0:
      return random.pick(hostileTexts);
    case 1:
      return random.pick([0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1e308, 5e-324, 401]);
    case 2:
      return random.pick([null, true, false]);
    case 3:
      return random.pick(hostileNumbers);
    case 4:
      return [];
    case 5:
      return {};
    case 6:
      return Array.from({ length: random.integer(1, 5) }, () => hostileValue(random, depth + 1));
    case 7:
      return Array.from({ length: 401 }, (_, index) => index + 1);
    default: {
      const made: Record<string, unknown> = {};
      for (let count = random.integer(1, 3); count > 0; count--) {
        const value = hostileValue(random, depth + 1);
        Object.defineProperty(made, random.pick(hostileNames), { value, enumerable: true, configurable: true });
      }
      return made;
    }
  }
}
