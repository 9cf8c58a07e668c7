import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { nearest } from '../../src/lang/values/nearest.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ApiFile, Report } from './apiFiles.ts';
import { mayHang } from './patternTime.ts';
import { contradictions, LIMITS } from './valueChecks.ts';

/**
 * Checks what the shape of a schema does not show, for it and all inside it: objects closed (`schema.open`), `required`
 * names properties (`schema.required`), patterns compile (`schema.pattern`), a `oneOf` has a discriminator
 * (`schema.variant`), a sum has numbers of its own unit (`schema.sum`), each field has a description (`description.missing`), and no
 * keyword contradicts another one.
 */
export function checkSchema(file: ApiFile, schema: JsonSchema, path: Path, report: Report): void {
  if (schema.properties && schema.additionalProperties !== false) {
    report(file, path, 'schema.open', 'An object with properties needs "additionalProperties": false.');
  }
  for (const { code, path: inner, message } of contradictions(schema)) {
    report(file, [...path, ...inner], code, message);
    // No value would keep both limits: examples and data are compared without them.
    if (code === 'schema.limits') for (const limit of LIMITS.flat()) delete schema[limit];
  }
  for (const [index, name] of (schema.required ?? []).entries()) {
    if (schema.properties && name in schema.properties) continue;
    const near = nearest(name, Object.keys(schema.properties ?? {}));
    report(
      file,
      [...path, 'required', index],
      'schema.required',
      `"${name}" is required, but not a property.${near ? ` Did you mean "${near}"?` : ''}`,
    );
  }
  if (schema.pattern !== undefined && !compiles(schema.pattern)) {
    report(file, [...path, 'pattern'], 'schema.pattern', `"${schema.pattern}" is not a regular expression.`);
    // What reads the schema afterwards compiles it.
    delete schema.pattern;
  } else if (schema.pattern !== undefined && mayHang(schema.pattern)) {
    report(
      file,
      [...path, 'pattern'],
      'schema.pattern',
      `"${schema.pattern}" repeats a repeated part, so a crafted text could block the office. Separate the parts with a character, as in (a+,)+.`,
    );
    delete schema.pattern;
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const here = [...path, 'properties', name];
    if (property.$ref === undefined && !property.description) {
      report(file, here, 'description.missing', `The field "${name}" has no description.`, { key: true });
    }
    checkSum(file, schema, name, here, report);
    checkSchema(file, property, here, report);
  }
  if (schema.items) checkSchema(file, schema.items, [...path, 'items'], report);
  if (typeof schema.additionalProperties === 'object') {
    checkSchema(file, schema.additionalProperties, [...path, 'additionalProperties'], report);
  }
  const branches = schema.oneOf ?? schema.anyOf ?? [];
  if (branches.filter((branch) => branch.type !== 'null').length > 1 && !(schema.oneOf && schema.discriminator)) {
    report(
      file,
      path,
      'schema.variant',
      'Variants need "oneOf" with a "discriminator": without it they cannot be distinguished.',
    );
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    for (const [index, branch] of (schema[key] ?? []).entries())
      checkSchema(file, branch, [...path, key, index], report);
  }
}

/** Checks the schemas that are written where they are used: of answers, and of parameters that operations share. */
export function checkInlineSchemas(file: ApiFile, value: unknown, path: Path, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'schema') checkInlineSchemas(file, key === 'examples' ? undefined : inner, [...path, key], report);
    else if ((inner as JsonSchema).$ref === undefined) checkSchema(file, inner as JsonSchema, [...path, key], report);
  }
}

/** Numbers are added up with numbers of the same unit. */
function checkSum(file: ApiFile, { properties = {} }: JsonSchema, name: string, path: Path, report: Report): void {
  const whole = properties[name]!;
  for (const [index, part] of (whole['x-sum'] ?? []).entries()) {
    const added = properties[part];
    if (part !== name && isNumber(added) && added?.['x-unit'] === whole['x-unit']) continue;
    const near = nearest(part, Object.keys(properties));
    report(
      file,
      [...path, 'x-sum', index],
      'schema.sum',
      `"${part}" is not a number beside "${name}" with its unit.${near && near !== part ? ` Did you mean "${near}"?` : ''}`,
    );
  }
}

const isNumber = (schema: JsonSchema | undefined): boolean =>
  [schema?.type].flat().some((type) => type === 'number' || type === 'integer');

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
