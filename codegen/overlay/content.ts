import type { JsonFile } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import { guess } from '../files/shape.ts';
import { asFile, type Traced, trace, withEntry, withItems } from '../files/traced.ts';
import { changeItems, helpWithNames, nameOf, namesOf, withoutKeys } from './changeItems.ts';
import { insertItem } from './insertItem.ts';

const PARTS = ['pages', 'folders', 'files'] as const;
type Part = (typeof PARTS)[number];
/** The keys that give the folder of an item and its position there. They occur only in an overlay. */
const POSITION_KEYS = ['in', 'before', 'after'] as const;

/**
 * content/catalogue.json with the changes of an overlay.
 *
 * @param over content/catalogue.edit.json, whose shape was checked
 */
export function layerCatalogue(base: JsonFile, over: JsonFile, reportAt: ReportAt): JsonFile {
  let root = trace(base);
  const overlay = trace(over);
  const changes = (part: Part) => [...(overlay.entries?.get(part)?.entries ?? [])];
  for (const part of PARTS) {
    const own = overlay.entries?.get(part);
    if (!own) continue;
    const named = new Map(
      changes(part).map(([id, change]) => [id, change.entries ? withoutKeys(change, POSITION_KEYS) : change]),
    );
    const list = root.entries?.get(part) ?? own;
    const items = changeItems(list.items ?? [], { ...own, entries: named }, { nameKey: 'id', reportAt });
    root = withEntry(root, part, withItems(list, items));
  }
  for (const part of PARTS)
    for (const [id, change] of changes(part)) {
      if (change.value === null) root = removeFromFolders(root, part, id);
      else if (POSITION_KEYS.some((key) => change.entries?.has(key)))
        root = putInFolder(root, part, id, change, reportAt);
    }
  return asFile(base.name, root);
}

/** Puts a name into the list of the folder in its change, and removes it from all others. */
function putInFolder(root: Traced, part: Part, id: string, change: Traced, reportAt: ReportAt): Traced {
  const textOf = (key: string): string | undefined => {
    const value = change.entries?.get(key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const folder = textOf('in');
  // The shape check has reported a value that is no text.
  if (folder === undefined && change.entries?.has('in')) return root;
  if (folder === undefined) {
    const key = textOf('before') === undefined ? 'after' : 'before';
    reportAt('overlay.target', [...change.path, key], `"${key}" needs "in", the folder of that entry.`, {
      key: true,
    });
    return root;
  }
  const known = foldersOf(root).find((one) => nameOf(one, 'id') === folder);
  if (!known) {
    const ids = namesOf(foldersOf(root), 'id');
    const message = `There is no folder "${folder}".${guess(folder, ids)}`;
    reportAt('overlay.target', [...change.path, 'in'], message, helpWithNames(ids));
    return root;
  }
  const cleared = removeFromFolders(root, part, id);
  const { file, path } = change.entries!.get('in')!;
  return mapFolders(cleared, (one) => {
    if (nameOf(one, 'id') !== folder) return one;
    const list = one.entries?.get(part) ?? { file, path, items: [] };
    const wanted = { before: textOf('before'), after: textOf('after') };
    const items = insertItem(list.items ?? [], { file, path, value: id }, wordOf, wanted);
    if (items) return withEntry(one, part, withItems(list, items));
    const names = (list.items ?? []).map(wordOf);
    const side = wanted.before === undefined ? 'after' : 'before';
    const message = `"${side}" names "${wanted[side]}", which is not in "${folder}".${guess(wanted[side]!, names)}`;
    reportAt('overlay.target', [...change.path, side], message, helpWithNames(names));
    return one;
  });
}

const foldersOf = (root: Traced): readonly Traced[] => root.entries?.get('folders')?.items ?? [];
const wordOf = (item: Traced): string => String(item.value);

/** Removes a name from the lists of all folders. */
function removeFromFolders(root: Traced, part: Part, id: string): Traced {
  return mapFolders(root, (folder) => {
    const list = folder.entries?.get(part);
    if (!list?.items?.some((item) => item.value === id)) return folder;
    const others = withItems(
      list,
      list.items.filter((item) => item.value !== id),
    );
    return withEntry(folder, part, others);
  });
}

function mapFolders(root: Traced, change: (folder: Traced) => Traced): Traced {
  const list = root.entries?.get('folders');
  return list?.items ? withEntry(root, 'folders', withItems(list, list.items.map(change))) : root;
}
