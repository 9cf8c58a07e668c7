import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Ast } from '../../src/lang/expressions/ast.ts';
import type { Checked } from '../../src/lang/expressions/checked.ts';
import type { Written } from '../../src/lang/expressions/types.ts';
import { type CheckedMunicipality, checkLayers } from '../check/checkMunicipality.ts';
import type { MunicipalityRoot } from '../check/gather.ts';
import { type JsonFile, type Path, type Place, pointerOf } from '../files/jsonFile.ts';
import type { AddressPlace, ExpressionPlace, NameKind, NamePlace } from '../files/symbolListener.ts';
import type { Layers } from '../overlay/layers.ts';
import type { Where } from '../overlay/where.ts';
import { addressParts } from './addresses.ts';
import { contractNames } from './contractUses.ts';
import { type ScenarioName, scenarioNames } from './scenarioUses.ts';
import { SymbolIndex } from './symbolIndex.ts';
import type { Kind, Use } from './use.ts';

export type { Kind, Use } from './use.ts';

/** The result of a check, and every place with a name in the files of the municipality. */
export interface References {
  /** Of the municipality, or of the overlay. */
  folder: string;
  checked: CheckedMunicipality;
  symbols: SymbolIndex;
  uses: readonly Use[];
}

/**
 * Checks a municipality and lists every use and definition of an operation, field, text, state, block, screen … with its
 * exact place, also inside expressions and in the contract itself. Parts that the check does not reach because of an
 * earlier mistake are missing.
 *
 * @param where from `whereIs`; for an overlay with the absolute folder as the name of its files
 */
export function references(where: Where & MunicipalityRoot, folder = where.root): References {
  const symbols = new SymbolIndex(where.root);
  const checked = checkLayers(where, where.layers, symbols);
  return { folder, checked, symbols, uses: new Collector(where.root, folder).collect(checked, symbols, where.layers) };
}

class Collector {
  readonly #root: string;
  readonly #folder: string;
  readonly #uses = new Map<string, Use>();

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = folder;
  }

  collect({ contract, locales }: CheckedMunicipality, symbols: SymbolIndex, layers: Layers): Use[] {
    const scenarios = scenarioNames(layers, contract);
    for (const place of symbols.names) this.#named(place);
    for (const place of symbols.expressions) this.#expression(place);
    for (const { written, kind, name, file, path, how, before = 0 } of contractNames(contract, scenarios.answers))
      for (const target of written) {
        const range =
          how === 'key' || how === 'example' ? keyRange(file, path, name, before) : valueRange(file, path, before);
        this.#add({ kind, name, how, role: isAt(target, { file, path }) ? 'definition' : 'use' }, range, target, {
          file,
          path,
        });
      }
    for (const key of locales.keys()) this.#defined('text', key, locales.written(key));
    for (const place of symbols.addresses) this.#address(place);
    this.#scenarios(scenarios.names);
    return [...this.#uses.values()];
  }

  #named(place: NamePlace): void {
    const { kind, file, path, keys, implied } = place;
    const value = valueAt(file, path);
    if (keys) {
      if (typeof value !== 'object' || value === null) return;
      for (const name of Object.keys(value))
        this.#used(
          kind,
          name,
          place.written(name),
          keyRange(file, [...path, name]),
          { file, path: [...path, name] },
          'key',
        );
      return;
    }
    const name = implied ?? (typeof value === 'string' ? value : '');
    if (name)
      this.#used(kind, name, place.written(name), valueRange(file, path), place, 'value', implied !== undefined);
  }

  #expression({ file, path, parts, definitions }: ExpressionPlace): void {
    const found = new Map<Ast, Checked>(parts.map((part) => [part.ast, part]));
    for (const { ast } of parts) {
      const called = ast.kind === 'call' ? definitions?.get(ast.name)?.written : undefined;
      if (called && ast.kind === 'call') {
        const range = file.placeIn(path, ast.at.from, ast.at.to);
        this.#used('definition', ast.name, [called], range, { file, path }, 'expression');
      }
      if (ast.kind !== 'field') continue;
      const of = found.get(ast.of)?.type;
      const written = (of?.kind === 'record' && of.written?.(ast.name)) || [];
      const range = file.placeIn(path, ast.at.to - ast.name.length, ast.at.to);
      for (const target of written) this.#used(kindOf(target), ast.name, [target], range, { file, path }, 'expression');
    }
  }

  /** A name in a scenario refers to the name in its screen. */
  #scenarios(names: readonly ScenarioName[]): void {
    const bySpot = Map.groupBy(this.#uses.values(), ({ kind, name }) => `${kind} ${name}`);
    for (const { kind, name, screen, file, path, range } of names) {
      const kinds: readonly Kind[] =
        kind === 'part'
          ? ['part', 'field', 'argument', 'state', 'block']
          : kind === 'field'
            ? ['field', 'argument']
            : [kind];
      const known = kinds.flatMap((one) => bySpot.get(`${one} ${name}`) ?? []);
      const meant = kind === 'operation' ? known : known.filter((use) => isOf(use.file, screen));
      for (const [of, use] of new Map(meant.map((one) => [one.of, one])))
        this.#addOf(of, { kind: use.kind, name, how: 'address', role: 'use' }, range, { file, path });
    }
  }

  /** Each part of an address names a block, or an item of a list by its id, field or state. */
  #address({ file, path, at, screen }: AddressPlace): void {
    let from = 0;
    for (const { part, names } of addressParts(screen, at)) {
      const range = file.placeIn(path, from, from + part.length);
      from += part.length + 1;
      for (const named of names) {
        const { file: name = named.file.name, pointer = pointerOf(named.path) } = named.file.keyPlace(named.path);
        const place = `${this.#pathOf(name)}#${pointer}`;
        const meant = [...this.#uses.values()].filter(
          (use) => `${use.file}#${use.pointer}` === place && use.name === part,
        );
        for (const { kind, of } of meant)
          this.#addOf(of, { kind, name: part, how: 'address', role: 'use' }, range, { file, path });
      }
    }
  }

  #used(
    kind: Kind,
    name: string,
    written: readonly Written[],
    range: Place,
    at: { file: JsonFile; path: Path },
    how: Use['how'],
    implied = false,
  ): void {
    for (const target of written) {
      const { file, path } = target as { file: JsonFile; path: Path };
      const meant = kind === 'part' || kind === 'argument' || kind === 'field' ? kindOf(target) : kind;
      const role = isAt(target, at) ? 'definition' : 'use';
      // Outside its fragment the id of a block has the id of the include as a prefix.
      const own = kind === 'block' ? String(valueAt(file, path)) : name;
      const asPart = implied || own !== name;
      this.#add({ kind: meant, name, how, role, ...(asPart && { implied: true }) }, range, target, at);
      this.#defined(kind, own, [target]);
    }
  }

  /** Adds definitions of used names that the check did not report. */
  #defined(kind: Kind, name: string, written: readonly Written[]): void {
    for (const target of written) {
      const { file, path } = target as { file: JsonFile; path: Path };
      const meant = kind === 'part' || kind === 'argument' || kind === 'field' ? kindOf(target) : kind;
      const asKey = standsAsKey(path);
      const range = path.length === 0 ? file.place([]) : asKey ? keyRange(file, path) : valueRange(file, path);
      // The name of a plural form ends before its suffix.
      const last = kind === 'text' ? name.slice(name.lastIndexOf('.') + 1) : name;
      const length = kind === 'text' ? Math.min(range.length, last.length) : range.length;
      const how = path.length === 0 ? 'file' : asKey ? 'key' : 'value';
      this.#add({ kind: meant, name, how, role: 'definition' }, { ...range, length }, target, { file, path });
    }
  }

  #add(
    use: Pick<Use, 'kind' | 'name' | 'role' | 'how' | 'implied'>,
    range: Place,
    target: Written,
    at: { file: JsonFile; path: Path },
  ): void {
    const of = use.kind === 'text' ? `text:${use.name}` : this.#symbol(target as { file: JsonFile; path: Path });
    this.#addOf(of, use, range, at);
  }

  #addOf(
    of: string,
    use: Pick<Use, 'kind' | 'name' | 'role' | 'how' | 'implied'>,
    range: Place,
    at: { file: JsonFile; path: Path },
  ): void {
    const { line, column, length, file = at.file.name, pointer = pointerOf(at.path) } = range;
    const made: Use = { ...use, of, file: this.#pathOf(file), pointer, line, column, length };
    const key = [made.file, line, column, of].join('\n');
    const known = this.#uses.get(key);
    if (!known || (known.role === 'use' && made.role === 'definition')) this.#uses.set(key, made);
  }

  #symbol({ file, path }: { file: JsonFile; path: Path }): string {
    const { file: name = file.name, pointer = pointerOf(path) } = path.length
      ? file.keyPlace(path)
      : { file: file.name };
    return `${this.#pathOf(name)}#${pointer}`;
  }

  /** A domain of an overlay's own contract is called as one of the contract below. */
  #pathOf(name: string): string {
    if (isAbsolute(name)) return name;
    const below = join(this.#root, name);
    return this.#folder === this.#root || existsSync(below) ? below : join(this.#folder, name);
  }
}

