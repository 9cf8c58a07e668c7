import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ApiFile, Report } from './apiFiles.ts';
import { mismatches } from './mismatches.ts';
import type { References } from './references.ts';

/** The examples of a file, of schemas and of whole requests and answers, keep their schemas (`example.value`). */
export function checkExamples(file: ApiFile, { resolve }: References, report: Report): void {
  walk(file.value, []);

  function walk(value: unknown, path: Path): void {
    if (typeof value !== 'object' || value === null) return;
    const { examples, schema } = value as { examples?: unknown; schema?: JsonSchema };
    const listed = Array.isArray(examples);
    const named = !listed && typeof examples === 'object' && examples !== null && schema !== undefined;
    if (listed)
      for (const [index, one] of examples.entries()) compare(value as JsonSchema, one, [...path, 'examples', index]);
    if (named)
      for (const [name, one] of Object.entries(examples as Record<string, { value?: unknown } | null>))
        compare(schema, one?.value, [...path, 'examples', name, 'value']);
    for (const [key, inner] of Object.entries(value))
      if (key !== 'examples' || !(listed || named)) walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }

  function compare(schema: JsonSchema, example: unknown, path: Path): void {
    mismatches(resolve, schema, example, path, (at, message, { key = false } = {}) =>
      report(file, at, 'example.value', `${message} Correct the example or the schema.`, { key }),
    );
  }
}
