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
