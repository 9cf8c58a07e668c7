import { FileRefusal } from './fileRefusal.ts';

/** Phones reach 50 and sometimes 200 million points; four bytes each are in the memory of whoever opens the picture. */
const MOST_POINTS = 120_000_000;
const LONGEST_SIDE = 30_000;

/** @throws FileRefusal for a picture that is empty, or would fill the memory of whoever opens it */
export function checkDimensions(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw new FileRefusal('damaged', 'no width or height');
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_POINTS)
    throw new FileRefusal('dimensions', `${width} × ${height}`);
}
