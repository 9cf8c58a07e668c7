import type { Files } from '../../files/files.ts';
import { parseJsonFile } from '../../files/jsonFile.ts';
import { goneContent, nothingGone } from '../../overlay/gone.ts';
import { OVERLAY_CONFIG } from '../../overlay/layers.ts';
import { rewrite } from '../layout/rewrite.ts';
import { ownConfig, ownScreenEdit } from '../overlay/overlayFiles.ts';
import type { OwnFile } from '../overlay/ownFile.ts';
import { tidyConfig } from '../overlay/tidy.ts';
import { CONFIG } from '../place.ts';
import { equal, isObject, type Loose, type LooseObject, wordOf } from '../value.ts';
import type { Decide, Side, Three } from './conflict.ts';
import { namesOf } from './identity.ts';
import { JsonMerge } from './mergeJson.ts';
import { reordered } from './reordered.ts';

const EDIT = '.edit.json';

/**
 * The merged file of an overlay, so that it makes of the base what both sides wanted. Two edits of a screen can each be right and not go
 * together: one replaces a section by a changed copy of it, and the other changes what was in the section. Two that go together may
 * still put something at another place: one adds a block after the last one, and the other moves that one. It is moved then.
 *
 * @returns undefined: the edits do not go together
 */
export function asWanted(
  file: string,
  below: Files | undefined,
  texts: Three<string>,
  merged: string,
  decide: Decide,
): string | undefined {
  const open = opener(file, below);
  if (!open) return merged;
  const [base, ours, theirs, now] = [texts.base, texts.ours, texts.theirs, merged].map(open) as [
    OwnFile,
    OwnFile,
    OwnFile,
    OwnFile,
  ];
  let clashes = false;
  const values = { base: base.now.value, ours: ours.now.value, theirs: theirs.now.value };
  const isConfig = file === OVERLAY_CONFIG;
  const wanted = new JsonMerge(now.now.file.name, values, (clash): Side => {
    clashes = true;
    // Of the configuration only the order is read here; about its values the merge of the file has decided.
    return isConfig && clash.ours.did === 'moved' ? decide({ ...clash, file }) : 'ours';
  }).merged()!;
  if (isConfig) return written(merged, now, reordered(freed(now), wanted));
  const known = new Set([...ours.now.mistakes, ...theirs.now.mistakes]);
  const isWanted =
    !clashes &&
    [...now.now.mistakes].every((one) => known.has(one)) &&
    equal(inOneOrder(wanted), inOneOrder(now.now.value));
  return isWanted ? written(merged, now, reordered(now, wanted)) : undefined;
}

const written = (text: string, { value }: OwnFile, content: LooseObject): string =>
  equal(content, value) ? text : rewrite(text, content);

/** The configuration without places beside what one side has removed: such an entry finds its place among those that are left. */
function freed(config: OwnFile): OwnFile {
  const content = config.copy();
  for (const list of ['groups', 'tiles', 'menu']) {
    const entries: LooseObject = isObject(content[list]) ? content[list] : {};
    for (const entry of Object.values(entries).filter(isObject))
      for (const side of ['before', 'after']) if (entries[wordOf(entry[side])] === null) delete entry[side];
  }
  return config.with(tidyConfig(content));
}

/** Opens a version of a file that changes one of the base; undefined: the file is none. */
function opener(file: string, below: Files | undefined): ((text: string | undefined) => OwnFile) | undefined {
  const isConfig = file === OVERLAY_CONFIG;
  if (!isConfig && !(file.startsWith('screens/') && file.endsWith(EDIT))) return undefined;
  const name = isConfig ? CONFIG : file.replace(EDIT, '.json');
  const under = below?.read(name);
  if (under === undefined) return undefined;
  return (text) => {
    const { file: base } = parseJsonFile(under, name);
    const own = { name: file, text };
    return isConfig ? ownConfig(own, base, goneContent(undefined, undefined)) : ownScreenEdit(own, base, nothingGone);
  };
}

/** Whatever the order of named parts. */
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
