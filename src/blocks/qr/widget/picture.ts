import { encode } from 'uqr';

/** White around the code, in its squares: the standard asks for four. */
const QUIET = 4;

/**
 * A QR code as one path over a square of white.
 *
 * @returns nothing for a text that no code can hold
 */
export function pictureOf(value: string): { size: number; path: string } | undefined {
  try {
    const { data, size } = encode(value, { ecc: 'M', border: QUIET });
    return { size, path: data.map(rowPath).join('') };
  } catch (failure) {
    if (failure instanceof RangeError) return undefined;
    throw failure;
  }
}

/** Squares that touch are one bar: no hairlines between them on paper. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}
