import type { JsonFile, Path } from '../../../codegen/files/jsonFile.ts';
import type { Json, SmallEdit } from '../../../codegen/studio/edit.ts';
import { addressOf, CONFIG } from '../../../codegen/studio/place.ts';
import { bare, isObject, type Loose, nameOf, valueAt } from '../../../codegen/studio/value.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random edit of a part that has a name: whether the check accepts it does not matter here. */
export function randomEdit(file: JsonFile, name: string, random: () => number): SmallEdit | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const root = file.value as Loose;
  const parts = partsOf(root, name === CONFIG ? configAddress : addressOf);
  const part = pick(parts);
  if (!part) return undefined;
  const { at, path } = part;
  const value = valueAt(root, path)!;
  const list = valueAt(root, path.slice(0, -1));
  const siblings = Array.isArray(list) ? list.map(nameOf).filter((one) => one !== undefined) : [];
  const beside = (among: readonly string[]) => {
    const neighbour = pick(among.filter((one) => one !== nameOf(value)));
    return neighbour === undefined
      ? undefined
      : ({ side: random() < 0.5 ? 'before' : 'after', name: neighbour } as const);
  };
  const kind = pick(['set', 'set', 'unset', 'add', 'move', 'move', 'remove']);
  const keys = isObject(value) ? Object.keys(value).filter((key) => !KEPT.has(key)) : [];
  if (kind === 'set' && isObject(value)) {
    const key = random() < 0.7 ? pick(keys) : 'nowe';
    return key === undefined ? undefined : { kind, file: name, at, key, value: pick(VALUES)! };
  }
  const key = pick(keys);
  if (kind === 'unset' && key !== undefined) return { kind, file: name, at, key };
  if (siblings.length === 0) return undefined;
  if (kind === 'remove') return { kind, file: name, at };
  if (kind === 'move') {
    const to = isBlock(value) && random() < 0.5 ? pick(blockLists(root)) : undefined;
    if (to) {
      const neighbour = random() < 0.5 ? beside(to.names) : undefined;
      return { kind, file: name, at, list: to.at, ...(neighbour && { beside: neighbour }) };
    }
    const neighbour = beside(siblings);
    return neighbour && { kind, file: name, at, beside: neighbour };
  }
  const item = renamed(value, `x${Math.floor(random() * 1e6)}`, Math.floor(500 + random() * 1e6));
  const neighbour = random() < 0.7 ? beside(siblings) : undefined;
  const inside = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : listAddress(root, path);
  return kind === 'add' && inside !== undefined
    ? { kind, file: name, at: inside, item, ...(neighbour && { beside: neighbour }) }
    : undefined;
}

/** Keys that name a part: with another one it would be another part. */
const KEPT = new Set([
  'id',
  'type',
  'field',
  'bind',
  'uslugaId',
  '$schema',
  'services',
  'groups',
  'tiles',
  'menu',
  'content',
]);
const VALUES: readonly Json[] = [
  true,
  12,
  'budzet.rok',
  { text: 'budzet.rok', values: { rok: 'text(state.rok)' } },
  ['a', 'b'],
  [{ id: 'pierwszy', label: 'budzet.rok', do: [{ go: { service: 1 } }] }],
];

function partsOf(
  root: Loose,
  addressIn: (root: Loose, path: Path) => string | undefined,
): { at: string; path: Path }[] {
  const found: { at: string; path: Path }[] = [];
  const visit = (value: Loose, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    const at = addressIn(root, path);
    if (at !== undefined && path.length > 0 && isObject(value)) found.push({ at, path });
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(root, []);
  return found;
}

const isBlock = (value: Loose): boolean => isObject(value) && typeof value.type === 'string' && 'id' in value;

/** The lists of blocks in a screen, with the names in each. */
function blockLists(root: Loose): { at: string; names: readonly string[] }[] {
  const found: { at: string; names: readonly string[] }[] = [];
  const visit = (value: Loose, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    const at = path.length === 1 ? 'content' : addressOf(root, path);
    if (path.at(-1) === 'content' && Array.isArray(value) && value.every(isBlock) && at !== undefined)
      found.push({ at, names: value.map((one) => nameOf(one)!) });
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(root, []);
  return found;
}

function configAddress(root: Loose, path: Path): string | undefined {
  if (!['groups', 'tiles', 'menu', 'office', 'municipality'].includes(String(path[0]))) return undefined;
  const parts = path.map((key, index) =>
    typeof key === 'number' ? nameOf(valueAt(root, path.slice(0, index + 1))) : key,
  );
  return parts.includes(undefined) ? undefined : parts.join('/');
}

function listAddress(root: Loose, path: Path): string | undefined {
  return path.length === 2 && path[0] === 'content' ? 'content' : addressOf(root, path.slice(0, -1));
}

function renamed(value: Loose, name: string, number: number): Json {
  const copy = bare(value) as { [key: string]: Loose };
  for (const key of ['id', 'field', 'bind']) if (key in copy) copy[key] = name;
  if ('uslugaId' in copy) copy.uslugaId = number;
  if ('services' in copy) copy.services = [];
  for (const inner of Object.values(copy)) if (typeof inner === 'object' && inner !== null) withoutIds(inner);
  return copy;
}

/** A copied block may not have the ids of the blocks in its original. */
function withoutIds(value: Loose): void {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && typeof value.type === 'string' && typeof value.id === 'string') value.id = `${value.id}Kopia`;
  for (const inner of Object.values(value)) withoutIds(inner);
}
