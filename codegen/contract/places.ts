import type { Path } from '../files/jsonFile.ts';
import type { ApiFile } from './apiFiles.ts';

/** A place in a file of the contract. */
export interface ContractPlace {
  file: ApiFile['json'];
  path: Path;
}

/** The places of the parts of the contract, for tools that navigate to them. */
export interface ContractPlaces {
  /** Of a schema, or anything else inside, that was returned as it is in the contract. */
  of(part: object): ContractPlace | undefined;
  /** Its operationId, as a value. */
  operation(id: string): ContractPlace | undefined;
  /** An argument: the name of a parameter as a value, or a property of the body as a key. */
  argument(operation: string, name: string): ContractPlace | undefined;
  /** A code of x-errors, as a key. */
  error(operation: string, code: string): ContractPlace | undefined;
}

type Json = Record<string, unknown>;

/** Reads the files at its first call. */
export function placesIn(
  files: readonly ApiFile[],
  resolve: (schema: Json) => Json,
  operations: ReadonlyMap<string, { file: ApiFile; path: Path }>,
): ContractPlaces {
  let known: WeakMap<object, ContractPlace> | undefined;
  const of = (part: object): ContractPlace | undefined => {
    known ??= walked(files);
    return known.get(part);
  };
  const rawOf = (id: string): Json | undefined => {
    const found = operations.get(id);
    return found?.path.reduce<unknown>((at, key) => (at as Json | undefined)?.[key], found.file.value) as Json;
  };
  return {
    of,
    operation(id) {
      const found = operations.get(id);
      return found && { file: found.file.json, path: [...found.path, 'operationId'] };
    },
    argument(id, name) {
      const raw = rawOf(id);
      for (const parameter of (raw?.parameters ?? []) as Json[]) {
        const written = resolve(parameter);
        const place = of(written);
        if (written.name === name && place) return { ...place, path: [...place.path, 'name'] };
      }
      const body = bodyOf(raw);
      const property = body && (resolve(body).properties as Json | undefined)?.[name];
      return property ? of(property as object) : undefined;
    },
    error(id, code) {
      const found = operations.get(id);
      return found && { file: found.file.json, path: [...found.path, 'x-errors', code] };
    },
  };
}

function bodyOf(raw: Json | undefined): Json | undefined {
  const content = (raw?.requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
  return content?.['application/json']?.schema as Json | undefined;
}

function walked(files: readonly ApiFile[]): WeakMap<object, ContractPlace> {
  const places = new WeakMap<object, ContractPlace>();
  const walk = (file: ApiFile['json'], part: unknown, path: Path): void => {
    if (typeof part !== 'object' || part === null) return;
    places.set(part, { file, path });
    for (const [key, inner] of Object.entries(part))
      walk(file, inner, [...path, Array.isArray(part) ? Number(key) : key]);
  };
  for (const { json, value } of files) walk(json, value, []);
  return places;
}
