import { describe, expect, it } from 'vitest';
import { terminOdczytu } from '../../../../server/domains/woda/terminOdczytu.ts';

const TODAY = '2026-11-21';
/** A reading on the tenth of every second month. */
const EVERY_TWO_MONTHS = [
  '2026-11-10',
  '2026-09-10',
  '2026-07-10',
  '2026-05-10',
  '2026-03-10',
  '2026-01-10',
  '2025-11-10',
];

describe('the day of the next reading', () => {
  it('is the day of the year before that follows the day of the last reading', () => {
    expect(terminOdczytu(EVERY_TWO_MONTHS, TODAY)).toBe('2027-01-10');
  });

  it('of a garden meter is in summer, of a meter read once a year a year later', () => {
    expect(terminOdczytu(['2026-11-10', '2026-09-12', '2026-07-11', '2025-11-08'], TODAY)).toBe('2027-07-11');
    expect(terminOdczytu(['2026-10-02', '2025-10-01'], TODAY)).toBe('2027-10-02');
  });

  it('counts a reading some days earlier or later as the same', () => {
    expect(terminOdczytu(['2026-11-03', '2026-01-10', '2025-11-12'], TODAY)).toBe('2027-01-10');
  });

  it('is unknown without a reading a year before, and when it has passed', () => {
    expect(terminOdczytu([], TODAY)).toBeUndefined();
    expect(terminOdczytu(['2026-11-10', '2026-09-10'], TODAY)).toBeUndefined();
    expect(terminOdczytu(['2026-03-10', '2025-05-10', '2025-03-10'], TODAY)).toBeUndefined();
  });
});
