import type { JsonFile, Path } from '../../files/jsonFile.ts';
import type { PartEdit } from '../applied.ts';
import { bare, type LooseObject, pathOf } from '../value.ts';

/** A file of the base with what a file of the overlay makes of it. */
export interface Merged {
  file: JsonFile;
  value: LooseObject;
  /** Mistakes of the overlay's file, as sentences. */
  mistakes: ReadonlySet<string>;
}

/** How one kind of overlay file is merged into the base, and how an edit can be written in it. */
export interface OwnKind {
  merge(value: LooseObject | undefined): Merged;
  /** Leaves out edits that change nothing and objects that are empty. */
  tidy(value: LooseObject): LooseObject;
  /** The contents that the file may have after an edit, the smallest first. */
  candidates(own: OwnFile, edit: PartEdit, wanted: LooseObject): Iterable<LooseObject>;
  isWanted(now: LooseObject, merged: LooseObject, wanted: LooseObject): boolean;
}

/** A file of an overlay, which changes one of the base. */
export class OwnFile {
  /** Its name in messages of the check. */
  readonly name: string;
  /** Its content; undefined: there is no such file. */
  readonly value: LooseObject | undefined;
  readonly now: Merged;
  readonly base: Merged;
  readonly #kind: OwnKind;

  constructor(name: string, value: LooseObject | undefined, kind: OwnKind) {
    this.name = name;
    this.value = value;
    this.#kind = kind;
    this.now = kind.merge(value);
    this.base = kind.merge(undefined);
  }

  /** The same file with another content. */
  with(content: LooseObject): OwnFile {
    return new OwnFile(this.name, content, this.#kind);
  }

  /** A copy that the caller may change. */
  copy(): LooseObject {
    return bare(this.value ?? {}) as LooseObject;
  }

  /** Where in this file a value of the merged file is written; undefined: in the base. */
  origin(path: Path): Path | undefined {
    const { file = '', pointer = '' } = this.now.file.place(path);
    return file === this.name ? pathOf(this.value, pointer) : undefined;
  }

  /**
   * The smallest content with which the merged file is the wanted one, without a new mistake.
   *
   * @returns `content` undefined: the file is not needed any more; undefined when no content does it
   */
  contentFor(edit: PartEdit, wanted: LooseObject): { content: LooseObject | undefined } | undefined {
    const { candidates, tidy, merge, isWanted } = this.#kind;
    for (const one of candidates(this, edit, wanted)) {
      const left = tidy(one);
      const content = isEmpty(left) ? undefined : left;
      const merged = merge(content);
      if (
        [...merged.mistakes].every((one) => this.now.mistakes.has(one)) &&
        isWanted(this.now.value, merged.value, wanted)
      )
        return { content };
    }
    return undefined;
  }
}

/** Whether the file changes nothing, so that it need not exist. */
const isEmpty = (content: LooseObject): boolean => Object.keys(content).every((key) => key === '$schema');
