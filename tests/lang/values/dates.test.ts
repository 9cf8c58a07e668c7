import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, diffDays, formatDatetime, isDate } from '../../../src/lang/values/dates.ts';
import { warsawClock } from '../../../src/lang/values/warsaw.ts';

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a valid date is a day of the calendar', () => {
  test.each([
    ['2024-02-29', true, 'a leap year'],
    ['2023-02-29', false, 'no leap year'],
    ['1900-02-29', false, 'a century that is none'],
    ['2026-04-31', false, 'thirty days'],
    ['2026-13-01', false, 'no such month'],
    ['2026-1-1', false, 'not two digits'],
    ['2026-11-21T00:00:00Z', false, 'a moment'],
    ['', false, 'empty'],
  ])('%s: %s (%s)', (text, wanted) => {
    expect(isDate(text)).toBe(wanted);
  });
});

describe('date arithmetic', () => {
  test.each([
    [addDays('2026-02-28', 1), '2026-03-01', 'over the end of a month'],
    [addDays('2026-03-29', 1), '2026-03-30', 'over the change of the clock'],
    [addDays('2026-01-01', -1), '2025-12-31', 'backwards'],
    [addDays('2026-01-01', 1.9), '2026-01-02', 'a fraction is cut off'],
    [addMonths('2026-01-31', 1), '2026-02-28', 'the last day, when there is no such day'],
    [addMonths('2024-01-31', 1), '2024-02-29', 'in a leap year'],
    [addMonths('2026-03-31', -13), '2025-02-28', 'backwards over a year'],
    [addMonths('2026-11-21', 12), '2027-11-21', 'a year'],
  ])('%s is %s: %s', (found, wanted) => {
    expect(found).toBe(wanted);
  });

  test.each([
    ['no date', addDays('21.11.2026', 1)],
    ['no such day', addMonths('2026-02-30', 1)],
    ['after the year 9999', addDays('9999-12-31', 1)],
    ['far after it', addDays('2026-01-01', 1e300)],
    ['before the year 0', addMonths('2026-01-01', -1e6)],
    ['not a number of days', addDays('2026-01-01', Number.NaN)],
    ['no difference to no date', diffDays('2026-01-01', 'x')],
  ])('there is no result: %s', (_, found) => {
    expect(found).toBeUndefined();
  });

  test('the difference between a date and the date n days later is n', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, n) => {
        const later = addDays(date, n);
        fc.pre(later !== undefined);
        expect(diffDays(later!, date)).toBe(n || 0);
      }),
    );
  });

  test('adding months keeps the day of the month, or takes the last day of a shorter month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (date, n) => {
        const later = addMonths(date, n);
        fc.pre(later !== undefined);
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(months(later!) - months(date)).toBe(n || 0);
        const next = addDays(later!, 1)?.slice(8) ?? '01';
        expect(later!.slice(8) === date.slice(8) || (next === '01' && later!.slice(8) < date.slice(8))).toBe(true);
      }),
    );
  });
});

describe('Warsaw time', () => {
  test.each([
    ['2026-11-21T23:30:00Z', '22.11.2026 00:30:00', 'winter, one hour ahead'],
    ['2026-07-01T22:00:00Z', '02.07.2026 00:00:00', 'summer, two hours ahead'],
    ['2026-11-21T10:00:00+03:00', '21.11.2026 08:00:00', 'another offset'],
    ['2026-11-21T10:00:00', '21.11.2026 10:00:00', 'no offset: the office’s own clock'],
    ['2026-11-21 10:00:05', '21.11.2026 10:00:05', 'with a space'],
    ['2026-11-21T10:00', '21.11.2026 10:00:00', 'without seconds'],
    ['2026-11-21T10:00:00.123Z', '21.11.2026 11:00:00', 'parts of seconds are not shown'],
    ['2026-03-29T01:00:00Z', '29.03.2026 03:00:00', 'the hour that the clock leaves out'],
    ['2026-11-21', '21.11.2026', 'a date has no time'],
    ['wczoraj', 'wczoraj', 'text stays'],
    ['2026-02-30T10:00:00Z', '2026-02-30T10:00:00Z', 'no such day stays'],
  ])('%s is shown as %s: %s', (moment, wanted) => {
    expect(formatDatetime(moment)).toBe(wanted);
  });

  test('a moment is converted to its day in Warsaw', () => {
    expect(dayOf('2026-11-21T23:30:00Z')).toBe('2026-11-22');
    expect(dayOf('2026-11-21 23:30:00')).toBe('2026-11-21');
    expect(dayOf('2026-11-21')).toBeUndefined();
    expect(dayOf('2026-11-21T25:00:00Z')).toBeUndefined();
  });

  test('the local time in Warsaw is formatted', () => {
    expect(warsawClock(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01 00:00:00');
  });
});
