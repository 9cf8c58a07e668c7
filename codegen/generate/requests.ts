import type { Argument, Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { leanDefs, leanSchema } from '../contract/leanSchema.ts';
import { standalone, withHelpers } from '../contract/standalone.ts';
import { BANNER } from './banner.ts';
import { runtime } from './runtime.ts';

/** How the text of a query or path argument is read; arguments of the body come as JSON. */
type Reading = 'text' | 'integer' | 'number' | 'flag' | 'json' | [Reading];
type Places = Record<Argument['in'], Record<string, Reading>>;

/** The arguments that the client adds to calls, from schemas/api/common.json. */
const LANG: JsonSchema = { type: 'string', enum: ['pl', 'en', 'de', 'uk'] };
const NIP: JsonSchema = { type: 'string', pattern: '^[0-9]{10}$' };

/** The module with which the office reads requests. */
export function requests(contract: Contract): string {
  const operations = [...contract.operations.values()];
  const places = operations.map(
    (operation) => `  ${operation.id}: ${JSON.stringify(placesOf(contract, operation))},\n`,
  );
  const schemas = Object.fromEntries(
    operations.map((operation) => [operation.id, leanSchema(flatSchema(operation), { grosze: true })]),
  );
  const validators = standalone(schemas, leanDefs(contract, Object.values(schemas), { grosze: true }), {
    allErrors: true,
    messages: false,
  });
  const body = withHelpers(`/** Where each argument travels, and how its text is read. */
const places = {
${places.join('')}};

const validators = ${validators};

${runtime('requests.js')}`);
  return `// ${BANNER}\n${body}`;
}

/**
 * All arguments as one object: this is what is validated once texts are read. `?lang` and `?nip` are separate from an
 * argument of the same name in a body.
 */
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

function placesOf(contract: Contract, { args, subject }: Operation): Places {
  const places: Places = { path: {}, query: {}, body: {} };
  for (const [name, { in: where, schema }] of Object.entries(args)) {
    places[where][name] = where === 'body' ? 'json' : readingOf(contract, schema);
  }
  places.query.lang = 'text';
  if (subject) places.query.nip = 'text';
  return places;
}

function readingOf(contract: Contract, schema: JsonSchema): Reading {
  const resolved = contract.resolve(schema);
  const types = Array.isArray(resolved.type) ? resolved.type : [resolved.type];
  const type = types.find((name) => name !== 'null');
  if (type === 'array') return [readingOf(contract, resolved.items ?? {})];
  return type === 'integer' || type === 'number' ? type : type === 'boolean' ? 'flag' : 'text';
}
