import type { Access, Argument, Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ApiFile, Report } from './apiFiles.ts';
import { checkExampleArgs } from './exampleArgs.ts';
import { checkFiles } from './fileChecks.ts';
import type { References } from './references.ts';
import { checkInlineSchemas, checkSchema } from './schemaChecks.ts';

const ACCESS: readonly string[] = ['public', 'restricted', 'full'] satisfies Access[];

type Json = Record<string, unknown>;

/** An operation as it was read, with its place, so that the checks over all operations can point at it. */
export interface FoundOperation {
  operation: Operation;
  file: ApiFile;
  path: Path;
}

/** The operations of one file in normal form; what its shape does not show is reported. */
export function readOperations(file: ApiFile, references: References, report: Report): FoundOperation[] {
  const found: FoundOperation[] = [];
  for (const [path, item] of Object.entries((file.value.paths ?? {}) as Record<string, Json>)) {
    for (const [method, raw] of Object.entries(item)) {
      const here = ['paths', path, method];
      const operation = readOperation(file, path, method, raw as Json | null, here, references, report);
      if (operation) found.push({ operation, file, path: here });
    }
  }
  return found;
}

function readOperation(
  file: ApiFile,
  path: string,
  method: string,
  /** Null where a file is not what its shape says. */
  raw: Json | null,
  here: Path,
  references: References,
  report: Report,
): Operation | undefined {
  const id = raw?.operationId;
  if (!raw || typeof id !== 'string') return undefined;
  if (raw.description === '')
    report(file, [...here, 'description'], 'description.missing', `${id} has no description.`);
  const args = readParameters(file, path, raw, here, references, report);
  const bytes = sendsBytes(raw);
  const request = bytes ? undefined : readBody(file, method, raw, here, args, references, report);
  if (bytes && method !== 'patch')
    report(file, [...here, 'requestBody'], 'body.bytes', 'Only a PATCH sends a part of a file.', { key: true });
  checkFiles(file, args, raw['x-access'] === 'full', [...here, 'requestBody'], references, report);
  checkExampleArgs(file, id, raw, args, here, references, report);
  checkInlineSchemas(file, raw.responses, [...here, 'responses'], report);
  const access = String(raw['x-access']);
  const answer = readAnswer(file, id, raw, here, report);
  const writes = method !== 'get' && raw['x-safe'] !== true;
  // A repeated write is answered with the stored answer, and files are not stored.
  if (answer === 'file' && writes) {
    report(
      file,
      [...here, 'responses', '200'],
      'answer.write',
      `${id} changes something, so it cannot answer with a file.`,
    );
  }
  const operation: Operation = {
    id,
    domain: file.domain,
    source: file.json.name,
    method: method.toUpperCase() as Operation['method'],
    path,
    // The shape check has reported a wrong word; the strictest access applies until it is corrected.
    access: ACCESS.includes(access) ? (access as Access) : 'full',
    subject: raw['x-subject'] === true,
    writes,
    args,
    answer,
    errors: (raw['x-errors'] ?? {}) as Record<string, string>,
    ...(raw['x-momentary'] === true && { momentary: true }),
    ...(bytes && { bytes }),
  };
  return request ? { ...operation, request } : operation;
}

function readParameters(file: ApiFile, path: string, raw: Json, here: Path, references: References, report: Report) {
  const args: Record<string, Argument> = {};
  const inPath = new Set([...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? ''));
  for (const [index, written] of ((raw.parameters ?? []) as JsonSchema[]).entries()) {
    const place = [...here, 'parameters', index];
    const parameter = references.resolve(written) as Json;
    const name = String(parameter.name);
    const where = parameter.in;
    if (where !== 'path' && where !== 'query') {
      report(file, place, 'argument.in', `"${name}" is in ${where}; an argument is in path, query or body.`);
      continue;
    }
    if (where === 'query' && (name === 'lang' || (name === 'nip' && raw['x-subject'] === true))) {
      report(file, place, 'argument.reserved', `"${name}" is added by the client and must not be declared.`);
    }
    if (!parameter.description)
      report(file, place, 'description.missing', `The argument "${name}" has no description.`);
    if (where === 'path' && !inPath.delete(name)) {
      report(file, place, 'argument.path', `"${name}" is not in the path ${path}.`);
    }
    if (args[name]) report(file, place, 'argument.doubled', `"${name}" is already an argument in ${args[name].in}.`);
    const schema = { description: parameter.description as string, ...(parameter.schema as JsonSchema) };
    if (written.$ref === undefined) checkSchema(file, schema, [...place, 'schema'], report);
    args[name] = { in: where, required: where === 'path' || parameter.required === true, schema };
  }
  for (const name of inPath) {
    report(file, here.slice(0, 2), 'argument.undeclared', `{${name}} in the path is not declared as a parameter.`, {
      key: true,
    });
  }
  return args;
}

/** Is the body a part of a file, instead of JSON? */
function sendsBytes(raw: Json): true | undefined {
  const { content = {} } = (raw.requestBody ?? {}) as { content?: Json };
  return content['application/octet-stream'] ? true : undefined;
}

/** The body is a flat object: its properties join the arguments. */
function readBody(
  file: ApiFile,
  method: string,
  raw: Json,
  here: Path,
  args: Record<string, Argument>,
  references: References,
  report: Report,
): JsonSchema | undefined {
  if (raw.requestBody === undefined) return undefined;
  const place = [...here, 'requestBody'];
  const request = jsonSchemaOf(raw.requestBody as Json);
  const body = request && references.resolve(request);
  if (method === 'get') report(file, place, 'body.get', 'A GET cannot have a body.', { key: true });
  if (!request || !body?.properties) {
    report(file, place, 'body.shape', 'The body must be application/json with an object that has properties.', {
      key: true,
    });
    return undefined;
  }
  if (request.$ref === undefined) {
    checkSchema(file, request, [...place, 'content', 'application/json', 'schema'], report);
  }
  for (const [name, schema] of Object.entries(body.properties)) {
    if (args[name]) {
      report(file, place, 'argument.doubled', `"${name}" of the body is already an argument in ${args[name].in}.`, {
        key: true,
      });
      continue;
    }
    args[name] = { in: 'body', required: body.required?.includes(name) ?? false, schema };
  }
  return request;
}

function readAnswer(file: ApiFile, id: string, raw: Json, here: Path, report: Report): Operation['answer'] {
  const ok = (raw.responses as Json | undefined)?.['200'] as Json | undefined;
  const content = (ok?.content ?? {}) as Json;
  if (content['application/pdf']) return 'document';
  if (content['application/octet-stream']) return 'file';
  const answer = ok && jsonSchemaOf(ok);
  if (answer?.$ref !== undefined) return answer;
  report(
    file,
    [...here, 'responses', '200'],
    'answer.missing',
    `${id} needs an answer 200: application/pdf, application/octet-stream, or application/json with a $ref to a named schema.`,
  );
  return {};
}

function jsonSchemaOf(holder: Json): JsonSchema | undefined {
  const content = holder.content as Record<string, { schema?: JsonSchema }> | undefined;
  return content?.['application/json']?.schema;
}
