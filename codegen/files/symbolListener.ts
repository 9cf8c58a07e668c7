import type { Checked } from '../../src/lang/expressions/checked.ts';
import type { Facts } from '../../src/lang/expressions/facts.ts';
import type { Type, Written } from '../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from './jsonFile.ts';
import type { Traced } from './traced.ts';

/** The kind of thing that a name stands for. */
export type NameKind =
  | 'operation'
  | 'argument'
  | 'field'
  | 'error'
  | 'text'
  | 'texts'
  | 'state'
  | 'source'
  | 'calc'
  | 'action'
  | 'param'
  | 'block'
  | 'part'
  | 'screen'
  | 'fragment'
  | 'service'
  | 'host'
  | 'table'
  | 'column'
  | 'word'
  | 'format';

/** A place with a name of something that is written elsewhere, or where such a name may be written. */
export interface NamePlace {
  kind: NameKind;
  file: JsonFile;
  path: Path;
  /** The keys of the object at `path` are the names, not the value there. */
  keys?: true;
  /** What is meant, when the text there is not simply its name: a text of a group that is named as a whole. */
  implied?: string;
  /** What may stand here. */
  names(): Iterable<string>;
  /** Where a thing of this name is written. */
  written(name: string): readonly Written[];
  type?(name: string): Type | undefined;
}

/** An expression, with the names that hold where it stands. */
export interface ExpressionPlace {
  file: JsonFile;
  path: Path;
  source: string;
  scope: ReadonlyMap<string, Type>;
  facts: Facts;
  /** Each of its parts; none when it could not be read. */
  parts: readonly Checked[];
}

/** An address of an edit, and the screen as it is when the edit is made. */
export interface AddressPlace {
  file: JsonFile;
  path: Path;
  at: string;
  screen: Traced;
}

/**
 * Receives the names and expressions that a check finds, so that an editor knows what is written where and a tool what a
 * change would touch. The result of the check does not depend on it.
 */
export interface SymbolListener {
  name(place: NamePlace): void;
  expression(place: ExpressionPlace): void;
  address(place: AddressPlace): void;
  /** Files that are half typed are read as far as they go. */
  readonly tolerant?: boolean;
}
