import { expect, test } from 'vitest';
import { addWorkingDays } from '../../../server/engine/calendar/workingDays.ts';

test.each([
  // A Saturday: the first working day is the Monday.
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-21', 7, '2026-12-01'],
  // Christmas Eve, both days of Christmas, a weekend.
  ['2026-12-23', 1, '2026-12-28'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2026-12-01', -2, '2026-11-27'],
  ['2026-12-28', -1, '2026-12-23'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i working days is %s', (from, count, to) => {
  expect(addWorkingDays(from, count)).toBe(to);
});
