/** Texts of the inside: of a stack, a query, a file. */
const LEAKS =
  /\bat [\w.<>]+ \(|\.[jt]s:\d|node_modules|sqlite|kysely|postgres|\bselect\b.*\bfrom\b|insert into|\/server\//i;

/** @returns what is wrong with the text of a refusal; undefined: it says what it should, and no more */
export function refusalFault(text: string): string | undefined {
  const { kod, opis, pola = {}, nrSprawy, ...rest } = JSON.parse(text);
  if (Object.keys(rest).length > 0) return `The refusal has ${Object.keys(rest)}.`;
  if (!/^[A-Z0-9_]{3,60}$/.test(kod)) return 'The refusal has no code.';
  if (!/^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(nrSprawy)) return 'The refusal has no number.';
  const words = [opis, ...Object.values(pola)];
  if (!words.every((one) => typeof one === 'string' && one.length > 5)) return 'The refusal has no words.';
  return LEAKS.test(words.join('\n')) ? 'The refusal tells of the inside.' : undefined;
}
