import type { Files } from '../../files/files.ts';
import { parseJsonFile } from '../../files/jsonFile.ts';
import { nothingGone } from '../../overlay/gone.ts';
import { layerScreen } from '../../overlay/screen.ts';
import type { Json } from '../edit.ts';
import { bare, equal, isObject, type Loose, type LooseObject } from '../value.ts';
import type { Side, Three } from './conflict.ts';
import { namesOf } from './identity.ts';
import { JsonMerge } from './mergeJson.ts';

const EDIT = '.edit.json';

/**
 * Whether the merged edit of an overlay makes of its screen what both sides wanted. Two edits can each be right and not go together: one
 * replaces a section by a changed copy of it, and the other changes what was in the section.
 */
export function isAsWanted(file: string, below: Files | undefined, texts: Three<string>, merged: string): boolean {
  const screen = file.replace(EDIT, '.json');
  const under = file.startsWith('screens/') && file.endsWith(EDIT) ? below?.read(screen) : undefined;
  if (under === undefined) return true;
  const made = (text: string | undefined) => screenWith(parseJsonFile(under, screen).file, text, file);
  const [base, ours, theirs, now] = [texts.base, texts.ours, texts.theirs, merged].map(made);
  const known = new Set([...ours!.mistakes, ...theirs!.mistakes]);
  if (now!.mistakes.some((one) => !known.has(one))) return false;
  let clashes = false;
  const wanted = new JsonMerge(screen, { base: base!.value, ours: ours!.value, theirs: theirs!.value }, (): Side => {
    clashes = true;
    return 'ours';
  }).merged();
  return !clashes && equal(inOneOrder(wanted!), inOneOrder(now!.value));
}

function screenWith(below: Parameters<typeof layerScreen>[0], text: string | undefined, name: string) {
  const mistakes: string[] = [];
  const over = text === undefined ? undefined : parseJsonFile(text, name).file;
  const reportAt = (_code: string, _path: unknown, message: string): number => mistakes.push(message);
  const { value } = layerScreen(below, nothingGone, over && { file: over, reportAt });
  return { value: bare(value as Json), mistakes };
}

/** Whatever the order of named parts: who adds two parts at one place has no order in mind. */
function inOneOrder(value: Loose): Loose {
  if (Array.isArray(value)) {
    const items = value.map(inOneOrder);
    const names = namesOf(items);
    return names ? items.toSorted((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1)) : items;
  }
  if (!isObject(value)) return value;
  const result: LooseObject = Object.create(null);
  for (const [key, item] of Object.entries(value)) result[key] = inOneOrder(item);
  return result;
}

const nameIn = (item: Loose): string => namesOf([item])![0]!;
