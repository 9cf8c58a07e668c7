import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { servedFrom } from './servedFrom.ts';

export type { Served } from './servedFrom.ts';

/** The municipality of this repository. */
const root = join(import.meta.dirname, '../..');

export const { manifest, contract, texts, files, languages, warnings, serve, fileText } = await servedFrom(root);

/** Every screen that services.config.json names. */
export const screenNames = Object.keys(manifest.screens);

/** Every file under screens/ that is no fragment, by its screen name. */
export const screenFiles = readdirSync(join(root, 'screens'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.scenario.json'))
  .map((entry) => relative(join(root, 'screens'), join(entry.parentPath, entry.name)).replace(/\.json$/, ''))
  .filter((name) => !/^(fragments|definitions)\//.test(name));
