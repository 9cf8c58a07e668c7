import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that differ from what would be generated, are missing, or are left over in a folder of generated files. */
export function staleFiles(root: string, wanted: ReadonlyMap<string, string>): string[] {
  const differing = [...wanted].filter(([path, text]) => {
    const full = join(root, path);
    return !existsSync(full) || readFileSync(full, 'utf8') !== text;
  });
  const folders = new Set([...wanted.keys()].map((path) => dirname(path)));
  const left = [...folders].flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((path) => !wanted.has(path));
  });
  return [...differing.map(([path]) => path), ...left].sort();
}
