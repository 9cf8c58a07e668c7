import { NOWHERE } from '../../src/lang/descriptors/paths.ts';
import { SEARCH_PATH } from '../../src/lang/descriptors/plainForms.ts';
import type { Municipality } from '../artefact/municipality.ts';
import { compressAll, type StaticFile } from '../site/files.ts';
import { SITEMAP } from '../site/findable/sitemap.ts';
import { addressesOf, addressesOfCode } from '../site/pages.ts';
import type { Site } from '../site/site.ts';

/** Sent with the status 404 at an address that has no page. */
export const MISSING = '404.html';

export interface ExportedSite {
  /** By path in the folder; a page without parameters is at its address: `kontakt/index.html`. */
  files: ReadonlyMap<string, Buffer>;
  /** Hashed files: pages that are open during the next export still request them. */
  lasting: readonly string[];
  /** Pages at addresses with parameters, for which a server needs a rule. */
  open: readonly { address: string; file: string }[];
  /** How many pages have their content. */
  whole: number;
}

/** A public page with its content; undefined where only the browser can draw it, or the office does not answer. */
async function wholePage(site: Site, address: string): Promise<StaticFile | undefined> {
  if (address.includes(':')) return undefined;
  const answer = await site.whole?.(address, '', undefined).catch(() => null);
  return answer && 'file' in answer && !answer.file.passing ? answer.file : undefined;
}

const fileOf = (address: string): string => `${address.replaceAll('/:', '/_').slice(1)}/index.html`.replace(/^\//, '');

/** Everything a static web server needs, with its compressed forms beside it. */
export async function siteFiles(site: Site, { manifest }: Municipality): Promise<ExportedSite> {
  const named = new Map<string, StaticFile>();
  for (const [address, file] of site.files()) named.set(address.slice(1), file);
  if (site.sitemap) named.set(SITEMAP.slice(1), await site.sitemap());
  const open: { address: string; file: string }[] = [];
  let whole = 0;
  for (const { address } of addressesOf(manifest)) {
    const file = fileOf(address);
    // The first match wins, as in the office.
    if (named.has(file)) continue;
    const page = await wholePage(site, address);
    if (page) whole++;
    named.set(file, page ?? site.page(address)!);
    if (address.includes(':')) open.push({ address, file });
  }
  const frame = site.page(NOWHERE)!;
  for (const address of addressesOfCode(manifest)) if (!named.has(fileOf(address))) named.set(fileOf(address), frame);
  named.set(fileOf(SEARCH_PATH), (await wholePage(site, SEARCH_PATH)) ?? site.page(SEARCH_PATH)!);
  named.set(MISSING, (await wholePage(site, NOWHERE)) ?? frame);
  await compressAll(named.values());
  const files = [...named].flatMap(([name, { body, br, gzip }]): [string, Buffer][] => [
    [name, body],
    ...(br ? [[`${name}.br`, br] as [string, Buffer]] : []),
    ...(gzip ? [[`${name}.gz`, gzip] as [string, Buffer]] : []),
  ]);
  return {
    files: new Map(files),
    lasting: [...named].filter(([, file]) => file.immutable).map(([name]) => name),
    open,
    whole,
  };
}
