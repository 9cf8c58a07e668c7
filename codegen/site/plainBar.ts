import type { Language } from '../../src/lang/descriptors/language.ts';
import { attributes, escaped } from './html.ts';
import { ownAddress } from './ownAddress.ts';

/** The name of each language in that language, as in src/portal/app/shell/LanguageMenu.tsx. */
const NAMES: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', de: 'Deutsch', uk: 'Українська' };

/**
 * Links in the place of what only code can open, the drawer with the menu and the choice of a language. Shown without scripts only;
 * then it stands before the page, so it begins with the link to the content.
 *
 * @param place path and query of the page
 * @param languages the others that the office offers
 * @param framed the page has a menu, and more than its content
 */
export function plainBar(
  words: Readonly<Record<string, string>>,
  place: string,
  languages: readonly Language[],
  framed = true,
): string {
  const word = (key: string) => words[`powloka.${key}`] ?? '';
  const links = languages.map((language) => {
    const { pathname, searchParams } = ownAddress(place);
    searchParams.set('lang', language);
    const href = `${pathname}?${searchParams}`;
    return `<li><a${attributes({ href, lang: language, hreflang: language })}>${NAMES[language]}</a></li>`;
  });
  const list = links.length > 0 ? `<ul${attributes({ 'aria-label': word('jezyk') })}>${links.join('')}</ul>` : '';
  if (!framed) return list && `<nav class="ok-plainbar"${attributes({ 'aria-label': word('jezyk') })}>${list}</nav>`;
  const label = [word('menu'), ...(links.length > 0 ? [word('jezyk')] : [])].join(', ');
  return [
    `<a class="ok-skip" href="#tresc">${escaped(word('doTresci'))}</a>`,
    `<nav class="ok-plainbar"${attributes({ 'aria-label': label })}>`,
    `<a class="ok-plainbar__menu" href="#menu">${escaped(word('menu'))}</a>${list}</nav>`,
  ].join('');
}
