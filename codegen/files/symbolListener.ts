import type { Checked } from '../../src/lang/expressions/checked.ts';
import type { Definitions } from '../../src/lang/expressions/definitions.ts';
import type { Facts } from '../../src/lang/expressions/facts.ts';
import type { Type, Written } from '../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from './jsonFile.ts';
import type { Traced } from './traced.ts';

/** The kind of a name. */
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
  | 'definition'
  | 'service'
  | 'host'
  | 'table'
  | 'column'
  | 'word'
  | 'format';

/** A place with a name that is defined elsewhere, or where such a name may be written. */
export interface NamePlace {
  kind: NameKind;
  file: JsonFile;
  path: Path;
  /** The keys of the object at `path` are the names, not the value there. */
  keys?: true;
  /** The name, if the text there is another one: a text of a group that is named as a whole. */
  implied?: string;
  /** The names that are allowed here. */
  names(): Iterable<string>;
  /** The definitions of a name. */
  written(name: string): readonly Written[];
  type?(name: string): Type | undefined;
}

/** An expression with its scope. */
export interface ExpressionPlace {
  file: JsonFile;
  path: Path;
  source: string;
  scope: ReadonlyMap<string, Type>;
  facts: Facts;
  /** What it can call beside the functions. */
  definitions?: Definitions;
  /** Its parts; empty if it cannot be parsed. */
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
 * Receives the names and expressions that a check finds: an editor navigates by them, and a tool finds the impact of a
 * change. The result of the check does not depend on it.
 */
export interface SymbolListener {
  name(place: NamePlace): void;
  expression(place: ExpressionPlace): void;
  address(place: AddressPlace): void;
  /** Incomplete files are read as far as possible. */
  readonly tolerant?: boolean;
}
