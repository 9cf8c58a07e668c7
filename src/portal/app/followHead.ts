import { addressOf, canonicalOf } from '../../lang/descriptors/canonical.ts';
import { describe } from '../../lang/descriptors/description.ts';
import { languageAddress, languageVersions } from '../../lang/descriptors/languageAddress.ts';
import type { Manifest } from '../../lang/descriptors/manifest.ts';
import { HOME_PATHS } from '../../lang/descriptors/paths.ts';
import { screenAt } from './places.ts';
import type { Stores } from './stores.ts';

/** The public origin, if the office knows it: it is in the first page only. */
let origin: string | undefined;

/**
 * Makes description, canonical address and languages in `<head>` those of the page that is shown now, as the office writes
 * them (codegen/site/findable/headTags.ts). What the browser does not know is left out; what only previews and search engines
 * read of the first page is removed.
 *
 * @param title without the name of the portal
 */
export function followHead(stores: Pick<Stores, 'portal' | 'words'>, title: string): void {
  const { portal, words } = stores;
  const { manifest } = portal;
  const { pathname, search } = window.location;
  const { head } = document;
  const first = head.querySelector<HTMLLinkElement>('[rel=canonical]');
  if (first) origin = new URL(first.href).origin;
  const open = screenAt(manifest, pathname);
  const screen = open?.name ?? '';
  const isHome = HOME_PATHS.includes(pathname);
  const path = isHome ? portal.homePath : open?.screen.path.includes(':') ? pathname : (open?.screen.path ?? '');
  for (const old of head.querySelectorAll(OF_ONE_PAGE)) old.remove();
  if (!open && !isHome) return;

  const description = descriptionHere();
  if (description) add('meta', { name: 'description', content: description });
  const { address } = canonicalOf(manifest, knownPages(manifest))({ screen, path, search });
  if (origin === undefined || address === undefined) return;
  const languages =
    portal.config?.czyInternacjonalizacja === false ? manifest.languages.slice(0, 1) : manifest.languages;
  add('link', { rel: 'canonical', href: languageAddress(origin, address, words.language, languages) });
  for (const { language, href } of languageVersions(origin, address, languages))
    add('link', { rel: 'alternate', hreflang: language, href });

  function descriptionHere(): string | undefined {
    const lead = manifest.screens[screen]?.lead;
    // Texts of content/ and texts that are still loading.
    if (lead === undefined ? ofContent(manifest, screen) : !words.has(lead)) return undefined;
    const text = (key: string | undefined) => (key === undefined ? undefined : words.word(key));
    return describe(manifest, { screen, title: isHome ? '' : title, text });
  }
}

const OF_ONE_PAGE =
  '[name=description],[name="twitter:card"],[property^="og:"],[rel=canonical],[rel=alternate],[type="application/ld+json"]';

function add(tag: string, attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

const ofContent = ({ special }: Manifest, screen: string): boolean =>
  screen !== '' && [special.page, special.files].includes(screen);

/** The pages of services. Those of a screen that may have other pages are not known for certain. */
function knownPages(manifest: Manifest): ReadonlyMap<string, { screen: string }> {
  const services = manifest.groups.flatMap((group) => group.services);
  return new Map(
    services.flatMap(({ screen, query }) => {
      const { path, also } = manifest.screens[screen] ?? {};
      const others = ofContent(manifest, screen) || also?.some((one) => one.query !== undefined);
      return path === undefined || others ? [] : [[addressOf(path, query), { screen }] as const];
    }),
  );
}
