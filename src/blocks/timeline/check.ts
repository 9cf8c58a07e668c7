import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { calcLine } from '../../../codegen/check/screen/calc.ts';
import { chosenFormat } from '../../../codegen/check/screen/format.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { itemsOf } from '../../../codegen/check/screen/items.ts';
import { ownText } from '../../../codegen/check/screen/ownText.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { shared, text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, scalar, type Unchecked, word } from '../../../codegen/files/raw.ts';
import type { TimelineBlockJson } from '../../../codegen/generated/descriptors.ts';
import { actionList } from '../actions/check.ts';
import { ENTRY_STATES, type Entry, type FixedEntry, type TimelineBlock } from './block.ts';

type FixedJson = Exclude<TimelineBlockJson['items'], string | boolean | number>[number];
type EntryJson = Pick<TimelineBlockJson, 'heading' | 'text' | 'date' | 'format' | 'state' | 'actions'>;

export const timeline: BlockCheck<'timeline'> = (scope, raw, path, common): TimelineBlock => ({
  ...common,
  type: 'timeline',
  as: word(raw.as, 'history'),
  entries: Array.isArray(raw.items) ? fixedOf(scope, raw, path) : eachOf(scope, raw, path),
  empty: raw.empty === undefined ? shared(scope, 'wspolne.brakDanych') : text(scope, raw.empty, [...path, 'empty']),
  words: Object.fromEntries(
    [...ENTRY_STATES, 'kiedy', 'co', 'stan'].map((name) => [name, ownText(scope, `bloki.os.${name}`, path)]),
  ) as unknown as TimelineBlock['words'],
});

function eachOf(scope: Scope, raw: Raw<TimelineBlockJson>, path: Path): TimelineBlock['entries'] {
  const { inner, ...given } = itemsOf(scope, { ...raw, items: scalar(raw.items) }, path);
  if (raw.heading === undefined)
    scope.problem('key.missing', path, 'A timeline over a list needs "heading", which can read `item`.');
  return { ...given, ...entryOf(inner, raw, path) };
}

/** Entries that are written out have their own keys; those of a list would have no effect. */
function fixedOf(scope: Scope, raw: Raw<TimelineBlockJson>, path: Path): FixedEntry[] {
  const at = [...path, 'items'];
  for (const key of ['key', 'calc', 'heading', 'text', 'date', 'format', 'state', 'actions'] as const)
    if (raw[key] !== undefined)
      scope.problem('timeline.entry', [...path, key], `"${key}" belongs to the entries here: they are written out.`, {
        key: true,
      });
  uniqueIds(scope, raw.items as Unchecked<FixedJson[]>, at, (one) => word(one.id));
  return list(raw.items as Unchecked<FixedJson[]>).map((item, index) => {
    const one = record(item);
    const visible = scope.condition(one.visible, [...at, index, 'visible'], 'visible');
    const inner = scope.with({}, visible?.ifTrue);
    return {
      id: word(one.id),
      ...(visible && { visible: visible.tree }),
      ...entryOf(inner, one, [...at, index]),
    };
  });
}

function entryOf(scope: Scope, raw: Raw<EntryJson>, path: Path): Entry {
  const date = raw.date === undefined ? undefined : dateOf(scope, raw, path);
  return {
    heading: text(scope, raw.heading, [...path, 'heading']),
    ...(raw.text !== undefined && { text: text(scope, raw.text, [...path, 'text']) }),
    ...(date && { date }),
    state: stateOf(scope, raw.state, [...path, 'state']),
    actions: actionList(scope, raw.actions, [...path, 'actions']),
  };
}

function dateOf(scope: Scope, raw: Raw<EntryJson>, path: Path): Entry['date'] {
  const at = [...path, 'date'];
  const { tree, type } = scope.expression(raw.date, at, { what: 'the date', kinds: ['date', 'datetime'] });
  return { value: tree, ...chosenFormat(scope, type, raw.format, [...path, 'format'], at) };
}

/** A word, or a match table that gives one. What is in a list without a state has happened. */
function stateOf(scope: Scope, value: Unchecked<EntryJson['state']>, path: Path): Entry['state'] {
  if (typeof value !== 'object' || value === null) return word(value, 'done');
  const { calc } = calcLine(scope, value, path);
  return 'match' in calc ? (calc as Exclude<Entry['state'], string>) : 'done';
}
