import type { Files } from '../files/files.ts';
import { type JsonFile, parseJsonFile } from '../files/jsonFile.ts';
import { anyRecord } from '../files/raw.ts';
import { plain, trace } from '../files/traced.ts';
import { find, step } from '../overlay/address.ts';

/** Reads values of the municipality below an overlay. */
export class Base {
  readonly files: Files;
  readonly #read = new Map<string, JsonFile>();

  constructor(files: Files) {
    this.files = files;
  }

  /** The value in a file at a path; a name in a list means the item with that id. Undefined: nothing. */
  at(file: string, path: readonly string[]): unknown {
    return path.reduce(inside, this.#json(file).value);
  }

  /** The value at an address of a screen; undefined: the address does not exist. */
  atAddress(file: string, address: string): unknown {
    const screen = trace(this.#json(file));
    const way = find(screen, address);
    return 'why' in way ? undefined : plain(step(screen, way));
  }

  /** The path of the list that an address leads into, with names in the place of positions; undefined: it does not exist. */
  listOf(file: string, address: string): string | undefined {
    const screen = trace(this.#json(file));
    const way = find(screen, address);
    if ('why' in way) return undefined;
    const names = way.slice(0, -1).map((key, depth) => {
      const { id } = anyRecord(typeof key === 'number' && plain(step(screen, way.slice(0, depth + 1))));
      return typeof id === 'string' ? id : String(key);
    });
    return names.join('/');
  }

  /** The definition of a name, in whatever file of screens/definitions/; undefined: there is none. */
  definition(name: string): unknown {
    const files = this.files.list('screens').filter((one) => one.startsWith('screens/definitions/'));
    return files.map((file) => this.at(file, ['define', name])).find((one) => one !== undefined);
  }

  #json(name: string): JsonFile {
    const known = this.#read.get(name) ?? parseJsonFile(this.files.read(name) ?? '{}', name).file;
    this.#read.set(name, known);
    return known;
  }
}

/** Keys that name an item of a list. */
const NAMES = ['id', 'uslugaId', 'page', 'folder', 'file'] as const;

function inside(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return (value as Record<string, unknown>)[key];
  return value.find((item) => NAMES.some((name) => String(inside(item, name) ?? '') === key));
}
