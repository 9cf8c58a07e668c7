import { basename } from 'node:path';
import type { Schemas } from '../../../codegen/files/schemas.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { cell } from './schemaPage.ts';
import { typeWords } from './types.ts';

interface Reference {
  fields: readonly string[];
  kind: string;
}

/** The kinds of records that a feed may contain. @param files their schemas, in the order of the page */
export function feedPage(schemas: Schemas, files: readonly string[]): string {
  const sections = files.map((file) => section(basename(file, '.schema.json'), schemas.open(file).schema, file));
  return `# Records of a feed

The kinds of records in a [feed](../feeds.md), in alphabetical order: \`karty\` is the file \`karty.csv\` or \`karty.jsonl\`. \`examples/feed\` is a whole feed with every kind. A field that
is not required may be empty, or have no column.

${sections.join('\n\n')}
`;
}

function section(kind: string, schema: JsonSchema, file: string): string {
  const key = schema['x-key'] as string[];
  const references = (schema['x-references'] as Reference[] | undefined) ?? [];
  const sums = (schema['x-sums'] as string[] | undefined) ?? [];
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    [
      `\`${name}\`${schema.required?.includes(name) ? ' required' : ''}`,
      typeOf(field, file),
      `${field.description ?? ''}${refersTo(name, references)}`,
      `\`${JSON.stringify((field as { examples?: unknown[] }).examples?.[0])}\``,
    ]
      .map(cell)
      .join(' | '),
  );
  return [
    `## ${kind}`,
    String(schema.description ?? ''),
    `Key: ${names(key)}.${sums.length > 0 ? ` Totals: ${names(sums)}.` : ''}`,
    ['| field | type | meaning | example |', '|---|---|---|---|', ...rows.map((row) => `| ${row} |`)].join('\n'),
  ].join('\n\n');
}

function typeOf(field: JsonSchema, file: string): string {
  const { pattern: _, minimum: __, maximum: ___, ...bare } = field;
  const types = [field.type ?? []].flat().filter((type) => type !== 'null');
  const words = field.enum
    ? typeWords({ schema: bare, file }, () => undefined)
    : typeWords({ schema: { ...bare, type: types }, file }, () => undefined);
  const detail = field['x-unit'] ?? (field.format === 'identyfikator' ? 'PESEL or NIP' : field.format);
  return detail ? `${words}, ${detail}` : words;
}

function refersTo(name: string, references: readonly Reference[]): string {
  const one = references.find(({ fields }) => fields.includes(name));
  return one ? ` Refers to [${one.kind}](#${one.kind.toLowerCase()}).` : '';
}

const names = (fields: readonly string[]): string => fields.map((field) => `\`${field}\``).join(', ');
