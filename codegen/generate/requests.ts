import type { Operation } from '../../src/descriptors/contract.ts';
import type { JsonSchema } from '../../src/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { leanSchema } from '../contract/leanSchema.ts';
import { standalone, withHelpers } from '../contract/standalone.ts';
import { BANNER } from './banner.ts';

/** How the text of a query or path argument is read. */
type Reading = 'text' | 'integer' | 'number' | 'flag' | [Reading];

/** What every operation takes beside its own arguments, as schemas/api/common.json says. */
const LANG: JsonSchema = { type: 'string', enum: ['pl', 'en', 'de', 'uk'] };
const NIP: JsonSchema = { type: 'string', pattern: '^[0-9]{10}$' };

/** The module with which the office reads requests. */
export function requests(contract: Contract): string {
  const places: Record<string, Record<string, Record<string, Reading>>> = {};
  const schemas: Record<string, JsonSchema> = {};
  let defs: Record<string, JsonSchema> = {};
  for (const operation of contract.operations.values()) {
    places[operation.id] = placesOf(contract, operation);
    const { $defs = {}, ...schema } = contract.bundle(flatSchema(operation));
    defs = { ...defs, ...($defs as Record<string, JsonSchema>) };
    schemas[operation.id] = leanSchema(schema, { grosze: true });
  }
  const lean = Object.fromEntries(
    Object.entries(defs).map(([name, schema]) => [name, leanSchema(schema, { grosze: true })]),
  );
  const validators = standalone(schemas, lean, { allErrors: true, messages: false });
  const table = Object.entries(places).map(([id, place]) => `  ${id}: ${JSON.stringify(place)},\n`);
  return withHelpers(`// ${BANNER}
/** Where each argument travels, and how the text of a query or path is read. */
const places = {
${table.join('')}};

const validators = ${validators};

${RUNTIME}`).replace(/^([\s\S]*?)(\/\/ Generated[^\n]*\n)/, '$2$1');
}

export const requestTypes = `// ${BANNER}
/** A request as the HTTP layer parsed it; a doubled query key is an array. */
export interface RawRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | readonly string[]>>;
  /** The parsed JSON; undefined without a body. */
  body?: unknown;
}

export interface RequestProblem {
  /** Name of the argument; empty when the whole body is meant. */
  field: string;
  /** \`unknown\`, \`doubled\`, \`required\`, \`type\`, \`body\`, or the keyword of JSON Schema that does not hold. */
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** The arguments of an operation by name, and what the client adds to every call. */
export interface ReadRequest {
  args: Record<string, unknown>;
  lang?: 'pl' | 'en' | 'de' | 'uk';
  /** The institution the call is about; only for operations with \`x-subject\`. */
  nip?: string;
}

/** Either the arguments in their types, or everything that is wrong with the request. @throws for an unknown operation */
export function readRequest(operationId: string, raw: RawRequest): ReadRequest | { problems: RequestProblem[] };
`;

/** All arguments and what the client adds, as one object: this is what is validated once texts are read. */
function flatSchema({ args, subject }: Operation): JsonSchema {
  const names = Object.keys(args);
  return {
    type: 'object',
    additionalProperties: false,
    required: names.filter((name) => args[name]?.required),
    properties: {
      ...Object.fromEntries(names.map((name) => [name, args[name]?.schema ?? {}])),
      '?lang': LANG,
      ...(subject ? { '?nip': NIP } : {}),
    },
  };
}

function placesOf(contract: Contract, { args, subject }: Operation): Record<string, Record<string, Reading>> {
  const places: Record<string, Record<string, Reading>> = { path: {}, query: {}, body: {} };
  for (const [name, { in: where, schema }] of Object.entries(args)) {
    const place = places[where] ?? {};
    place[name] = where === 'body' ? 'text' : readingOf(contract, schema);
  }
  places.query = { ...places.query, lang: 'text', ...(subject ? { nip: 'text' } : {}) };
  return places;
}

function readingOf(contract: Contract, schema: JsonSchema): Reading {
  const resolved = contract.resolve(schema);
  const types = Array.isArray(resolved.type) ? resolved.type : [resolved.type];
  const type = types.find((name) => name !== 'null');
  if (type === 'array') return [readingOf(contract, resolved.items ?? {})];
  return type === 'integer' || type === 'number' ? type : type === 'boolean' ? 'flag' : 'text';
}

const RUNTIME = `const INTEGER = /^-?(?:0|[1-9]\\d{0,15})$/;
const DECIMAL = /^-?(?:0|[1-9]\\d{0,15})(?:\\.\\d{1,10})?$/;

/** Only plain decimal forms become numbers; anything else stays text and fails its type. */
function read(text, reading) {
  if (Array.isArray(reading)) return (Array.isArray(text) ? text : [text]).map((item) => read(item, reading[0]));
  if (reading === 'integer' && INTEGER.test(text)) return Number(text);
  if (reading === 'number' && DECIMAL.test(text)) return Number(text);
  if (reading === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

export function readRequest(operationId, raw) {
  if (!Object.hasOwn(places, operationId)) throw new Error(\`The contract has no operation "\${operationId}"\`);
  const place = places[operationId];
  const args = {};
  const added = {};
  const problems = [];
  const problem = (field, keyword, params = {}) => problems.push({ field, keyword, params });
  for (const part of ['path', 'query']) {
    const given = (part === 'path' ? raw.params : raw.query) ?? {};
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(place[part], name)) problem(name, 'unknown', { in: part });
      else if (Array.isArray(given[name]) && !Array.isArray(place[part][name])) problem(name, 'doubled');
      else if (part === 'query' && (name === 'lang' || name === 'nip')) added[name] = given[name];
      else args[name] = read(given[name], place[part][name]);
    }
  }
  const hasBody = Object.keys(place.body).length > 0;
  const body = raw.body ?? undefined;
  if (body !== undefined && (typeof body !== 'object' || Array.isArray(body))) problem('', 'body');
  else if (hasBody && raw.body === null) problem('', 'body');
  else {
    for (const name of Object.keys(body ?? {})) {
      if (Object.hasOwn(place.body, name)) args[name] = body[name];
      else problem(name, 'unknown', { in: 'body' });
    }
  }
  const flat = { ...args };
  for (const name of Object.keys(added)) flat[\`?\${name}\`] = added[name];
  const validate = validators[operationId];
  if (!validate(flat)) {
    for (const error of validate.errors) {
      const field = error.instancePath ? error.instancePath.slice(1).split('/')[0] : error.params.missingProperty;
      const name = (field ?? '').replace(/^\\?/, '');
      if (error.keyword !== 'required' || !problems.some((earlier) => earlier.field === name)) {
        problem(name, error.keyword, error.params);
      }
    }
  }
  return problems.length ? { problems } : { args, ...added };
}
`;
