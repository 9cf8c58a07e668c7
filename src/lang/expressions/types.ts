/** A place where something is written: a file, and the keys that lead there. */
export interface Written {
  file: { readonly name: string };
  path: readonly (string | number)[];
}

/** The variants of a record. */
export interface Variants {
  by: string;
  of: readonly { words: readonly string[]; fields: () => Readonly<Record<string, Type>> }[];
}

/** The types of the expression language (docs/screen-language.md, section 9). */
export type Type =
  | { kind: 'money' | 'date' | 'datetime' | 'flag'; optional?: boolean }
  /** `format` only chooses how it is displayed: an address is a link. */
  | { kind: 'text'; format?: 'email' | 'tel' | 'uri'; optional?: boolean }
  /** A text with markup. No function accepts it and nothing is added to it: it is shown as the office wrote it. */
  | { kind: 'html'; optional?: boolean }
  /** A whole file in base64 and its media type. No function accepts it: it is saved, or shown when it is a picture. */
  | { kind: 'file'; media: string; optional?: boolean }
  /** One type for whole numbers and fractions; `integer` and `unit` only choose how it is displayed. */
  | { kind: 'number'; integer?: boolean; unit?: string; optional?: boolean }
  /** A text from a closed list. */
  | { kind: 'word'; words: readonly string[]; optional?: boolean }
  /** A list is never null: a missing one reads as empty. */
  | { kind: 'list'; of: Type; optional?: false }
  /** `name` is its `$ref`, with the file that defines it; `fields` is lazy, since records may contain themselves. */
  | {
      kind: 'record';
      name?: string;
      source?: string;
      fields: () => Readonly<Record<string, Type>>;
      /** Where a field is defined: for a `oneOf`, in each variant. For editors. */
      written?: (field: string) => readonly Written[];
      /** Of a `oneOf`: the field that tells its variants apart, and for each its words and fields. */
      variants?: Variants;
      /** It is written in an expression. */
      literal?: true;
      /** The fields that a field is the sum of. For tables. */
      parts?: (field: string) => readonly string[];
      optional?: boolean;
    }
  /** The literal null. */
  | { kind: 'nothing'; optional?: true }
  /** Its own definition failed, or nothing is known about it: it causes no follow-up problems. */
  | { kind: 'unknown'; optional?: boolean };
