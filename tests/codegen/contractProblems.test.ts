import { expect, test } from 'vitest';
import { loadFiles, object, smallDomain } from './contractFolder.ts';

type Domain = ReturnType<typeof smallDomain>;
const operation = (domain: Domain) => domain.paths['/psy/{rok}']!.get as Record<string, unknown>;
const pies = (domain: Domain) => domain.components.schemas.Pies!;
const get = '/paths/~1psy~1{rok}/get';

test('the smallest domain has no problems', () => {
  expect(loadFiles({ 'psy.json': smallDomain() }).problems).toEqual([]);
});

/** A change of the smallest domain; the code, place and message of its problem. */
const mistakes: [fact: string, change: (domain: Domain) => void, code: string, pointer: string, message: string][] = [
  [
    'a key with a typing error is named with the nearest right one',
    (domain) => Object.assign(operation(domain), { 'x-suject': true }),
    'key.unknown',
    `${get}/x-suject`,
    'Did you mean "x-subject"?',
  ],
  [
    'an operation must state its access',
    (domain) => delete operation(domain)['x-access'],
    'key.missing',
    get,
    '"x-access" is missing',
  ],
  [
    'an access is one of three words',
    (domain) => Object.assign(operation(domain), { 'x-access': 'publc' }),
    'value.word',
    `${get}/x-access`,
    'Did you mean "public"?',
  ],
  [
    'what changes something answers no file',
    (domain) => {
      const { get: file } = domain.paths['/psy/{rok}']!;
      const content = { 'application/octet-stream': { schema: { type: 'string' } } };
      domain.paths['/psy/{rok}'] = {
        post: { ...(file as object), responses: { 200: { description: 'A file.', content } } },
      };
    },
    'answer.write',
    '/paths/~1psy~1{rok}/post/responses/200',
    'cannot answer with a file',
  ],
  [
    'an operation must state its business errors',
    (domain) => delete operation(domain)['x-errors'],
    'key.missing',
    get,
    '"x-errors" is missing',
  ],
  [
    'an operation has a description',
    (domain) => delete operation(domain).description,
    'key.missing',
    get,
    '"description" is missing',
  ],
  [
    'a field has a description',
    (domain) => Object.assign(pies(domain), object({ imie: { type: 'string' } })),
    'description.missing',
    '/components/schemas/Pies/properties/imie',
    '"imie" has no description',
  ],
  [
    'a reference that leads nowhere is named with the nearest right one',
    (domain) =>
      Object.assign(domain.components.schemas, {
        ListaPsow: object({
          psy: { type: 'array', description: 'All.', items: { $ref: '#/components/schemas/Piesek' } },
        }),
      }),
    'ref.unknown',
    '/components/schemas/ListaPsow/properties/psy/items/$ref',
    'Did you mean "Pies"?',
  ],
  [
    'a reference to a missing file is reported',
    (domain) => Object.assign(pies(domain), object({ imie: { $ref: 'koty.json#/components/schemas/Kot' } })),
    'ref.unknown',
    '/components/schemas/Pies/properties/imie/$ref',
    'There is no file "koty.json"',
  ],
  [
    'an undeclared path parameter is reported',
    (domain) => delete operation(domain).parameters,
    'argument.undeclared',
    '/paths/~1psy~1{rok}',
    '{rok}',
  ],
  [
    'a declared path parameter must be in the path',
    (domain) =>
      (operation(domain).parameters as unknown[]).push({
        name: 'miesiac',
        in: 'path',
        required: true,
        description: 'Month.',
        schema: { type: 'integer' },
      }),
    'argument.path',
    `${get}/parameters/1`,
    '"miesiac" is not in the path',
  ],
  [
    'a name is an argument once, over path and query',
    (domain) =>
      (operation(domain).parameters as unknown[]).push({
        name: 'rok',
        in: 'query',
        description: 'Year.',
        schema: { type: 'integer' },
      }),
    'argument.doubled',
    `${get}/parameters/1`,
    '"rok" is already an argument in path',
  ],
  [
    'a name is an argument once, over path and body',
    (domain) => {
      const item = domain.paths['/psy/{rok}']!;
      item.post = {
        ...operation(domain),
        requestBody: jsonBody(object({ rok: { type: 'integer', description: 'Year.' } })),
      };
      delete item.get;
    },
    'argument.doubled',
    '/paths/~1psy~1{rok}/post/requestBody',
    '"rok" of the body is already an argument in path',
  ],
  [
    'what the client adds is not declared',
    (domain) =>
      (operation(domain).parameters as unknown[]).push({
        name: 'lang',
        in: 'query',
        description: 'Language.',
        schema: { type: 'string' },
      }),
    'argument.reserved',
    `${get}/parameters/1`,
    '"lang" is added by the client',
  ],
  [
    'a GET has no body',
    (domain) =>
      Object.assign(operation(domain), {
        requestBody: jsonBody(object({ imie: { type: 'string', description: 'Name.' } })),
      }),
    'body.get',
    `${get}/requestBody`,
    'A GET cannot have a body',
  ],
  [
    'a body is a flat object',
    (domain) => {
      const item = domain.paths['/psy/{rok}']!;
      item.post = { ...operation(domain), requestBody: jsonBody({ type: 'array', items: { type: 'string' } }) };
      delete item.get;
    },
    'body.shape',
    '/paths/~1psy~1{rok}/post/requestBody',
    'object that has properties',
  ],
  [
    'an operation answers a named schema or a document',
    (domain) => Object.assign(operation(domain), { responses: { 200: jsonBody({ type: 'string' }, 'A text.') } }),
    'answer.missing',
    `${get}/responses/200`,
    'dajPsy needs an answer 200',
  ],
  [
    'an object is closed',
    (domain) => delete pies(domain).additionalProperties,
    'schema.open',
    '/components/schemas/Pies',
    '"additionalProperties": false',
  ],
  [
    'what is required is a property',
    (domain) => Object.assign(pies(domain), { required: ['imię'] }),
    'schema.required',
    '/components/schemas/Pies/required/0',
    'Did you mean "imie"?',
  ],
  ...(
    [
      ['a nullable enum allows null', { type: ['string', 'null'], enum: ['A'] }, 'enum', 'add null to "enum"'],
      ['an enum has values of its type', { type: 'integer', enum: [1, '2'] }, 'enum/1', '"2" is not of the type'],
      ['an enum has each value once', { type: 'string', enum: ['A', 'A'] }, 'enum/1', 'already in this list'],
      ['lengths leave a value', { type: 'string', minLength: 3, maxLength: 2 }, 'minLength', '"maxLength" 2'],
      ['limits leave a value', { type: 'number', minimum: 1, maximum: 0 }, 'minimum', '"maximum" 0'],
      ['a list may have a length', { type: 'array', minItems: 2, maxItems: 1 }, 'minItems', '"maxItems" 1'],
    ] as const
  ).map(([fact, schema, key, message]): (typeof mistakes)[number] => [
    fact,
    (domain) => Object.assign(pies(domain), object({ imie: { ...schema, description: 'Name.' } })),
    key.startsWith('enum') ? 'schema.enum' : 'schema.limits',
    `/components/schemas/Pies/properties/imie/${key}`,
    message,
  ]),
  [
    'a pattern compiles',
    (domain) => Object.assign(pies(domain), object({ imie: { type: 'string', description: 'Name.', pattern: '(' } })),
    'schema.pattern',
    '/components/schemas/Pies/properties/imie/pattern',
    'not a regular expression',
  ],
  [
    'a pattern must not need exponential time',
    (domain) =>
      Object.assign(pies(domain), object({ imie: { type: 'string', description: 'Name.', pattern: '^(a+)+$' } })),
    'schema.pattern',
    '/components/schemas/Pies/properties/imie/pattern',
    'repeats a repeated part',
  ],
  [
    'a keyword that not every part understands is refused',
    (domain) => Object.assign(pies(domain), { allOf: [{ type: 'object' }] }),
    'key.unknown',
    '/components/schemas/Pies/allOf',
    '"allOf" is not a key here',
  ],
  [
    'variants need a discriminator',
    (domain) => {
      const variants = { oneOf: [{ $ref: '#/components/schemas/Pies' }, { $ref: '#/components/schemas/ListaPsow' }] };
      domain.components.schemas.Zwierze = { description: 'One or the other.', ...variants };
    },
    'schema.oneOf',
    '/components/schemas/Zwierze',
    'discriminator',
  ],
  [
    'a scope root has one type',
    (domain) => {
      domain.components.schemas.Pies!['x-root'] = 'user';
      domain.components.schemas.ListaPsow!['x-root'] = 'user';
    },
    'root.doubled',
    '/components/schemas/Pies/x-root',
    'already the type of "user"',
  ],
];

