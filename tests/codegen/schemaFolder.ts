import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { filesOnDisk } from '../../codegen/files/files.ts';

export const root = join(import.meta.dirname, '../..');

/** The schemas of the files that integrators write: path from the root -> content. */
export const schemas: ReadonlyMap<string, Record<string, unknown>> = new Map(
  ['schemas/descriptors', 'schemas/config']
    .flatMap((folder) => filesOnDisk(root).list(folder))
    .map((name) => [name, JSON.parse(readFileSync(join(root, name), 'utf8'))]),
);

const uri = (name: string): string => pathToFileURL(join(root, name)).href;

/** A validator as an editor has one: JSON Schema 2020-12, files found by their place, nothing of ours known to it. */
export function editorValidator(name: string): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false });
  for (const keyword of ['x-kind', 'x-form']) ajv.addKeyword(keyword);
  for (const [file, schema] of schemas) ajv.addSchema(schema, uri(file));
  const validate = ajv.getSchema(uri(name));
  if (!validate) throw new Error(`There is no ${name}`);
  return validate as ValidateFunction;
}
