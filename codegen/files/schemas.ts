import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';

/** A schema and its file in the folder, so that its `$ref`s can be followed. */
export interface SchemaAt {
  schema: JsonSchema;
  file: string;
}

/** Reads the schemas of what integrators write and follows their `$ref`s, across files. */
export class Schemas {
  readonly #root: string;
  readonly #files = new Map<string, JsonSchema>();
  /** Followed `$ref`s, because a check follows each thousands of times. */
  readonly #resolved = new WeakMap<JsonSchema, SchemaAt>();

  /** @param root the folder `schemas/` */
  constructor(root: string) {
    this.#root = root;
  }

  open(file: string, pointer = ''): SchemaAt {
    let schema: unknown = this.#files.get(file);
    if (!schema) {
      schema = JSON.parse(readFileSync(join(this.#root, file), 'utf8'));
      this.#files.set(file, schema as JsonSchema);
    }
    for (const part of pointer.split('/').slice(1)) schema = (schema as Record<string, unknown>)[part];
    if (!schema) throw new Error(`There is no ${file}#${pointer}`);
    return this.resolve({ schema: schema as JsonSchema, file });
  }

  /** Follows `$ref` until none is left. */
  resolve(at: SchemaAt): SchemaAt {
    if (!at.schema.$ref) return at;
    const known = this.#resolved.get(at.schema);
    if (known) return known;
    const [path = '', pointer = ''] = at.schema.$ref.split('#');
    const file = path ? normalize(join(dirname(at.file), path)) : at.file;
    const found = this.open(file, pointer);
    this.#resolved.set(at.schema, found);
    return found;
  }
}
