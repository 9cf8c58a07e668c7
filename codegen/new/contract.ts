import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { type NewService, namesOf } from './service.ts';
import { exampleEntry, schemaOf } from './values.ts';

/** The domain of a new service: its operations with an example answer each, closed schemas, every field described. @param $schema from its folder */
export function contractOf(service: NewService, $schema: string): object {
  const { pascal } = namesOf(service);
  const [paths, schemas] = PARTS[service.kind](service, pascal);
  return {
    $schema,
    openapi: '3.1.0',
    info: { title: service.name.pl, version: '1.0.0', description: `${service.name.pl}.` },
    paths,
    components: { schemas },
  };
}

type Schemas = Record<string, JsonSchema>;
type Part = (service: NewService, pascal: string) => [paths: object, schemas: Schemas];

const PARTS: Record<NewService['kind'], Part> = {
  list: (service, pascal) => [listPath(service), { ...listSchemas(service, pascal, fieldsOf(service)) }],
  facts: (service, pascal) => {
    const { read } = namesOf(service);
    const get = operation(service, {
      id: read,
      description: 'The data of the page.',
      answer: `Dane${pascal}`,
      example: exampleEntry(service.fields, 0),
    });
    return [
      { [`/uslugi-wlasne/${service.slug}`]: { get } },
      { [`Dane${pascal}`]: closed('The data of the page.', fieldsOf(service)) },
    ];
  },
  details: (service, pascal) => {
    const { one } = namesOf(service);
    const get = operation(service, {
      id: one,
      description: 'One entry of the list.',
      answer: `Pozycja${pascal}`,
      example: entry(service, 0),
      parameters: [{ name: 'id', in: 'query', required: true, description: 'The id of the entry.', schema: ID }],
    });
    const fields = { id: ID, ...fieldsOf(service) };
    return [
      { ...listPath(service), [`/uslugi-wlasne/${service.slug}/szczegoly`]: { get } },
      listSchemas(service, pascal, fields),
    ];
  },
  form: (service, pascal) => {
    const { send } = namesOf(service);
    const path = `/uslugi-wlasne/${service.slug}`;
    const post = operation(service, {
      id: send,
      description: 'Stores a request to the office.',
      answer: `Przyjecie${pascal}`,
      example: { numer: NUMBER },
      body: { schema: `Nowe${pascal}`, example: exampleEntry(service.fields, 0) },
      errors: { [TOO_MANY]: 'Too many requests within 24 hours.' },
    });
    const schemas: Schemas = {
      [`Nowe${pascal}`]: closed('The content of the request.', fieldsOf(service)),
      [`Przyjecie${pascal}`]: closed('The request was stored.', { numer: CASE }),
    };
    if (service.access === 'public') return [{ [path]: { post } }, schemas];
    const sent = { numer: CASE, kiedy: WHEN, stan: STATE, ...fieldsOf(service) };
    return [{ [path]: { ...listPath(service)[path], post } }, { ...schemas, ...listSchemas(service, pascal, sent) }];
  },
};

/** The error code of more than an account may send. */
export const TOO_MANY = 'LIMIT_DZIENNY';
/** States of what was sent, the first that of a new one. */
export const STATES = ['PRZYJETE', 'ZALATWIONE'] as const;

const NUMBER = 'WL/17/2026';
const ID: JsonSchema = {
  type: 'string',
  description: 'Identifies the entry.',
  maxLength: 64,
  examples: ['1'],
};
const CASE: JsonSchema = { type: 'string', description: 'Number of the case.', maxLength: 64, examples: [NUMBER] };
const WHEN: JsonSchema = { type: 'string', format: 'date-time', description: 'The time when it was sent.' };
const STATE: JsonSchema = { type: 'string', enum: [...STATES], description: 'The state of the case.' };

const fieldsOf = ({ fields }: NewService): Schemas =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));

const closed = (description: string, properties: Schemas): JsonSchema => ({
  type: 'object',
  description,
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const listSchemas = (service: NewService, pascal: string, fields: Schemas): Schemas => ({
  [`Wykaz${pascal}`]: closed('The entries.', {
    pozycje: {
      type: 'array',
      description: 'In the order in which the page shows them.',
      items: { $ref: `#/components/schemas/Pozycja${pascal}` },
    },
  }),
  [`Pozycja${pascal}`]: closed(`An entry: ${service.name.pl}.`, fields),
});

/** As a list of this kind of service has it. */
function entry(service: NewService, at: number): Record<string, unknown> {
  const own = exampleEntry(service.fields, at);
  if (service.kind === 'details') return { id: String(at + 1), ...own };
  if (service.kind === 'form')
    return {
      numer: `WL/${17 - at}/2026`,
      kiedy: `2026-11-1${9 - at}T09:30:00Z`,
      stan: STATES[Math.min(at, 1)],
      ...own,
    };
  return own;
}

function listPath(service: NewService): Record<string, object> {
  const { read, pascal } = namesOf(service);
  const get = operation(service, {
    id: read,
    description: service.kind === 'form' ? 'The requests sent so far, the newest first.' : 'All entries.',
    answer: `Wykaz${pascal}`,
    example: { pozycje: [0, 1, 2].map((at) => entry(service, at)) },
  });
  return { [`/uslugi-wlasne/${service.slug}`]: { get } };
}

interface OperationParts {
  id: string;
  description: string;
  answer: string;
  example: object;
  parameters?: readonly object[];
  body?: { schema: string; example: object };
  errors?: Record<string, string>;
}

function operation(
  service: NewService,
  { id, description, answer, example, parameters, body, errors = {} }: OperationParts,
): object {
  const content = (schema: string, value: object) => ({
    'application/json': {
      schema: { $ref: `#/components/schemas/${schema}` },
      examples: { przyklad: { summary: 'An example', value } },
    },
  });
  return {
    operationId: id,
    summary: service.name.pl,
    description,
    'x-access': service.access,
    ...(service.subject && { 'x-subject': true }),
    'x-errors': errors,
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: content(body.schema, body.example) } }),
    responses: {
      200: { description, content: content(answer, example) },
      default: { $ref: 'common.json#/components/responses/Blad' },
    },
  };
}
