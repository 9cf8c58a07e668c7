import type { Argument } from '../../src/lang/descriptors/contract.ts';
import { fileFieldOf } from '../../src/lang/descriptors/fileField.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ApiFile, Report } from './apiFiles.ts';
import type { References } from './references.ts';

/**
 * Files of a request are an id, a list of ids, or a list of records with an id and the name of a document, each list with
 * its largest number; they are written in the request itself, so that its reader sees them (`schema.file`).
 */
export function checkFiles(
  file: ApiFile,
  args: Readonly<Record<string, Argument>>,
  isFull: boolean,
  path: Path,
  references: References,
  report: Report,
): void {
  for (const [name, { in: where, schema }] of Object.entries(args)) {
    if (!holdsFile(schema, references)) continue;
    const field = where === 'body' ? fileFieldOf(schema) : undefined;
    const wrong = !field
      ? `"${name}" has a file in a place where files cannot be. In the body of the request it is a text with "x-file", a list of such texts, or a list of records with such a text and one other text, the name of the document.`
      : field.shape !== 'one' && field.most === 0
        ? `"${name}" is a list of files, and needs "maxItems": the largest number of files.`
        : isFull
          ? undefined
          : `"${name}" takes files, which only a confirmed account can send: "x-access" must be "full".`;
    if (wrong) report(file, path, 'schema.file', wrong, { key: true });
  }
}

function holdsFile(written: JsonSchema, references: References, around: readonly JsonSchema[] = []): boolean {
  const schema = references.resolve(written) as JsonSchema;
  if (around.includes(schema)) return false;
  if (schema['x-file']) return true;
  const { items, properties = {}, oneOf = [], anyOf = [] } = schema;
  const inside = [...(items ? [items] : []), ...Object.values(properties), ...oneOf, ...anyOf];
  return inside.some((one) => holdsFile(one, references, [...around, schema]));
}
