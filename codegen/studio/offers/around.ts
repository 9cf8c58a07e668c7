import type { CheckCache } from '../../check/checkCache.ts';
import { type CheckedMunicipality, checkLayers } from '../../check/checkMunicipality.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import type { ExpressionPlace, NamePlace } from '../../files/symbolListener.ts';
import { SymbolIndex } from '../../lsp/symbolIndex.ts';
import type { Where } from '../../overlay/where.ts';
import { mergedFile } from '../changes.ts';
import type { Edited } from '../edited.ts';
import { isObject, type Loose, type LooseObject, valueAt } from '../value.ts';

/** A file with what its check found in it: the names that may be written at a place, and the scopes of its expressions. */
export class Around {
  /** Of the merged municipality: `screens/budzet/dochody.json`. */
  readonly name: string;
  readonly file: JsonFile;
  readonly checked: CheckedMunicipality;
  readonly edited: Edited;
  readonly #symbols: SymbolIndex;

  /**
   * @param edited with the absolute folder as the name of an overlay's files
   * @param cache of a check of this folder: only this file is checked again
   */
  constructor(edited: Edited, where: Where, name: string, cache: CheckCache) {
    const { layers, ...folders } = where;
    const screen = name.slice('screens/'.length, -'.json'.length);
    const isKept = (one: string): boolean => one !== name && one !== `screen ${screen}`;
    this.name = name;
    this.edited = edited;
    this.file = mergedFile(edited, name);
    this.#symbols = new SymbolIndex(where.root);
    this.checked = checkLayers({ ...folders, cache: cache.copy(isKept) }, layers, this.#symbols);
  }

  value(path: Path): Loose | undefined {
    return valueAt(this.file.value as Loose, path);
  }

  object(path: Path): LooseObject {
    const value = this.value(path);
    return isObject(value) ? value : {};
  }

  /** The names that may be written here. */
  names(path: Path): NamePlace | undefined {
    return this.#symbols.at(this.#symbols.spot(this.file, path)).names[0];
  }

  expression(path: Path): ExpressionPlace | undefined {
    return this.#symbols.at(this.#symbols.spot(this.file, path)).expression;
  }

  /** An expression of a part: it sees what a new one there would see. */
  expressionIn(path: Path): ExpressionPlace | undefined {
    const { file, pointer } = this.#symbols.spot(this.file, path);
    return this.#symbols.expressions.find((place) => {
      const spot = this.#symbols.spot(place.file, place.path);
      return spot.file === file && spot.pointer.startsWith(`${pointer}/`);
    });
  }
}
