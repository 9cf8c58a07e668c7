import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Place } from '../files/jsonFile.ts';
import type { Traced } from '../files/traced.ts';
import { blocksOf, namesIn, step } from '../overlay/address.ts';
import { cursorAt } from './cursor.ts';
import type { SymbolIndex } from './symbolIndex.ts';

/** Keys that name an item of a list. */
const NAMES = ['id', 'field', 'bind'];

/**
 * The parts of an address in a screen, as far as it leads.
 *
 * @returns of each part the places that hold its name: the id, field or state of the thing, or the thing's own key
 */
export function addressParts(
  screen: Traced,
  address: string,
): { part: string; names: readonly Traced[]; thing: Traced }[] {
  const found: { part: string; names: readonly Traced[]; thing: Traced }[] = [];
  let thing: Traced | undefined;
  for (const part of address.split('/')) {
    if (thing === undefined) {
      const way = blocksOf(screen, []).get(part);
      if (!way) return found;
      thing = step(screen, way);
    } else {
      const next = namesIn(thing).get(part);
      if (next === undefined) return found;
      thing = step(thing, [next]);
      if (typeof next === 'string') {
        found.push({ part, names: [thing], thing });
        continue;
      }
    }
    const named = thing;
    const names = NAMES.flatMap((name) => named.entries?.get(name) ?? []).filter(({ value }) => value === part);
    found.push({ part, names, thing });
  }
  return found;
}

/** The part of an address at the cursor. @param inside characters of the address before the cursor */
export function partAt(
  { screen, at }: { screen: Traced; at: string },
  inside: number,
): ReturnType<typeof addressParts>[number] | undefined {
  const number = at.slice(0, inside).split('/').length - 1;
  return addressParts(screen, at)[number];
}

/** Where the thing is written that the part of an address under the cursor names: its id, or its key. */
export function addressedAt(
  { symbols }: { symbols: SymbolIndex },
  path: string,
  document: TextDocument,
  offset: number,
): (Place & { file: string }) | undefined {
  const cursor = cursorAt(document.getText(), offset);
  const { address } = symbols.at({ file: path, pointer: cursor.pointer });
  const part = address && !cursor.key ? partAt(address, cursor.inside) : undefined;
  if (!part) return undefined;
  const [name] = part.names;
  const at = name ?? part.thing;
  const place = name && name !== part.thing ? at.file.place(at.path) : at.file.keyPlace(at.path);
  const { file = at.file.name, line, column, length } = place;
  return { file: symbols.pathOf(file), line, column: column + 1, length: Math.max(0, length - 2) };
}

/** The possible next parts of an address. */
export function nextParts(screen: Traced, address: string): string[] {
  if (!address.includes('/')) return [...blocksOf(screen, []).keys()];
  const before = address.split('/').slice(0, -1);
  const reached = addressParts(screen, before.join('/'));
  return reached.length === before.length ? [...namesIn(reached.at(-1)!.thing).keys()] : [];
}
