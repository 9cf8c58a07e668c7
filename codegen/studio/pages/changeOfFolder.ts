import { CATALOGUE, CATALOGUE_EDIT } from '../../overlay/layers.ts';
import { Refusal } from '../edit.ts';
import type { Edited, OwnChange } from '../edited.ts';
import { rewrite } from '../layout/rewrite.ts';
import { indexOf, isObject, type LooseObject, nameOf, objectAt } from '../value.ts';
import { contentIn, differences, listIn } from './catalogueText.ts';
import type { ContentEdit } from './contentEdit.ts';

type Place = Extract<ContentEdit, { kind: 'place' }>;

/** A page in another folder: in an overlay its `in` says so. @throws Refusal when there is no such page or folder */
export function changeOfFolder({ layers, folder: own, root }: Edited, { id, in: wanted }: Place): OwnChange {
  const whole = (layers.above ?? layers.files).read(CATALOGUE);
  if (whole !== undefined) {
    const content = contentIn(whole, CATALOGUE);
    moveIn(content, id, wanted);
    return { file: CATALOGUE, before: whole, after: rewrite(whole, content) };
  }
  const before = layers.above?.read(CATALOGUE_EDIT);
  const content = contentIn(before ?? '{}', CATALOGUE_EDIT);
  const base = contentIn(layers.below.read(CATALOGUE) ?? '{}', CATALOGUE);
  const entries = objectAt(content, ['pages']);
  const isOfBase = indexOf(listIn(base, 'pages'), id) >= 0;
  if (entries[id] === null || (entries[id] === undefined && !isOfBase)) throw noPage(id);
  const { in: _in, before: _before, after: _after, ...rest } = (entries[id] ?? {}) as LooseObject;
  const isBack = isOfBase && foldersOf(base, id).join() === wanted;
  const entry = isBack ? rest : { ...rest, in: wanted };
  if (Object.keys(entry).length > 0) entries[id] = entry;
  else delete entries[id];
  if (Object.keys(entries).length === 0) delete content.pages;
  return differences({ own, root }, before, content);
}

function moveIn(content: LooseObject, id: string, wanted: string): void {
  if (indexOf(listIn(content, 'pages'), id) < 0) throw noPage(id);
  const folders = listIn(content, 'folders').filter(isObject);
  const target = folders.find((one) => nameOf(one) === wanted);
  if (!target) throw new Refusal(`There is no folder "${wanted}".`, `Nie ma katalogu „${wanted}”.`);
  for (const one of folders) {
    if (!Array.isArray(one.pages) || one === target) continue;
    one.pages = one.pages.filter((page) => page !== id);
    if (one.pages.length === 0) delete one.pages;
  }
  if (!listIn(target, 'pages').includes(id)) target.pages = [...listIn(target, 'pages'), id];
}

const foldersOf = (content: LooseObject, id: string): string[] =>
  listIn(content, 'folders').flatMap((one) =>
    isObject(one) && listIn(one, 'pages').includes(id) ? [nameOf(one) ?? ''] : [],
  );

const noPage = (id: string): Refusal => new Refusal(`There is no page "${id}".`, `Nie ma strony „${id}”.`);
