import type { JsonFile, Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import { guess } from '../files/shape.ts';
import type { NameKind, SymbolListener } from '../files/symbolListener.ts';
import { asFile, type Traced, trace, withEntry, withItems } from '../files/traced.ts';
import { find, type Steps, step } from './address.ts';
import { type Gone, nothingGone } from './gone.ts';
import { moveAt, placeOf } from './moveEdit.ts';
import { withoutWays } from './prune.ts';
import { removedTwice } from './removedTwice.ts';
import { changeList, listInside, replaceAt } from './replaceAt.ts';

/** Records of a screen: the entries of an overlay replace those below; null removes one. */
const RECORDS = ['params', 'state', 'data', 'calc', 'actions', 'documents'] as const;
const WHOLE = ['title', 'guard', 'start'] as const;

/**
 * A screen with the changes of an overlay.
 *
 * @param base of the municipality below
 * @param gone what the overlay has removed
 * @param over screens/<name>.edit.json, whose shape was checked, how to report a mistake in it, and what receives its names
 */
export function layerScreen(
  base: JsonFile,
  gone: Gone,
  over?: { file: JsonFile; reportAt: ReportAt; listener?: SymbolListener | undefined },
): JsonFile {
  if (gone === nothingGone && !over) return base;
  const screen = gone === nothingGone ? trace(base) : withoutWays(trace(base), gone);
  return asFile(base.name, over ? edited(screen, trace(over.file), over.reportAt, over.listener) : screen);
}

function edited(base: Traced, overlay: Traced, reportAt: ReportAt, listener?: SymbolListener): Traced {
  let screen = base;
  for (const key of WHOLE) {
    const value = overlay.entries?.get(key);
    if (value) screen = withEntry(screen, key, value);
  }
  for (const key of RECORDS) {
    const changes = overlay.entries?.get(key);
    const below = screen.entries?.get(key);
    if (changes && below && listener) heardRecord(key, below, changes, listener);
    if (changes) screen = withEntry(screen, key, layerRecord(below, changes, reportAt));
  }
  const done = new Map<string, string>();
  const edits = overlay.entries?.get('edits')?.items ?? [];
  const twice = removedTwice(screen, edits);
  for (const [index, edit] of edits.entries()) {
    const at = edit.entries?.get('at');
    for (const named of [at, placeOf(edit)?.to])
      if (named) listener?.address({ file: named.file, path: named.path, at: String(named.value), screen });
    if (at && listener) heardChange(screen, String(at.value), edit.entries?.get('change'), listener);
    const removal = twice.get(index);
    if (removal) reportAt('overlay.twice', [...edit.path, 'at'], removal);
    else screen = layerEdit(screen, edit, done, reportAt);
  }
  return screen;
}

const KINDS: Partial<Record<(typeof RECORDS)[number], NameKind>> = {
  params: 'param',
  state: 'state',
  data: 'source',
  calc: 'calc',
  actions: 'action',
};

/** A name in the overlay that replaces or removes an entry refers to the entry below. */
function heardRecord(
  key: (typeof RECORDS)[number],
  below: Traced,
  { file, path }: Traced,
  listener: SymbolListener,
): void {
  const kind = KINDS[key];
  if (!kind) return;
  const written = (name: string) =>
    below.entries?.has(name) ? [{ file: below.file, path: [...below.path, name] }] : [];
  listener.name({ kind, file, path, keys: true, names: () => below.entries?.keys() ?? [], written });
}

/** The keys that an edit may change are first those that the target has. */
function heardChange(screen: Traced, at: string, change: Traced | undefined, listener: SymbolListener): void {
  const way = find(screen, at);
  if (!change || 'why' in way) return;
  const names = () => step(screen, way).entries?.keys() ?? [];
  listener.name({ kind: 'word', file: change.file, path: change.path, keys: true, names, written: () => [] });
}

function layerRecord(base: Traced | undefined, changes: Traced, reportAt: ReportAt): Traced {
  let result = base ?? { file: changes.file, path: changes.path, entries: new Map() };
  for (const [name, value] of changes.entries ?? []) {
    if (value.value !== null) result = withEntry(result, name, value);
    else if (result.entries?.has(name)) result = withEntry(result, name, undefined);
    else
      reportNothing(
        reportAt,
        value.path,
        `There is no "${name}" to remove.${guess(name, [...(result.entries?.keys() ?? [])])}`,
      );
  }
  return result;
}

/** @param done the changes of earlier edits: address and key */
function layerEdit(screen: Traced, edit: Traced, done: Map<string, string>, reportAt: ReportAt): Traced {
  const at = String(edit.entries?.get('at')?.value ?? '');
  const way = find(screen, at);
  if ('why' in way) {
    reportAt('overlay.nothing', [...edit.path, 'at'], way.why);
    return screen;
  }
  const change = edit.entries?.get('change');
  if (change) return replaceAt(screen, way, changed(step(screen, way), at, change, done, reportAt));
  if (edit.entries?.get('remove')?.value === true) return removeAt(screen, way, edit.path, reportAt);
  for (const side of ['before', 'after'] as const) {
    const added = edit.entries?.get(side)?.items;
    if (added) return addBeside(screen, way, added, side, edit.path, reportAt);
  }
  if (edit.entries?.has('move')) return moveAt(screen, way, edit, done, reportAt);
  const added = edit.entries?.get('inside')?.items ?? [];
  const inside = listInside(screen, way);
  if (inside) return changeList(screen, inside, (items) => [...items, ...added]);
  reportNothing(
    reportAt,
    [...edit.path, 'inside'],
    `"${at}" is not a list and has no content, so nothing can be added inside it.`,
  );
  return screen;
}

function changed(target: Traced, at: string, change: Traced, done: Map<string, string>, reportAt: ReportAt): Traced {
  let result = target;
  for (const [key, value] of change.entries ?? []) {
    const place = `${at}\n${key}`;
    if (done.has(place))
      reportAt('overlay.twice', value.path, `An earlier edit already changes "${key}" of "${at}".`, {
        key: true,
      });
    done.set(place, 'change');
    if (value.value !== null) result = withEntry(result, key, value);
    else if (result.entries?.has(key)) result = withEntry(result, key, undefined);
    else
      reportNothing(
        reportAt,
        value.path,
        `"${at}" has no "${key}" to remove.${guess(key, [...(result.entries?.keys() ?? [])])}`,
      );
  }
  return result;
}

function removeAt(screen: Traced, way: Steps, path: Path, reportAt: ReportAt): Traced {
  const last = way.at(-1)!;
  const parent = step(screen, way.slice(0, -1));
  if (typeof last === 'number')
    return replaceAt(screen, way.slice(0, -1), withItems(parent, parent.items!.toSpliced(last, 1)));
  if (way.length > 0) return replaceAt(screen, way.slice(0, -1), withEntry(parent, last, undefined));
  reportNothing(reportAt, path, 'A screen cannot be removed here: remove its service or its address.');
  return screen;
}

function addBeside(
  screen: Traced,
  way: Steps,
  added: readonly Traced[],
  side: 'before' | 'after',
  path: Path,
  reportAt: ReportAt,
): Traced {
  const last = way.at(-1);
  if (typeof last !== 'number') {
    reportNothing(
      reportAt,
      [...path, side],
      'This is not in a list, so nothing can be added before or after it: use `change`.',
    );
    return screen;
  }
  const parent = step(screen, way.slice(0, -1));
  const items = parent.items!.toSpliced(side === 'before' ? last : last + 1, 0, ...added);
  return replaceAt(screen, way.slice(0, -1), withItems(parent, items));
}

const reportNothing = (reportAt: ReportAt, path: Path, message: string): void =>
  reportAt('overlay.nothing', path, message, { key: true });
