import { encode } from 'uqr';

/** The quiet zone around the code, in modules: the standard requires four. */
const QUIET = 4;

/**
 * A QR code as one path over a square of white.
 *
 * @returns undefined for a text that is too long for a code, or contains half a character
 */
export function pictureOf(value: string): { size: number; path: string } | undefined {
  try {
    const { data, size } = encode(value, { ecc: 'M', border: QUIET });
    return { size, path: data.map(rowPath).join('') };
  } catch (failure) {
    if (failure instanceof RangeError || failure instanceof URIError) return undefined;
    throw failure;
  }
}

/** Adjacent modules are one bar: no hairlines between them on paper. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}
