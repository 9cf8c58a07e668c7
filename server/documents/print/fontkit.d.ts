/** What we use of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): unknown;
  }
  export function create(bytes: Uint8Array): Font;
}
