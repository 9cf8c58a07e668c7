import type { ReactNode } from 'react';
import type { Manifest } from '../lang/descriptors/manifest.ts';
import type { Step } from '../lang/descriptors/steps.ts';
import type { Text } from '../lang/descriptors/text.ts';
import type { Block } from './block.ts';
import type { FormKeys } from './form/block.ts';
import type { Locals, Scope } from './scope.ts';

/**
 * What a widget receives beside its descriptor. It never sees a store: a test may pass a literal.
 * Reading through it inside an observer makes the widget follow every change.
 */
export interface Binding extends Scope {
  /** A shared text (`wspolne.*`), for the words that belong to the widget itself. */
  word(key: string, values?: Readonly<Record<string, string | number>>): string;

  set(values: Readonly<Record<string, unknown>>): void;
  /** Sets states that are in the address, in a new entry of the history. */
  enter(values: Readonly<Record<string, unknown>>): void;
  /** One entry back in the history. */
  back(): void;
  /** The name of a state in the address; undefined for one that is not there. */
  query(state: string): string | undefined;

  /** Calls an operation for a part of a block that sends something ahead, such as a file. @throws ApiError */
  call(operation: string, args: Readonly<Record<string, unknown>>, key: string): Promise<unknown>;
  /** Runs steps; `key` names the button or row that is busy meanwhile. Returns false when a step did not succeed. */
  run(steps: readonly Step[], locals?: Locals, key?: string): Promise<boolean>;
  busy(key: string): boolean;
  /** Where steps lead without the code of the page; undefined for steps that need it. */
  address(steps: readonly Step[], locals?: Locals): string | undefined;

  /** ready: draw; pending: skeleton; failed: message with retry; held: an argument is not chosen yet, show `empty`. */
  status: 'ready' | 'pending' | 'failed' | 'held';
  /** A newer response is being loaded; the old one is shown meanwhile. */
  refreshing: boolean;
  /** `absent`: the office knows nothing under this identifier, so a retry would not help. */
  failure?: { message: string; nrSprawy: string; absent?: boolean };
  /** A block before this one shows the same failure. */
  failureRepeated: boolean;
  retry(): void;

  /** Draws a child block. */
  draw(block: Block, locals?: Locals): ReactNode;
  /** This section was opened or closed: the blocks in an open one show only failures that no block before them shows. */
  unfold(open: boolean): void;
  /** Is the dialog open, and close it. */
  dialog(id: string): { open: boolean; close(): void };
  form(block: FormKeys): FormBinding;
  /** Navigates to a place of the portal. */
  go(place: { path: string; search: string; hash: string }): void;
  /** The site map of the portal: its screens, services and hosts. */
  manifest: Manifest;
  /** Of this site: `https://portal.example`. */
  origin: string;
  language: string;
  contrast: boolean;
}

/** The props of every widget: `<type>/widget/index.tsx` exports one component as its default. */
export interface WidgetProps<B extends Block = Block> {
  block: B;
  binding: Binding;
}

/** The challenge of a captcha, and how many milliseconds it is valid. */
export interface Challenge {
  wyzwanie: string;
  waznePrzez: number;
}

/** The state of one form, as its widget sees it. */
export interface FormBinding {
  /** The input: text as typed, an empty field as undefined. */
  values: Readonly<Record<string, unknown>>;
  set(field: string, value: unknown): void;
  /** Are these fields filled in without a problem, whether it is shown or not? @param fields one in a row: `osoby.0.imie` */
  isFine(fields: readonly string[]): boolean;
  /** Shows the problems of these fields. @returns whether there are none */
  check(fields: readonly string[]): boolean;
  /** The field was left: its rules run. */
  leave(field: string): void;
  /** A challenge for a captcha field. @throws ApiError */
  challenge(field: string): Promise<Challenge>;
  /** A submit waits for this, so that the resident need not wait for the captcha first. */
  waitFor(work: Promise<void>): void;
  visible(field: string): boolean;
  required(field: string): boolean;
  /** The problem shown at a field now, or at a value inside a record or a list: `osoby.0.imie`. */
  problem(name: string): string | undefined;
  /** The rows of a list of records. */
  rows(field: string): RowsBinding | undefined;
  /** The name of a control in its id. @param name as in `problem` */
  idOf(name: string): string;
  /** The values inside a record or a list that have a problem now. */
  inside(field: string): readonly { name: string; label: string }[];
  /** Problems that belong to no field, shown on top. */
  summary: readonly string[];
  /** Grows with each refused submit: the widget moves the focus to the summary then. */
  refused: number;
  /** Characters that may still be typed; undefined without a limit, negative when the limit fell below the length. */
  remaining(field: string): number | undefined;
  /** Input from before the end of the session is restored. */
  restored: boolean;
  /**
   * What was typed, by field and without secrets; undefined: nothing. `restore` puts it back. A field that is held is refused
   * with these words, until they are taken back.
   */
  input: {
    readonly storable: Readonly<Record<string, unknown>> | undefined;
    restore(input: Readonly<Record<string, unknown>>): boolean;
    hold(field: string, words: Text | undefined): void;
  };
  /** Its draft at the office, which a submit names; it is forgotten when that is done. */
  draft: { id?: string; kept: boolean } | undefined;
  /** Resets the form to its first values. */
  clear(): void;
  submit(): Promise<void>;
  busy: boolean;
  changed: boolean;
  enabled: boolean;
  /** Expressions of the form: `form`, `edit` and its `calc` are in scope. */
  locals: Locals;
}

/** The rows of one field, as its widget sees them. */
export interface RowsBinding {
  readonly rows: readonly RowBinding[];
  /** Another row may be added: the number allows it, and rows are not in step with a list. */
  readonly mayAdd: boolean;
  /** The row that was removed last, with something typed in it; it can be put back. */
  readonly removed: RowBinding | undefined;
  /** @returns the row that was added */
  add(): RowBinding;
  remove(row: RowBinding): void;
  /** Puts the removed row back where it was. */
  putBack(): void;
  /** @param by -1 up, 1 down */
  move(row: RowBinding, by: -1 | 1): void;
}

/** One row: what a form is for its fields. */
export interface RowBinding
  extends Pick<
    FormBinding,
    'values' | 'set' | 'leave' | 'visible' | 'required' | 'problem' | 'inside' | 'remaining' | 'locals'
  > {
  /** It stays when rows are added, removed and moved. */
  readonly id: string;
  /** From 0. */
  readonly index: number;
  /** What the list asks of it is filled in without a problem; fields that steps ask do not count. */
  readonly isFineHere: boolean;
  /** In an address: the key of its entry, or its number from 1. */
  readonly name: string;
  /** The problem of the row as a whole. */
  readonly complaint: string | undefined;
  readonly mayRemove: boolean;
  readonly mayMoveUp: boolean;
  readonly mayMoveDown: boolean;
  /** The field is shown as a text. */
  locked(field: string): boolean;
}
