/** Σ digit × weight over the first digits; -1 when the text is not `length` digits. */
export function weighted(text: string, length: number, weights: readonly number[]): number {
  if (text.length !== length || /\D/.test(text)) return -1;
  return weights.reduce((sum, weight, i) => sum + weight * Number(text[i]), 0);
}
