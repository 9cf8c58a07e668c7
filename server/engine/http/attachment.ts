/** The maximum length of a file name. */
const LONGEST = 120;

/** Content-Disposition of a download: the file name in ASCII and, by RFC 6266, in UTF-8. */
export function attachment(name: string): string {
  // Control and format characters are replaced: they could start another header, or reverse the extension of the name.
  const letters = name.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu, '_');
  const safe = [...letters].slice(-LONGEST).join('');
  const plain = safe
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '');
  const own = encodeURIComponent(safe).replace(/['()]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain || 'dokument'}"; filename*=UTF-8''${own}`;
}
