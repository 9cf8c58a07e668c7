import { holdingLine } from '../../lang/descriptors/calc.ts';
import { actionParts } from '../actions/view.ts';
import { itemsOf } from '../items.ts';
import type { OutlineOf } from '../outline.ts';
import { holds, type Locals, type Scope } from '../scope.ts';
import { type Entry, type EntryState, isFixed, type TimelineBlock } from './block.ts';

/** One entry with its current texts. */
export interface EntryView {
  entry: Entry;
  /** Identifies it among the entries: an id, or the position of its item. */
  name: string;
  /** The item; undefined for an entry that is written out. */
  item?: unknown;
  locals: Locals;
  heading: string;
  text: string;
  /** In words; '' without one. */
  date: string;
  state: EntryState;
  /** The state in words. */
  word: string;
}

/** The entries that are shown, in their order. */
export function entryViews(block: TimelineBlock, scope: Scope): EntryView[] {
  const { entries } = block;
  if (isFixed(entries))
    return entries
      .filter(({ visible }) => holds(scope, visible))
      .map((entry) => ({ name: entry.id, ...entryView(block, entry, scope, {}) }));
  const items = itemsOf(entries, scope);
  return items.list.map((item, index) => ({
    name: String(index + 1),
    item,
    ...entryView(block, entries, scope, items.localsOf(index)),
  }));
}

function entryView(block: TimelineBlock, entry: Entry, scope: Scope, locals: Locals) {
  const { heading, text, date } = entry;
  const state = stateOf(entry, scope, locals);
  return {
    entry,
    locals,
    heading: scope.text(heading, locals).trim(),
    text: text ? scope.text(text, locals).trim() : '',
    date: date ? scope.text(date, locals) : '',
    state,
    word: scope.text(block.words[state]),
  };
}

/** A state that is not known yet is one to come. */
const stateOf = ({ state }: Entry, scope: Scope, locals: Locals): EntryState =>
  typeof state === 'string' ? state : (holdingLine(state.match, (tree) => scope.value(tree, locals))?.is ?? 'upcoming');

export const outline: OutlineOf<TimelineBlock> = (block, place) => {
  const { scope } = place;
  const views = entryViews(block, scope);
  const shown = views.map(({ name, entry, locals, heading, text, date, word }) => ({
    name,
    shown: true,
    texts: [heading, text, date, word],
    parts: actionParts(entry.actions, place, locals),
  }));
  const hidden = isFixed(block.entries)
    ? block.entries
        .filter(({ id }) => views.every(({ name }) => name !== id))
        .map(({ id }) => ({ name: id, shown: false }))
    : [];
  return {
    rows: views.length,
    texts: views.length === 0 ? [scope.text(block.empty)] : [],
    parts: [...shown, ...hidden],
  };
};
