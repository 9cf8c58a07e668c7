import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import { Recent } from '../files/recent.ts';
import { type ApiFile, type ApiText, apiTexts, type Report, readApiFiles, reporter } from './apiFiles.ts';
import type { Component, Contract, Example } from './contract.ts';
import { checkExamples } from './exampleChecks.ts';
import { mergeOpenapi } from './openapi.ts';
import { type FoundOperation, readOperations } from './operations.ts';
import { placesIn } from './places.ts';
import { checkReferences, references } from './references.ts';
import { checkInlineSchemas, checkSchema } from './schemaChecks.ts';
import { typer } from './typeOf.ts';
import { checkVariants } from './variantChecks.ts';

export type { Component, Contract, Example } from './contract.ts';

interface Loaded {
  contract: Contract;
  problems: Problem[];
}

/** The shipped one, and one with operations of a municipality before and after a change. */
const LOADED = new Recent<Loaded>(3);

/**
 * Reads the contract from its folders (schemas/api, then those of an overlay, which may add domains). The same texts give the same
 * contract again, which nobody may change.
 *
 * @param read reads a file, if not from the disk
 *
 * The contract is usable even with problems: it has everything that could be read.
 */
export function loadContract(folders: string[], read?: (path: string) => string): Loaded {
  const texts = apiTexts(folders, read);
  const inputs = texts.flatMap(({ name, text }) => [name, text]);
  return LOADED.once(inputs, () => contractOf(texts));
}

function contractOf(texts: readonly ApiText[]): Loaded {
  const problems: Problem[] = [];
  const report = reporter(problems);
  const files = readApiFiles(texts, problems);
  const known = references(files);
  for (const file of files) checkReferences(file, known, report);
  const schemas = readSchemas(files, report);
  for (const file of files)
    for (const shared of ['parameters', 'responses'] as const)
      checkInlineSchemas(file, sharedOf(file)[shared], ['components', shared], report);
  for (const file of files) checkVariants(file, known, report);
  for (const file of files) checkExamples(file, known, report);
  const operations = unique(
    files.flatMap((file) => readOperations(file, known, report)),
    report,
  );
  const byId = new Map(operations.map(({ operation, file, path }) => [operation.id, { file, path }]));
  const places = placesIn(files, known.resolve as (schema: Record<string, unknown>) => Record<string, unknown>, byId);
  const typeOf = typer(known, places.of);
  const contract: Contract = {
    operations: new Map(operations.map(({ operation }) => [operation.id, operation])),
    schemas,
    resolve: known.resolve,
    typeOf,
    roots: readRoots(files, typeOf, report),
    bundle(schema) {
      const { schema: carried, defs } = known.collect(known.resolve(schema), '#/$defs');
      return Object.keys(defs).length ? { ...carried, $defs: defs } : carried;
    },
    openapi: () =>
      mergeOpenapi(
        files,
        operations.map(({ operation }) => operation),
        known,
      ),
    files,
    places,
    examples: (id) => readExamples(operations.find(({ operation }) => operation.id === id)),
  };
  return { contract, problems };
}

/** Names are one space over all domains: models and the published document have each once (`schema.doubled`). */
function readSchemas(files: readonly ApiFile[], report: Report): Map<string, Component> {
  const schemas = new Map<string, Component>();
  for (const file of files) {
    for (const [name, schema] of Object.entries(componentsOf(file))) {
      const path = ['components', 'schemas', name];
      const earlier = schemas.get(name);
      if (earlier) {
        report(file, path, 'schema.doubled', `The schema "${name}" is already in ${earlier.source}.`, {
          key: true,
        });
        continue;
      }
      if (!schema.description) {
        report(file, path, 'description.missing', `The schema "${name}" has no description.`, { key: true });
      }
      checkSchema(file, schema, path, report);
      schemas.set(name, { name, source: file.json.name, schema });
    }
  }
  return schemas;
}

/** An operationId and an address occur once in the contract (`operation.doubled`, `path.doubled`). */
function unique(found: FoundOperation[], report: Report): FoundOperation[] {
  const ids = new Map<string, Operation>();
  const addresses = new Map<string, Operation>();
  return found.filter(({ operation, file, path }) => {
    const { id, method } = operation;
    const address = `${method} ${operation.path.replace(/\{[^}]+\}/g, '{}')}`;
    const sameId = ids.get(id);
    const sameAddress = addresses.get(address);
    if (sameId) {
      report(
        file,
        [...path, 'operationId'],
        'operation.doubled',
        `"${id}" is already an operation in ${sameId.source}.`,
      );
    } else if (sameAddress) {
      report(file, path, 'path.doubled', `${address} is already ${sameAddress.id} in ${sameAddress.source}.`, {
        key: true,
      });
    }
    if (sameId || sameAddress) return false;
    ids.set(id, operation);
    addresses.set(address, operation);
    return true;
  });
}

function readRoots(files: readonly ApiFile[], typeOf: (schema: JsonSchema) => Type, report: Report): Contract['roots'] {
  const roots = new Map<string, Type>();
  for (const file of files) {
    for (const [name, schema] of Object.entries(componentsOf(file))) {
      const root = schema['x-root'];
      if (root === undefined) continue;
      const path = ['components', 'schemas', name, 'x-root'];
      if (root !== 'config' && root !== 'user' && root !== 'subject') {
        report(file, path, 'root.unknown', `x-root is config, user or subject, not "${root}".`);
      } else if (roots.has(root)) {
        report(file, path, 'root.doubled', `Another schema is already the type of "${root}".`);
      } else {
        roots.set(root, typeOf({ $ref: `${file.domain}.json#/components/schemas/${name}` }));
      }
    }
  }
  const root = (name: string): Type => roots.get(name) ?? { kind: 'unknown' };
  return { config: root('config'), user: root('user'), subject: root('subject') };
}

function readExamples(found: FoundOperation | undefined): Example[] {
  let value: unknown = found?.file.value;
  for (const key of [...(found?.path ?? []), 'responses', '200', 'content', 'application/json', 'examples']) {
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return Object.entries((value ?? {}) as Record<string, Record<string, unknown>>).map(([name, example]) => ({
    name,
    summary: String(example.summary ?? ''),
    args: example['x-args'] as Example['args'],
    value: example.value,
  }));
}

const sharedOf = (file: ApiFile): { parameters?: unknown; responses?: unknown } => file.value.components ?? {};

function componentsOf(file: ApiFile): Record<string, JsonSchema> {
  const components = file.value.components as { schemas?: Record<string, JsonSchema> } | undefined;
  return components?.schemas ?? {};
}
