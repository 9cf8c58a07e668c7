import type { KontoRow } from '../../engine/db/tables.ts';

/** States without a confirmed identity: registered, activated by its link, made by the office after a letter. */
export const UNPROVED = [
  'NIEAKTYWNE',
  'NIEZWERYFIKOWANE',
  'NIEPOTWIERDZONE',
] as const satisfies readonly KontoRow['stan'][];

/**
 * Why the counter cannot confirm the identity of an account.
 *
 * @param forInstytucja its owner is also to act for an institution, which a full account may still need
 * @returns 'waits' for its link; 'confirmed' already; 'noPesel' there is none to compare with the identity card
 */
export function identityRefusal(
  { stan, pesel }: Pick<KontoRow, 'stan' | 'pesel'>,
  forInstytucja: boolean,
): 'waits' | 'confirmed' | 'noPesel' | undefined {
  if (stan === 'NIEAKTYWNE') return 'waits';
  if (stan === 'AKTYWNE' && !forInstytucja) return 'confirmed';
  return pesel ? undefined : 'noPesel';
}
