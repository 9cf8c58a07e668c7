import type { CommonKeys, Fact, Options, Rule } from '../../lang/descriptors/blockParts.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { Arg, ErrorOutcome, Outcome, Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';
import type { FileChoice } from './sentFiles.ts';

/** Everything that is filled in and sent: a form, and a wizard with its steps. */
export interface FormKeys extends CommonKeys {
  /** Absent: nothing is sent, and the button runs `then`. */
  operation?: string;
  /**
   * The schema of what is drawn: the request's properties that have a field, and `own`. Exactly what the validator of
   * the same id was compiled from.
   */
  schema: JsonSchema;
  calc: Readonly<Record<string, Calc>>;
  fields: readonly FormField[];
  /** A response whose values prefill the fields of the same name. */
  from?: Tree;
  /** Computed from the input, and shown above the button. */
  facts?: readonly Fact[];
  send: Readonly<Record<string, Arg>>;
  confirm: readonly {
    when?: Tree;
    title: Text;
    text: Text;
    yes?: Text;
    no?: Text;
    irreversible?: true;
    changes?: true;
  }[];
  submit: Text;
  enabled?: Tree;
  why?: Text;
  success?: Tree;
  then: readonly Step[];
  errors: Readonly<Record<string, ErrorOutcome>>;
  otherwise?: Outcome;
  leaveGuard: boolean;
  keep: boolean;
}

export interface FormBlock extends FormKeys {
  type: 'form';
}

export interface FormField {
  field: string;
  label: Text;
  as:
    | 'text'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'date'
    | 'email'
    | 'tel'
    | 'password'
    | 'decimal'
    | 'integer'
    | 'money'
    | 'captcha'
    | 'files'
    | 'nested'
    | 'rows';
  hint?: Text;
  options?: Options;
  visible?: Tree;
  /** Absent: not required; otherwise the text to show when it is empty. */
  required?: Text;
  /** Required only while this is true. */
  requiredWhen?: Tree;
  initial?: Tree;
  /** Characters (code points) that may be typed. */
  limit?: Tree;
  digits?: { whole: Tree; fraction: Tree; say: Text };
  /** For a date: the first and the last day that is accepted; for rows: the fewest and the most rows. */
  min?: Tree;
  max?: Tree;
  /** A small button beside the field. */
  button?: { label: Text; do: readonly Step[] };
  /** How much of something what is typed has: a bar of `max` parts, and words; none while `value` is nothing. */
  meter?: { value: Tree; max: number; text: Text };
  /** What others know of the resident: a value that is guessed from these words is refused with `say`. */
  ownWords?: { of: readonly Tree[]; say: Text };
  /** For a record or a list: it is drawn from its schema, and these are its words. */
  nested?: NestedTexts;
  /** For a list of records: a row of fields for each. */
  rows?: Rows;
  /** For a field of a row: it is not changed where this holds for the row as it was given. */
  locked?: Tree;
  /** For a field of a row: the step of the wizard that asks it, one step for each row. Absent: the row itself asks it. */
  step?: string;
  /** For files: which, how many, and the needed documents. */
  files?: FileChoice;
  /** For a captcha: the operation that returns its challenge. */
  challenge?: { operation: string; args: Readonly<Record<string, string>> };
  resetOn: readonly string[];
  rules: readonly Rule[];
  autocomplete?: string;
  group?: Text;
}

export interface NestedTexts {
  /** By the name of a property, at any depth. */
  labels: Readonly<Record<string, Text>>;
  hints: Readonly<Record<string, Text>>;
  /** By the value of an enum. */
  texts: Readonly<Record<string, Text>>;
}

/** What a field over a list of records has beside the keys of every field. `min` and `max` bound the number of rows. */
export interface Rows {
  /** Over `item` and `index`. */
  fields: readonly FormField[];
  /** The heading of a row; absent: its number. */
  title?: Text;
  /** The button that adds one; absent: the portal's own words; false: none is added. */
  add?: Text | false;
  order: boolean;
  /** The property that identifies a row that was given, by `initial`, `from` or the list of `sync`. */
  key?: string;
  /** The entries that have a row each, instead of rows that are added. */
  sync?: Tree;
  /** The list is drawn nowhere: each of its rows is a step of the wizard. */
  inSteps?: true;
  /** Over `item` as it was given: the row is neither changed nor removed. */
  locked?: Tree;
  rules: readonly RowRule[];
  totals: readonly { label: Text; value: Text }[];
}

/** A rule over one row. */
export interface RowRule extends Rule {
  /** The field of the row that shows it. */
  field?: string;
}

export const form = {
  widget: 'whenUsed',
  needs: ['src/portal/stores/FormStore.ts'],
  paper: 'omitted',
  parts: ({ fields, facts = [] }) => [
    ...fields.map(({ field, visible }) => ({ id: field, visible })),
    ...facts,
    { id: 'button' },
  ],
} as const satisfies LeafTraits<FormBlock>;
