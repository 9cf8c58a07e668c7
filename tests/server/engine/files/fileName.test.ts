import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from '../../../../server/engine/files/fileName.ts';
import { times } from '../../../night.ts';
import { codePoint } from '../../codePoint.ts';

test.each([
  ['umowa.pdf', 'umowa.pdf'],
  ['Zaświadczenie o zarobkach (maj).PDF', 'Zaświadczenie o zarobkach (maj).pdf'],
  ['договір.pdf', 'договір.pdf'],
  ['../../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Anna\\umowa.pdf', 'umowa.pdf'],
  ['umowa.exe', 'umowa.exe.pdf'],
  ['umowa\u202Efdp.exe', 'umowafdp.exe.pdf'],
  ['umo\u200Bwa\u0000\r\nX: 1.pdf', 'umowaX_ 1.pdf'],
  ['a<b>"c|d?e*f:g.pdf', 'a_b_c_d_e_f_g.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['com1.tar.pdf', '_com1.tar.pdf'],
  ['..pdf', 'plik.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['   .  .pdf', 'plik.pdf'],
  ['', 'plik.pdf'],
  ['/', 'plik.pdf'],
  ['umowa. . .pdf', 'umowa.pdf'],
  ['~$umowa.pdf', '$umowa.pdf'],
  [`${'ż'.repeat(300)}.pdf`, `${'ż'.repeat(96)}.pdf`],
  ['Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301.pdf', 'Ź\u0301\u0301\u0301\u0301.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
])('%j becomes %j', (sent, name) => {
  expect(cleanName(sent, 'pdf')).toBe(name);
});

test('an extension of the kind stays, another one is added', () => {
  expect(cleanName('zdjęcie.JPEG', 'jpeg')).toBe('zdjęcie.jpeg');
  expect(cleanName('zdjęcie.png', 'jpeg')).toBe('zdjęcie.png.jpg');
});

test('marks that a removed letter kept apart are in one order', () => {
  const name = cleanName('\u1DC0\u0000\u1DF7', 'pdf');
  expect(name).toBe('\u1DF7\u1DC0.pdf');
  expect(cleanName(name, 'pdf')).toBe(name);
});

test('a name of any letters is one part of a path, short, and the same when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 300 }), (sent) => {
      const name = cleanName(sent, 'pdf');
      expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]{1,96}\.pdf$/u);
      expect(name).not.toMatch(/^[.\s]|^(?:con|nul|aux|prn)\./i);
      expect(cleanName(name, 'pdf')).toBe(name);
    }),
    { numRuns: times(500, 50_000) },
  );
});
