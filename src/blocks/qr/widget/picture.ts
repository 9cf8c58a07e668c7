import { encode } from 'uqr';

/** The quiet zone around the code, in modules: the standard requires four. */
const QUIET = 4;

/**
 * A QR code as an SVG path of its dark modules, in units of one module. The page draws it over a white square.
 *
 * @returns `size` is the side of that square, quiet zone included; undefined for a text that is too long for a code or has
 * an unpaired surrogate
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

/** Draws adjacent dark modules as one bar, so that a printer leaves no hairlines between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x]) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}
