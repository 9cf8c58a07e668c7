import { changedFiles } from '../files/changedFiles.ts';
import { alone, layered } from '../overlay/layers.ts';
import { type Where, whereIs } from '../overlay/where.ts';

/** The folders of a municipality, with changes of its own files that are not on the disk. */
export function editedAt(
  folder: string,
  changes: ReadonlyMap<string, string | undefined>,
  nameAbove?: (name: string) => string,
): Where {
  const where = whereIs(folder);
  const { above, below, files } = where.layers;
  if (!above) return { ...where, layers: alone(changedFiles(files, changes), folder) };
  const changed = changedFiles(above, changes);
  const folderOf = (name: string): string => (changed.kind(name) ? folder : where.root);
  return { ...where, layers: { ...layered(below, changed, nameAbove ?? where.layers.nameAbove), folderOf } };
}
