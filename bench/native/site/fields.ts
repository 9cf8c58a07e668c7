export type Values = Readonly<Record<string, string>>;

export interface AccountFieldOf {
  name: string;
  label: string;
  hint?: string;
  /** The problem of an empty field; without it the field may be empty. */
  empty?: string;
  type?: 'text' | 'email' | 'password' | 'checkbox';
  autoComplete?: string;
  /** The problem of a filled field. */
  rule?(values: Values): string | false;
  /** A button below: what it opens. */
  more?: string;
}
export type Fields = readonly AccountFieldOf[];
export interface Group {
  title?: string;
  fields: Fields;
}
