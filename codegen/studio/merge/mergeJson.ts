import { OVERLAY_CONFIG } from '../../overlay/layers.ts';
import { equal, isObject, type Loose, type LooseObject, nameOf } from '../value.ts';
import type { Decide, Did, Side, Step, Three } from './conflict.ts';
import { type Located, lasting, linesOf, locate, namesOf } from './identity.ts';
import { mergedOrder } from './order.ts';

type Values = Three<Loose>;
type Lists = Three<readonly Loose[]>;
type Names = Three<readonly string[]>;

/** Merges the versions of one JSON file by its structure: keys of objects, and items of lists that have a name. */
export class JsonMerge {
  readonly #file: string;
  readonly #decide: Decide;
  readonly #whole: Values;
  readonly #where: Record<keyof Values, Map<string, Located>>;
  /** Something has come into another list: then no part can be taken over as it is, because it may have lost or got something. */
  readonly #relocated: boolean;

  constructor(file: string, whole: Values, decide: Decide) {
    this.#file = file;
    this.#whole = whole;
    this.#decide = decide;
    this.#where = {
      base: locate(file, whole.base),
      ours: locate(file, whole.ours),
      theirs: locate(file, whole.theirs),
    };
    const { base, ours, theirs } = this.#where;
    this.#relocated = [...base].some(([name, { list }]) =>
      [ours, theirs].some((side) => (side.get(name)?.list ?? list) !== list),
    );
  }

  merged(): Loose | undefined {
    const merged = this.#value(this.#whole, [], '');
    // Each side may have put a part into what the other has removed, or into each other's: no place is left for it.
    const there = locate(this.#file, merged);
    const isWhole = [...this.#where.ours.keys()].every((name) => !this.#where.theirs.has(name) || there.has(name));
    return isWhole ? merged : this.#chosen(this.#whole, []);
  }

  #value(values: Values, way: readonly Step[], address: string): Loose | undefined {
    const { base, ours, theirs } = values;
    if (ours === undefined && theirs === undefined) return undefined;
    if (ours === undefined || theirs === undefined) return this.#oneLeft(values, way, address);
    if (!this.#relocated || isLeaf(ours) || isLeaf(theirs)) {
      if (equal(ours, theirs) || equal(theirs, base)) return ours;
      if (equal(ours, base)) return theirs;
    }
    return this.#inside(values, way, address) ?? this.#chosen(values, way);
  }

  /** One side has no such part: it was added by the other, or removed. */
  #oneLeft(values: Values, way: readonly Step[], address: string): Loose | undefined {
    const { base, ours, theirs } = values;
    const left = (ours === undefined ? theirs : ours)!;
    const elsewhere = this.#takenFrom(ours === undefined ? 'ours' : 'theirs');
    if (base !== undefined && equal(this.#without(left, elsewhere), this.#without(base, elsewhere))) return undefined;
    if (base !== undefined && this.#side(values, way) !== (ours === undefined ? 'theirs' : 'ours')) return undefined;
    if (!this.#relocated || isLeaf(left)) return left;
    const none: Loose = Array.isArray(left) ? [] : Object.create(null);
    const inside = this.#inside({ base: none, ours: ours ?? none, theirs: theirs ?? none }, way, address);
    return inside ?? this.#without(left, elsewhere);
  }

  /** Part by part; undefined: it has no parts that could be told apart. */
  #inside({ base, ours, theirs }: Values, way: readonly Step[], address: string): Loose | undefined {
    // Before, after or inside of something: where an overlay's edit moves a part to is one value.
    if (this.#file.endsWith('.edit.json') && way.at(-1)?.name === 'move') return undefined;
    if (isObject(ours) && isObject(theirs) && (base === undefined ? !isItem(way) : isObject(base)))
      return this.#object({ base, ours, theirs } as Three<LooseObject>, way, address);
    if (Array.isArray(ours) && Array.isArray(theirs) && (base === undefined || Array.isArray(base)))
      return this.#list({ base: base ?? [], ours, theirs } as Lists, way, address);
    return undefined;
  }

  #object({ base, ours, theirs }: Three<LooseObject>, way: readonly Step[], address: string): Loose {
    const merged: LooseObject = Object.create(null);
    const keys = new Set([...Object.keys(ours!), ...Object.keys(theirs!)]);
    if (this.#file === OVERLAY_CONFIG && way.length === 2) {
      // A place is relative, and others change with it: whether both have moved the same entry, its whole list says (`asWanted`).
      Object.assign(merged, equal(placeIn(ours), placeIn(base)) ? placeIn(theirs) : placeIn(ours));
      for (const key of PLACE) keys.delete(key);
    }
    for (const key of keys) {
      const values = { base: base?.[key], ours: ours![key], theirs: theirs![key] };
      const value = this.#value(values, [...way, { name: key }], `${address}/${key}`);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }

  #list(lists: Lists, way: readonly Step[], address: string): Loose | undefined {
    const { base, ours, theirs } = lists as Record<keyof Lists, readonly Loose[]>;
    const names = { base: namesOf(base), ours: namesOf(ours), theirs: namesOf(theirs) };
    if (names.base && names.ours && names.theirs) {
      if ([...base, ...ours, ...theirs].every((item) => typeof item === 'string')) return this.#words(names, way);
      return this.#items(lists, names, way, address);
    }
    if (![...base, ...ours, ...theirs].every(isObject)) return undefined;
    if (base.length !== ours.length || base.length !== theirs.length) {
      const lines = { base: linesOf(base), ours: linesOf(ours), theirs: linesOf(theirs) };
      const areLines = lines.base && lines.ours && lines.theirs && !bothReplace(lines);
      return areLines ? this.#items(lists, lines, way, address) : undefined;
    }
    return base.map(
      (item, index) =>
        this.#value(
          { base: item, ours: ours[index], theirs: theirs[index] },
          [...way, { name: String(index), item }],
          `${address}/${index}`,
        )!,
    );
  }

  /** A list of texts. */
  #words(names: Names, way: readonly Step[]): Loose | undefined {
    if (bothReplace(names)) return undefined;
    const [base, ours, theirs] = [new Set(names.base), new Set(names.ours), new Set(names.theirs)];
    const kept = [...new Set([...ours, ...theirs])].filter(
      (word) => !base.has(word) || (ours.has(word) && theirs.has(word)),
    );
    return mergedOrder(names, new Set(kept), (name) => this.#place(names, name, new Map(), way));
  }

  #items(lists: Lists, names: Names, way: readonly Step[], address: string): Loose {
    const merged = new Map<string, Loose>();
    const found = new Map<string, Loose>();
    for (const side of SIDES)
      for (const [index, name] of names[side]!.entries()) if (!found.has(name)) found.set(name, lists[side]![index]!);
    for (const [name, item] of found) {
      const own = this.#lasting(item);
      if (own !== undefined && this.#listOf(own, way, item) !== address) continue;
      const at = (side: keyof Lists) =>
        own === undefined ? lists[side]![names[side]!.indexOf(name)] : this.#where[side].get(own)?.value;
      const values = { base: at('base'), ours: at('ours'), theirs: at('theirs') };
      const value = this.#value(values, [...way, { name, item }], own ?? `${address}/${name}`);
      if (value !== undefined) merged.set(name, value);
    }
    const order = mergedOrder(names, new Set(merged.keys()), (name) => this.#place(names, name, found, way));
    return order.map((name) => merged.get(name)!);
  }

  /** What stands once in the file, unless one of the versions has it twice. */
  #lasting(item: Loose): string | undefined {
    const own = lasting(this.#file, item);
    return own !== undefined && SIDES.some((side) => this.#where[side].has(own)) ? own : undefined;
  }

  /** The list that a lasting part is in. */
  #listOf(own: string, way: readonly Step[], item: Loose): string | undefined {
    const [base, ours, theirs] = SIDES.map((side) => this.#where[side].get(own)?.list);
    const owner = (side: Side): Loose => this.#where[side].get(own)?.owner ?? '';
    if (ours === undefined || theirs === undefined) return ours ?? theirs ?? base;
    if (ours === theirs || theirs === base) return ours;
    if (ours === base) return theirs;
    const side = this.#decide({
      file: this.#file,
      way: [way.at(-1)!, { name: nameOf(item) ?? '', item }],
      ours: { did: 'movedInto', value: owner('ours') },
      theirs: { did: 'movedInto', value: owner('theirs') },
    });
    return side === 'ours' ? ours : theirs;
  }

  /** Whose place counts of an item that both have moved. */
  #place({ ours, theirs }: Names, name: string, items: ReadonlyMap<string, Loose>, way: readonly Step[]): Side {
    const behind = (names: readonly string[] = []): { did: Did; value: Loose } => {
      const neighbour = names[names.indexOf(name) - 1] ?? '';
      return { did: 'moved', value: items.get(neighbour) ?? neighbour };
    };
    const at = [...way, { name, item: items.get(name) ?? name }];
    return this.#decide({ file: this.#file, way: at, ours: behind(ours), theirs: behind(theirs) });
  }

  /** What one side has put into another list. */
  #takenFrom(side: Side): ReadonlySet<string> {
    const { base } = this.#where;
    return new Set([...this.#where[side]].flatMap(([name, { list }]) => (base.get(name)?.list === list ? [] : [name])));
  }

  #without(value: Loose, names: ReadonlySet<string>): Loose {
    if (!this.#relocated || isLeaf(value)) return value;
    if (Array.isArray(value))
      return value.filter((item) => !names.has(this.#lasting(item) ?? '')).map((item) => this.#without(item, names));
    const result: LooseObject = Object.create(null);
    for (const [key, item] of Object.entries(value as LooseObject)) result[key] = this.#without(item, names);
    return result;
  }

  #chosen(values: Values, way: readonly Step[]): Loose | undefined {
    const { base, ours, theirs } = values;
    if (equal(ours, theirs) || equal(theirs, base)) return ours;
    if (equal(ours, base)) return theirs;
    return values[this.#side(values, way)];
  }

  #side({ base, ours, theirs }: Values, way: readonly Step[]): Side {
    const version = (value: Loose | undefined): { did: Did; value: Loose | undefined } => ({
      did: value === undefined ? 'removed' : base === undefined ? 'added' : 'changed',
      value,
    });
    return this.#decide({ file: this.#file, way, ours: version(ours), theirs: version(theirs) });
  }
}

/** Where an overlay puts a service or a tile: one of these, so that both are one value. */
const PLACE = ['before', 'after'];

const placeIn = (entry: LooseObject | undefined): LooseObject => {
  const place: LooseObject = Object.create(null);
  for (const key of PLACE) if (entry?.[key] !== undefined) place[key] = entry[key];
  return place;
};

const SIDES = ['base', 'ours', 'theirs'] as const;

/** Both have put another item in the place of the same: one of them has to choose. */
function bothReplace(names: Names): boolean {
  const [base, ours, theirs] = [new Set(names.base), new Set(names.ours), new Set(names.theirs)];
  const isReplaced = [...base].some((name) => !ours.has(name) && !theirs.has(name));
  const added = (side: ReadonlySet<string>) => [...side].filter((name) => !base.has(name)).sort();
  const [mine, other] = [added(ours), added(theirs)];
  return isReplaced && mine.length > 0 && other.length > 0 && !equal(mine, other);
}

const isLeaf = (value: Loose): boolean => typeof value !== 'object' || value === null;
/** Two that came independently are two, though they have one name; two edits of an overlay at one address are one. */
const isItem = (way: readonly Step[]): boolean => {
  const item = way.at(-1)?.item;
  return item !== undefined && !(isObject(item) && item.at !== undefined);
};
