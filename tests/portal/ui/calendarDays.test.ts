import { expect, test } from 'vitest';
import { dayByKey, limitsOf, namesIn, weeksOf, within } from '../../../src/portal/ui/calendarDays.ts';

test('weeks run from Monday to Sunday, six in every month', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks).toHaveLength(6);
  // 1 November 2026 is a Sunday.
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks[1]?.[0]).toBe('2026-11-02');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('1900-01-31').flat().filter(Boolean)).toHaveLength(31);
  expect(weeksOf('2024-02-10').flat().filter(Boolean)).toHaveLength(29);
});

test.each([
  ['ArrowLeft', false, '2026-01-30'],
  ['ArrowRight', false, '2026-02-01'],
  ['ArrowUp', false, '2026-01-24'],
  ['ArrowDown', false, '2026-02-07'],
  ['Home', false, '2026-01-26'],
  ['End', false, '2026-02-01'],
  ['PageUp', false, '2025-12-31'],
  ['PageDown', false, '2026-02-28'],
  ['PageUp', true, '2025-01-31'],
  ['PageDown', true, '2027-01-31'],
  ['a', false, undefined],
])('from Saturday 31 January 2026 %s (shift: %j) leads to %s', (key, shift, wanted) => {
  expect(dayByKey('2026-01-31', key, shift)).toBe(wanted);
});

test('a calendar covers 1900 to 2100, or the range of its field', () => {
  expect(limitsOf({}, undefined)).toEqual({ min: '1900-01-01', max: '2100-12-31' });
  expect(limitsOf({ min: '2026-01-01', max: '2026-02-01' }, '2200-01-01')).toEqual({
    min: '2026-01-01',
    max: '2026-02-01',
  });
  expect(limitsOf({ min: '1800-01-01' }, '2200-01-01')).toEqual({ min: '1900-01-01', max: '2200-01-01' });
  expect(within('1850-01-01', limitsOf({}, undefined))).toBe('1900-01-01');
});

test.each([
  ['pl', 'marzec', 'poniedziałek', 'niedziela, 15 marca 2026'],
  ['en', 'March', 'Monday', 'Sunday, 15 March 2026'],
  ['de', 'März', 'Montag', 'Sonntag, 15. März 2026'],
  ['uk', 'березень', 'понеділок', 'неділя, 15 березня 2026'],
])('months and weekdays are named in %s', (language, month, weekday, day) => {
  const names = namesIn(language);
  expect(names.months[2]).toBe(month);
  expect(names.weekdays[0]?.long).toBe(weekday);
  expect(names.day('2026-03-15').replace(',', '')).toContain(day.replace(',', ''));
});
