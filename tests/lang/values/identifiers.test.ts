import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from '../../../src/lang/values/email.ts';
import { isNip } from '../../../src/lang/values/nip.ts';
import { digitsOf, formatNrb, isNrb, toIban } from '../../../src/lang/values/nrb.ts';
import { birthDateOf, isPesel } from '../../../src/lang/values/pesel.ts';
import { formatPhone, isPhone } from '../../../src/lang/values/phone.ts';
import { isRegon } from '../../../src/lang/values/regon.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const sum = (text: string, weights: readonly number[]) =>
  weights.reduce((all, weight, i) => all + weight * Number(text[i]), 0);
/** Changes one digit. */
const damaged = (text: string, at: number, by: number): string => {
  const i = at % text.length;
  return text.slice(0, i) + ((Number(text[i]) + 1 + (by % 9)) % 10) + text.slice(i + 1);
};

/** The check digit, computed in a different way than by the validators. */
const makers: readonly [string, (text: string) => boolean, fc.Arbitrary<string>][] = [
  [
    'PESEL',
    isPesel,
    fc
      .tuple(fc.date({ min: new Date('1800-01-01'), max: new Date('2299-12-31'), noInvalidDate: true }), digits(4))
      .map(([date, rest]) => {
        const [year = 0, month = 0, day] = date.toISOString().slice(0, 10).split('-').map(Number);
        const offset = { 18: 80, 19: 0, 20: 20, 21: 40, 22: 60 }[Math.floor(year / 100)]!;
        const body = [year % 100, month + offset, day].map((n) => String(n).padStart(2, '0')).join('') + rest;
        return body + ((10 - (sum(body, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10);
      }),
  ],
  [
    'NIP',
    isNip,
    digits(9)
      .filter((body) => body !== '000000000' && sum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 !== 10)
      .map((body) => body + (sum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11)),
  ],
  [
    'REGON',
    isRegon,
    digits(8)
      .filter((body) => body !== '00000000')
      .map((body) => body + ((sum(body, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10)),
  ],
  ['NRB', isNrb, digits(24).map((body) => String(98n - (BigInt(`${body}252100`) % 97n)).padStart(2, '0') + body)],
];

describe.each(makers)('%s', (_, valid, made) => {
  test('with a correct check digit is valid', () => {
    fc.assert(
      fc.property(made, (text) => {
        expect(valid(text)).toBe(true);
      }),
    );
  });
  test('with an extra, missing or wrong character, or empty, is invalid', () => {
    fc.assert(
      fc.property(made, (text) => {
        expect([`${text}0`, text.slice(1), `${text.slice(0, 3)}x${text.slice(4)}`, ''].some(valid)).toBe(false);
      }),
    );
  });
});

test.each(makers.filter(([name]) => name === 'NRB' || name === 'NIP' || name === 'PESEL'))(
  'one wrong digit in %s is detected',
  (_, valid, made) => {
    fc.assert(
      fc.property(made, fc.nat(), fc.nat(), (text, at, by) => {
        expect(valid(damaged(text, at, by))).toBe(false);
      }),
    );
  },
);

describe('known numbers', () => {
  test.each([
    [isPesel('44051401359'), true, 'the example of every textbook'],
    [isPesel('02070803628'), true, 'born in 1902'],
    [isPesel('44051401358'), false, 'wrong check digit'],
    [isPesel('44023001352'), false, '30 February'],
    [isPesel('00000000000'), false, 'zeros have no birthday'],
    [isNip('5260250274'), true, 'Ministerstwo Finansów'],
    [isNip('526-025-02-74'), false, 'without separators only'],
    [isNip('0000000000'), false, 'zeros have a correct check digit, but are refused'],
    [isRegon('000002217'), true, 'Ministerstwo Finansów'],
    [isRegon('000000000'), false, 'zeros'],
    [isRegon('23511332857188'), true, 'a local unit'],
    [isRegon('23511332857189'), false, 'a local unit, wrong'],
    [isNrb('61109010140000071219812874'), true, '26 digits'],
    [isNrb('PL61 1090 1014 0000 0712 1981 2874'), true, 'as IBAN, grouped'],
    [isNrb('DE61109010140000071219812874'), false, 'another country'],
  ])('%s, as it should be %s: %s', (found, wanted) => {
    expect(found).toBe(wanted);
  });

  test('the month of a PESEL encodes the century of birth', () => {
    expect(['44051401359', '02270803624', '00810112345'].map(birthDateOf)).toEqual([
      '1944-05-14',
      '2002-07-08',
      '1800-01-01',
    ]);
    expect(birthDateOf('44990101359')).toBeUndefined();
  });
});

describe('an account number is formatted', () => {
  const account = '61109010140000071219812874';
  test('as one group of two and six groups of four digits', () => {
    expect(formatNrb(account).replaceAll('\u00a0', ' ')).toBe('61 1090 1014 0000 0712 1981 2874');
    expect(formatNrb(`PL${account}`)).toBe(`PL${formatNrb(account)}`);
    expect(formatNrb('kasa urzędu')).toBe('kasa urzędu');
  });
  test('and parsed back', () => {
    expect(digitsOf(formatNrb(account))).toBe(account);
    expect(toIban(formatNrb(account))).toBe(`PL${account}`);
    expect(toIban('123')).toBeUndefined();
  });
});

describe('a phone number has nine digits', () => {
  test.each([
    ['600100200', true],
    ['600 100 200', false],
    ['+48600100200', false],
    ['60010020', false],
    ['', false],
  ])('%j: %s', (text, wanted) => {
    expect(isPhone(text)).toBe(wanted);
  });
  test.each([
    ['600100200', '600 100 200'],
    ['457000100', '457 000 100'],
    ['512345678', '512 345 678'],
    ['739000100', '739 000 100'],
    ['889000100', '889 000 100'],
    // At special rates.
    ['800100100', '800 100 100'],
    // Warszawa, Kraków, Gdańsk, Wrocław, Olsztyn.
    ['220000100', '22 000 01 00'],
    ['126161000', '12 616 10 00'],
    ['585555555', '58 555 55 55'],
    ['713000000', '71 300 00 00'],
    ['896000000', '89 600 00 00'],
    ['22 000 01 01', '22 000 01 01'],
    ['+48220000100', '+48220000100'],
    ['brak', 'brak'],
  ])('and %j is shown as %j', (text, wanted) => {
    expect(formatPhone(text).replaceAll('\u00a0', ' ')).toBe(wanted);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['anna.nowak@example.pl', true, 'the usual form'],
    ['a+b_c@sub.example.com', true, 'signs that mail allows'],
    ['żółw@przykład.pl', true, 'letters of any language'],
    ['anna@example', false, 'no dot in the host'],
    ['anna@example..pl', false, 'an empty part'],
    ['anna@.pl', false, 'an empty part'],
    ['anna@-a.pl', false, 'a hyphen at the edge'],
    ['@example.pl', false, 'no name before the @'],
    ['anna nowak@example.pl', false, 'a space'],
    ['anna@example.pl ', false, 'a space at the end'],
    ['a@b@example.pl', false, 'two signs'],
    ['anna', false, 'no sign'],
    [`${'a'.repeat(65)}@example.pl`, false, 'longer than a name may be'],
    [`anna@${'a.'.repeat(125)}pl`, false, 'longer than an address may be'],
  ])('%j: %s (%s)', (text, wanted) => {
    expect(isEmail(text)).toBe(wanted);
  });

  test('is validated at once, however long the text', () => {
    const start = performance.now();
    isEmail(`${'a@'.repeat(50_000)}`);
    isEmail(`a@${'-'.repeat(100_000)}`);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
