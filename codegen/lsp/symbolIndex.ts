import { isAbsolute, join } from 'node:path';
import type { JsonFile, Path } from '../files/jsonFile.ts';
import { pointerOf } from '../files/jsonFile.ts';
import type { AddressPlace, ExpressionPlace, NamePlace, SymbolListener } from '../files/symbolListener.ts';

/** A place: a path on the disk and a JSON pointer in that file. */
export interface Spot {
  file: string;
  pointer: string;
}

interface Entry {
  names: NamePlace[];
  expression?: ExpressionPlace;
  address?: AddressPlace;
}

/** All names and expressions that a check found, by file and pointer. */
export class SymbolIndex implements SymbolListener {
  readonly names: NamePlace[] = [];
  readonly expressions: ExpressionPlace[] = [];
  readonly addresses: AddressPlace[] = [];
  readonly tolerant = true;
  readonly #root: string;
  #byPlace: ReadonlyMap<string, Entry> | undefined;

  /** @param root of the municipality below: names of its files are relative */
  constructor(root: string) {
    this.#root = root;
  }

  name(place: NamePlace): void {
    this.names.push(place);
  }

  expression(place: ExpressionPlace): void {
    this.expressions.push(place);
  }

  address(place: AddressPlace): void {
    this.addresses.push(place);
  }

  /** The path of a file that problems name. */
  pathOf(name: string): string {
    return isAbsolute(name) ? name : join(this.#root, name);
  }

  /** Where it was written; in a screen that an overlay changes, this may be another file. */
  spot(file: JsonFile, path: Path): Spot {
    const { file: name = file.name, pointer = pointerOf(path) } = file.place(path);
    return { file: this.pathOf(name), pointer };
  }

  /** What the check found at this place. */
  at({ file, pointer }: Spot): Readonly<Entry> {
    this.#byPlace ??= this.#sorted();
    return this.#byPlace.get(`${file}#${pointer}`) ?? { names: [] };
  }

  #sorted() {
    const places = new Map<string, Entry>();
    const entry = (file: JsonFile, path: Path) => {
      const { file: name, pointer } = this.spot(file, path);
      const key = `${name}#${pointer}`;
      const known = places.get(key) ?? { names: [] };
      places.set(key, known);
      return known;
    };
    for (const place of this.names) entry(place.file, place.path).names.push(place);
    for (const place of this.expressions) entry(place.file, place.path).expression ??= place;
    for (const place of this.addresses) entry(place.file, place.path).address ??= place;
    return places;
  }
}
