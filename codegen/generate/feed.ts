import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { standalone, withHelpers } from '../contract/standalone.ts';
import { compileTypes } from './compileTypes.ts';
import { pascal } from './models.ts';

/** The types of the records of feeds, and the code that validates them, from the root of the repository. */
export const FEED_TYPES = 'server/engine/feed/generated/records.ts';
export const FEED_CODE = 'dist/feed/records.js';
const BANNER = 'Generated from schemas/feed by `node codegen/generate.ts`. Do not edit.';
const SUFFIX = '.schema.json';

/** Formats with a check digit, which the office computes; the rest of such a value is a pattern. */
const CHECK_DIGITS: readonly unknown[] = ['pesel', 'nip', 'nrb', 'identyfikator'];

/** @param root the folder schemas/ */
export async function feedTypes(root: string): Promise<string> {
  const records = schemasIn(join(root, 'feed'));
  const files = schemasIn(join(root, 'feed/files'));
  const definitions = Object.fromEntries([
    ...[...records].map(([kind, schema]) => [`${pascal(kind)}Record`, plain(schema)]),
    ...[...files].map(([name, schema]) => [`${pascal(name)}Json`, plain(schema)]),
  ]);
  const lines = [...records.keys()].map((kind) => `  ${kind}: ${pascal(kind)}Record;\n`);
  return `// ${BANNER}\n${await compileTypes(definitions)}\n\n/** The record of each kind. */\nexport interface FeedRecords {\n${lines.join('')}}\n`;
}

/** `records` by kind and `files` by name: validate functions as ajv writes them. */
export function feedCode(root: string): string {
  const code = (folder: string): string =>
    standalone(
      Object.fromEntries([...schemasIn(join(root, folder))].map(([name, schema]) => [name, lean(schema)])),
      {},
      { allErrors: true, messages: false },
    );
  return `// ${BANNER}\n${withHelpers(`export const records = ${code('feed')};\nexport const files = ${code('feed/files')};\n`)}`;
}

function schemasIn(folder: string): Map<string, JsonSchema> {
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  return new Map(
    names.sort().map((name) => [name.slice(0, -SUFFIX.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

const plain = (schema: JsonSchema): JsonSchema =>
  mapped(schema, (key) => !key.startsWith('x-') && !['$schema', 'title', 'examples'].includes(key));

const lean = (schema: JsonSchema): JsonSchema =>
  mapped(
    schema,
    (key, value) =>
      !key.startsWith('x-') &&
      !['$schema', 'title', 'description', 'examples'].includes(key) &&
      !(key === 'format' && CHECK_DIGITS.includes(value)),
  );

/** The keywords of a schema that are kept; names of properties are no keywords. */
function mapped(schema: JsonSchema, keep: (key: string, value: unknown) => boolean): JsonSchema {
  const inner = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? mapped(value as JsonSchema, keep) : value;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => keep(key, value))
      .map(([key, value]) => [
        key,
        key === 'properties'
          ? Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, inner(one)]))
          : inner(value),
      ]),
  );
}
