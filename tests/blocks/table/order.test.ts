import { beforeAll, describe, expect, test } from 'vitest';
import { orderByLetters } from '../../../src/blocks/table/collate.ts';
import { orderBy, orderByCollator, orderTextsBy } from '../../../src/blocks/table/order.ts';
import { compareValues } from '../../../src/lang/values/order.ts';

const sorted = <T>(values: readonly T[], language = 'pl', descending = false): T[] =>
  orderBy([...values.keys()], values, language, descending).map((index) => values[index]!);

describe.each([orderByCollator, orderByLetters])('orderBy by $name', (order) => {
  beforeAll(() => orderTextsBy(order));

  test('sorts numbers by size, with missing values last in both directions', () => {
    expect(sorted([3, null, 10, 2])).toEqual([2, 3, 10, null]);
    expect(sorted([3, null, 10, 2], 'pl', true)).toEqual([10, 3, 2, null]);
  });

  test('keeps equal rows in their original order, in both directions', () => {
    const values = ['b', 'a', 'b', 'a'];
    expect(orderBy([0, 1, 2, 3], values, 'pl', false)).toEqual([1, 3, 0, 2]);
    expect(orderBy([0, 1, 2, 3], values, 'pl', true)).toEqual([0, 2, 1, 3]);
  });

  test('uses the alphabet of each language, and compares numbers inside texts', () => {
    expect(sorted(['Żaneta', 'Zofia', 'Łucja', 'Lucjan', 'ćma', 'cyna'])).toEqual([
      'cyna',
      'ćma',
      'Lucjan',
      'Łucja',
      'Zofia',
      'Żaneta',
    ]);
    expect(sorted(['Їжак', 'Ірина', 'Ганна', 'Ґанок'], 'uk')).toEqual(['Ганна', 'Ґанок', 'Ірина', 'Їжак']);
    expect(sorted(['karta 10', 'karta 9', 'karta 09a'])).toEqual(['karta 9', 'karta 09a', 'karta 10']);
  });

  test.each(['pl', 'en', 'de', 'uk'])('sorts like the collator of %s, known letters and others', (language) => {
    const parts = ['ko', 'Ża', 'łó', '12', '9', '007', ' ', '-', 'Ä', 'ö', 'ß', 'є', 'Ї', 'ś', 'e\u0301', '.'];
    let seed = 7;
    const pick = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return parts[seed % parts.length]!;
    };
    for (const known of [true, false]) {
      const usable = known ? (part: string) => !/ß|\u0301/.test(part) : () => true;
      const texts = [
        ...new Set(Array.from({ length: 600 }, () => Array.from({ length: 5 }, pick).filter(usable).join(''))),
      ];
      const expected = texts.filter(Boolean).toSorted((a, b) => compareValues(a, b, language));
      expect(sorted(texts.filter(Boolean), language)).toEqual(expected);
    }
  });
});
