import type { ActionItem, CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** What an entry is: over, going on, to come, or ended with a refusal. */
export const ENTRY_STATES = ['done', 'current', 'upcoming', 'refused'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface TimelineBlock extends CommonKeys {
  type: 'timeline';
  /** history: what happened; steps: the path of one matter. */
  as: 'history' | 'steps';
  /** An entry for each item of a list, or entries that are written out. */
  entries: EachEntry | readonly FixedEntry[];
  empty: Text;
  words: Readonly<Record<EntryState | 'kiedy' | 'co' | 'stan', Text>>;
}

export interface Entry {
  heading: Text;
  /** A sentence under it; left out while it is empty. */
  text?: Text;
  /** A day or a moment. */
  date?: Extract<Text, { value: Tree }>;
  state: EntryState | { match: readonly { when?: Tree; is: EntryState }[] };
  actions: readonly ActionItem[];
}

/** It sees `item` and `index`. */
export interface EachEntry extends Entry {
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
}

export interface FixedEntry extends Entry {
  id: string;
  visible?: Tree;
}

export const isFixed = (entries: TimelineBlock['entries']): entries is readonly FixedEntry[] => Array.isArray(entries);

export const timeline = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: ({ entries }) =>
    isFixed(entries)
      ? entries.flatMap(({ id, visible, actions }) => [{ id, ...(visible !== undefined && { visible }) }, ...actions])
      : entries.actions.map(({ id }) => ({ id })),
} as const satisfies LeafTraits<TimelineBlock>;
