import type { FileKind } from './fileKinds.ts';

/** The part of JSON Schema that the contract uses, with our extensions. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: readonly (string | number | boolean | null)[];
  const?: unknown;
  format?: string;
  contentEncoding?: 'base64';
  contentMediaType?: string;
  pattern?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  discriminator?: { propertyName: string };
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  /** Unit: PLN, m2, m3, ha, l, ms … A number in PLN is money. */
  'x-unit'?: string;
  /** It is the sum of these fields of its object; null counts as 0. */
  'x-sum'?: readonly string[];
  /** A secret: drawn as a password, never stored, never logged. */
  'x-secret'?: boolean;
  /** It is the id of a file that was sent before. */
  'x-file'?: FileRule;
  [key: string]: unknown;
}

/** What a file must be. */
export interface FileRule {
  kinds: readonly FileKind[];
  /** In MB; absent: the limit of the office. */
  size?: number;
}

/** Does it take digits and nothing else, as in `^[0-9]{11}$`? */
export const takesDigits = (schema: JsonSchema | undefined): boolean =>
  /^\^(?:\[0-9\]|\\d)(?:\+|\{\d+(?:,\d*)?\})\$$/.test(schema?.pattern ?? '');

/** May it be null? */
export function isNullable(schema: JsonSchema | undefined): boolean {
  if (!schema) return false;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return (
    types.includes('null') ||
    schema.enum?.includes(null) === true ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(isNullable)
  );
}

/** Several values of one enum, each at most once: a check box for each, and no input for an entry. */
export const severalOf = (schema: JsonSchema): boolean =>
  schema.uniqueItems === true && schema.items?.enum !== undefined;
