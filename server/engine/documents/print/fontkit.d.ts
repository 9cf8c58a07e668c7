/** The used part of fontkit, which ships no types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string): { advanceWidth: number };
    readonly unitsPerEm: number;
  }
  export function create(bytes: Uint8Array): Font;
}
