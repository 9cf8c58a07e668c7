import { COLOUR_NAMES } from './colours.ts';
import type { Json, Sentence, SmallEdit } from './edit.ts';
import { CONFIG } from './place.ts';
import { isObject, type Loose, valueAt } from './value.ts';

const THEME = ['municipality', 'theme'];

/** What a step changes of the colours; undefined: nothing. @param root the configuration before the step */
export function sentenceOfColours(edits: readonly SmallEdit[], root: Loose): Sentence | undefined {
  const changed = edits.flatMap((edit) => changesOf(edit, root));
  if (changed.length === 0) return undefined;
  const list = (language: keyof Sentence, back: string) =>
    changed.map(([token, colour]) => `${COLOUR_NAMES[token]?.[language] ?? token} (${colour ?? back})`).join(', ');
  return { en: `Colours changed: ${list('en', 'taken back')}`, pl: `Kolory: zmieniono ${list('pl', 'cofnięto')}` };
}

/** Tokens with their new colours; undefined: no longer the municipality's own. */
function changesOf(edit: SmallEdit, root: Loose): (readonly [token: string, colour: Json | undefined])[] {
  if ((edit.kind !== 'set' && edit.kind !== 'unset') || edit.file !== CONFIG) return [];
  const value = edit.kind === 'set' ? edit.value : undefined;
  if (edit.at === THEME.join('/')) return [[edit.key, value]];
  if (edit.at !== THEME[0] || edit.key !== THEME[1]) return [];
  const before = valueAt(root, THEME);
  const after = (value ?? {}) as Readonly<Record<string, Json>>;
  return Object.keys({ ...(isObject(before) && before), ...after }).map((token) => [token, after[token]] as const);
}
