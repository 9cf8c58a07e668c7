import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AudytRow, PieczecRow } from './tables.ts';

export type Line = Selectable<AudytRow>;
export type Seal = PieczecRow;
/** A line as its seal names it. */
export type Sealed = readonly [id: number, digest: string];

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export const digestOfLine = (line: Line): string =>
  sha256([
    ...[line.id, line.kiedy, line.strona, line.kontoId, line.login, line.siec],
    ...[line.czynnosc, line.numer, line.szczegoly],
  ]);

export const digestOfSeal = ({ numer, kiedy, wpisy, poprzedni }: Omit<Seal, 'skrot' | 'podpis'>): string =>
  sha256([numer, kiedy, wpisy, poprzedni]);

/** The text that is signed. */
export const signedText = (skrot: string): string => `audyt:${skrot}`;

/** A seal as it is noted outside the database. */
export const headOf = ({ numer, skrot }: Pick<Seal, 'numer' | 'skrot'>): string => `${numer}:${skrot}`;
