import type { ElementRow } from './tables.ts';

const SKLADNIKI = ['kwotaGlownaGrosze', 'kosztyUpomnienGrosze', 'oplataProlongacyjnaGrosze'] as const;
/** A component that collection elements hold; interest is booked with its payment. */
export type Skladnik = (typeof SKLADNIKI)[number];

export type OtwartyElement = Pick<
  ElementRow,
  'id' | 'dataOperacji' | 'idNaleznosciRatyZbiorczej' | 'pozostaloDoSplatyGrosze' | Skladnik
>;

/** How a payment changes elements, and what they do not cover. */
export interface Rozliczenie {
  /** The new `pozostaloDoSplatyGrosze` of each element that changes, by id. */
  pozostalo: ReadonlyMap<number, number>;
  /** The first component of which the elements hold less than is paid; the books do not balance then. */
  brakuje?: { skladnik: Skladnik; grosze: number };
}

/**
 * Subtracts the payment of an instalment from the collection elements of its card: costs and fee from those of the
 * instalment, principal from those of the card. Elements without an instalment (older ones) follow those with one; among
 * them the oldest comes first.
 *
 * @param otwarte elements with something left, of the card as a whole or of this instalment
 * @param kwoty grosze of each component that is paid
 */
export function rozliczElementy(
  otwarte: readonly OtwartyElement[],
  kwoty: Readonly<Record<Skladnik, number>>,
): Rozliczenie {
  const left = new Map(otwarte.map((row) => [row.id, row.pozostaloDoSplatyGrosze]));
  const pozostalo = new Map<number, number>();
  const ordered = otwarte.toSorted((a, b) => rank(a) - rank(b) || byDay(a, b));
  for (const skladnik of SKLADNIKI) {
    let grosze = kwoty[skladnik];
    for (const row of ordered) {
      const taken = Math.min(grosze, left.get(row.id)!, row[skladnik]);
      if (taken <= 0) continue;
      grosze -= taken;
      left.set(row.id, left.get(row.id)! - taken);
      pozostalo.set(row.id, left.get(row.id)!);
    }
    if (grosze > 0) return { pozostalo, brakuje: { skladnik, grosze } };
  }
  return { pozostalo };
}

const rank = (row: OtwartyElement): number => (row.idNaleznosciRatyZbiorczej === null ? 1 : 0);

const byDay = (a: OtwartyElement, b: OtwartyElement): number =>
  a.dataOperacji < b.dataOperacji ? -1 : a.dataOperacji > b.dataOperacji ? 1 : a.id - b.id;
