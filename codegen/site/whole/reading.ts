import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Reading } from '../../../src/lang/descriptors/wholePage.ts';

/** The value of the cookie: `pl.yb.2` (src/lang/descriptors/wholePage.ts). */
const COOKIE = /(?:^|;\s*)okienko\.czytanie=([a-z]{2})\.(yb|-)\.([123])(?:;|$)/;

/**
 * How a visitor wants to read.
 *
 * @param languages those of the municipality, its default first
 * @param search the query of the address: its `lang` wins over the cookie
 */
export function readingOf(cookies: string | undefined, search: string, languages: readonly Language[]): Reading {
  const [, stored, contrast, font = '1'] = COOKIE.exec(cookies ?? '') ?? [];
  const known = (one: string | null | undefined) => languages.find((language) => language === one);
  const asked = new URLSearchParams(search).get('lang');
  return {
    language: known(asked) ?? known(stored) ?? languages[0] ?? 'pl',
    contrast: contrast === 'yb',
    font: Number(font) as Reading['font'],
  };
}
