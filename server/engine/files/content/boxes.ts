import { FileRefusal } from './fileRefusal.ts';

/** A part of a file in the ISO base media format. Source: ISO/IEC 14496-12, 4.2. */
export interface Box {
  type: string;
  /** Where its header begins. */
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

const MOST_BOXES = 10_000;
const WIDTHS = new Set([0, 1, 2, 3, 4, 8]);

/** The boxes from one place to another, one behind the other without gaps. @throws FileRefusal */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    if (start + 8 > to || boxes.length >= MOST_BOXES) throw new FileRefusal('damaged', 'a cut box');
    const type = bytes.toString('latin1', start + 4, start + 8);
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : 8);
    const end = start + size;
    if (!(end >= body && end <= to)) throw new FileRefusal('damaged', 'a box of a wrong size');
    boxes.push({ type, start, body, end });
    start = end;
  }
  return boxes;
}

/** Reads numbers one after another. @throws FileRefusal at the end of the box */
export class BoxReader {
  readonly #bytes: Buffer;
  readonly #end: number;
  at: number;

  constructor(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>) {
    this.#bytes = bytes;
    this.at = body;
    this.#end = end;
  }

  /** @param width in bytes; 0 gives 0 */
  number(width: number): number {
    const at = this.at;
    if (!WIDTHS.has(width)) throw new FileRefusal('damaged', 'a number of an unknown width');
    if (at + width > this.#end) throw new FileRefusal('damaged', 'a cut box');
    this.at += width;
    if (width === 8) return Number(this.#bytes.readBigUInt64BE(at));
    return width === 0 ? 0 : this.#bytes.readUIntBE(at, width);
  }

  text(width: number): string {
    const at = this.at;
    if (at + width > this.#end) throw new FileRefusal('damaged', 'a cut box');
    this.at += width;
    return this.#bytes.toString('latin1', at, at + width);
  }
}
