/** A text normalised for searching: lower case without diacritics, so that «śmieci» is «smieci». */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’ʼ]/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ґ', 'г')
    .trim();
}
