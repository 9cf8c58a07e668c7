import { dirname, join, posix, relative } from 'node:path';
import { parseJsonFile } from '../files/jsonFile.ts';
import { OVERLAY_CONFIG } from '../overlay/layers.ts';
import type { Edited } from './edited.ts';
import { CONFIG } from './place.ts';
import { type Loose, valueAt, wordOf } from './value.ts';

/**
 * The address of a descriptor's schema from a new file of the municipality: the way that its configuration goes, since a clerk's copy is
 * elsewhere than the folder of those who read the file.
 *
 * @param file from the folder of the municipality
 */
export function schemaFrom({ layers, folder, root }: Edited, file: string, name: string): string {
  const config = layers.above ? OVERLAY_CONFIG : CONFIG;
  const { value } = parseJsonFile((layers.above ?? layers.files).read(config) ?? '{}', config).file;
  const [, schemas] = /^(\.{1,2}\/(?:.*\/)?)config\/[^/]+$/.exec(wordOf(valueAt(value as Loose, ['$schema']))) ?? [];
  const schema = `descriptors/${name}.schema.json`;
  if (schemas !== undefined) return posix.join(posix.relative(posix.dirname(file), '.'), schemas, schema);
  return relative(dirname(join(folder, file)), join(root, 'schemas', schema)).replaceAll('\\', '/');
}
