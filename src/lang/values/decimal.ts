/**
 * Decimal arithmetic on JavaScript numbers: what people and offices write (0.1, 123456.78) adds up as on paper, although a
 * number is a binary fraction. A result is rounded at the fifteenth digit of the larger operand, where the noise begins.
 * All answer `undefined` when there is no finite result.
 */

/** `value` without binary noise; `size` is the largest operand. */
function tidy(value: number, size: number): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value)) return value || 0; // no -0
  const digits = 14 - Math.floor(Math.log10(size));
  return +value.toFixed(Math.min(Math.max(digits, 0), 100)) || 0;
}

export const add = (a: number, b: number): number | undefined => tidy(a + b, Math.max(Math.abs(a), Math.abs(b)));

export const multiply = (a: number, b: number): number | undefined => tidy(a * b, Math.abs(a * b));

/** Exact where a short decimal is the quotient (0.3 / 0.1 is 3), the nearest number elsewhere (1 / 3). */
export function divide(a: number, b: number): number | undefined {
  const quotient = a / b;
  const short = tidy(quotient, Math.abs(quotient));
  return short !== undefined && multiply(short, b) === a ? short : Number.isFinite(quotient) ? quotient : undefined;
}

/** Half away from zero: `round(1.005, 2)` is 1.01. `places` is limited to -15 to 15. */
export function round(value: number, places = 0): number | undefined {
  const power = 10 ** Math.min(Math.max(Math.trunc(places), -15), 15);
  const shifted = power < 1 ? divide(value, 1 / power) : multiply(value, power);
  if (shifted === undefined) return Number.isFinite(value) ? value : undefined;
  const whole = Math.sign(shifted) * Math.round(Math.abs(shifted));
  return power < 1 ? multiply(whole, 1 / power) : divide(whole, power);
}
