import type { Language } from './language.ts';

/** A page in one language, for any language that it has. */
export interface LanguageVersion {
  language: Language | 'x-default';
  href: string;
}

/** The address of a page in a language; the default language has the address without `lang`. */
export function languageAddress(
  origin: string,
  address: string,
  language: Language,
  languages: readonly Language[],
): string {
  if (language === languages[0]) return origin + address;
  return `${origin}${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The same page in all languages, for `hreflang`; a visitor with none of them gets the default. */
export function languageVersions(origin: string, address: string, languages: readonly Language[]): LanguageVersion[] {
  if (languages.length < 2) return [];
  const versions = languages.map((language) => ({
    language,
    href: languageAddress(origin, address, language, languages),
  }));
  return [...versions, { language: 'x-default', href: origin + address }];
}