/** Is this the file of a screen, or of its edit? */
const isOf = (file: string, screen: string): boolean =>
  file.endsWith(`/screens/${screen}.json`) || file.endsWith(`/screens/${screen}.edit.json`);

/** The name of an operation, of a parameter of the contract, of a block and its parts is a value. */
function standsAsKey(path: Path): boolean {
  const [last, before] = [path.at(-1), path.at(-2)];
  if (last === 'operationId') return false;
  if (last === 'id') return typeof before !== 'number';
  return last !== 'name' || (path.at(-3) !== 'parameters' && before !== 'parameters');
}

/** The kind of name at a place, from the keys around it. */
function kindOf({ path }: Written): Kind {
  const under = path.at(-2);
  if (path.at(-1) === 'name' && !standsAsKey(path)) return 'argument';
  if (typeof under === 'number') return path.length === 0 ? 'screen' : 'part';
  const kinds: Readonly<Record<string, NameKind>> = {
    state: 'state',
    data: 'source',
    calc: 'calc',
    actions: 'action',
    params: 'param',
    args: 'param',
    tables: 'table',
  };
  // A field may have one of these names: in the contract it is under `properties`.
  return kinds[String(under)] ?? 'field';
}

function isAt(target: Written, { file, path }: { file: JsonFile; path: Path }): boolean {
  return target.file === file && target.path.length === path.length && target.path.every((key, at) => key === path[at]);
}

/** @param name the part of the key that is meant, `before` characters from its beginning; absent: the whole key */
function keyRange(file: JsonFile, path: Path, name?: string, before = 0): Place {
  const { line, column, length } = unquoted(file.keyPlace(path));
  return { line, column: column + before, length: name?.length ?? length };
}
const valueRange = (file: JsonFile, path: Path, before = 0): Place => {
  const place = unquoted(file.place(path));
  return { ...place, column: place.column + before, length: place.length - before };
};

/** Names need no JSON escapes. */
const unquoted = (place: Place): Place => ({
  ...place,
  column: place.column + 1,
  length: Math.max(0, place.length - 2),
});

function valueAt(file: JsonFile, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], file.value);
}
