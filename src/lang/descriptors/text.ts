import type { Tree } from '../expressions/tree.ts';
import type { Format } from '../values/formats.ts';

export type Text =
  /** `count` with format 'integer' is passed as a number: it picks the plural. */
  | { key: string; values?: Readonly<Record<string, Text>> }
  | { value: Tree; format: Format; unit?: string }
  | { match: readonly { when?: Tree; text: Text }[] }
  /** `other` is for what has no text of its own. */
  | { texts: Readonly<Record<string, Text>>; of: Tree; other?: Text }
  /** The name of a service, by its id. */
  | { service: Tree };

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
