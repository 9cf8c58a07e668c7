import { expect, test } from 'vitest';
import { mayHang } from '../../codegen/contract/patternTime.ts';

test.each([
  '(a+)+',
  '^([a-z]+)*$',
  '^(\\w+\\s?)*$',
  '(?:[0-9]*x?)+',
  '((a+)b?)+',
  '^(a|b+)*$',
  '(x[a-z]+)+',
  '(.[a-z]+)*',
  '((ab)+){2,}',
  '(?<n>\\p{L}+)+',
])('%s may take exponential time', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
  expect(mayHang(pattern)).toBe(true);
});

test.each([
  '^[0-9]{11}$',
  '^[A-Z][a-z]+( [A-Z][a-z]+)*$',
  '^([a-z]+,)+$',
  '^(/[a-z]+)*$',
  '^(\\.[0-9]+)*$',
  '^[(+)]+$',
  '^\\(a+\\)+$',
  '^(ab|cd)*$',
  '^([0-9]{2}-)*$',
  '^([a-z]+){1,2}$',
  '^(?!a+$)[a-z]+$',
])('%s is safe', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
  expect(mayHang(pattern)).toBe(false);
});
