/** A no-break space. */
const SPACE = '\u00a0';

/** How a language separates groups of three digits, and from how many digits on. */
const GROUPS: Readonly<Record<string, readonly [separator: string, digits: number]>> = {
  pl: [SPACE, 5],
  uk: [SPACE, 4],
  en: [',', 4],
  de: ['.', 4],
};

/**
 * `12 345`, `12,345`: as `Intl.NumberFormat` writes it, whose first use takes a slow phone 60 ms.
 *
 * @param value a safe integer
 */
export function formatWholeNumber(value: number, language: string): string {
  const known = GROUPS[language];
  if (!known) return value.toLocaleString(language);
  const [separator, digits] = known;
  const text = String(value);
  return Math.abs(value) < 10 ** (digits - 1) ? text : text.replace(/\B(?=(\d{3})+$)/g, separator);
}