test.each(mistakes)('%s', (_, change, code, pointer, message) => {
  const domain = smallDomain();
  change(domain);
  const { problems } = loadFiles({ 'psy.json': domain });
  expect(problems.map((problem) => [problem.code, problem.pointer])).toContainEqual([code, pointer]);
  expect(problems.find((problem) => problem.code === code)?.message).toContain(message);
});

test('a problem points at line and column of its key', () => {
  const text = JSON.stringify(smallDomain(), null, 2).replace('"x-access"', '"x-acess"');
  const { problems } = loadFiles({ 'psy.json': text });
  const line = text.split('\n').findIndex((words) => words.includes('x-acess'));
  const unknown = problems.find((problem) => problem.code === 'key.unknown');
  expect(unknown).toMatchObject({ line: line + 1, column: 9, length: '"x-acess"'.length });
});

test('an operationId occurs once in all domains', () => {
  const other = smallDomain();
  other.paths = { '/inne/{rok}': other.paths['/psy/{rok}']! };
  other.components.schemas = { Kot: object({ imie: { type: 'string', description: 'Name.' } }) };
  (other.paths['/inne/{rok}']!.get as Record<string, unknown>).responses = {
    200: jsonBody({ $ref: '#/components/schemas/Kot' }, 'Cats.'),
  };
  const { problems } = loadFiles({ 'koty.json': other, 'psy.json': smallDomain() });
  expect(problems).toMatchObject([
    { code: 'operation.doubled', pointer: `${get}/operationId`, message: expect.stringContaining('koty.json') },
  ]);
});

test('two operations do not share an address', () => {
  const other = smallDomain();
  other.paths = {
    '/psy/{lata}': {
      get: {
        ...operation(other),
        operationId: 'dajKoty',
        parameters: [{ name: 'lata', in: 'path', description: 'Year.', schema: { type: 'integer' } }],
      },
    },
  };
  other.components.schemas = {};
  (other.paths['/psy/{lata}']!.get as Record<string, unknown>).responses = {
    200: jsonBody({ $ref: 'psy.json#/components/schemas/ListaPsow' }, 'Cats.'),
  };
  const { problems } = loadFiles({ 'koty.json': other, 'psy.json': smallDomain() });
  expect(problems).toMatchObject([{ code: 'path.doubled', message: expect.stringContaining('dajKoty') }]);
});

test('a schema name occurs once in all domains', () => {
  const other = { ...smallDomain(), paths: {} };
  const { problems } = loadFiles({ 'koty.json': other, 'psy.json': smallDomain() });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['schema.doubled', '/components/schemas/ListaPsow'],
    ['schema.doubled', '/components/schemas/Pies'],
  ]);
});

function jsonBody(schema: unknown, description = 'A body.') {
  return { description, content: { 'application/json': { schema } } };
}
