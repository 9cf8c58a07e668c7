import { describe, expect, it } from 'vitest';
import { contentOf, resultOfUse } from '../../../../server/engine/session/codeRules.ts';
import { type Counts, countAttempt, type Throttle, type Try } from '../../../../server/engine/session/countAttempt.ts';
import { afterWrongCode } from '../../../../server/engine/session/secondStepRules.ts';
import { limitsOf } from '../../../../server/engine/session/sessionLimits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;

describe('an attempt', () => {
  const rule: Throttle = {
    failures: 5,
    windowMs: 15 * MINUTE,
    blockMs: 15 * MINUTE,
    longestBlockMs: 40 * MINUTE,
    proofAfter: 3,
  };
  const counts = (some: Partial<Counts> = {}): Counts => ({ porazki: 0, blokady: 0, odMs: NOW, doMs: 0, ...some });

  it('is added to the failures of the window', () =>
    expect(countAttempt(counts({ porazki: 2, odMs: NOW - MINUTE }), rule, NOW, false)).toEqual({
      result: { is: 'counted', blockMs: 0 },
      next: counts({ porazki: 3, odMs: NOW - MINUTE }),
    }));

  it('is the first one again after the window', () =>
    expect(countAttempt(counts({ porazki: 4, odMs: NOW - rule.windowMs - 1 }), rule, NOW, true).next).toEqual(
      counts({ porazki: 1 }),
    ));

  it('needs proof of work after three failures, and does not count without it', () => {
    expect(countAttempt(counts({ porazki: 3 }), rule, NOW, false)).toEqual({ result: { is: 'unproven' } });
    expect(countAttempt(counts({ porazki: 3 }), rule, NOW, true).result).toEqual({ is: 'counted', blockMs: 0 });
  });

  it('needs proof of work at once after a block', () =>
    expect(countAttempt(counts({ blokady: 1, doMs: NOW - 1 }), rule, NOW, false).result).toEqual({ is: 'unproven' }));

  it.each([
    [0, 15],
    [1, 30],
    [2, 40],
  ])('blocks as the fifth one; after %d blocks for %d minutes', (blokady, minutes) =>
    expect(countAttempt(counts({ porazki: 4, blokady }), rule, NOW, true)).toEqual({
      result: { is: 'counted', blockMs: minutes * MINUTE },
      next: counts({ blokady: blokady + 1, doMs: NOW + minutes * MINUTE }),
    }),
  );

  it('does not count during a block', () =>
    expect(countAttempt(counts({ doMs: NOW + 1 }), rule, NOW, true)).toEqual({
      result: { is: 'blocked', leftMs: 1 },
    }));

  it('forgets blocks after a day without failures', () =>
    expect(
      countAttempt(counts({ blokady: 2, odMs: NOW - 25 * HOUR, doMs: NOW - 24 * HOUR - 1 }), rule, NOW, false).next,
    ).toEqual(counts({ porazki: 1, doMs: NOW - 24 * HOUR - 1 })));
});

describe('a code', () => {
  const row = { kontoId: 7, dane: '{"email":"a@b.pl"}', waznyDoMs: NOW + 1, uzytoMs: null };
  const content = { kontoId: 7, dane: { email: 'a@b.pl' } };

  it.each([
    ['unknown', undefined, 'nieznany'],
    ['valid', row, { ...content, again: false }],
    ['expired at its last moment', { ...row, waznyDoMs: NOW }, 'stary'],
    ['used in time, and read later', { ...row, waznyDoMs: NOW - 1, uzytoMs: NOW - 2 }, { ...content, again: true }],
  ])('that is %s has this content', (_, stored, found) => expect(contentOf(stored, NOW)).toEqual(found));

  const used = { ...content, again: true };
  it('is used by the first of several uses', () => {
    expect(resultOfUse(used, true, false)).toEqual({ ...content, again: false });
    expect(resultOfUse(used, false, false)).toBe('uzyty');
    expect(resultOfUse(used, false, true)).toEqual(used);
    expect(resultOfUse('stary', false, true)).toBe('stary');
  });
});

describe('a wrong code of the second step', () => {
  const left: Try = { is: 'counted', blockMs: 0 };
  const last: Try = { is: 'counted', blockMs: HOUR };
  const blocked: Try = { is: 'blocked', leftMs: HOUR };

  it.each([
    ['leaves the login open while both counts allow more', left, left, { kod: '1011', ends: false }],
    ['ends the login at the limit of this login', left, last, { kod: '1012', ends: true }],
    ['blocks the account at the limit of the day', last, left, { kod: '1006', ends: true }],
    ['meets the block of the account first', blocked, blocked, { kod: '1006', ends: true }],
  ])('%s', (_, today, here, result) => expect(afterWrongCode(today, here)).toEqual(result));
});

it.each([
  ['AKTYWNE', false, false],
  ['NIEZWERYFIKOWANE', true, false],
  ['NIEPOTWIERDZONE', true, true],
] as const)('the session of an account that is %s is restricted: %s', (stan, czyOgraniczony, czyNiepotwierdzony) =>
  expect(limitsOf(stan)).toEqual({ czyOgraniczony, czyNiepotwierdzony }),
);
