import type { Manifest, ManifestScreen } from '../../src/descriptors/compiled.ts';
import type { Portal } from './portal.ts';

/** The first letters of every language but Ukrainian. */
const FONT = 'latin-wght';
/** The code that runs screens, and what a type of block adds to it. */
const ENGINE = 'src/app/ScreenRoute.tsx';
const ADDED: Readonly<Record<string, readonly string[]>> = { form: ['src/stores/FormStore.ts'] };

/**
 * `<link>`s for the head of a page: everything it will need is asked for at once, so that nothing waits for code to ask.
 *
 * @param screen the screen of the page; none: the home page
 */
export function links(portal: Portal, manifest: Manifest, screen: ManifestScreen | undefined): string {
  const language = manifest.languages[0]!;
  const font = portal.font(FONT);
  const all = [`<link rel="preload" as="fetch" crossorigin href="/m/${manifest.texts[language]}">`];
  if (font) all.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`);
  if (!screen) return all.join('');
  for (const file of [screen.file, screen.texts[language]]) {
    all.push(`<link rel="preload" as="fetch" crossorigin href="/m/${file}">`);
  }
  const blocks = screen.uses.flatMap((type) => [`src/widgets/${type}/index.tsx`, ...(ADDED[type] ?? [])]);
  const chunks = new Set([ENGINE, ...blocks].flatMap((source) => portal.chunks(source)));
  for (const { file, css } of chunks) {
    all.push(`<link rel="modulepreload" crossorigin href="/${file}">`);
    for (const sheet of css ?? []) all.push(`<link rel="preload" as="style" crossorigin href="/${sheet}">`);
  }
  all.push(`<link rel="modulepreload" crossorigin href="/m/${screen.validators}">`);
  return all.join('');
}
