import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes the font files that hold the letters of nearly every page, 17 kB instead of 40. Run it after an update of
 * @fontsource-variable/manrope:
 *
 *     node scripts/fonts.ts
 */
const root = join(import.meta.dirname, '..');
const FILES = 'node_modules/@fontsource-variable/manrope/files';
const KEPT = 'src/portal/ui/fonts';

/** The file of each subset, whose letters are its unicode-range in src/portal/ui/font.css. */
const subsets = {
  /** English, and what all other languages share with it: it fits into the first ten packets of a connection. */
  'manrope-basic-wght-normal.woff2': 'manrope-latin-wght-normal.woff2',
  'manrope-german-wght-normal.woff2': 'manrope-latin-wght-normal.woff2',
  'manrope-polish-wght-normal.woff2': 'manrope-latin-ext-wght-normal.woff2',
};

/** The files by their paths in the project. Of the font's features the portal uses kerning and figures of one width. */
export async function fontFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, from] of Object.entries(subsets)) {
    const font = readFileSync(join(root, FILES, from));
    const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'] } as const;
    files.set(join(KEPT, name), await subsetFont(font, lettersOf(name), options));
  }
  return files;
}

/** The letters for which the portal loads a file. */
function lettersOf(file: string): string {
  const styles = readFileSync(join(root, 'src/portal/ui/font.css'), 'utf8');
  const face = styles.split('@font-face').find((one) => one.includes(file));
  const ranges = Array.from(face!.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
      String.fromCharCode(first + index),
    );
  });
  return ranges.flat().join('');
}

if (import.meta.main) {
  mkdirSync(join(root, KEPT), { recursive: true });
  for (const [path, content] of await fontFiles()) writeFileSync(join(root, path), content);
}
