import type { Random } from '../../../server/demo/kit/random.ts';
import type { Argument, Operation } from '../../../src/lang/descriptors/contract.ts';
import type { WireRequest } from '../samples.ts';
import { hostileNames, hostileNumbers, hostileTexts, hostileValue } from './values.ts';

/** What a mutation knows of a request: its arguments, which need not be those of an operation. */
export type Taking = Pick<Operation, 'args'>;
/** Changes one part of a request in place; a request without such a part stays unchanged. */
type Mutation = (request: WireRequest, random: Random, taking: Taking) => void;

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
const queryText = (random: Random): string =>
  random.chance(0.4) ? encoded(random.pick(hostileNumbers)) : encoded(random.pick(hostileTexts));

/** Gives one argument a value that may be wrong. */
export function setValue(request: WireRequest, name: string, { in: place }: Argument, value: unknown): WireRequest {
  const text = typeof value === 'string' ? encoded(value) : '';
  if (place === 'query') request.query = [...request.query.filter(([one]) => one !== name), [name, text]];
  else if (place === 'path') request.path = request.path.replace(/\/\d+/, () => `/${text}`);
  else if (typeof request.body === 'object') request.body = { ...request.body, [name]: value };
  return request;
}

/** Every argument with every wrong value of its own type: those get furthest into the office. */
export function wrongValues(operation: Operation): [string, Argument, string][] {
  return Object.entries(operation.args).flatMap(([name, argument]) => {
    // Hashing a password is slow.
    const values = argument.schema.type === 'string' ? hostileTexts : hostileNumbers;
    return (name === 'haslo' ? values.slice(0, 6) : values).map((one): [string, Argument, string] => [
      name,
      argument,
      one,
    ]);
  });
}

const value: Mutation = (request, random, { args }) => {
  const [name, argument] = random.pick(Object.entries(args).concat([['lang', lang]]));
  if (argument.in === 'body') setValue(request, name, argument, hostileValue(random));
  else setValue(request, name, argument, random.pick(random.chance(0.4) ? hostileNumbers : hostileTexts));
};
const lang: Argument = { in: 'query', required: false, schema: {} };

const doubledQuery: Mutation = (request, random) => {
  if (request.query.length === 0) return;
  const [name, before] = random.pick(request.query);
  request.query.push([name, random.chance(0.5) ? before : queryText(random)]);
};

const unknownQuery: Mutation = (request, random) => {
  request.query.push([encoded(random.pick(hostileNames)), queryText(random)]);
};

/** Invalid percent encodings. */
const brokenEncoding: Mutation = (request, random) => {
  const text = random.pick(['%', '%E0%A4%A', '%ff', '%c0%af', '%ud800', '+', '&&=&', '%00', ';a=1', '#x', '?']);
  const at = random.pick(request.query.length ? request.query : [['x', ''] as [string, string]]);
  if (random.chance(0.5) || request.query.length === 0) request.query.push(['x', text]);
  else at[1] += text;
};

const strangePath: Mutation = (request, random) => {
  const piece = random.pick([
    '/..',
    '/.',
    '/%2e%2e',
    '/%2e%2e%2f',
    '%2f',
    '/%00',
    '//',
    '/',
    '%5c..',
    ';x',
    '/%ff',
    '%25',
  ]);
  const at = random.integer(0, request.path.length);
  request.path = request.path.slice(0, at) + piece + request.path.slice(at);
  if (!request.path.startsWith('/')) request.path = `/${request.path}`;
};

const missing: Mutation = (request, random) => {
  if (typeof request.body === 'object' && random.chance(0.6)) {
    const names = Object.keys(request.body);
    if (names.length) delete request.body[random.pick(names)];
  } else if (request.query.length) request.query.splice(random.integer(0, request.query.length - 1), 1);
};

const unknownField: Mutation = (request, random) => {
  if (typeof request.body !== 'object') return;
  const name = random.pick(hostileNames);
  const body = { ...request.body };
  const one = { value: hostileValue(random), enumerable: true, configurable: true, writable: true };
  request.body = Object.defineProperty(body, name, one);
};

