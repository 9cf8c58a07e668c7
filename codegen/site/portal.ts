import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codeFileOf } from '../../src/blocks/codeFiles.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import type { Reading } from '../../src/lang/descriptors/wholePage.ts';

/** The entry of a chunk in Vite's manifest. */
interface Chunk {
  file: string;
  name?: string;
  imports?: readonly string[];
  assets?: readonly string[];
}

/** The built portal, as far as a page has to know it. */
export interface Portal {
  /** index.html as Vite wrote it. */
  html: string;
  /**
   * A module that is loaded on demand, or a file of several (src/blocks/codeFiles.ts), and all that it imports, without what
   * index.html brings; none: the build has no such chunk.
   */
  chunks(source: string): readonly Chunk[];
  /** The address of the font file with this word in its name. */
  font(name: string): string | undefined;
  /** The page as it looks at first, as HTML for `#portal`; '' while that part is not built. */
  prerender(manifest: Manifest, texts: Readonly<Record<string, string>>, path: string, reading: Reading): string;
  /** The portal for Node, which draws whole pages; undefined while it is not built. */
  code: string | undefined;
}

const ENTRY = 'index.html';

/** @param folder of the built portal; `prerender` is beside it. @returns nothing while it is not built */
export function openPortal(folder: string): Portal | undefined {
  const index = join(folder, ENTRY);
  if (!existsSync(index)) return undefined;
  const list = join(folder, '.vite/manifest.json');
  const built: Readonly<Record<string, Chunk>> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const reach = (key: string, seen = new Set<string>()): Set<string> => {
    if (!built[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of built[key].imports ?? []) reach(next, seen);
    return seen;
  };
  const always = reach(ENTRY);
  const code = join(folder, '../pages/renderPage.js');
  const fonts = Object.values(built)
    .flatMap(({ assets = [], file }) => [file, ...assets])
    .filter((file) => file.endsWith('.woff2'));
  const keyOf = (source: string) => {
    const name = codeFileOf(`/${source}`) ?? source;
    return built[source] ? source : Object.keys(built).find((key) => built[key]?.name === name);
  };
  return {
    html: readFileSync(index, 'utf8'),
    chunks: (source) => [...reach(keyOf(source) ?? source)].filter((key) => !always.has(key)).map((key) => built[key]!),
    font: (name) => fonts.find((file) => file.includes(name)),
    prerender: prerenderOf(join(folder, '../prerender/prerender.js')),
    code: existsSync(code) ? code : undefined,
  };
}

/** Loaded with the first page: an office that serves only its API does without React. */
function prerenderOf(file: string): Portal['prerender'] {
  let loaded: { prerender: Portal['prerender'] } | undefined;
  return (...page) => {
    if (!existsSync(file)) return '';
    loaded ??= createRequire(import.meta.url)(file) as { prerender: Portal['prerender'] };
    return loaded.prerender(...page);
  };
}
