import { expect, it } from 'vitest';
import { synchronizacjaOf } from '../../../../server/domains/naleznosci/synchronizacja.ts';
import type { PodmiotRow } from '../../../../server/engine/db/tables.ts';

const podmiot: PodmiotRow = {
  podmiotId: 1,
  idPodmiotu: 'p-1',
  nazwa: 'Maria Brzeska',
  czyInstytucja: 0,
  nip: null,
  pesel: '80811500223',
  nrTelefonu: null,
  adres: '',
  czySynchronizacja: 1,
};
const on = (today: string, over: Partial<PodmiotRow>) =>
  synchronizacjaOf({ podmiot: { ...podmiot, ...over }, lang: 'pl', today }).synchronizacjaWTrakcieTekst;

it.each([
  ['the evening of a Friday', '2026-11-20T17:00:00Z', '2026-11-20', /najpóźniej 23\.11\.2026/],
  ['the Sunday after it', '2026-11-20T17:00:00Z', '2026-11-22', /najpóźniej 23\.11\.2026/],
  ['the day on which they are due', '2026-11-20T17:00:00Z', '2026-11-23', /najpóźniej 23\.11\.2026/],
  [
    'the day after it',
    '2026-11-20T17:00:00Z',
    '2026-11-24',
    /miały tu być 23\.11\.2026.*nie znaczy, że wszystko jest zapłacone/,
  ],
  ['Christmas', '2026-12-23T10:00:00Z', '2026-12-25', /najpóźniej 28\.12\.2026/],
  [
    'an hour before midnight in UTC, which is the next day in Warsaw',
    '2026-11-23T23:30:00Z',
    '2026-11-24',
    /najpóźniej 25\.11\.2026/,
  ],
])('an account whose data nobody has fed is told when they come: %s', (_what, dodano, today, says) => {
  expect(on(today, { dodano })).toMatch(says);
});

it('a subject that a feed has brought is told nothing, and one from before that is told that data are being updated', () => {
  expect(on('2026-11-24', { dodano: '2026-11-20T17:00:00Z', czySynchronizacja: 0 })).toBeNull();
  expect(on('2026-11-24', { dodano: null })).toMatch(/Trwa aktualizacja/);
});
