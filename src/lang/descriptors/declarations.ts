import type { Tree } from '../expressions/tree.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Arg, Target } from './steps.ts';
import type { Text } from './text.ts';

export interface Param {
  in: 'path' | 'query' | 'memory';
  shape: JsonSchema;
  /** For a query parameter: it is removed from the address and stored in the history entry. */
  hide?: true;
  /** A host: taken only where this tab was sent there before. */
  after?: string;
  default?: Tree;
  /** Where to go when it is not there; `query` is how that opens. */
  missing?: { screen: string; params: Readonly<Record<string, Tree>>; query?: string };
}

export interface State {
  shape: JsonSchema;
  initial?: Tree;
  /** Its name in the address. */
  query?: string;
  /** Any change of these sets it back to `initial`. */
  resetOn: readonly string[];
}

export interface Source {
  operation: string;
  args: Readonly<Record<string, Arg>>;
  /** Arguments the operation needs: while one of them is nothing the call is held back. */
  needs: readonly string[];
  when?: Tree;
  /** The effect of its failure on the screen; absent: the blocks that use it show the failure. */
  essential?: { go: Target; notify: Text };
  /** The words of its failure, in place of the office's or the portal's. */
  failed?: Text;
  /** It is asked again every `every` seconds, for `for` seconds in sight at most, until `until` holds. */
  poll?: { every: number; for: number; until: Tree };
}
