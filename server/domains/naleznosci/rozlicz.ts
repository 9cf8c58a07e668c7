/** An instalment of a card, and its paid amount. */
export interface Rata {
  idNaleznosciRatyZbiorczej: number;
  terminPlatnosci: string;
  kwotaRatyGrosze: number;
  /** Of the principal. */
  niesplaconoGrosze: number;
}

/** A payment of principal; an online payment names its instalments. */
export interface Wplata {
  dataOperacji: string;
  kwotaGlownaGrosze: number;
  znane: ReadonlyMap<number, number> | undefined;
}

/**
 * The instalments that each payment paid, by index. Without an order they follow from the books: payments in the
 * order of their days are assigned to the paid parts of instalments, in the order of due dates.
 *
 * @param raty in the order of their terms
 * @param wplaty in the order of their days
 */
export function rozlicz(raty: readonly Rata[], wplaty: readonly Wplata[]): number[][] {
  const open = raty.map((rata) => rata.kwotaRatyGrosze - rata.niesplaconoGrosze);
  const known = wplaty.map(({ znane }) =>
    raty.flatMap(({ idNaleznosciRatyZbiorczej }, place) => {
      const paid = znane?.get(idNaleznosciRatyZbiorczej) ?? 0;
      open[place]! -= paid;
      return paid > 0 ? [place] : [];
    }),
  );
  return wplaty.map(({ znane, kwotaGlownaGrosze }, at) => {
    if (znane) return known[at]!;
    let left = kwotaGlownaGrosze;
    return raty.flatMap((_, place) => {
      const paid = Math.min(left, open[place]!);
      if (paid <= 0) return [];
      left -= paid;
      open[place]! -= paid;
      return [place];
    });
  });
}

/** Indexes of instalments whose due date was missed: paid after it, or unpaid although it has passed. */
export function poTerminie(
  raty: readonly Rata[],
  wplaty: readonly Wplata[],
  paidBy: readonly (readonly number[])[],
  today: string,
): ReadonlySet<number> {
  const late = raty.flatMap(({ terminPlatnosci, niesplaconoGrosze }, place) => {
    const paidLate = wplaty.some(
      ({ dataOperacji }, at) => paidBy[at]!.includes(place) && dataOperacji > terminPlatnosci,
    );
    return paidLate || (niesplaconoGrosze > 0 && terminPlatnosci < today) ? [place] : [];
  });
  return new Set(late);
}

/**
 * The day on which each paid instalment was paid in full: that of the last of its payments.
 *
 * @param raty in the order of their terms
 * @param wplaty in the order of their days
 * @returns ISO days by `idNaleznosciRatyZbiorczej`
 */
export function dniSplaty(raty: readonly Rata[], wplaty: readonly Wplata[]): ReadonlyMap<number, string> {
  const days = new Map<number, string>();
  for (const [at, places] of rozlicz(raty, wplaty).entries())
    for (const place of places) {
      const { idNaleznosciRatyZbiorczej, niesplaconoGrosze } = raty[place]!;
      if (niesplaconoGrosze === 0) days.set(idNaleznosciRatyZbiorczej, wplaty[at]!.dataOperacji);
    }
  return days;
}
