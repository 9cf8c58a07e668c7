import type { JsonSchema } from '../../src/descriptors/jsonSchema.ts';
import { nearest } from '../../src/values/nearest.ts';
import type { Path } from '../check/jsonFile.ts';
import type { ApiFile, Report } from './apiFiles.ts';

/** The keywords a schema of the contract may use: what models, validators and expression types all understand. */
const KEYWORDS = new Set(
  `$ref type enum const format pattern items properties required additionalProperties oneOf anyOf discriminator minimum
  maximum multipleOf minLength maxLength minItems maxItems uniqueItems default title description examples contentMediaType
  x-unit x-secret x-root`.split(/\s+/),
);

/**
 * Checks a schema and all inside it: only known keywords (`schema.keyword`), objects closed (`schema.open`), `required`
 * names properties (`schema.required`), patterns compile (`schema.pattern`), and each field has a description
 * (`description.missing`).
 */
export function checkSchema(file: ApiFile, schema: JsonSchema, path: Path, report: Report): void {
  for (const key of Object.keys(schema)) {
    if (KEYWORDS.has(key)) continue;
    const near = nearest(key, KEYWORDS);
    report(
      file,
      [...path, key],
      'schema.keyword',
      `"${key}" is not a keyword of the contract.${near ? ` Did you mean "${near}"?` : ''}`,
      {
        key: true,
        help: [`Known: ${[...KEYWORDS].join(', ')}`],
      },
    );
  }
  if (schema.properties && schema.additionalProperties !== false) {
    report(file, path, 'schema.open', 'An object with properties needs "additionalProperties": false.');
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
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const here = [...path, 'properties', name];
    if (property.$ref === undefined && !property.description) {
      report(file, here, 'description.missing', `The field "${name}" has no description.`, { key: true });
    }
    checkSchema(file, property, here, report);
  }
  if (schema.items) checkSchema(file, schema.items, [...path, 'items'], report);
  if (typeof schema.additionalProperties === 'object') {
    checkSchema(file, schema.additionalProperties, [...path, 'additionalProperties'], report);
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    for (const [index, branch] of (schema[key] ?? []).entries())
      checkSchema(file, branch, [...path, key, index], report);
  }
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
