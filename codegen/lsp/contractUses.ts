import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { ApiFile } from '../contract/apiFiles.ts';
import type { Contract } from '../contract/contract.ts';
import type { ContractPlace } from '../contract/places.ts';
import type { Path } from '../files/jsonFile.ts';
import type { GivenAnswer } from './scenarioUses.ts';
import type { Kind } from './use.ts';

type Json = Record<string, unknown>;

/** A name in a file of the contract, and where what it means is written. */
export interface ContractName {
  kind: Kind;
  name: string;
  file: ApiFile['json'];
  path: Path;
  how: 'key' | 'value' | 'example' | 'contract';
  /** Characters of the value or key before the name, of a `$ref` or a path. */
  before?: number;
  written: readonly ContractPlace[];
}

/** Every name in the contract itself: operations, fields, what is required, references, keys of examples. */
export function contractNames(contract: Contract, answers: readonly GivenAnswer[] = []): ContractName[] {
  const found: ContractName[] = [];
  const { places } = contract;
  for (const { json, value } of contract.files) walk(json, value, []);
  for (const operation of contract.operations.values()) ofOperation(operation.id);
  for (const answer of answers) part(answer);
  return found;

  function walk(file: ApiFile['json'], part: unknown, path: Path): void {
    if (typeof part !== 'object' || part === null) return;
    const schema = part as Json;
    // Examples are read with their schema, below.
    if (!Array.isArray(part) && isRecord(schema.properties)) {
      for (const name of Object.keys(schema.properties)) {
        const here = [...path, 'properties', name];
        found.push({ kind: 'field', name, file, path: here, how: 'key', written: [{ file, path: here }] });
      }
      for (const [index, name] of ((schema.required ?? []) as string[]).entries())
        if (Object.hasOwn(schema.properties, name))
          found.push({
            kind: 'field',
            name,
            file,
            path: [...path, 'required', index],
            how: 'contract',
            written: [{ file, path: [...path, 'properties', name] }],
          });
      for (const [index, value] of ((schema.examples ?? []) as unknown[]).entries())
        example(schema as JsonSchema, value, file, [...path, 'examples', index]);
    }
    if (typeof schema.$ref === 'string') reference(file, schema.$ref, [...path, '$ref']);
    if (isRecord(schema.discriminator)) discriminator(file, schema, path);
    for (const [key, inner] of Object.entries(part)) {
      if (key === 'examples' || key === 'example' || key === 'default') continue;
      walk(file, inner, [...path, Array.isArray(part) ? Number(key) : key]);
    }
  }

  function reference(file: ApiFile['json'], ref: string, path: Path): void {
    const [, pointer = ''] = ref.split('#');
    const parts = pointer.split('/').slice(1);
    const [name = ''] = parts.slice(-1);
    const there = contract.files.find(({ json }) => json.name.endsWith(`/${ref.split('#')[0]}`))?.json;
    if (!there) return;
    const written = valueAt(file, path);
    const before = typeof written === 'string' ? written.length - name.length : 0;
    found.push({ kind: 'schema', name, file, path, how: 'contract', before, written: [{ file: there, path: parts }] });
  }

  function discriminator(file: ApiFile['json'], schema: Json, path: Path): void {
    const name = String((schema.discriminator as Json).propertyName);
    const written = ((schema.oneOf ?? []) as JsonSchema[]).flatMap((branch) => {
      const property = contract.resolve(branch).properties?.[name];
      return (property && places.of(property)) || [];
    });
    const at = [...path, 'discriminator', 'propertyName'];
    found.push({ kind: 'field', name, file, path: at, how: 'contract', written });
  }

  function ofOperation(id: string): void {
    const place = places.operation(id);
    if (!place) return;
    const { file, path } = place;
    const here = path.slice(0, -1);
    found.push({ kind: 'operation', name: id, file, path, how: 'value', written: [place] });
    const raw = contract.files.find(({ json }) => json === file)?.value;
    const operation = here.reduce<unknown>((at, key) => (at as Json | undefined)?.[key], raw) as Json;
    for (const name of Object.keys((operation['x-errors'] ?? {}) as Json)) {
      const at = [...here, 'x-errors', name];
      found.push({ kind: 'error', name, file, path: at, how: 'key', written: [{ file, path: at }] });
    }
    for (const [index, parameter] of ((operation.parameters ?? []) as Json[]).entries()) {
      if (parameter.$ref !== undefined) continue;
      const at = [...here, 'parameters', index, 'name'];
      found.push({
        kind: 'argument',
        name: String(parameter.name),
        file,
        path: at,
        how: 'value',
        written: [{ file, path: at }],
      });
    }
    media(operation.requestBody, [...here, 'requestBody']);
    for (const [status, answer] of Object.entries((operation.responses ?? {}) as Json))
      media(answer, [...here, 'responses', status]);

    function media(holder: unknown, at: Path): void {
      const content = (holder as { content?: Record<string, Json> } | undefined)?.content?.['application/json'];
      for (const [name, one] of Object.entries((content?.examples ?? {}) as Record<string, Json>)) {
        const there = [...at, 'content', 'application/json', 'examples', name];
        if (content?.schema) example(content.schema as JsonSchema, one.value, file, [...there, 'value']);
        for (const arg of Object.keys((one['x-args'] ?? {}) as Json)) {
          const argument = places.argument(id, arg);
          if (argument)
            found.push({
              kind: 'argument',
              name: arg,
              file,
              path: [...there, 'x-args', arg],
              how: 'example',
              written: [argument],
            });
        }
      }
    }
  }

  /** The keys of an example are fields of its schema, of a `oneOf` in each variant that has them. */
  /** A path of names in one key, then a value. */
  function part({ schema, within, value, file, path }: GivenAnswer): void {
    let inside = [schema];
    let before = 0;
    for (const name of within) {
      const variants = inside.flatMap(variantsOf);
      const named = variants.flatMap((one): JsonSchema[] => (one.properties?.[name] ? [one.properties[name]] : []));
      const written = named.flatMap((one) => places.of(one) ?? []);
      if (written.length) found.push({ kind: 'field', name, file, path, how: 'example', before, written });
      inside = named.length ? named : variants.flatMap(({ items }): JsonSchema[] => (items ? [items] : []));
      before += name.length + 1;
    }
    for (const one of inside) example(one, value, file, path);
  }

  function example(schema: JsonSchema, value: unknown, file: ApiFile['json'], path: Path): void {
    const variants = variantsOf(schema);
    if (Array.isArray(value)) {
      const items = variants.find((one) => one.items)?.items;
      if (items) for (const [index, item] of value.entries()) example(items, item, file, [...path, index]);
    }
    if (!isRecord(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const properties = variants.flatMap((one): JsonSchema[] =>
        one.properties?.[name] ? [one.properties[name]] : [],
      );
      const written = properties.flatMap((one) => places.of(one) ?? []);
      if (written.length) found.push({ kind: 'field', name, file, path: [...path, name], how: 'example', written });
      const map = variants.map((one) => one.additionalProperties).find(isRecord) as JsonSchema | undefined;
      const deeper = properties.length ? properties : map ? [map] : [];
      for (const one of deeper.slice(0, properties.length > 1 ? deeper.length : 1))
        example(one, inner, file, [...path, name]);
    }
  }

  function variantsOf(schema: JsonSchema): JsonSchema[] {
    const found = contract.resolve(schema);
    const branches = found.oneOf ?? found.anyOf;
    return branches ? branches.flatMap(variantsOf) : [found];
  }
}

function valueAt(file: ApiFile['json'], path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], file.value);
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
