import { canonicalOf, type PagePlace } from '../../../src/lang/descriptors/canonical.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { languageAddress, languageVersions } from '../../../src/lang/descriptors/languageAddress.ts';
import type { Municipality } from '../../artefact/municipality.ts';
import { attributes, json } from '../html.ts';
import { descriptionOf } from './description.ts';
import { findablePages } from './findablePages.ts';
import { structuredData } from './structuredData.ts';

/** A page as search engines and link previews show it. */
export interface PageAbout extends PagePlace {
  language: Language;
  /** Without the name of the portal; '': home. */
  title: string;
  /** The languages that a visitor may choose, the default first. */
  languages: readonly Language[];
}

const LOCALES: Readonly<Record<Language, string>> = { pl: 'pl_PL', en: 'en_GB', de: 'de_DE', uk: 'uk_UA' };

/**
 * The tags in `<head>` for search engines and link previews: description, canonical address, the other languages, preview,
 * structured data. What needs an absolute address is left out while the public origin is unknown.
 *
 * @param origin `https://portal.example`
 */
export function headTags(municipality: Municipality, origin: string | undefined): (page: PageAbout) => string {
  const { manifest } = municipality;
  const pages = findablePages(municipality);
  const canonical = canonicalOf(manifest, pages);
  return (page) => {
    const { languages } = page;
    const { indexed, address } = canonical(page);
    const hidden = indexed ? '' : meta('name', { robots: 'noindex' });
    if (page.screen === '' && !indexed) return hidden;
    const description = descriptionOf(municipality, page);
    const preview = {
      'og:type': 'website',
      'og:site_name': manifest.name,
      'og:title': page.title || manifest.name,
      'og:description': description,
      'og:locale': LOCALES[page.language],
      ...(origin !== undefined && manifest.logo !== undefined && { 'og:image': origin + manifest.logo }),
    };
    const about = hidden + meta('name', { description, 'twitter:card': 'summary' }) + meta('property', preview);
    if (origin === undefined || address === undefined) return about;
    const url = languageAddress(origin, address, page.language, languages);
    const others = languageVersions(origin, address, languages).map(
      ({ language, href }) => `<link${attributes({ rel: 'alternate', hreflang: language, href })}>`,
    );
    const services = pages.get(address)?.services ?? [];
    const data = structuredData(municipality, origin, { ...page, url, description, services });
    return [
      about,
      meta('property', { 'og:url': url }),
      `<link${attributes({ rel: 'canonical', href: url })}>`,
      ...others,
      `<script type="application/ld+json">${json(data)}</script>`,
    ].join('');
  };
}

const meta = (kind: 'name' | 'property', all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .map(([name, content]) => `<meta${attributes({ [kind]: name, content })}>`)
    .join('');
