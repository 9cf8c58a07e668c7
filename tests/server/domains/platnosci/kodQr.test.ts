import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { kodQr } from '../../../../server/domains/platnosci/kodQr.ts';
import { odbiorca } from '../../../../server/domains/platnosci/odbiorca.ts';
import { isNip } from '../../../../src/lang/values/nip.ts';

const RACHUNEK = '11874200090001000000001203';
const przelew = {
  nip: odbiorca.nip,
  numerRachunku: RACHUNEK,
  kwotaGrosze: 128_000,
  odbiorca: odbiorca.nazwa,
  tytul: 'POD/2026/001203',
};

/** Remainder of an account by the rule of IBAN, computed with whole numbers of any size. */
const mod97 = (nrb: string): bigint => BigInt(`${nrb.slice(2)}2521${nrb.slice(0, 2)}`) % 97n;

/** Any account with correct check digits. */
const rachunek = fc.stringMatching(/^\d{24}$/).map((rest) => {
  const check = 98n - (BigInt(`${rest}252100`) % 97n);
  return `${String(check).padStart(2, '0')}${rest}`;
});

/** Decodes the code like a bank's app. */
function decoded(code: string) {
  const [nip, kraj, numerRachunku, kwota, nazwa, tytul, ...reserve] = code.split('|');
  return { nip, kraj, numerRachunku, kwota, nazwa, tytul, reserve };
}

it('the QR code of a card has payee, account, amount and title in the order that banks read', () => {
  expect(isNip(odbiorca.nip)).toBe(true);
  expect(kodQr(przelew)).toBe(`${odbiorca.nip}|PL|${RACHUNEK}|128000|Gmina Lipowa Dolina|POD/2026/001203|||`);
});

it('the decoded QR code is the same transfer, and no field is longer than a bank accepts', () => {
  const tytul = fc.stringMatching(/^[A-Za-z0-9ąęłŹ/.-]{1,16}( [A-Za-z0-9ąęłŹ/.-]{1,15})?$/);
  fc.assert(
    fc.property(
      rachunek,
      fc.integer({ min: 1, max: 999_999 }),
      tytul,
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', odbiorca.nip, '1234567890'),
      (numerRachunku, kwotaGrosze, tytul, nazwa, nip) => {
        const code = kodQr({ nip, numerRachunku, kwotaGrosze, odbiorca: nazwa, tytul })!;
        const read = decoded(code);
        expect(read).toMatchObject({ kraj: 'PL', numerRachunku, tytul, reserve: ['', '', ''] });
        expect(mod97(read.numerRachunku!)).toBe(1n);
        expect(read.kwota).toMatch(/^\d{6}$/);
        expect(Number(read.kwota)).toBe(kwotaGrosze);
        expect(read.nazwa!.length).toBeLessThanOrEqual(20);
        expect(read.nip).toBe(nip === odbiorca.nip ? nip : '');
        expect(code.length).toBeLessThanOrEqual(160);
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([
  ['nothing to pay', { kwotaGrosze: 0 }],
  ['ten thousand złoty', { kwotaGrosze: 1_000_000 }],
  ['a fraction of a grosz', { kwotaGrosze: 10.5 }],
  ['an account with a wrong digit', { numerRachunku: RACHUNEK.replace('1203', '1204') }],
  ['a title that would be cut', { tytul: 'x'.repeat(33) }],
  ['a title with a separator', { tytul: 'POD|2026' }],
])('there is no QR code for %s', (_what, wrong) => {
  expect(kodQr({ ...przelew, ...wrong })).toBeNull();
});

it('the largest sum, the longest title and a payee that is too long still give a picture that a phone reads from paper', () => {
  const most = { kwotaGrosze: 999_999, odbiorca: 'Gmina Miejsko-Wiejska | „Łąka”', tytul: 'ŁĄĘŚ'.repeat(8) };
  const code = kodQr({ ...przelew, ...most })!;
  expect(decoded(code)).toMatchObject({ kwota: '999999', nazwa: 'Gmina Miejsko-Wiejsk', tytul: most.tytul });
  expect(encode(code, { ecc: 'L' }).version).toBeLessThanOrEqual(8);
});
