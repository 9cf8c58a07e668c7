import type { RataRow } from '../naleznosci/tables.ts';
import type { Czesc } from './readZlecenie.ts';
import type { Przyczyna } from './states.ts';

/** An instalment as the books have it now; undefined: it is gone. */
export interface RataTeraz {
  czySplacona: number;
  czesci: readonly Pick<
    RataRow,
    'idNaleznosciRaty' | 'kwotaGlownaGrosze' | 'kosztyEgzekucjiGrosze' | 'oplataProlongacyjnaGrosze'
  >[];
}

/**
 * An instalment is booked only as it was ordered: unpaid, of the same parts, each with the same amount left to pay.
 *
 * @param frozen the parts of one instalment in an order
 * @returns undefined when it can be booked; otherwise the code of the reason, and words for the staff
 */
export function zmianaRaty(
  id: number,
  frozen: readonly Czesc[],
  now: RataTeraz | undefined,
): { code: Przyczyna; why: string } | undefined {
  if (now?.czySplacona) return { code: 'RATA_ZAJETA', why: `rata ${id} jest zapłacona` };
  const same = (part: Czesc) => now?.czesci.some((one) => isSame(part, one));
  if (now?.czesci.length === frozen.length && frozen.every(same)) return undefined;
  return { code: 'RATA_ZMIENIONA', why: `rata ${id} jest inna niż przy zleceniu` };
}

const isSame = (frozen: Czesc, now: RataTeraz['czesci'][number]): boolean =>
  frozen.idNaleznosciRaty === now.idNaleznosciRaty &&
  frozen.kwotaGlownaGrosze === now.kwotaGlownaGrosze &&
  frozen.kosztUpomnienGrosze === now.kosztyEgzekucjiGrosze &&
  frozen.oplataProlongacyjnaGrosze === now.oplataProlongacyjnaGrosze;
