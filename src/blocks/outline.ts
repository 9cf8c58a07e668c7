import type { Step } from '../lang/descriptors/steps.ts';
import type { Block } from './block.ts';
import type { FormKeys } from './form/block.ts';
import type { Locals, Scope } from './scope.ts';

/**
 * What a resident meets in a block, whatever its type: words, things to press, rows, and the blocks inside. Scenarios
 * run on it. It is read from the same views as the widget and the paper.
 */
export interface Outline extends Content {
  /** How many rows, cards or items there are. */
  rows?: number;
  /** The state with the keys of the chosen rows. */
  choice?: string;
  enabled?: boolean;
  press?(): Promise<unknown>;
}

export interface Content {
  /** Empty ones count as absent. */
  texts?: readonly (string | undefined)[];
  parts?: readonly Part[];
  inside?: Inside;
}

/** A part with its own address: a button, a field, a row. The blocks inside a part are addressed through it. */
export interface Part extends Content {
  name: string;
  /** An absent part has an address too, so that a scenario can state that it is hidden. */
  shown: boolean;
  enabled?: boolean;
  press?(): Promise<unknown>;
}

export interface Inside {
  blocks: readonly Block[];
  /** Names of the row they are in. */
  locals?: Locals;
}

/** The place where a block is outlined. */
export interface Place {
  scope: Scope;
  /** Has the resident opened the block, or the row or tab of this name? */
  opened(part?: string): boolean;
  form(block: FormKeys): FormOutline;
  run(steps: readonly Step[], locals?: Locals): Promise<unknown>;
}

/** What an outline reads from a form. */
export interface FormOutline {
  visible(field: string): boolean;
  problem(name: string): string | undefined;
  inside(field: string): readonly { name: string; label: string }[];
  readonly summary: readonly string[];
  readonly enabled: boolean;
  readonly busy: boolean;
  readonly locals: Locals;
  submit(): Promise<void>;
}

/** How the outline of a type is computed. */
export type OutlineOf<Form> = (block: Form, place: Place) => Outline;
