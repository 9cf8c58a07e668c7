import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Municipality } from '../../codegen/municipality.ts';
import { compressAll, readFolder, type StaticFile, staticFile } from './files.ts';

/** What the office serves beside its API: the portal's files, the municipality's, and the one page. */
export interface Site {
  /** Undefined: there is no such file, so the page is meant. */
  file(address: string): StaticFile | undefined;
  /** index.html with the manifest of the municipality; undefined while the portal is not built. */
  page: StaticFile | undefined;
  /** Ready when everything is compressed. */
  compressed: Promise<void>;
}

/** @param portal the built portal: index.html and assets/ */
export function openSite(portal: string, municipality: Municipality): Site {
  const files = readFolder(portal);
  for (const [name, { type, body }] of municipality.files) {
    files.set(`/m/${name}`, staticFile(type, Buffer.from(body), true));
  }
  const index = join(portal, 'index.html');
  const page = existsSync(index)
    ? staticFile('text/html', Buffer.from(withManifest(readFileSync(index, 'utf8'), municipality.manifest)), false)
    : undefined;
  const all = page ? [page, ...files.values()] : [...files.values()];
  return { file: (address) => files.get(address), page, compressed: compressAll(all) };
}

/** The manifest stands in the page as data, so the first request brings it; it is no script and the CSP lets it be. */
function withManifest(html: string, manifest: unknown): string {
  const json = JSON.stringify(manifest).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="manifest">${json}</script>`;
  const place = /<script type="application\/json" id="manifest">[\s\S]*?<\/script>/;
  return place.test(html) ? html.replace(place, () => script) : html.replace('</head>', () => `${script}</head>`);
}
