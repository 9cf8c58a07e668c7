import { dirname } from 'node:path';

/**
 * Those of some test files that guard what has changed: the test itself, or the folder that its own folder mirrors.
 * `tests/blocks/xss` mirrors `src/blocks`, because there is no `src/blocks/xss`. A test that guards more folders or files says so:
 *
 *     // Also guards: server/engine/db, server/app
 *
 * and so does a browser test, whose folder mirrors none: `// Guards: src/portal/charts`.
 *
 * @param files every file of the project, by its path from the root
 * @param textOf the text of a test
 */
export function guarding(
  tests: readonly string[],
  changed: readonly string[],
  files: readonly string[],
  textOf: (test: string) => string,
): string[] {
  const isFolder = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
  const mirrored = (folder: string): string | undefined => {
    if (folder === '.') return undefined;
    return [folder, `src/${folder}`].find(isFolder) ?? mirrored(dirname(folder));
  };
  return tests.filter((test) => {
    const [, more] = /^\/\/ (?:Also guards|Guards): (.+)$/m.exec(textOf(test)) ?? [];
    const folders = [mirrored(dirname(test).replace(/^tests\//, '')), ...(more?.split(', ') ?? [])];
    const isGuarded = (file: string) =>
      file === test || folders.some((folder) => folder && `${file}/`.startsWith(`${folder}/`));
    return changed.some(isGuarded);
  });
}
