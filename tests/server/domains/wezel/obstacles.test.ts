import { expect, it } from 'vitest';
import { kontoObstacle, personObstacle } from '../../../../server/domains/wezel/obstacles.ts';

const PESEL = '84831545206';

it.each([
  ['an adult', PESEL, '2008-03-05', '2026-03-05', undefined],
  ['a person on the day before they are 18', PESEL, '2008-03-06', '2026-03-05', 'niepelnoletni'],
  ['a person born on 29 February, on 28 February', PESEL, '2008-02-29', '2026-02-28', 'niepelnoletni'],
  ['a person born on 29 February, on 1 March', PESEL, '2008-02-29', '2026-03-01', undefined],
  ['an identity of another country', 'DE/PL/1234', '1980-01-01', '2026-03-05', 'brak-pesel'],
])('%s meets the right obstacle', (_, identyfikator, dataUrodzenia, today, obstacle) =>
  expect(personObstacle({ identyfikator, dataUrodzenia }, today)).toBe(obstacle),
);

const konto = { kontoId: 7, stan: 'NIEZWERYFIKOWANE', pesel: PESEL, czyZablokowane: 0 } as const;

it.each([
  ['of this person can be confirmed', konto, undefined, undefined],
  ['that is gone is too late', undefined, undefined, 'po-czasie'],
  ['that waits for its link is too late', { ...konto, stan: 'NIEAKTYWNE' } as const, undefined, 'po-czasie'],
  [
    'of another person is refused, blocked or not',
    { ...konto, pesel: null, czyZablokowane: 1 },
    undefined,
    'inna-osoba',
  ],
  ['that is blocked is refused', { ...konto, czyZablokowane: 1 }, { kontoId: 8 }, 'konto-zablokowane'],
  ['of a person with another full one is refused', konto, { kontoId: 8 }, 'drugie-konto'],
  ['that is the full one is confirmed again', { ...konto, stan: 'AKTYWNE' } as const, { kontoId: 7 }, undefined],
])('an account %s', (_, one, full, obstacle) => expect(kontoObstacle(one, PESEL, full)).toBe(obstacle));
