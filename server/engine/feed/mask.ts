const PLAIN = /^[\d.,:\- TZ+%]*$/;
const MOST_DIGITS = 8;
const SHOWN = 2;

/**
 * A value for a report that others read: amounts, dates and short numbers as they are. Of everything else, which may be a name or a
 * PESEL in a wrong column, only the ends are shown.
 */
export function mask(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (PLAIN.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS) return text;
  const letters = [...text.replace(/\s+/g, ' ')];
  // A code, or initials.
  if (letters.length < SHOWN * 2) return text;
  if (letters.length === SHOWN * 2) return '…';
  return `${letters.slice(0, SHOWN).join('')}…${letters.slice(-SHOWN).join('')} (${letters.length} characters)`;
}
