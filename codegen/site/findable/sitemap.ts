import type { Language } from '../../../src/lang/descriptors/language.ts';
import { languageAddress, languageVersions } from '../../../src/lang/descriptors/languageAddress.ts';
import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';
import { isOffered } from '../../../src/lang/descriptors/offered.ts';
import { HOME_PATHS, homePathOf, type StartPlace } from '../../../src/lang/descriptors/paths.ts';
import type { Municipality } from '../../artefact/municipality.ts';
import { compressNow, type StaticFile, staticFile } from '../files.ts';
import { attributes, escaped } from '../html.ts';
import type { Ask } from '../whole/ask.ts';
import { type FindablePage, findablePages } from './findablePages.ts';

export const SITEMAP = '/sitemap.xml';

/** What the office's configuration says about pages. */
interface PageSettings {
  czyInternacjonalizacja?: boolean;
  stronaStartowa?: StartPlace;
  przerwaTechnicznaUslugi?: readonly number[];
}

/**
 * All findable pages in all languages, without services that the office has switched off.
 *
 * @param ask the office's API; absent: services that depend on its configuration are left out
 */
export function sitemapMaker(municipality: Municipality, origin: string, ask?: Ask): () => Promise<StaticFile> {
  const pages = [...findablePages(municipality).values()];
  const { path } = municipality.contract.operations.get('dajKonfiguracje') ?? {};
  let made: { from: string; file: StaticFile } | undefined;
  return async () => {
    const answer = ask && path !== undefined ? await ask(path) : undefined;
    const from = answer?.status === 200 ? answer.body : 'null';
    if (made?.from !== from) {
      const settings: PageSettings | null = JSON.parse(from);
      const { languages: all } = municipality.manifest;
      const languages = settings?.czyInternacjonalizacja === false ? all.slice(0, 1) : all;
      const xml = written(origin, pages.filter(offered(settings)), languages);
      made = { from, file: await compressNow(staticFile('application/xml', Buffer.from(xml), false)) };
    }
    return made.file;
  };
}

/** A page stays while any of its services can be used. */
function offered(settings: PageSettings | null): (page: FindablePage) => boolean {
  const home = homePathOf(settings?.stronaStartowa);
  const closed = settings?.przerwaTechnicznaUslugi ?? [];
  const isOpen = (service: Manifest['groups'][number]['services'][number]) =>
    isOffered(service, settings) && !closed.includes(service.uslugaId);
  return ({ address, services }) =>
    HOME_PATHS.includes(address) ? address === home : services.length === 0 || services.some(isOpen);
}

function written(origin: string, pages: readonly FindablePage[], languages: readonly Language[]): string {
  const entries = pages.flatMap(({ address }) => {
    const others = languageVersions(origin, address, languages)
      .map(({ language, href }) => `<xhtml:link${attributes({ rel: 'alternate', hreflang: language, href })}/>`)
      .join('');
    return languages.map(
      (language) =>
        `<url><loc>${escaped(languageAddress(origin, address, language, languages))}</loc>${others}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
