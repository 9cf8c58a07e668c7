import type { Language } from './language.ts';

/** The texts of one language, with flat keys. A text that depends on a number has a key for each plural form: `raty_one`, `raty_few`. */
export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<Language, Intl.PluralRules>();

/**
 * A text with its values in it.
 *
 * @param values `count` as a number selects the plural form; each of them replaces `{{name}}`, and is never read as a placeholder
 * @returns undefined when there is no such text
 */
export function phrase(texts: Texts, language: Language, key: string, values: Values = {}): string | undefined {
  const { count } = values;
  const form = typeof count === 'number' ? `${key}_${pluralForm(language, count)}` : key;
  const text = own(texts, form) ?? own(texts, key);
  return text?.replace(/{{(.+?)}}/g, (_, name: string) => String(own(values, name.trim()) ?? ''));
}

/** `one`, `few`, `many` or `other`. Making the rules of a language costs tens of microseconds, so they are cached. */
function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
