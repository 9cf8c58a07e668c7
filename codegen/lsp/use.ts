import type { NameKind } from '../files/symbolListener.ts';

/** The kinds of names: those of the check, and `$ref`s inside the contract. */
export type Kind = NameKind | 'schema';

/** One place where something is named. */
export interface Use {
  /**
   * What is named, the same for each of its uses: the place it is written at (`/…/screens/woda/stany.json#/state/rok`), of a text its
   * key (`text:woda.stany.tytul`).
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
  /** Named as part of something else, a group of texts for one: it can't be renamed here. */
  implied?: true;
}
