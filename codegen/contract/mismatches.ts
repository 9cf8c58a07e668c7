import { FORMATS } from '../../src/lang/descriptors/formats.ts';
import { isNullable, type JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { nearest } from '../../src/lang/values/nearest.ts';
import type { Path } from '../files/jsonFile.ts';
import { isOfType, typeNames } from '../files/jsonTypes.ts';
import { own } from '../files/raw.ts';
import { guess } from '../files/shape.ts';

/** Reports a part of a value that breaks its schema; `key` underlines the key instead of the value, `missing` is for a field that is not there. */
export type Mismatch = (path: Path, message: string, options?: { key?: boolean; missing?: boolean }) => void;

/**
 * Compares a value with its schema of the contract, without compiling the schema: an example is read only once.
 *
 * @param resolve follows references of the contract
 * @param path of the value
 */
export function mismatches(
  resolve: (schema: JsonSchema) => JsonSchema,
  written: JsonSchema,
  value: unknown,
  path: Path,
  report: Mismatch,
): void {
  const schema = resolve(written);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const real = branches.map(resolve).filter(({ type }) => type !== 'null');
    if (value === null && isNullable(schema)) return;
    const chosen = variantOf(schema, real, value, path, report);
    if (chosen) mismatches(resolve, chosen, value, path, report);
    return;
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    report(path, `This must be ${typeNames(types)}.`);
    return;
  }
  const limit = brokenLimit(schema, value);
  if (limit) report(path, limit);
  if (Array.isArray(value) && schema.items) {
    for (const [index, item] of value.entries()) mismatches(resolve, schema.items, item, [...path, index], report);
  } else if (typeof value === 'object' && value !== null)
    fieldMismatches(resolve, schema, value as Record<string, unknown>, path, report);
}

/** The only variant, or the one that the discriminator names. */
function variantOf(
  { discriminator }: JsonSchema,
  variants: readonly JsonSchema[],
  value: unknown,
  path: Path,
  report: Mismatch,
): JsonSchema | undefined {
  const key = discriminator?.propertyName;
  if (variants.length < 2 || key === undefined || typeof value !== 'object' || value === null) return variants[0];
  const name = own(value as Record<string, unknown>, key);
  const wordsOf = ({ properties }: JsonSchema): readonly unknown[] => {
    const { const: only, enum: words = [] } = properties?.[key] ?? {};
    return only === undefined ? words : [only];
  };
  const chosen = variants.find((variant) => wordsOf(variant).includes(name));
  const words = variants.flatMap(wordsOf).map(String);
  if (!chosen) report([...path, key], `No variant has this "${key}".${guess(String(name), words)}`);
  return chosen;
}

function fieldMismatches(
  resolve: (schema: JsonSchema) => JsonSchema,
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  path: Path,
  report: Mismatch,
): void {
  const properties = schema.properties ?? {};
  const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const meant = new Set<string | undefined>();
  for (const [name, inner] of Object.entries(value)) {
    const property = own(properties, name) ?? others;
    if (property) mismatches(resolve, property, inner, [...path, name], report);
    else if (schema.additionalProperties === false) {
      const missing = Object.keys(properties).filter((one) => !Object.hasOwn(value, one));
      meant.add(nearest(name, missing));
      report([...path, name], `The schema has no field "${name}".${guess(name, missing)}`, { key: true });
    }
  }
  for (const name of schema.required ?? [])
    if (!Object.hasOwn(value, name) && !meant.has(name))
      report(path, `The required field "${name}" is missing here.`, { missing: true });
}

/** What a value of the right type breaks. */
function brokenLimit(schema: JsonSchema, value: unknown): string | undefined {
  if (schema.const !== undefined && value !== schema.const) return `This must be ${JSON.stringify(schema.const)}.`;
  if (schema.enum && !schema.enum.includes(value as string)) {
    const words = schema.enum.map(String);
    return `This is not a value of its enum: ${words.join(', ')}.${guess(String(value), words)}`;
  }
  if (typeof value === 'string') return brokenText(schema, value);
  if (typeof value === 'number') return brokenNumber(schema, value);
  if (!Array.isArray(value)) return undefined;
  const { minItems = 0, maxItems = value.length, uniqueItems } = schema;
  if (value.length < minItems || value.length > maxItems)
    return `This list has ${value.length} entries, and its schema allows ${minItems} to ${schema.maxItems ?? 'any number'}.`;
  const texts = value.map((one) => JSON.stringify(one));
  return uniqueItems && new Set(texts).size < texts.length ? 'This list has an entry twice.' : undefined;
}

function brokenText(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format }: JsonSchema,
  text: string,
): string | undefined {
  const length = [...text].length;
  if (length < minLength) return `This text has ${length} characters, and its schema requires ${minLength}.`;
  if (length > maxLength) return `This text has ${length} characters, and its schema allows ${maxLength}.`;
  if (pattern !== undefined && !fits(pattern, text)) return `This text does not fit its pattern ${pattern}.`;
  return format && FORMATS[format]?.test(text) === false ? `This is not a text of the format ${format}.` : undefined;
}

function brokenNumber(schema: JsonSchema, value: number): string | undefined {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (value < minimum || value > maximum)
    return `This is not between ${schema.minimum ?? '-∞'} and ${schema.maximum ?? '∞'}.`;
  const step = schema['x-unit'] === 'PLN' ? 0.01 : schema.multipleOf;
  const steps = value / (step ?? 1);
  if (step === undefined || Math.abs(steps - Math.round(steps)) < 1e-4) return undefined;
  return schema['x-unit'] === 'PLN' ? 'This is not an amount in whole grosze.' : `This is not a multiple of ${step}.`;
}

/** A pattern that does not compile is reported at its schema. */
function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
