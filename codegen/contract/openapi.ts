import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { ApiFile } from './apiFiles.ts';
import type { References } from './references.ts';

type Json = Record<string, unknown>;

/**
 * All domains as one OpenAPI 3.1 document, as the office publishes it: a tag a domain, and on every operation what the
 * client adds by itself (language, institution, idempotency key) and the security that follows from its access.
 */
export function mergeOpenapi(
  files: readonly ApiFile[],
  operations: Iterable<Operation>,
  references: References,
): object {
  const common = files.find((file) => file.domain === 'common')?.value;
  const added = (common?.components ?? {}) as Record<string, Json>;
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const file = files.find(({ domain }) => domain === operation.domain);
    const method = operation.method.toLowerCase();
    const item = (file?.value.paths as Record<string, Record<string, Json>> | undefined)?.[operation.path]?.[method];
    paths[operation.path] = {
      ...paths[operation.path],
      [method]: withAdded(item ?? {}, operation, Boolean(added.parameters)),
    };
  }
  const components: Record<string, Json> = {};
  for (const { value } of files) {
    for (const [kind, named] of Object.entries((value.components ?? {}) as Record<string, Json>)) {
      components[kind] = { ...components[kind], ...named };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Okienko', version: '1.0.0', description: 'The API between the portal and the office.' },
    servers: [{ url: '/api' }],
    tags: files.filter(({ domain }) => domain !== 'common').map(tag),
    ...(local({ paths, components }, references) as Json),
  };
}

function withAdded(item: Json, operation: Operation, named: boolean): Json {
  const names = ['Lang', ...(operation.subject ? ['Nip'] : []), ...(operation.writes ? ['KluczIdempotencji'] : [])];
  const parameters = named ? names.map((name) => ({ $ref: `#/components/parameters/${name}` })) : [];
  return {
    tags: [operation.domain],
    ...item,
    parameters: [...((item.parameters ?? []) as unknown[]), ...parameters],
    security: operation.access === 'public' ? [] : [{ sesja: [] }],
  };
}

function tag({ domain, value }: ApiFile): Json {
  const info = (value.info ?? {}) as Json;
  return { name: domain, description: info.description ?? info.title ?? domain };
}

/** In one document every `$ref` is its own. */
function local(value: unknown, references: References): unknown {
  if (Array.isArray(value)) return value.map((item) => local(item, references));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === '$ref' && typeof inner === 'string') return [key, inner.slice(inner.indexOf('#'))];
      return [key, local(inner, references)];
    }),
  );
}
