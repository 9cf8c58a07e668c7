import { describe, expect, test } from 'vitest';
import type { FormField } from '../../../src/blocks/form/block.ts';
import { countCharacters } from '../../../src/blocks/form/fieldRules.ts';
import { keepToLimit } from '../../../src/portal/stores/formLimit.ts';
import { countDigits, readTyped, writeTyped } from '../../../src/portal/stores/formTyped.ts';

describe('typed text as a value', () => {
  test.each<[FormField['as'], unknown, unknown, string]>([
    ['text', '  Jan  ', 'Jan', 'blanks around are not meant'],
    ['text', '   ', null, 'only blanks is nothing'],
    ['textarea', 'a\n b ', 'a\n b', 'blanks inside are meant'],
    ['decimal', '12,5', 12.5, 'comma'],
    ['decimal', '12.5', 12.5, 'dot'],
    ['decimal', '1 234,5', 1234.5, 'thousands by a blank'],
    ['decimal', '1\u00a0234\u202f567', 1234567, 'thousands by the blanks that formats write'],
    ['decimal', '1.234,56', 1234.56, 'German'],
    ['decimal', '1,234.56', 1234.56, 'English'],
    ['decimal', '−3', -3, 'a true minus sign'],
    ['money', '10', 10, 'whole złoty'],
    ['integer', '007', 7, 'leading zeros'],
    ['checkbox', undefined, false, 'a box is never nothing'],
    ['select', 3, 3, 'a choice keeps its type'],
  ])('%s: %j gives %j (%s)', (as, typed, value) => {
    expect(readTyped(as, typed)).toEqual({ value, malformed: false });
  });

  test.each([
    ['decimal', '12,5,1'],
    ['decimal', '1e3'],
    ['decimal', '0x1f'],
    ['decimal', '12 zł'],
    ['decimal', '12 34'],
    ['decimal', '1.234,5.6'],
    ['integer', '12,0'],
    ['money', '1,234'],
    ['decimal', '12345678901234567'],
  ] as const)('%s: %j is not a number', (as, typed) => {
    expect(readTyped(as, typed)).toEqual({ value: null, malformed: true });
  });

  test('a secret is taken literally', () => {
    expect(readTyped('password', ' a ', 'secret').value).toBe(' a ');
  });

  test.each([
    ['440514 01359', '44051401359'],
    ['440-514-01\u00a0359', '44051401359'],
    ['44051401359', '44051401359'],
    ['44o514', '44o514'],
  ])('a field of digits reads %j as %j', (typed, value) => {
    expect(readTyped('text', typed, 'digits')).toEqual({ value, malformed: false });
  });

  test.each([
    ['decimal', 12.5, 'pl', '12,5'],
    ['decimal', 12.5, 'en', '12.5'],
    ['money', 1234.5, 'uk', '1234,50'],
    ['decimal', 1e-7, 'pl', '0,0000001'],
    ['checkbox', null, 'pl', false],
    ['text', null, 'pl', undefined],
  ] as const)('%s: the input shows %j in %s', (as, value, language, shown) => {
    expect(writeTyped(as, value, language)).toBe(shown);
  });

  test('digits are counted as they are typed', () => {
    expect(countDigits('1 234,50')).toEqual({ whole: 4, fraction: 2 });
    expect(countDigits(' 00012 ')).toEqual({ whole: 5, fraction: 0 });
  });

  test.each(['-12', '1.234,5', '1,234.5', '1e3', '12,', '٤١٢', '', '12 34', '0x1f'])(
    '%j is not a meter reading',
    (typed) => {
      expect(countDigits(typed)).toBeUndefined();
    },
  );
});

describe('a limit', () => {
  test.each([
    ['abc', 'abcd', 3, 'abc', 'no more at the end'],
    ['abc', 'xabc', 3, 'abc', 'no more at the beginning, and the end stays'],
    ['abc', 'aXYZc', 4, 'aXYc', 'of what is put in the middle, what fits'],
    ['abcdef', 'abcde', 3, 'abcde', 'taking away is allowed above the limit'],
    ['', 'abcdef', 3, 'abc', 'the beginning of a long paste'],
    ['🙂🙂', '🙂🙂🙂', 2, '🙂🙂', 'a sign outside the basic plane is one'],
    ['aaa', 'aaaa', 3, 'aaa', 'equal letters'],
    ['abcdef', 'abcxef', 3, 'abcxef', 'a letter replaced above the limit, which makes the text no longer'],
  ])('%j edited to %j within %i is %j (%s)', (before, after, limit, kept) => {
    expect(keepToLimit(before, after, limit)).toBe(kept);
  });

  test('characters are code points', () => {
    expect(countCharacters('zażółć 🙂')).toBe(8);
  });
});