const brokenJson: Mutation = (request, random) => {
  if (request.body === undefined) return;
  const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
  const at = random.integer(0, text.length);
  const piece = random.pick([
    '',
    ',',
    '{',
    '}',
    '"',
    '\\',
    '\u0000',
    'NaN',
    '//',
    '\\ud800',
    '\ufeff',
    '1e999',
    '\n\r\t',
  ]);
  request.body = text.slice(0, at) + piece + (random.chance(0.3) ? '' : text.slice(at));
};

/** The last value of a key that is there twice is used, or the call is refused. */
const doubledKey: Mutation = (request, random) => {
  if (typeof request.body !== 'object') return;
  const [name, value] = random.pick(Object.entries(request.body).concat([['x', 1]]));
  const first = `${JSON.stringify(name)}:${JSON.stringify(random.chance(0.5) ? value : hostileValue(random))}`;
  const rest = JSON.stringify(request.body).slice(1);
  request.body = `{${first}${rest === '}' ? '' : ','}${rest}`;
};

/** Deeper than any schema, up to what a body may weigh, and longer than that. */
const tooMuch: Mutation = (request, random) => {
  if (typeof request.body !== 'object') return;
  const depth = random.pick([20, 500, 15_000]);
  const much = random.pick([
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`,
    JSON.stringify('ł'.repeat(random.pick([10_000, 40_000]))),
    `[${'0,'.repeat(20_000)}0]`,
  ]);
  const name = JSON.stringify(random.pick(Object.keys(request.body).concat(['x'])));
  const rest = JSON.stringify(request.body).slice(1);
  request.body = `{${name}:${much}${rest === '}' ? '' : ','}${rest}`;
};

const noBody: Mutation = (request, random) => {
  if (request.body !== undefined) request.body = random.pick(['', 'null', '[]', '0', '"x"', ' ', '{}', '[{}]']);
};

const contentType: Mutation = (request, random) => {
  request.headers['content-type'] = random.pick([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset="',
    'application/jsonp',
    'APPLICATION/JSON',
    'application/json, text/plain',
    ';',
    '',
  ]);
};

const header: Mutation = (request, random) => {
  const [name, values] = random.pick<[string, string[]]>([
    ['idempotency-key', ['', 'x', ' '.repeat(10), 'k'.repeat(101), "klucz' or 1=1", 'ą'.repeat(10), '12345678']],
    ['authorization', ['', 'Bearer', 'Bearer ', 'Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic eDp4', 'bearer null']],
    ['cookie', ['', '__Host-es', '__Host-es=', '__Host-es=a; __Host-es=b', ';;;=;', `x=${'y'.repeat(4000)}`]],
    ['sec-fetch-site', ['cross-site', 'same-site', '', 'same-origin']],
    ['origin', ['null', 'https://zle.example', '', '://', 'http://localhost:8080']],
    ['accept', ['text/html', '*/*;q=0', '']],
    ['accept-encoding', ['br;q=0, *', 'identity;q=0', ',,,']],
    ['x-forwarded-for', ['127.0.0.1', 'not an address', "1' or 1=1"]],
    ['expect', ['100-continue']],
    ['content-encoding', ['gzip', 'br']],
    ['x-http-method-override', ['DELETE']],
    ['x-okienko-szkic', ['', '../1', '7c2f5f0e-1b7d-4c3a-9a55-3f6f0c2f9d22', '\u0000']],
    ['user-agent', ['', 'x'.repeat(3000), '<script>', "' or 1=1 --"]],
    ['host', ['', 'zle.example', 'localhost:8080, zle.example', 'localhost@zle.example', '127.0.0.1:x']],
  ]);
  // Headers are bytes.
  request.headers[name] = Buffer.from(random.pick(values)).toString('latin1');
};

const method: Mutation = (request, random) => {
  request.method = random.pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']);
};

const mutations: readonly Mutation[] = [
  value,
  value,
  value,
  unknownField,
  brokenJson,
  doubledKey,
  tooMuch,
  missing,
  doubledQuery,
  unknownQuery,
  brokenEncoding,
  strangePath,
  noBody,
  contentType,
  header,
  method,
];

/** One to three changes of a valid request. */
export function mutate(request: WireRequest, random: Random, taking: Taking): WireRequest {
  for (let count = random.weighted([1, 2, 3], [5, 3, 1]); count > 0; count--) {
    random.pick(mutations)(request, random, taking);
  }
  return request;
}
