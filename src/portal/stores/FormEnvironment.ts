import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Arg, Step } from '../../lang/descriptors/steps.ts';
import type { Text, Tone } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Question } from './ConfirmStore.ts';

/** Names inside a form beside the screen's own roots: `form`, `edit`, `result`, `error`, `row` … */
export type Locals = Readonly<Record<string, unknown>>;

/**
 * What a form needs from the screen around it. The screen store implements it; a test gives a plain object.
 * Reads through it inside a computed value are tracked, so the form needs no refresh of its own.
 */
export interface FormEnvironment {
  /** The value of an expression in the screen's scope plus `locals`; null while a source it reads is not loaded. */
  evaluate(tree: Tree, locals: Locals): unknown;
  /** `locals` with the form's own `calc` beside the screen's, as getters. */
  locals(calc: Readonly<Record<string, Calc>>, locals: Locals): Locals;
  /** In the resident's language. */
  text(text: Text, locals: Locals): string;
  /** A text of the shared ones, `bledy.polePuste`; `count` picks the plural. */
  word(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** 'pl' writes 12,5 into an input and 'en' 12.5; both are understood everywhere. */
  readonly language: string;

  /**
   * The arguments of a call. Texts are rendered in the municipality's default language, since the office reads them;
   * they may have to be loaded first.
   */
  args(args: Readonly<Record<string, Arg>>, locals: Locals): Promise<Record<string, unknown>>;
  /** The names of the arguments an operation takes. */
  takes(operation: string): readonly string[];
  /** @param draft the one that the call sends @throws ApiError */
  call(
    operation: string,
    args: Readonly<Record<string, unknown>>,
    idempotencyKey: string,
    draft?: string,
  ): Promise<unknown>;
  /** Returns false when a step did not succeed. */
  run(steps: readonly Step[], locals: Locals): Promise<boolean>;
  /** Asks before sending; false means "no". */
  ask(question: Question): Promise<boolean>;
  notify(text: string, tone: Tone): void;

  /** The memory for unsent input; absent for a visitor. */
  readonly memory?: FormMemorySlot;
}

/** The entry of one account and one address in the form memory. */
export interface FormMemorySlot {
  read(form: string): Readonly<Record<string, unknown>> | undefined;
  /** undefined clears it. */
  write(form: string, values: Readonly<Record<string, unknown>> | undefined): void;
}
