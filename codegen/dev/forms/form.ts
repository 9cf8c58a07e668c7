import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';

/**
 * How the studio draws a property: `native` by its own schema, `text` as a text key with its sentence, `expression` as a formula,
 * `either` by a simple schema while its value is simple, and everything else as JSON.
 */
export type PropertyKind = 'native' | 'text' | 'expression' | 'either' | 'json';

export interface Described {
  pl: string;
  en: string;
}

export interface Property {
  kind: PropertyKind;
  /** What it is for; the Polish sentence is a translation of the schema's. */
  description: Described;
  required: boolean;
  default?: unknown;
  example?: unknown;
  /** The form of a pattern in words. */
  form?: string;
  /** The simple schema of `either`. */
  simple?: JsonSchema;
}

/** A form for one kind of part, made from its descriptor schema: the schema has nothing that a form cannot draw. */
export interface PartForm {
  schema: JsonSchema;
  properties: Readonly<Record<string, Property>>;
}

/** The form of each kind of part by its path: `table`, `table/columns`; several paths may share one. */
export interface PartForms {
  paths: Readonly<Record<string, number>>;
  forms: readonly PartForm[];
}
