import type { Json } from '../edit.ts';
import { bare, equal, isObject, type Loose, type LooseObject, nameOf } from '../value.ts';
import { type Container, type Doc, isSpread, type Member, newDoc, readDoc } from './doc.ts';
import { modified } from './modified.ts';
import { print, type Style } from './print.ts';

/** Widths of lines that a file is tried with. */
const WIDTHS = [120, 100, 80];
const NEW_FILE: Style = { indent: '  ', newline: '\n', ending: '\n', width: 120 };

/**
 * The text of a file with another value, changed as little as possible.
 *
 * A file that a formatter wrote is written as this formatter would; any other keeps all lines that the change does not need.
 *
 * @param text absent: a new file
 */
export function rewrite(text: string | undefined, json: Json): string {
  const value = bare(json);
  if (text === undefined) return print({ ...newDoc(value, false), expanded: true } as Doc, NEW_FILE);
  const doc = readDoc(text);
  const style = stylesOf(text).find((one) => print(doc, one) === text);
  return style ? print(changed(doc, value, asIn(doc)), style) : modified(text, value);
}

function stylesOf(text: string): Style[] {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? NEW_FILE.indent;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const ending = /\s*$/.exec(text)![0];
  return WIDTHS.map((width) => ({ indent, newline, ending, width }));
}

type Fresh = (value: Loose) => Doc;

/** The layout of values that are new at their place: a named part of the file that comes there keeps its own. */
function asIn(root: Doc): Fresh {
  const spread = isSpread(root);
  const written = (value: Json): Doc | undefined => {
    const name = nameOf(value as Loose);
    return name === undefined ? undefined : docOf(root, name, value as Loose);
  };
  return (value) => newDoc(value, spread, written);
}

/** The part of a file with this name and value. */
function docOf(doc: Doc, name: string, value: Loose): Doc | undefined {
  if (doc.kind === 'leaf') return undefined;
  const isNamed = doc.members.some(({ value: one }) => one.kind === 'leaf' && String(one.value) === name);
  if (isNamed && equal(plainOf(doc), value)) return doc;
  for (const { value: inner } of doc.members) {
    const found = docOf(inner, name, value);
    if (found) return found;
  }
  return undefined;
}

/** The layout of a value after a change: parts that stay keep theirs. */
function changed(doc: Doc, value: Loose, fresh: Fresh): Doc {
  if (equal(plainOf(doc), value)) return doc;
  if (doc.kind === 'object' && isObject(value)) return { ...doc, members: changedEntries(doc, value, fresh) };
  if (doc.kind === 'list' && Array.isArray(value)) return { ...doc, members: changedItems(doc, value, fresh) };
  return fresh(value);
}

function changedEntries(doc: Container, value: LooseObject, fresh: Fresh): Member[] {
  const known = new Set(doc.members.map(({ key }) => key));
  const kept = doc.members
    .filter(({ key }) => Object.hasOwn(value, key))
    .map((member) => ({ ...member, value: changed(member.value, value[member.key]!, fresh) }));
  const added = Object.keys(value)
    .filter((key) => !known.has(key))
    .map((key) => ({ key, apart: false, value: fresh(value[key]!) }));
  return [...kept, ...added];
}

/** An item that stays or moves keeps its layout; of the others, one of the same name is changed. */
function changedItems(doc: Container, items: readonly Loose[], fresh: Fresh): Member[] {
  const left = [...doc.members];
  const take = (fits: (old: Loose) => boolean): Member | undefined => {
    const at = left.findIndex(({ value }) => fits(plainOf(value)));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const found = items.map((item) => take((old) => equal(old, item)));
  return items.map((item, index) => {
    const old = found[index] ?? take((one) => keyOf(one) !== undefined && keyOf(one) === keyOf(item));
    return old ? { ...old, value: changed(old.value, item, fresh) } : { key: '', apart: false, value: fresh(item) };
  });
}

/** The name of an item; of an edit in an overlay its address. */
const keyOf = (item: Loose): Loose | undefined => nameOf(item) ?? (isObject(item) ? item.at : undefined);

function plainOf(doc: Doc): Loose {
  if (doc.kind === 'leaf') return bare(doc.value);
  if (doc.kind === 'list') return doc.members.map(({ value }) => plainOf(value));
  const object: LooseObject = Object.create(null);
  for (const { key, value } of doc.members) object[key] = plainOf(value);
  return object;
}
