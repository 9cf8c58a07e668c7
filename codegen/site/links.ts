import { usesForms } from '../../src/blocks/form/isForm.ts';
import { blockTypes, traitsOf } from '../../src/blocks/index.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { type Manifest, type ManifestScreen, RARE_FUNCTIONS } from '../../src/lang/descriptors/manifest.ts';
import type { Portal } from './portal.ts';

/** The font files that hold a language's letters. */
const FONTS: Readonly<Record<Language, readonly string[]>> = {
  pl: ['basic', 'polish'],
  en: ['basic'],
  de: ['basic', 'german'],
  uk: ['basic', 'cyrillic'],
};
/** The code that runs screens. */
const ENGINE = 'screens';

/** `<link>`s for the fonts of the page. */
export function fontLinks(portal: Portal, language: Language): string {
  const fonts = FONTS[language].map((name) => portal.font(name)).filter((file) => file !== undefined);
  return fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`).join('');
}

/**
 * A `<link>` by which the browser asks for the styles first: over HTTP/1.1 only the first request has a connection that is open,
 * and the styles are five times as long as public/early.js.
 */
export function stylesFirst(html: string): string {
  const styles = html.match(/<link rel="stylesheet"( crossorigin)? href="[^"]*">/)?.[0] ?? '';
  return styles.replace('rel="stylesheet"', 'rel="preload" as="style"');
}

/**
 * `<link>`s for all that the code of a page will need, so that nothing waits for code to ask.
 *
 * @param language of the page
 * @param screen the screen of the page; none: the home page
 * @param whole the page contains these files already
 */
export function links(
  portal: Portal,
  manifest: Manifest,
  language: Language,
  screen: ManifestScreen | undefined,
  whole: { files: readonly string[] } | undefined,
): string {
  const data = (file: string, own = '') => `<link rel="preload" as="fetch" crossorigin${own} href="/m/${file}">`;
  const isGiven = (file: string) => whole?.files.includes(file) ?? false;
  const files = [manifest.map[language], ...(screen ? [screen.file] : [])].filter((file) => !isGiven(file));
  const all = files.map((file) => data(file));
  // Only those of the resident's own language are asked for: public/early.js leaves the others out. The map has those of the shell.
  for (const one of whole ? [] : manifest.languages)
    for (const { texts } of [...(one === language ? [] : [manifest]), ...(screen ? [screen] : [])])
      all.push(data(texts[one], ` hreflang="${one}"`));
  if (!screen) return all.join('');
  const blocks = blockTypes
    .filter((type) => screen.uses.includes(type))
    .flatMap((type) => [`src/blocks/${type}/widget/index.tsx`, ...(traitsOf({ type }).needs ?? [])]);
  const functions = screen.uses.includes(RARE_FUNCTIONS) ? ['src/lang/expressions/rareFunctions.ts'] : [];
  const chunks = new Set([ENGINE, ...blocks, ...functions].flatMap((source) => portal.chunks(source)));
  for (const { file } of chunks) all.push(`<link rel="modulepreload" crossorigin href="/${file}">`);
  // The answers in the page are valid: only forms need these at once.
  if (!whole || usesForms(screen.uses))
    all.push(`<link rel="modulepreload" crossorigin href="/m/${screen.validators}">`);
  return all.join('');
}
