import { readFileSync } from 'node:fs';

/** Width and height of a PNG, from its header, so that a page does not jump when its pictures load. */
export function pngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
