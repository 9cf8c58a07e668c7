import type { Language } from '../../../src/lang/descriptors/language.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

/** The same keys in every language: the compiler says so. */
const messages: Record<Language, Record<keyof typeof pl, string>> = { pl, en, de, uk };

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(messages, text);

/** A message of the office, with `{name}` filled; for an unknown key, the general message of a wrong value. */
export function words(lang: Language, key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const known = messages[lang];
  const text = Object.hasOwn(known, key) ? known[key as keyof typeof pl] : known['pole.wartosc'];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

export const hasWords = (key: string): boolean => Object.hasOwn(messages.pl, key);
