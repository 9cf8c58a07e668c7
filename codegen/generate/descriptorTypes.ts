import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { compileTypes } from './compileTypes.ts';
import { pascal } from './models.ts';

/** The file of the result, from the root of the repository. */
export const DESCRIPTOR_TYPES = 'codegen/generated/descriptors.ts';
const BANNER = 'Generated from schemas/descriptors and schemas/config by `node codegen/generate.ts`. Do not edit.';

type Files = ReadonlyMap<string, JsonSchema>;

/** Files whose parts are used everywhere: their names have no prefix (`TextJson`), those of others begin with the file (`EditBlocksJson`). */
const SHARED: readonly string[] = ['common', 'screen', 'steps'];
const BLOCKS = 'descriptors/blocks/';

/**
 * The TypeScript types of everything that integrators write: one for each schema file (`ScreenJson`, `TableBlockJson`), one for
 * each of its `$defs`, and `BlockJsonByType` with a key for each file in schemas/descriptors/blocks.
 *
 * @param root the folder schemas/
 */
export async function descriptorTypes(root: string): Promise<string> {
  const files = schemasBelow(root);
  const definitions: Record<string, JsonSchema> = {};
  const define = (name: string, file: string, schema: JsonSchema): void => {
    if (definitions[name]) throw new Error(`Two schemas give the type ${name}: rename one of them.`);
    definitions[name] = typeSchema(files, file, schema);
  };
  for (const [file, schema] of files) {
    if (schema.type) define(nameOf(file), file, schema);
    for (const [name, part] of Object.entries(partsOf(schema))) define(nameOf(file, name), file, part);
  }
  return `// ${BANNER}\n${await compileTypes(definitions)}\n\n${blockTypes([...files.keys()])}`;
}

function blockTypes(files: readonly string[]): string {
  const lines = files.filter((file) => file.startsWith(BLOCKS)).map((file) => `  ${stem(file)}: ${nameOf(file)};\n`);
  return `/** The JSON of each block type, by its "type". */\nexport interface BlockJsonByType {\n${lines.join('')}}\n`;
}

function schemasBelow(root: string): Files {
  const names = ['config', 'descriptors'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.schema.json'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(names.sort().map((name) => [name, JSON.parse(readFileSync(join(root, name), 'utf8')) as JsonSchema]));
}

const stem = (file: string): string => file.split('/').at(-1)!.replace('.schema.json', '');
const partsOf = (schema: JsonSchema): Record<string, JsonSchema> => (schema.$defs ?? {}) as Record<string, JsonSchema>;

/** `descriptors/blocks/table.schema.json` -> `TableBlockJson`; `blocks` of `edit.schema.json` -> `EditBlocksJson`. */
function nameOf(file: string, part?: string): string {
  const folder = file.startsWith(BLOCKS) ? ['block'] : [];
  const words = [...(part !== undefined && SHARED.includes(stem(file)) ? [] : stem(file).split('-')), ...folder];
  return `${[...words, part ?? ''].map(pascal).join('')}Json`;
}

/** What of a schema makes its type, with references into the one document. */
function typeSchema(files: Files, file: string, schema: JsonSchema): JsonSchema {
  if (schema.$ref) return reference(files, file, schema.$ref);
  const inner = (one: JsonSchema): JsonSchema => typeSchema(files, file, one);
  const { description, type, required, properties, additionalProperties, anyOf, items } = schema;
  const anything = !type && !anyOf && !schema.enum && schema.const === undefined;
  return {
    ...(description && { description }),
    ...(anything ? { tsType: 'unknown' } : type && { type }),
    ...(schema.const !== undefined && { const: schema.const }),
    ...(schema.enum && { enum: schema.enum }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(items && { items: inner(items) }),
    ...(required && { required }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, inner(one)])),
    }),
    ...(type === 'object' && {
      additionalProperties:
        typeof additionalProperties === 'object' ? inner(additionalProperties) : (additionalProperties ?? true),
    }),
  };
}

/** A whole file and a part of `$defs` have types of their own; anything deeper is written out again. */
function reference(files: Files, from: string, ref: string): JsonSchema {
  const [path = '', pointer = ''] = ref.split('#');
  const file = path ? normalize(join(dirname(from), path)) : from;
  const [, under, name = '', ...deeper] = pointer.split('/');
  if (pointer === '') return { $ref: `#/definitions/${nameOf(file)}` };
  if (under === '$defs' && deeper.length === 0) return { $ref: `#/definitions/${nameOf(file, name)}` };
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], files.get(file));
  return typeSchema(files, file, found as JsonSchema);
}
