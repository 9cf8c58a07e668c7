/** What an author wrote, as a tree of our own: `from` and `to` are character offsets in the source. */
export type Ast = Range & (Literal | Name | Field | Unary | Binary | Choice | List | RecordOf | CallOf | MacroOf);

export interface Range {
  from: number;
  to: number;
}
export interface Literal {
  kind: 'literal';
  value: null | boolean | number | string;
}
export interface Name {
  kind: 'name';
  name: string;
}
export interface Field {
  kind: 'field';
  of: Ast;
  name: string;
  /** The position of the field's own name. */
  at: Range;
}
export interface Unary {
  kind: 'unary';
  operator: '!' | '-';
  of: Ast;
}
export interface Binary {
  kind: 'binary';
  operator: BinaryOperator;
  left: Ast;
  right: Ast;
}
export interface Choice {
  kind: 'choice';
  question: Ast;
  yes: Ast;
  no: Ast;
}
export interface List {
  kind: 'list';
  items: readonly Ast[];
}
/** `{ 'rok': r.rok }`. */
export interface RecordOf {
  kind: 'record';
  fields: readonly { name: string; at: Range; value: Ast }[];
}
/** `take(rows, 5)` and `rows.take(5)` are the same: the receiver is the first argument. */
export interface CallOf {
  kind: 'call';
  name: string;
  at: Range;
  args: readonly Ast[];
  method: boolean;
}
/** `rows.filter(r, …)`: `variable` is each item in turn in `body`. */
export interface MacroOf {
  kind: 'macro';
  name: Macro;
  of: Ast;
  variable: string;
  variableAt: Range;
  body: Ast;
}

export type BinaryOperator = '&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export const macros = ['filter', 'map', 'exists', 'all', 'sortBy', 'sortDesc', 'groupBy'] as const;
export type Macro = (typeof macros)[number];
export const isMacro = (name: string): name is Macro => (macros as readonly string[]).includes(name);

/** Something wrong in one expression. */
export interface ExpressionProblem {
  /** Stable, for example `field.unknown`. */
  code: string;
  message: string;
  /** The alternatives that exist, and where they are defined. */
  help?: readonly string[];
  /** Character offsets in the source; `to` is exclusive. */
  from: number;
  to: number;
}
/** A problem whose position is not set yet. */
export type Message = Omit<ExpressionProblem, 'from' | 'to'>;
