import { applicationText, digestOf } from '../../engine/process/digest.ts';
import { recordOf, sentLines, type WpisyDesk } from './wpisyDesk.ts';

/**
 * Says whether a receipt belongs to what is stored under a number. The digest is computed from the database now.
 *
 * @param digests those that the receipt has
 */
export async function verifyReceipt(
  desk: WpisyDesk,
  numer: string,
  digests: readonly string[],
): Promise<{ text: string; failed: boolean }> {
  const row = await recordOf(desk, numer);
  const digest = digestOf(row);
  const isRight = digests.includes(digest);
  const verdict = isRight
    ? `The digest belongs to ${numer} as it is stored. Sent on ${row.kiedyUtworzono}:`
    : `The digest does NOT belong to ${numer}. It is stored with ${digest}; sent on ${row.kiedyUtworzono}:`;
  return {
    text: [verdict, ...sentLines(row), `  canonical JSON: ${applicationText(row)}`].join('\n'),
    failed: !isRight,
  };
}
