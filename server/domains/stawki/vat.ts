/** The VAT contained in an amount, half a grosz rounded up. */
export const vatWithin = (grosze: number, procent: number): number =>
  Math.floor((2 * grosze * procent + 100 + procent) / (2 * (100 + procent)));
