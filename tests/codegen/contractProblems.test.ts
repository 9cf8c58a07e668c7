import { describe, expect, test } from 'vitest';
import { holder } from '../../codegen/contract/holdsTo.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { loadFiles, object, smallDomain } from './contractFolder.ts';

type Domain = ReturnType<typeof smallDomain>;
const operation = (domain: Domain) => domain.paths['/psy/{rok}']!.get as Record<string, unknown>;
const pies = (domain: Domain) => domain.components.schemas.Pies!;
const get = '/paths/~1psy~1{rok}/get';

test('the smallest domain has no problems', () => {
  expect(loadFiles({ 'psy.json': smallDomain() }).problems).toEqual([]);
});

test('words for the studio stay in the file: no schema, argument or published document has those of fields', () => {
  const domain = smallDomain();
  const words = (pl: string) => ({ 'x-description': { pl } });
  Object.assign(operation(domain), words('Psy z jednego roku.'));
  Object.assign((operation(domain).parameters as object[])[0]!, words('Rok'));
  domain.components.schemas.Rasa = { type: 'string', description: 'A breed.', enum: ['JAMNIK'] };
  Object.assign(
    pies(domain),
    object({
      imie: { type: 'string', description: 'Name.', ...words('Imię') },
      rasa: { $ref: '#/components/schemas/Rasa', ...words('Rasa') },
    }),
  );
  const { contract, problems } = loadFiles({ 'psy.json': domain });
  expect(problems).toEqual([]);
  const made = JSON.stringify([contract.openapi(), [...contract.operations], [...contract.schemas]]);
  expect(made.match(/"x-description":\{.*?\}/g)).toEqual(['"x-description":{"pl":"Psy z jednego roku."}']);
  const [{ json }] = contract.files as [(typeof contract.files)[number]];
  expect(JSON.stringify(json.value)).toContain('"x-description":{"pl":"Rasa"}');
});

const photo: JsonSchema = { type: 'string', description: 'A photo.', 'x-file': { kinds: ['jpeg'] } };

/** The operation as a write with these properties in its body. */
function sending(domain: Domain, properties: Record<string, JsonSchema>, access = 'full'): void {
  const { get: read } = domain.paths['/psy/{rok}']!;
  const requestBody = { required: true, content: { 'application/json': { schema: object(properties) } } };
  domain.paths['/psy/{rok}'] = { post: { ...(read as object), 'x-access': access, requestBody } };
}

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
    'a sum adds up numbers of its own unit',
    (domain) =>
      Object.assign(
        pies(domain),
        object({
          oplata: { type: 'number', description: 'The fee.', 'x-unit': 'PLN' },
          waga: { type: 'number', description: 'The weight.', 'x-unit': 'kg' },
          razem: { type: 'number', description: 'Together.', 'x-unit': 'PLN', 'x-sum': ['oplata', 'waga'] },
        }),
      ),
    'schema.sum',
    '/components/schemas/Pies/properties/razem/x-sum/1',
    '"waga" is not a number beside "razem" with its unit',
  ],
  [
    'a field has a description',
    (domain) => Object.assign(pies(domain), object({ imie: { type: 'string' } })),
    'description.missing',
    '/components/schemas/Pies/properties/imie',
    '"imie" has no description',
  ],
  [
    'words for the studio are there in Polish',
    (domain) =>
      Object.assign(
        pies(domain),
        object({ imie: { type: 'string', description: 'Name.', 'x-description': { en: 'Name' } } }),
      ),
    'key.missing',
    '/components/schemas/Pies/properties/imie/x-description',
    '"pl" is missing',
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
    'only a PATCH sends bytes',
    (domain) => {
      const { get: file } = domain.paths['/psy/{rok}']!;
      const content = { 'application/octet-stream': { schema: { type: 'string' } } };
      domain.paths['/psy/{rok}'] = { post: { ...(file as object), requestBody: { content } } };
    },
    'body.bytes',
    '/paths/~1psy~1{rok}/post/requestBody',
    'Only a PATCH sends a part of a file.',
  ],
  [
    'files are in a text, a list of texts or a list of documents',
    (domain) => sending(domain, { zdjecie: { ...object({ plik: photo }), description: 'A photo.' } }),
    'schema.file',
    '/paths/~1psy~1{rok}/post/requestBody',
    '"zdjecie" has a file in a place where files cannot be',
  ],
  [
    'a list of files says how many',
    (domain) => sending(domain, { zdjecia: { type: 'array', description: 'Photos.', items: photo } }),
    'schema.file',
    '/paths/~1psy~1{rok}/post/requestBody',
    '"zdjecia" is a list of files, and needs "maxItems"',
  ],
  [
    'only a confirmed account sends files',
    (domain) => sending(domain, { zdjecie: photo }, 'public'),
    'schema.file',
    '/paths/~1psy~1{rok}/post/requestBody',
    '"x-access" must be "full"',
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
    'schema.variant',
    '/components/schemas/Zwierze',
    'discriminator',
  ],
  ...(
    [
      ['a variant says its kind', {}, 1, 'needs the property "gatunek" of the discriminator'],
      ['a variant requires the discriminator', { gatunek: { enum: ['KOT'] } }, 1, 'name it in "required"'],
      [
        'variants have different words',
        { gatunek: { const: 'PIES' }, required: true },
        1,
        '"PIES" is the kind of another',
      ],
      ['null is no variant', undefined, 1, 'Null cannot be one of the variants'],
    ] as const
  ).map(([name, second, index, message]): (typeof mistakes)[number] => [
    name,
    (domain) => {
      const kind = (properties: object, required: readonly string[]) => ({
        type: 'object',
        additionalProperties: false,
        required,
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, schema]) => [key, { type: 'string', description: 'Kind.', ...schema }]),
        ),
      });
      const { required, ...properties }: Record<string, unknown> = second ?? {};
      domain.components.schemas.Zwierze = {
        description: 'One or the other.',
        discriminator: { propertyName: 'gatunek' },
        oneOf: [
          kind({ gatunek: { enum: ['PIES', 'WILK'] } }, ['gatunek']),
          second ? kind(properties, required ? ['gatunek'] : []) : { type: 'null' },
        ],
      } as never;
    },
    'schema.variant',
    `/components/schemas/Zwierze/oneOf/${index}`,
    message,
  ]),
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

