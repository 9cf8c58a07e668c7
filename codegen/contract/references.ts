import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { nearest } from '../../src/lang/values/nearest.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ApiFile, Report } from './apiFiles.ts';

/** What `$ref`s of the contract lead to. Refs have the form `vehicles.json#/components/schemas/Pojazd`. */
export interface References {
  /** @returns undefined when there is nothing at the other end */
  find(ref: string): unknown;
  resolve(schema: JsonSchema): JsonSchema;
  /** The file and name at the other end of a `$ref`, for messages. */
  origin(ref: string): { file: ApiFile | undefined; name: string };
  /** The schema and all it refers to, with refs to `${base}/Name`. */
  collect(schema: JsonSchema, base: string): { schema: JsonSchema; defs: Record<string, JsonSchema> };
}

export function references(files: readonly ApiFile[]): References {
  const byName = new Map(files.map((file) => [`${file.domain}.json`, file]));
  const split = (ref: string): [string, string[]] => {
    const [name = '', pointer = ''] = ref.split('#');
    return [name, pointer.split('/').slice(1)];
  };
  const find = (ref: string): unknown => {
    const [name, parts] = split(ref);
    let value: unknown = byName.get(name)?.value;
    for (const part of parts) value = (value as Record<string, unknown> | undefined)?.[part];
    return value;
  };
  const resolve = (schema: JsonSchema): JsonSchema => {
    let found = schema;
    // More steps than files have components would be a circle of references.
    for (let step = 0; found.$ref !== undefined && step < 20; step += 1) {
      found = (find(found.$ref) ?? {}) as JsonSchema;
    }
    return found;
  };
  return {
    find,
    resolve,
    origin(ref) {
      const [name, parts] = split(ref);
      return { file: byName.get(name), name: parts.at(-1) ?? '' };
    },
    collect(schema, base) {
      const defs: Record<string, JsonSchema> = {};
      const carry = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(carry);
        if (typeof value !== 'object' || value === null) return value;
        const { $ref } = value as JsonSchema;
        if (typeof $ref === 'string') {
          const name = split($ref)[1].at(-1) ?? '';
          if (!defs[name]) {
            defs[name] = {};
            defs[name] = carry(find($ref) ?? {}) as JsonSchema;
          }
          return { ...value, $ref: `${base}/${name}` };
        }
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, carry(inner)]));
      };
      return { schema: carry(schema) as JsonSchema, defs };
    },
  };
}

/** Every `$ref` of a file leads somewhere (`ref.unknown`). */
export function checkReferences(file: ApiFile, known: References, report: Report): void {
  walk(file.value, []);

  function walk(value: unknown, path: Path): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      if (key !== '$ref' || typeof inner !== 'string') walk(inner, here);
      else if (known.find(inner) === undefined) unknownRef(inner, here);
    }
  }

  function unknownRef(ref: string, path: Path): void {
    const target = ref.slice(ref.indexOf('#'));
    const { file: there, name } = known.origin(ref);
    if (!there) {
      report(file, path, 'ref.unknown', `There is no file "${ref.split('#')[0]}" in the contract.`);
      return;
    }
    const siblings = known.find(ref.slice(0, ref.lastIndexOf('/')));
    const names = typeof siblings === 'object' && siblings !== null ? Object.keys(siblings) : [];
    const near = nearest(name, names);
    report(file, path, 'ref.unknown', `${there.json.name} has no ${target}.${near ? ` Did you mean "${near}"?` : ''}`, {
      help: names.length ? [`It has: ${names.sort().join(', ')}`] : undefined,
    });
  }
}
