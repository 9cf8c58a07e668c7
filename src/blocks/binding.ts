import type { ReactNode } from 'react';
import type { Manifest } from '../lang/descriptors/manifest.ts';
import type { Step } from '../lang/descriptors/steps.ts';
import type { Block } from './block.ts';
import type { FormBlock } from './form/block.ts';
import type { Locals, Scope } from './scope.ts';

/**
 * What a widget receives beside its descriptor. It never sees a store: a test may pass a literal.
 * Reading through it inside an observer makes the widget follow every change.
 */
export interface Binding extends Scope {
  /** A text of the shared ones (`wspolne.*`), for the words that belong to the widget itself. */
  word(key: string, values?: Readonly<Record<string, string | number>>): string;

  set(values: Readonly<Record<string, unknown>>): void;

  /** Runs steps; `key` names the button or row that is busy until they end. Gives false when a step did not succeed. */
  run(steps: readonly Step[], locals?: Locals, key?: string): Promise<boolean>;
  busy(key: string): boolean;

  /** ready: draw; pending: skeleton; failed: message with retry; held: an argument is not chosen yet, show `empty`. */
  status: 'ready' | 'pending' | 'failed' | 'held';
  /** A newer answer is on its way; the old one stands meanwhile. */
  refreshing: boolean;
  /** `absent`: the office knows of nothing under this name, and will not the next time either. */
  failure?: { message: string; nrSprawy: string; absent?: boolean };
  retry(): void;

  /** Draws a child block. */
  draw(block: Block, locals?: Locals): ReactNode;
  /** Is the dialog open, and close it. */
  dialog(id: string): { open: boolean; close(): void };
  form(block: FormBlock): FormBinding;
  /** Leads to a place of the portal. */
  go(place: { path: string; search: string; hash: string }): void;
  /** What the portal has: its screens, services and hosts. */
  manifest: Manifest;
  language: string;
  contrast: boolean;
}

/** The props of every widget: `src/widgets/<type>/index.ts` exports one component as its default. */
export interface WidgetProps<B extends Block = Block> {
  block: B;
  binding: Binding;
}

/** Work for a captcha: what is to be solved, and for how many milliseconds that is good. */
export interface Challenge {
  wyzwanie: string;
  waznePrzez: number;
}

/** The state of one form, as its widget sees it. */
export interface FormBinding {
  /** What is typed: text as typed, nothing as undefined. */
  values: Readonly<Record<string, unknown>>;
  set(field: string, value: unknown): void;
  /** The field was left: its rules run. */
  leave(field: string): void;
  /** Something to solve for a captcha field. @throws ApiError */
  challenge(field: string): Promise<Challenge>;
  /** A submit waits for this: whoever has ticked a captcha need not watch it work. */
  waitFor(work: Promise<void>): void;
  visible(field: string): boolean;
  required(field: string): boolean;
  /** The problem shown at a field now, or at a value inside the schema: `osoby_0_imie`. */
  problem(name: string): string | undefined;
  /** Properties of the schema without a field: rjsf draws them. */
  readonly schemaNames: readonly string[];
  /** Their values. */
  readonly schemaValues: Readonly<Record<string, unknown>>;
  setSchemaValues(values: Readonly<Record<string, unknown>>): void;
  /** Where inside of them something is wrong, once the form was refused. */
  readonly schemaProblems: readonly { name: string; label: string }[];
  /** Problems that belong to no field, shown on top. */
  summary: readonly string[];
  /** Grows with each refused submit: the widget moves the focus to the summary then. */
  refused: number;
  /** The functions compiled from the block's schema, for rjsf: by the hash of the schema. */
  validator: unknown;
  /** Characters that may still be typed; undefined without a limit, below zero when the limit sank under the text. */
  remaining(field: string): number | undefined;
  /** What was typed before the session ended is here again. */
  restored: boolean;
  /** Back to the first values. */
  clear(): void;
  submit(): Promise<void>;
  busy: boolean;
  changed: boolean;
  enabled: boolean;
  /** Expressions of the form: `form`, `edit` and its `calc` are in scope. */
  locals: Locals;
}
