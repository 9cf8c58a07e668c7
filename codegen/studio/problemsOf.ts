import type { CheckCache } from '../check/checkCache.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import { filesOnDisk } from '../files/files.ts';
import { type ShownProblem, withLine } from '../report/lines.ts';
import { editedAt } from './editedAt.ts';

/** What the check finds in a folder with other texts of its files, each with the lines around it. */
export function problemsOf(
  folder: string,
  changes: ReadonlyMap<string, string | undefined>,
  cache: CheckCache,
): readonly ShownProblem[] {
  const { layers, ...where } = editedAt(folder, changes);
  const { problems } = checkLayers({ ...where, cache }, layers);
  const folders = [...new Set([folder, where.root])];
  const read = (path: string): string | undefined => {
    const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
    if (name !== undefined && layers.files.kind(name) === 'file') return (layers.above ?? layers.files).read(name);
    return filesOnDisk(where.root).read(path.slice(where.root.length + 1));
  };
  return problems.map((problem) => withLine(problem, { folders, above: layers.nameAbove('') }, read));
}
