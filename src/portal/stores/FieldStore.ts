import type { RowsBinding } from '../../blocks/binding.ts';
import type { FormField } from '../../blocks/form/block.ts';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Locals } from './FormEnvironment.ts';
import type { FormProblem } from './formProblem.ts';

/** What a form reads of each of its fields, whatever the kind. */
export interface FieldStore {
  readonly field: FormField;
  /** It is never stored. */
  readonly secret: boolean;
  readonly touched: boolean;
  readonly begun: boolean;
  readonly typed: unknown;
  readonly value: unknown;
  readonly visible: boolean;
  readonly required: boolean;
  readonly remaining: number | undefined;
  readonly changed: boolean;
  readonly change: { before: string; after: string } | undefined;
  /** The displayed problem, and those inside, by path: `osoby.0.imie`. */
  readonly problem: FormProblem | undefined;
  readonly inside: ReadonlyMap<string, FormProblem>;
  /** The first problem, displayed or not. */
  readonly found: FormProblem | undefined;
  /** Nothing is wrong with it, nor found wrong by the office. */
  readonly isFine: boolean;
  /** The same of a part that a step asks; `name` as in `inside`, or that of the field without what other steps ask. */
  isFineAt?(name: string): boolean;
  checkAt?(name: string): boolean;
  /** Until it is taken back, every check refuses the field with this, whatever its value is. */
  hold?(problem: FormProblem | undefined): void;
  /** The input to store in the form memory. */
  readonly storable: unknown;
  /** The rows of a list of records. */
  readonly list?: RowsBinding;
  set(value: unknown): void;
  leave(): void;
  check(): boolean;
  reset(): void;
  clearProblem(): void;
  shows(name: string): boolean;
  refuse(name: string, problem: FormProblem): void;
  markSent(): void;
  /** What a value inside is called; absent: by the labels along its path. */
  labelOf?(name: string, say: (text: Text, locals?: Locals) => string): string;
  /** The id of a value inside, without the number of its row: it stays when rows move. */
  idOf?(name: string): string;
}

/** The form, as one of its fields sees it. */
export interface FormFieldHost {
  /** @param locals the names of the place; absent: those of the form */
  evaluate(tree: Tree, locals?: Locals): unknown;
  /** The names of the form. They read the fields, so they exist only after these. */
  locals(): Locals;
  /** In the resident's language. */
  say(problem: FormProblem): string;
  /** The input of a field was edited, by another way than `set`. */
  edited(field: string): void;
  /** The value of the same name in the response that the form is prefilled from. */
  prefill(field: string): unknown;
  /** The request schema of the field in its present state. */
  schemaProblem(field: string): FormProblem | undefined;
  /** The problems inside a record or a list, by path: `osoby.0.imie`. */
  inside(field: string): ReadonlyMap<string, FormProblem>;
  /** Does the request require the field, and refuse null? */
  demanded(field: string): boolean;
  readonly language: string;
}

/** Makes the field of a kind whose code is loaded with the first form that has one. */
export type MakeField = (field: FormField, schema: JsonSchema | undefined, host: FormFieldHost) => FieldStore;

export type FieldKinds = Readonly<Partial<Record<FormField['as'], MakeField>>>;