describe('an example keeps its schema', () => {
  const FIELDS = {
    imie: { type: 'string', description: 'Name.', minLength: 2, maxLength: 5, pattern: '^[A-Z]' },
    rasa: { type: ['string', 'null'], description: 'Breed.', enum: ['JAMNIK', 'PUDEL', null] },
    waga: { type: 'number', description: 'Weight.', minimum: 0, maximum: 90, multipleOf: 0.5 },
    oplata: { type: 'number', description: 'Fee.', 'x-unit': 'PLN' },
    urodzony: { type: 'string', description: 'Day.', format: 'date' },
    imiona: { type: 'array', description: 'Names.', items: { type: 'string' }, maxItems: 2, uniqueItems: true },
  };
  const reks = { imie: 'Reks', rasa: null, waga: 7.5, oplata: 0.29, urodzony: '2024-02-29', imiona: ['Reks'] };
  const withExample = (example: object) => {
    const domain = smallDomain();
    domain.components.schemas.Pies = object(FIELDS);
    const [answer] = Object.values((operation(domain).responses as { 200: { content: Content } })[200].content);
    answer!.examples = { jeden: { summary: 'One.', value: { psy: [example] } } };
    return loadFiles({ 'psy.json': domain }).problems;
  };
  const place = `${get}/responses/200/content/application~1json/examples/jeden/value/psy/0`;

  test('a right one has no problem', () => {
    expect(withExample(reks)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['imie', 7, 'This must be a text.'],
    ['imie', 'R', 'This text has 1 characters, and its schema requires 2.'],
    ['imie', 'Reksio', 'This text has 6 characters, and its schema allows 5.'],
    ['imie', 'reks', 'This text does not fit its pattern ^[A-Z].'],
    ['rasa', 'PUDLE', 'Did you mean "PUDEL"?'],
    ['waga', 91, 'This is not between 0 and 90.'],
    ['waga', 7.3, 'This is not a multiple of 0.5.'],
    ['oplata', 0.295, 'This is not an amount in whole grosze.'],
    ['urodzony', '2023-02-29', 'This is not a text of the format date.'],
    ['imiona', ['A', 'B', 'C'], 'This list has 3 entries, and its schema allows 0 to 2.'],
    ['imiona', ['A', 'A'], 'This list has an entry twice.'],
    ['imiona/0', [1], 'This must be a text.'],
  ])('%s: %s', (field, value, message) => {
    const problems = withExample({ ...reks, [field.split('/')[0]!]: value });
    expect(problems).toMatchObject([
      { code: 'example.value', pointer: `${place}/${field}`, message: expect.stringContaining(message) },
    ]);
  });

  test('a missing field is reported, and a misspelt one with the nearest name only', () => {
    const { waga, ...rest } = reks;
    const reported = (example: object) => withExample(example).map(({ pointer, message }) => [pointer, message]);
    expect(reported(rest)).toEqual([
      [place, 'The required field "waga" is missing here. Correct the example or the schema.'],
    ]);
    expect(reported({ ...rest, wagaa: waga })).toEqual([
      [`${place}/wagaa`, expect.stringContaining('Did you mean "waga"?')],
    ]);
  });

  test('the examples of a field and of an argument, too', () => {
    const domain = smallDomain();
    domain.components.schemas.Pies = object({ imie: { type: 'string', description: 'Name.', examples: ['Reks', 1] } });
    const [rok] = operation(domain).parameters as { schema: object }[];
    Object.assign(rok!.schema, { examples: ['2026'] });
    expect(loadFiles({ 'psy.json': domain }).problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['example.value', `${get}/parameters/0/schema/examples/0`],
      ['example.value', '/components/schemas/Pies/properties/imie/examples/1'],
    ]);
  });
});

type Content = Record<string, { examples?: object }>;

test('a misspelt required key is not also missing', () => {
  const text = JSON.stringify(smallDomain(), null, 2).replace('"x-access"', '"x-acess"');
  expect(loadFiles({ 'psy.json': text }).problems.map(({ code }) => code)).toEqual(['key.unknown']);
});

test('a wrong type and a broken pattern are reported, and values can still be compared with the schema', () => {
  const domain = smallDomain();
  const imie = { type: 'strng', description: 'Name.' };
  domain.components.schemas.Pies = object({ imie, rasa: { type: 'string', description: 'Breed.', pattern: '(' } });
  const { contract, problems } = loadFiles({ 'psy.json': domain });
  expect(problems.map(({ code }) => code).sort()).toEqual(['schema.pattern', 'value.word']);
  const answer = contract.operations.get('dajPsy')!.answer as JsonSchema;
  expect(holder(contract)(answer, { psy: [{ imie: 1, rasa: 'x' }] })).toEqual([]);
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
