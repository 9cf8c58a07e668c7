import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes the font file of the letters that only Polish has beside the Latin ones: 3.5 kB instead of the 15 kB of all extended
 * Latin letters. Every Polish page preloads it. Run it after an update of @fontsource-variable/manrope:
 *
 *     node scripts/fonts.ts
 */
const root = join(import.meta.dirname, '..');
const EXTENDED = 'node_modules/@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2';
const POLISH = 'src/portal/ui/fonts/manrope-polish-wght-normal.woff2';

/** Without ó, which the Latin file has. */
const LETTERS = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** The bytes of the file, as woff2. */
export async function polishFont(): Promise<Buffer> {
  return subsetFont(readFileSync(join(root, EXTENDED)), LETTERS, { targetFormat: 'woff2' });
}

if (import.meta.main) {
  mkdirSync(join(root, POLISH, '..'), { recursive: true });
  writeFileSync(join(root, POLISH), await polishFont());
}
