import type { Calc } from '../lang/descriptors/calc.ts';
import type { Access, Call } from '../lang/descriptors/contract.ts';
import type { Param, Source, State } from '../lang/descriptors/declarations.ts';
import type { JsonSchema } from '../lang/descriptors/jsonSchema.ts';
import type { Step } from '../lang/descriptors/steps.ts';
import type { Text } from '../lang/descriptors/text.ts';
import type { Tree } from '../lang/expressions/tree.ts';
import type { Block } from './block.ts';

/**
 * The normal form of a screen: what `okienko compile` writes, and what portal and office run.
 * Shorthand is gone, defaults are filled in, expressions are trees, texts are objects.
 * What an integrator writes is schemas/descriptors/screen.schema.json.
 */
export interface Screen {
  name: string;
  path: string;
  access: Access;
  title: Text;
  /** One line about it, for the home page. */
  summary?: Text;
  /** What a person may go on with, for the home page: `label` and `address` read `item`. */
  unfinished?: { rows: Tree; label: Text; address: Tree };
  params: Readonly<Record<string, Param>>;
  guard: readonly { must: Tree; else: readonly Step[] }[];
  /** Run once when the screen opens, after its guards and before it is drawn. */
  start?: readonly Step[];
  state: Readonly<Record<string, State>>;
  data: Readonly<Record<string, Source>>;
  calc: Readonly<Record<string, Calc>>;
  actions: Readonly<Record<string, { args: Readonly<Record<string, JsonSchema>>; do: readonly Step[] }>>;
  content: readonly Block[];
  /** Every operation the screen uses, by its id. */
  calls: Readonly<Record<string, Call>>;
  /** The PDFs that are drawn from this screen, by operation. Only the office reads them: the portal's files leave them out. */
  documents?: Readonly<Record<string, Document>>;
}

/** One PDF: the screen with these values in its scope, and of its content these blocks. `arg` is the operation's arguments. */
export interface Document {
  title: Text;
  params: Readonly<Record<string, Tree>>;
  state: Readonly<Record<string, Tree>>;
  /** File name without `.pdf`; absent: from the title. */
  name?: Text;
  landscape: boolean;
  content: readonly Block[];
}
