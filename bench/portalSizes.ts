import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Of the portal's build: files of one kind of page that the browser fetches. */
export interface PortalSize {
  what: string;
  /** After gzip. */
  bytes: number;
  files: number;
  budget: number;
  /** What the tests allow, so that it does not grow: more where the budget is not met yet, less where it is met with room. */
  allowed?: number;
}

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  isEntry?: boolean;
}

const KB = 1024;

/** The JavaScript and styles that pages need, each with its budget. @param dist folder of the built portal */
export function portalSizes(dist: string) {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keyOf = (is: (chunk: Chunk, key: string) => boolean): string => {
    const found = Object.entries(manifest).find(([key, chunk]) => is(chunk, key));
    if (!found) throw new Error('The build has no such file; the names are those of vite.config.ts.');
    return found[0];
  };
  const reach = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reach(next, seen);
    return seen;
  };
  const named = (name: string) => keyOf((chunk) => chunk.name === name && chunk.file.endsWith('.js'));
  const size = (what: string, keys: Iterable<string>, budget: number, allowed?: number): PortalSize => {
    const all = Array.from(new Set(keys), (key) =>
      gzipSync(readFileSync(join(dist, manifest[key]!.file)), { level: 9 }),
    );
    const bytes = all.reduce((sum, { length }) => sum + length, 0);
    return { what, bytes, files: all.length, budget: budget * KB, ...(allowed && { allowed: allowed * KB }) };
  };

  const home = reach(keyOf(({ isEntry = false }) => isEntry));
  const screen = reach(named('screens'));
  const after = (key: string) => [...reach(key)].filter((one) => !home.has(one) && !screen.has(one));
  const styles = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.css'));
  return {
    libraries: size('React, MobX and i18next', [named('libraries')], 93.6),
    home: size('JavaScript of the home page, gzip', home, 120, 118),
    screen: size(
      'more for the first screen without form, table or chart',
      [...screen].filter((key) => !home.has(key)),
      25,
    ),
    table: size(
      'a public table in all, with home and the first screen',
      [...home, ...screen, ...after(named('table'))],
      130,
      149.2,
    ),
    form: size('more for the first form', after(named('form')), 80),
    chart: size('more for the first chart', after('src/blocks/chart/widget/Picture.tsx'), 210),
    styles: size('all styles, gzip', styles, 16),
  };
}
