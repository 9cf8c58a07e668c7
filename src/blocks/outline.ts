import type { Step } from '../lang/descriptors/steps.ts';
import type { RowsBinding } from './binding.ts';
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
  /** For a block in steps. */
  walk?: WalkOutline;
  /** For rows on pages. */
  pages?: PagesOutline;
}

export interface PagesOutline {
  count: number;
  /** Goes to a page, counted from 1. */
  turnTo(page: number): void;
}

/** The steps of a block, by their ids. */
export interface WalkOutline {
  /** Those that exist now. */
  steps: readonly string[];
  at: string;
  next(): void;
  back(): void;
  visit(step: string): void;
  /** The page keeps to the step that is shown; called when it has come to rest. */
  settle(): void;
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
  /** How many rows there are in it. */
  rows?: number;
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
  set(values: Readonly<Record<string, unknown>>): void;
  /** Sets states that are in the address, in a new entry of the history. */
  enter(values: Readonly<Record<string, unknown>>): void;
  back(): void;
}

/** What an outline reads from a form. */
export interface FormOutline {
  visible(field: string): boolean;
  problem(name: string): string | undefined;
  inside(field: string): readonly { name: string; label: string }[];
  rows(field: string): RowsBinding | undefined;
  readonly summary: readonly string[];
  readonly enabled: boolean;
  readonly busy: boolean;
  /** The input as it was typed. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly locals: Locals;
  isFine(fields: readonly string[]): boolean;
  check(fields: readonly string[]): boolean;
  submit(): Promise<void>;
}

/** How the outline of a type is computed. */
export type OutlineOf<Form> = (block: Form, place: Place) => Outline;
