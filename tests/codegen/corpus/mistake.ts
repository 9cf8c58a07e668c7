import type { Path } from '../../../codegen/files/jsonFile.ts';
import type { Changes, Municipality } from './municipality.ts';

/** One change of a municipality that makes it wrong, or, among the harmless ones, leaves it right. */
export interface Mistake {
  kind: string;
  in: Municipality;
  /** The changed file. */
  name: string;
  /** The changed place of a JSON file. */
  path?: Path;
  /** The changed line of any other file. */
  line?: number;
  /** What was written before and what is written now. */
  what: string;
  changes: Changes;
  /** Names whose meaning the change has broken: a problem that quotes one of them is about the change, wherever it is. */
  names: readonly string[];
  /** Mistakes with the same place are alike: of each place some are chosen before the others. */
  place: string;
}

/** All mistakes of one kind that are possible; the corpus takes some of them. */
export interface Kind {
  name: string;
  /** How many of them the whole corpus has at most. */
  most: number;
  /** Made when asked for, since most are not chosen: a place and the mistake there. */
  candidates: readonly { place: string; make(): Mistake | undefined }[];
}
