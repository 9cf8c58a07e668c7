import { changedFiles } from '../../files/changedFiles.ts';
import { CATALOGUE, CATALOGUE_EDIT, layered } from '../../overlay/layers.ts';
import { Opener } from '../../overlay/open.ts';
import { ownText } from '../bytes.ts';
import { Refusal } from '../edit.ts';
import type { Edited, OwnChange } from '../edited.ts';
import { languagesOf } from '../languages.ts';
import { rewrite } from '../layout/rewrite.ts';
import { bare, indexOf, isObject, nameOf, objectAt } from '../value.ts';
import { contentIn, differences, listIn } from './catalogueText.ts';
import { changeOfFolder } from './changeOfFolder.ts';
import type { ContentEdit } from './contentEdit.ts';

type EntryEdit = Extract<ContentEdit, { kind: 'entry' }>;

export const pageFile = (id: string, language: string): string => `content/pages/${id}/${language}.html`;

/** What an edit of pages and files does to the municipality's own files. @throws Refusal when it cannot be made */
export function changeOfContent(edited: Edited, edit: ContentEdit): OwnChange {
  const { layers } = edited;
  const own = layers.above ?? layers.files;
  if (edit.kind === 'page') {
    if (!languagesOf(layers).includes(edit.language))
      throw new Refusal(
        `The municipality has no language "${edit.language}".`,
        `Gmina nie ma języka „${edit.language}”.`,
      );
    const file = pageFile(edit.id, edit.language);
    const after = edit.html === '' || edit.html === ofBase(edited, file) ? undefined : edit.html;
    return { file, before: own.read(file), after };
  }
  if (edit.kind === 'file') {
    const file = `content/files/${edit.file}`;
    const before = ownText(own, edited.folder, file);
    if (before !== undefined && edit.base64 !== '')
      throw new Refusal(`There is a file ${file} already.`, `Plik ${file} już istnieje.`);
    return { file, before, after: edit.base64 || undefined };
  }
  if (edit.kind === 'place') return changeOfFolder(edited, edit);
  const change = layers.above && own.read(CATALOGUE) === undefined ? changeOfDifferences : changeOfCatalogue;
  return change(edited, edit);
}

/** A page as the overlay has it without a file of its own. */
function ofBase({ layers, schemas }: Edited, file: string): string | undefined {
  const { above, below, nameAbove } = layers;
  if (!above) return undefined;
  const without = changedFiles(above, new Map([[file, undefined]]));
  const opener = new Opener(layered(below, without, nameAbove), schemas, () => {});
  opener.services();
  return opener.page(file);
}

/** The catalogue itself. */
function changeOfCatalogue({ layers }: Edited, { part, id, entry, in: folder }: EntryEdit): OwnChange {
  const before = (layers.above ?? layers.files).read(CATALOGUE);
  if (before === undefined)
    throw new Refusal(
      `There is no ${CATALOGUE}: the municipality has no pages of its own yet.`,
      `Nie ma pliku ${CATALOGUE}: gmina nie ma jeszcze własnych stron.`,
    );
  const root = contentIn(before, CATALOGUE);
  const list = listIn(root, part);
  const at = indexOf(list, id);
  if (entry) {
    if (at >= 0) throw taken(id);
    list.push(bare({ id, ...entry }));
  } else if (at >= 0) list.splice(at, 1);
  for (const one of listIn(root, 'folders')) {
    if (!isObject(one)) continue;
    if (entry && folder !== undefined && nameOf(one) === folder) one[part] = [...listIn(one, part), id];
    if (!entry && Array.isArray(one[part])) {
      one[part] = one[part].filter((name) => name !== id);
      if (one[part].length === 0) delete one[part];
    }
  }
  return { file: CATALOGUE, before, after: rewrite(before, root) };
}

/** The differences of an overlay. */
function changeOfDifferences({ layers, folder: own, root }: Edited, edit: EntryEdit): OwnChange {
  const { part, id, entry, in: folder } = edit;
  const before = layers.above!.read(CATALOGUE_EDIT);
  const content = contentIn(before ?? '{}', CATALOGUE_EDIT);
  const entries = objectAt(content, [part]);
  const base = layers.below.read(CATALOGUE);
  const isOfBase = base !== undefined && indexOf(listIn(contentIn(base, CATALOGUE), part), id) >= 0;
  if (entry) {
    if (entries[id] || (isOfBase && entries[id] === undefined)) throw taken(id);
    entries[id] = bare({ ...entry, ...(folder !== undefined && { in: folder }) });
  } else if (isOfBase) entries[id] = null;
  else delete entries[id];
  if (Object.keys(entries).length === 0) delete content[part];
  return differences({ own, root }, before, content);
}

const taken = (id: string): Refusal =>
  new Refusal(`There is a "${id}" already: choose another address.`, `„${id}” już istnieje: wybierz inny adres.`);
