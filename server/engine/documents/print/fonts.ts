import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Face = 'regular' | 'bold';

const { resolve } = createRequire(import.meta.url);

/**
 * Each glyph is asked for by its letter first. A font object keeps glyphs with the letter they were first asked for,
 * and one that first came as a part of another (`s` of `ś`) would have none: in later documents it could be seen but
 * not read or copied.
 */
function read(file: string): Font {
  const font = create(readFileSync(resolve(`@expo-google-fonts/noto-sans/${file}`)));
  for (const codePoint of font.characterSet) {
    if (!isLigature(codePoint)) font.glyphForCodePoint(codePoint);
  }
  return font;
}

/** Signs for `fi` and the like: their glyphs are drawn for the letters. */
export const isLigature = (codePoint: number) => codePoint >= 0xfb00 && codePoint <= 0xfb06;

let opened: Readonly<Record<Face, Font>> | undefined;

/**
 * Noto Sans (SIL Open Font License), opened once a process. pdfkit is given these objects and not the bytes: of bytes it
 * parses the font anew for each text.
 */
export function fonts(): Readonly<Record<Face, Font>> {
  opened ??= {
    regular: read('400Regular/NotoSans_400Regular.ttf'),
    bold: read('600SemiBold/NotoSans_600SemiBold.ttf'),
  };
  return opened;
}

/** Figures and what stands between them: never kerned in this font, so their widths add up. */
const FIGURES = /[\d.,:+%\u00a0-]+|[^\d.,:+%\u00a0-]+/g;
const ONE_FIGURE = /^[\d.,:+%\u00a0-]{2,}$/;
/** When more widths are known, they are forgotten. */
const KNOWN_WIDTHS = 50_000;
const known: Readonly<Record<Face, Map<string, number>>> = { regular: new Map(), bold: new Map() };

/** The width of a text at size 1. Amounts, all different in a long table, are not laid out each. */
export function widthOf(text: string, face: Face): number {
  let width = 0;
  for (const [run] of text.matchAll(FIGURES)) {
    if (ONE_FIGURE.test(run)) for (const letter of run) width += runWidth(letter, face);
    else width += runWidth(run, face);
  }
  return width;
}

function runWidth(run: string, face: Face): number {
  const widths = known[face];
  let width = widths.get(run);
  if (width === undefined) {
    if (widths.size >= KNOWN_WIDTHS) widths.clear();
    const font = fonts()[face];
    width = font.layout(run).advanceWidth / font.unitsPerEm;
    widths.set(run, width);
  }
  return width;
}
