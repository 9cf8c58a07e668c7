import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayBeKept } from '../../src/lang/descriptors/contract.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { servicePath } from '../../src/lang/descriptors/siteMap.ts';
import type { WorkerSettings } from '../../src/portal/worker/settings.ts';
import type { Municipality } from '../artefact/municipality.ts';
import { type StaticFile, staticFile } from './files.ts';
import type { Portal } from './portal.ts';

/** Fetched with the worker: the code that draws a screen, and the page for a lost connection. */
const CORE = ['screens', 'src/portal/app/shell/OfflineNotice.tsx', 'src/portal/app/offline.ts'];

/** Where the worker has to be, so that it may answer for the whole site. */
export const WORKER = '/sw.js';

const FRAME = '/m/okienko.';

/** Between portal and providers of payment; and those of a demo. */
const APART = ['/platnosci/', '/demo/bank/'];

/** The worker and the frame, by their addresses; made when first asked for, as pages are. */
export function workerMaker(
  make: () => Map<string, StaticFile>,
  compress: (files: Iterable<StaticFile>) => Promise<void>,
) {
  let made: Map<string, StaticFile> | undefined;
  const files = (): ReadonlyMap<string, StaticFile> => {
    if (!made) {
      made = make();
      void compress(made.values());
    }
    return made;
  };
  const file = (address: string): StaticFile | undefined =>
    address === WORKER || address.startsWith(FRAME) ? files().get(address) : undefined;
  return { file, files };
}

/**
 * The service worker: its settings, made from the contract and the manifest, above its code. Whenever anything of the portal or the
 * municipality changes it is another file, so browsers take the new one by themselves.
 *
 * @param shell the page without a screen
 * @returns the worker, and the frame under an address of its own; nothing while the worker is not built
 */
export function workerFiles(
  folder: string,
  portal: Portal,
  { contract, manifest }: Municipality,
  shell: StaticFile,
): Map<string, StaticFile> {
  const built = join(folder, '../worker/sw.js');
  if (!existsSync(built)) return new Map();
  const version = shell.etag.slice(1, 11);
  const settings: WorkerSettings = {
    version,
    api: manifest.api.base,
    answers: [...contract.operations.values()].filter(mayBeKept).map(({ path }) => path),
    pages: publicPages(manifest),
    apart: APART,
    shell: `${FRAME}${version}.html`,
    core: coreOf(portal, shell.body.toString()),
  };
  const code = `self.okienko = ${JSON.stringify(settings)};\n${readFileSync(built, 'utf8')}`;
  return new Map([
    [settings.shell, { ...shell, immutable: true }],
    [WORKER, staticFile('text/javascript', Buffer.from(code), false)],
  ]);
}

/** What is written out comes before a parameter, as where pages are looked up. */
function publicPages({ screens, groups }: Manifest): string[] {
  const open = Object.values(screens).filter(({ access }) => access === 'public');
  const services = groups
    .flatMap((group) => group.services)
    .filter(({ screen }) => screens[screen]?.access === 'public');
  const own = open.flatMap(({ path, also = [] }) => [path, ...also.map((one) => one.path)]);
  const paths = new Set(['/', ...own, ...services.map(({ slug }) => servicePath(slug))]);
  return [...paths].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
}

/** Everything the tags of the frame lead to, and the code that is asked for later. */
function coreOf(portal: Portal, html: string): string[] {
  const tags = html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\/[^"]+)"/g);
  const chunks = CORE.flatMap((source) => portal.chunks(source)).map(({ file }) => file);
  return [...new Set([...Array.from(tags, (tag) => tag[1]!), ...chunks.map((file) => `/${file}`)])];
}
