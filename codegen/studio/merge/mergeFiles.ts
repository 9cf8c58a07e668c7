import type { Files } from '../../files/files.ts';
import { parseJsonFile } from '../../files/jsonFile.ts';
import { OVERLAY_CONFIG } from '../../overlay/layers.ts';
import { isBytes } from '../bytes.ts';
import type { Json, Sentence } from '../edit.ts';
import { rewrite } from '../layout/rewrite.ts';
import { bare, equal, isObject, type Loose } from '../value.ts';
import { asWanted } from './asWanted.ts';
import type { Clash, Conflict, Decide, FileTexts, Side, Three } from './conflict.ts';
import { JsonMerge } from './mergeJson.ts';
import { mergedPage } from './mergePage.ts';
import { withReplaced } from './replaced.ts';
import { ConflictWords } from './words.ts';

export interface Merge {
  /** The merged folder; where there is a conflict it has the version of ours. */
  files: FileTexts;
  /** Those that no choice has decided. */
  conflicts: readonly Conflict[];
}

export interface MergeOptions {
  /** How the sentences call the two. */
  who?: Readonly<Record<Side, string | Sentence>>;
  /** The files below an overlay, for the titles in the sentences. */
  below?: Files;
  /** Whose version stays, by the id of a conflict. */
  choices?: ReadonlyMap<string, Side>;
}

/**
 * Merges two versions of a municipality's own files that were made of the same one, by their structure: parts of JSON files by their
 * names, pages by their blocks, anything else as a whole. A text that only one side has changed stays as it is to the byte.
 */
export function mergeFiles(base: FileTexts, ours: FileTexts, theirs: FileTexts, options: MergeOptions = {}): Merge {
  const { who = { ours: 'ours', theirs: 'theirs' }, below, choices } = options;
  const files = new Map<string, string>();
  const conflicts = new Map<string, Conflict>();
  let words: ConflictWords | undefined;
  const decide = (clash: Clash): Side => {
    words ??= new ConflictWords({ base, ours, theirs }, below, who);
    const conflict = words.of(clash);
    const choice = choices?.get(conflict.id);
    if (!choice) conflicts.set(conflict.id, conflict);
    return choice ?? 'ours';
  };
  for (const file of [...new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])].sort()) {
    const text = mergedText(
      file,
      { base: base.get(file), ours: ours.get(file), theirs: theirs.get(file) },
      decide,
      below,
    );
    if (text !== undefined) files.set(file, text);
  }
  return { files, conflicts: [...conflicts.values()] };
}

function mergedText(file: string, texts: Three<string>, decide: Decide, below: Files | undefined): string | undefined {
  const { base, ours, theirs } = texts;
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  if (ours !== undefined && theirs !== undefined && !isBytes(file)) {
    if (file.endsWith('.json')) {
      let clashes = false;
      const noting: Decide = (clash) => {
        clashes = true;
        return decide(clash);
      };
      const merged = mergedJson(file, { base, ours, theirs }, noting, below);
      const isLeft = merged === undefined || (clashes && file !== OVERLAY_CONFIG);
      const wanted = isLeft ? merged : asWanted(file, below, texts, merged, decide);
      if (wanted !== undefined) return wanted;
    }
    if (base !== undefined && file.startsWith('content/pages/')) {
      const merged = mergedPage(file, { base, ours, theirs }, decide);
      if (merged !== undefined) return merged;
    }
  }
  const version = (text: string | undefined) => ({
    did: text === undefined ? ('removed' as const) : base === undefined ? ('added' as const) : ('changed' as const),
    value: text,
  });
  return texts[decide({ file, way: [], ours: version(ours), theirs: version(theirs) })];
}

/** @returns undefined: it is merged as a whole only, because it is no JSON, or a screen that both have added */
function mergedJson(
  file: string,
  { base, ours, theirs }: { base: string | undefined; ours: string; theirs: string },
  decide: Decide,
  below: Files | undefined,
): string | undefined {
  const values = {
    base: base === undefined ? undefined : readValue(base),
    ours: readValue(ours),
    theirs: readValue(theirs),
  };
  const isRead = isObject(values.ours) && isObject(values.theirs) && (base === undefined || isObject(values.base));
  const isNewScreen = base === undefined && file.startsWith('screens/') && !file.endsWith('.edit.json');
  if (!isRead || isNewScreen) return undefined;
  const before = withReplaced(file, below, values);
  const value = new JsonMerge(file, { ...values, base: before }, decide).merged()!;
  if (equal(value, values.ours)) return ours;
  return equal(value, values.theirs) ? theirs : rewrite(ours, value as Json);
}

function readValue(text: string): Loose | undefined {
  const { file, problems } = parseJsonFile(text, '');
  return problems.length > 0 ? undefined : bare(file.value as Json);
}
