import type { Progress, Refusal } from '../publish/publish.ts';
import type { Version } from '../publish/versions.ts';
import type { Explained } from './explained.ts';
import type { Conflict } from './merge/conflict.ts';

/** What was published, and what is new since. */
export interface PublishState {
  /** The folder of all versions; absent: `okienko dev` was started without one. */
  place?: string;
  /** The version that offices serve. */
  current?: number;
  /** The newest first. */
  versions: readonly Version[];
  changes: Explained;
  /** While it is published. */
  progress?: Progress;
}

export type Published =
  | { version: number }
  | { why: Refusal; text: string }
  /** Of a hosted studio: others have changed the same parts. */
  | { why: 'conflicts'; conflicts: readonly Conflict[] };
