import type { ElementRow } from './tables.ts';

const SKLADNIKI = ['kwotaGlownaGrosze', 'kosztyUpomnienGrosze', 'oplataProlongacyjnaGrosze'] as const;
/** A component of an amount that elements contain. Interest is none of them: it becomes an element of its own when it is paid. */
export type Skladnik = (typeof SKLADNIKI)[number];

export type OtwartyElement = Pick<
  ElementRow,
  'id' | 'dataOperacji' | 'idNaleznosciRatyZbiorczej' | 'pozostaloDoSplatyGrosze' | Skladnik
>;

/** The changes that a payment makes to elements. */
export interface Rozliczenie {
  /** The new `pozostaloDoSplatyGrosze` of each element that changes, by id. */
  pozostalo: ReadonlyMap<number, number>;
  /** The first component with more paid than the elements contain: the books do not balance. Absent: all is covered. */
  brakuje?: { skladnik: Skladnik; grosze: number };
}

/**
 * Subtracts the payment of one instalment from the elements of its card, each component (principal, reminder costs,
 * prolongation fee) only from elements that contain it. Elements of the instalment come before those of no instalment, and
 * older ones before newer ones.
 *
 * @param otwarte unpaid elements of the card that belong to this instalment or to none
 * @param kwoty grosze paid of each component
 */
export function rozliczElementy(
  otwarte: readonly OtwartyElement[],
  kwoty: Readonly<Record<Skladnik, number>>,
): Rozliczenie {
  const left = new Map(otwarte.map((row) => [row.id, row.pozostaloDoSplatyGrosze]));
  const pozostalo = new Map<number, number>();
  const ordered = otwarte.toSorted((a, b) => rank(a) - rank(b) || compareAge(a, b));
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

const compareAge = (a: OtwartyElement, b: OtwartyElement): number =>
  a.dataOperacji < b.dataOperacji ? -1 : a.dataOperacji > b.dataOperacji ? 1 : a.id - b.id;
