import { describe, expect, test } from 'vitest';
import { type Format, type FormatDetails, formatValue } from '../../../src/lang/values/formats.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a value is formatted', () => {
  test.each<[unknown, Format, string, FormatDetails, string]>([
    [1234.5, 'money', 'de', {}, '1 234,50 zł'],
    [1234, 'integer', 'pl', {}, '1234'],
    [12345, 'integer', 'pl', {}, '12 345'],
    [1234.6, 'integer', 'en', {}, '1,235'],
    [0.1 + 0.2, 'decimal', 'pl', {}, '0,3'],
    [1.25, 'decimal', 'en', {}, '1.25'],
    [1.25, 'decimal1', 'pl', {}, '1,3'],
    [1.5, 'decimal2', 'pl', {}, '1,50'],
    [12345.5, 'decimal3', 'en', {}, '12,345.500'],
    [2, 'decimal4', 'de', {}, '2,0000'],
    [0.125, 'percent', 'pl', {}, '12,50%'],
    [0.125, 'percent', 'de', {}, '12,50 %'],
    ['2026-11-21', 'date', 'en', {}, '21.11.2026'],
    ['2026-11-21T23:30:00Z', 'date', 'en', {}, '22.11.2026'],
    ['2026-11-21T09:00:00.123Z', 'date', 'pl', {}, '21.11.2026'],
    ['2026-11-21T08:00:00Z', 'datetime', 'uk', {}, '21.11.2026 09:00:00'],
    [1, 'month', 'pl', {}, 'styczeń'],
    [12, 'month', 'uk', {}, 'грудень'],
    [13, 'month', 'pl', {}, '13'],
    ['2026-03', 'month', 'de', {}, 'März 2026'],
    ['2026-03-15', 'month', 'pl', {}, 'marzec 2026'],
    ['61109010140000071219812874', 'account', 'pl', {}, '61 1090 1014 0000 0712 1981 2874'],
    ['a\nb', 'multiline', 'pl', {}, 'a\nb'],
    ['tekst', 'text', 'pl', {}, 'tekst'],
    [2026, 'text', 'en', {}, '2026'],
    [999, 'bytes', 'pl', {}, '999 B'],
    [1234567, 'bytes', 'pl', {}, '1,2 MB'],
    [5e9, 'bytes', 'pl', {}, '5 GB'],
    [true, 'flag', 'pl', { yes: 'tak', no: 'nie' }, 'tak'],
    [false, 'flag', 'de', { yes: 'ja', no: 'nein' }, 'nein'],
    [12.5, 'unit', 'pl', { unit: 'm2' }, '12,50 m²'],
    [3, 'unit', 'en', { unit: 'm3' }, '3 m³'],
    [1.5, 'unit', 'pl', { unit: 'ha' }, '1,5000 ha'],
    ['100', 'unit', 'pl', { unit: 'l' }, '100 l'],
    [1234.5, 'unit', 'pl', { unit: 'l' }, '1234,50 l'],
    [110, 'unit', 'uk', { unit: 'l' }, '110,00 л'],
    [0.1172, 'percent', 'pl', {}, '11,72%'],
    [4, 'unit', 'pl', {}, '4'],
    [[2024, 2025], 'text', 'pl', {}, '2024, 2025'],
  ])('%j as %s (%s, %j): %s', (value, format, language, details, wanted) => {
    expect(plain(formatValue(value, format, language, details))).toBe(wanted);
  });

  test('with no-break spaces, so that an amount stays on one line', () => {
    expect(formatValue(1234.5, 'money', 'pl')).toBe('1\u00a0234,50\u00a0zł');
    expect(formatValue(3, 'unit', 'pl', { unit: 'm2' })).toBe('3,00\u00a0m²');
  });
});

const formats: Format[] = [
  'money',
  'integer',
  'decimal',
  'percent',
  'date',
  'datetime',
  'month',
  'account',
  'text',
  'multiline',
  'bytes',
  'flag',
  'unit',
];

test.each(formats)('%s: a missing value is empty, wrong data are shown unchanged', (format) => {
  expect(formatValue(null, format, 'pl')).toBe('');
  expect(formatValue(undefined, format, 'pl')).toBe('');
  expect(formatValue('coś', format, 'pl')).toBe('coś');
  expect(formatValue(true, format, 'pl')).toBe('true');
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, {}, Symbol('x'), () => 1])
    expect(formatValue(odd, format, 'pl')).toBe('');
});
