import type { Tree } from '../expressions/tree.ts';
import type { Format } from '../values/formats.ts';

export type Text =
  | { key: string; values?: Readonly<Record<string, TextValue>> }
  | { value: Tree; format: Format; unit?: string }
  | { match: readonly { when?: Tree; text: Text }[] }
  /** `other` is for what has no text of its own. */
  | { texts: Readonly<Record<string, Text>>; of: Tree; other?: Text }
  /** The name of a service, by its id. */
  | { service: Tree };

/** `count` has format 'integer' and is passed as a number: it picks the plural. */
export interface TextValue {
  value: Tree;
  format: Format;
  unit?: string;
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
