import type { NameKind } from '../files/symbolListener.ts';

/** The kinds of names: those of the check, and `$ref`s inside the contract. */
export type Kind = NameKind | 'schema';

/** One place with a name: its definition or a use. */
export interface Use {
  /**
   * Identifies the named thing, equal for all its uses: the place of its definition
   * (`/…/screens/woda/stany.json#/state/rok`), or the key of a text (`text:woda.stany.tytul`).
   */
  of: string;
  kind: Kind;
  name: string;
  /** Path on the disk. */
  file: string;
  /** JSON pointer of the value, or of the key's value. */
  pointer: string;
  /** Of the name alone, without quotes; both from 1. */
  line: number;
  column: number;
  length: number;
  role: 'definition' | 'use';
  how: 'key' | 'value' | 'expression' | 'address' | 'example' | 'contract' | 'file';
  /** Named as part of another name, such as a group of texts: it can't be renamed here. */
  implied?: true;
}
