import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { StartError } from '../config/startError.ts';
import type { KindName } from './feedKind.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What ajv says is wrong with a value. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** As ajv compiles it. */
export interface Validate {
  (data: unknown): boolean;
  errors?: SchemaError[] | null;
}

export interface Field {
  name: string;
  schema: JsonSchema;
  type: 'string' | 'integer' | 'number' | 'boolean';
  nullable: boolean;
  required: boolean;
}

/** A record kind as its schema describes it. */
export interface RecordSchema {
  kind: KindName;
  fields: readonly Field[];
  key: readonly string[];
  references: readonly { fields: readonly string[]; kind: KindName }[];
  /** Fields that control totals add up. */
  sums: readonly string[];
  validate: Validate;
}

interface Code {
  records: Record<string, Validate>;
  files: Record<string, Validate>;
}

let code: Code | undefined;

/** The compiled schemas of schemas/feed. @throws StartError when they are not generated */
export async function feedCode(): Promise<Code> {
  const file = join(ROOT, 'dist/feed/records.js');
  if (!existsSync(file))
    throw new StartError('The code of feeds is not generated: `node scripts/prepare.mjs start` does it.');
  code ??= (await import(pathToFileURL(file).href)) as Code;
  return code;
}

export async function recordSchema(kind: KindName): Promise<RecordSchema> {
  const { records } = await feedCode();
  const schema = JSON.parse(readFileSync(join(ROOT, `schemas/feed/${kind}.schema.json`), 'utf8')) as JsonSchema;
  return {
    kind,
    fields: Object.entries(schema.properties ?? {}).map(([name, one]) => fieldOf(schema, name, one)),
    key: schema['x-key'] as string[],
    references: (schema['x-references'] as RecordSchema['references'] | undefined) ?? [],
    sums: (schema['x-sums'] as string[] | undefined) ?? [],
    validate: records[kind]!,
  };
}

function fieldOf(record: JsonSchema, name: string, schema: JsonSchema): Field {
  const types = [schema.type ?? 'string'].flat();
  return {
    name,
    schema,
    type: types.find((type) => type !== 'null') as Field['type'],
    nullable: types.includes('null'),
    required: record.required?.includes(name) ?? false,
  };
}

/** The kinds so that each comes after those it refers to. */
export function inOrder(schemas: readonly RecordSchema[]): RecordSchema[] {
  const ordered: RecordSchema[] = [];
  const visit = (schema: RecordSchema): void => {
    if (ordered.includes(schema)) return;
    for (const { kind } of schema.references) {
      const before = schemas.find((one) => one.kind === kind);
      if (before && before !== schema) visit(before);
    }
    ordered.push(schema);
  };
  for (const schema of schemas) visit(schema);
  return ordered;
}
