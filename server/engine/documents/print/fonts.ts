import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Face = 'regular' | 'bold';

const { resolve } = createRequire(import.meta.url);

/**
 * Each glyph is first requested by its letter. A font object remembers a glyph by its first use,
 * and a glyph first used as a part of another (`s` of `ś`) has no letter: in later documents it is visible, but
 * cannot be read aloud or copied.
 */
function read(file: string): Font {
  const font = create(readFileSync(resolve(`@expo-google-fonts/noto-sans/${file}`)));
  for (const codePoint of font.characterSet) {
    if (!isLigature(codePoint)) font.glyphForCodePoint(codePoint);
  }
  return font;
}

/** Ligatures such as `fi`: their glyphs are drawn for the letters. */
const isLigature = (codePoint: number) => codePoint >= 0xfb00 && codePoint <= 0xfb06;

let opened: Readonly<Record<Face, Font>> | undefined;

/**
 * Noto Sans (SIL Open Font License), opened once in a process. pdfkit gets these objects instead of the bytes, which it
 * would parse anew for each text.
 */
export function fonts(): Readonly<Record<Face, Font>> {
  opened ??= {
    regular: read('400Regular/NotoSans_400Regular.ttf'),
    bold: read('600SemiBold/NotoSans_600SemiBold.ttf'),
  };
  return opened;
}

/** Digits and punctuation of numbers: this font never kerns them, so their widths can be added. */
const FIGURES = /[\d.,:+%\u00a0-]+|[^\d.,:+%\u00a0-]+/g;
const ONE_FIGURE = /^[\d.,:+%\u00a0-]{2,}$/;
/** The cache is emptied when it has more widths. */
const KNOWN_WIDTHS = 50_000;
const known: Readonly<Record<Face, Map<string, number>>> = { regular: new Map(), bold: new Map() };

/** The width of a text at font size 1. Numbers are added up from their digits, since in a long table all are different. */
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
