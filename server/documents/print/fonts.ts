import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Face = 'regular' | 'bold';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => create(readFileSync(resolve(`@expo-google-fonts/noto-sans/${file}`)));

let opened: Readonly<Record<Face, Font>> | undefined;

/**
 * Noto Sans (SIL Open Font License), opened once a thread. pdfkit is given these objects and not the bytes: of bytes it
 * parses the font anew for each text.
 */
export function fonts(): Readonly<Record<Face, Font>> {
  opened ??= {
    regular: read('400Regular/NotoSans_400Regular.ttf'),
    bold: read('600SemiBold/NotoSans_600SemiBold.ttf'),
  };
  return opened;
}
