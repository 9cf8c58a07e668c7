import type { Municipality } from '../artefact/municipality.ts';
import { appFiles } from './appFiles.ts';
import { CompressedFolder } from './compressedFolder.ts';
import { compressAll, readFolder, type StaticFile, staticFile } from './files.ts';
import { NOWHERE, pageMaker } from './pages.ts';
import { openPortal } from './portal.ts';
import { workerFiles, workerMaker } from './worker.ts';

/** What the office serves beside its API: the portal's files, the municipality's, and the pages. */
export interface Site {
  /** Undefined if no file has this address: it is that of a page. */
  file(address: string): StaticFile | undefined;
  /** Every file except pages, by its address. */
  files(): ReadonlyMap<string, StaticFile>;
  /** The page at an address; undefined while the portal is not built. */
  page(address: string): StaticFile | undefined;
  /** Ready when every file is compressed. */
  compressed: Promise<void>;
  /** Its immutable files, for the next site. */
  lasting: ReadonlyMap<string, StaticFile>;
}

export interface SiteOptions {
  before?: Site;
  compress?: boolean;
  compressedFolder?: string;
}

/**
 * @param folder the built portal: index.html and assets/
 * @param options.before the site in whose place this one comes: a page that is open still finds the files it was made with
 * @param options.compress false: nothing goes over a network, and the next site is not far
 * @param options.compressedFolder where compressed files are stored for the next start
 */
export function openSite(
  folder: string,
  municipality: Municipality,
  { before, compress = true, compressedFolder }: SiteOptions = {},
): Site {
  const stored = compressedFolder === undefined ? undefined : new CompressedFolder(compressedFolder);
  const compressFiles = async (some: Iterable<StaticFile>): Promise<void> => {
    if (compress) await compressAll(some, stored);
  };
  const files = readFolder(folder);
  for (const [name, { type, body }] of municipality.files) {
    files.set(`/m/${name}`, staticFile(type, Buffer.from(body), true));
  }
  const theme = themeSheet(municipality.manifest.theme);
  const themeAddress = theme && `/m/theme.${theme.etag.slice(1, 11)}.css`;
  if (theme && themeAddress) files.set(themeAddress, theme);
  const app = appFiles(municipality.manifest);
  for (const [address, file] of app.files) files.set(address, file);
  const head = `${themeAddress ? `<link rel="stylesheet" href="${themeAddress}">` : ''}${app.tags}`;
  const portal = openPortal(folder);
  const page = portal ? pageMaker(portal, municipality, head, compressFiles) : () => undefined;
  const worker = workerMaker(
    () => (portal ? workerFiles(folder, portal, municipality, page(NOWHERE)!) : new Map<string, StaticFile>()),
    compressFiles,
  );
  return {
    file: (address) => files.get(address) ?? worker.file(address) ?? before?.lasting.get(address),
    files: () => new Map([...files, ...worker.files()]),
    page,
    compressed: compressFiles(files.values()).then(() => stored?.tidy()),
    lasting: new Map([...files].filter(([, { immutable }]) => immutable)),
  };
}

/** The commune's colours as a stylesheet, so that the first paint has them. The portal's code sets the same. */
function themeSheet(theme: Readonly<Record<string, string>>): StaticFile | undefined {
  const lines = Object.entries(theme).map(([token, colour]) => `--theme-${token}:${colour}`);
  return lines.length ? staticFile('text/css', Buffer.from(`html{${lines.join(';')}}`), true) : undefined;
}
