import { dirname } from 'node:path';

/**
 * Those of some test files that guard what has changed: the test itself, or the folder that its own folder mirrors.
 * `tests/blocks/xss` mirrors `src/blocks`, because there is no `src/blocks/xss`.
 *
 * @param files every file of the project, by its path from the root
 */
export function guarding(tests: readonly string[], changed: readonly string[], files: readonly string[]): string[] {
  const isFolder = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
  const mirrored = (folder: string): string | undefined => {
    if (folder === '.') return undefined;
    return [folder, `src/${folder}`].find(isFolder) ?? mirrored(dirname(folder));
  };
  return tests.filter((test) => {
    const folder = mirrored(dirname(test).replace(/^tests\//, ''));
    return changed.some((file) => file === test || (folder !== undefined && file.startsWith(`${folder}/`)));
  });
}
