import type { Json, Sentence } from '../edit.ts';
import type { Loose } from '../value.ts';

/** The texts of a municipality's own files, by their names from its folder; those of content/files/ in base64. */
export type FileTexts = ReadonlyMap<string, string>;

/** The version before, and the two that were made of it. */
export interface Three<T> {
  base: T | undefined;
  ours: T | undefined;
  theirs: T | undefined;
}

export type Side = 'ours' | 'theirs';
/** `moved` within its list, `movedInto` another one. */
export type Did = 'changed' | 'removed' | 'added' | 'moved' | 'movedInto';

/** What one side made of a part. */
export interface Version {
  did: Did;
  /** Undefined: it is gone; of a whole file its text. */
  value: Json | undefined;
  /** As it is read: the sentence of a text key, the name of the neighbour that a part was moved behind. */
  shown: Sentence;
}

/** Two versions of a part that cannot both be right. */
export interface Conflict {
  /** The same whenever the same versions are merged: a choice names it. */
  id: string;
  file: string;
  /** As overlays address parts: `tabela/columns/termin/label`; '' is the file itself. */
  at: string;
  /** What it is about, with what each of the two did. */
  sentence: Sentence;
  /** What it is about: `Column *Due date* of table *Instalments*`. */
  part: Sentence;
  ours: Version;
  theirs: Version;
}

/** A step from the root of a file to one of its parts. */
export interface Step {
  /** A key of an object; for an item of a list its name. */
  name: string;
  /** The item of a list, as one of the versions has it. */
  item?: Loose;
}

/** Where two versions differ, before there are words for it. */
export interface Clash {
  file: string;
  way: readonly Step[];
  ours: { did: Did; value: Loose | undefined };
  theirs: { did: Did; value: Loose | undefined };
}

/** Notes a conflict, and says whose version stays. */
export type Decide = (clash: Clash) => Side;

/** The address of a part, as overlays write it: a block or a service begins anew. */
export function addressOf(way: readonly Step[]): string {
  const names = way.map(({ name }) => name);
  const block = way.findLastIndex(({ item }) => isBlock(item));
  if (block >= 0) return names.slice(block).join('/');
  return names.slice(names[0] === 'groups' && names[2] === 'services' ? 2 : 0).join('/');
}

export const isBlock = (item: Loose | undefined): boolean =>
  typeof item === 'object' &&
  item !== null &&
  !Array.isArray(item) &&
  typeof item.id === 'string' &&
  typeof item.type === 'string';
