import { type Random, randomOf } from '../../server/demo/kit/random.ts';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { times } from '../night.ts';
import { type Asked, exampleOf, json, type Reply } from './office.ts';
import { everywhere, replaced, type Spot, spotsOf, typesOf } from './spots.ts';

export interface WrongResponse {
  name: string;
  /** The operation it concerns; absent: every operation of the screen. */
  operation?: string;
  reply: Reply;
}

const markup = [
  '<script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true"><b>pogrubione</b>',
  '"><svg onload="window.hacked = true"></svg><iframe srcdoc="<b>x</b>"></iframe>',
  '{{tytul}} $t(wspolne.brak) {{count}} &lt;b&gt;',
  `<b>${'bardzo długi tekst bez końca '.repeat(400)}</b>`,
];
const oddTexts = [
  '',
  '__proto__',
  'constructor',
  '\u202e\u0000\ud800',
  'javascript:window.hacked=true',
  '=HYPERLINK("x")',
];
const absurd = {
  integer: [-1, 0, -1_000_000_000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  number: [-0.01, -0, 1e15, -1e300, Number.MAX_VALUE, Number.MIN_VALUE, 0.1 + 0.2],
};
const LONG = times(1_000, 10_000);
const days = ['0001-01-01', '9999-12-31', '2024-02-29', '1900-01-01'];

/** Responses that fit the contract but have unexpected values. */
export function unexpectedResponses(seed: number): WrongResponse[] {
  const random = randomOf(seed);
  const wrong = (name: string, change: (spot: Spot) => unknown): WrongResponse => ({ name, reply: replyWith(change) });
  return [
    ...markup.map((text) =>
      wrong(`every text is ${text.slice(0, 30)}`, (spot) => (isFreeText(spot) ? text : undefined)),
    ),
    ...oddTexts.map((text) =>
      wrong(`every text is ${JSON.stringify(text)}`, (spot) => (isFreeText(spot) ? text : undefined)),
    ),
    wrong('texts of every kind', (spot) => (isFreeText(spot) ? random.pick([...markup, ...oddTexts]) : undefined)),
    wrong(`lists of ${LONG}`, (spot) =>
      isList(spot.value) && depth(spot) === 0 ? repeated(spot.value, LONG) : undefined,
    ),
    wrong(`lists of ${LONG} inside of the first items`, (spot) =>
      isList(spot.value) && depth(spot) === 1 && spot.path.includes(0) ? repeated(spot.value, LONG) : undefined,
    ),
    wrong('every item of a list has the same key', ({ value }) =>
      isList(value) ? repeated(value.slice(0, 1), 4) : undefined,
    ),
    wrong('every list is empty', ({ value }) => (Array.isArray(value) ? [] : undefined)),
    ...[1, 2, 3].map((turn) => wrong(`absurd numbers, ${turn}`, (spot) => absurdNumber(spot, random))),
    wrong('days nobody lives on', ({ schema }) => (schema.format === 'date' ? random.pick(days) : undefined)),
    wrong('nothing where nothing may be', (spot) => (typesOf(spot).includes('null') ? null : undefined)),
    wrong('every flag is the other one', ({ value }) => (typeof value === 'boolean' ? !value : undefined)),
    wrong('other words of every enumeration', ({ schema }) => (schema.enum ? random.pick(schema.enum) : undefined)),
    wrong('fields nobody asked for', ({ value }) => (isRecord(value) ? withStrangers(value) : undefined)),
  ];
}

/** Responses that break the contract in one place each. */
export function brokenResponses(
  operation: string,
  schema: JsonSchema,
  answer: unknown,
  seed: number,
  count: number,
): WrongResponse[] {
  const random = randomOf(seed);
  const wrong = (name: string, broken: unknown): WrongResponse => ({ name, operation, reply: () => json(broken) });
  const spots = spotsOf(schema, answer).filter((spot) => wrongFor(spot).length > 0);
  const whole: WrongResponse[] = [
    { name: 'no JSON at all', operation, reply: () => new Response('<html><b>503</b></html>', { status: 200 }) },
    wrong('null', null),
    wrong('a list', [answer]),
  ];
  const parts = Array.from({ length: count - whole.length }, () => {
    const spot = random.pick(spots);
    const { value } = random.pick(wrongFor(spot));
    const name = `${JSON.stringify(value) ?? 'nothing'} at /${spot.path.join('/')}`;
    return wrong(name, replaced(answer, spot.path, value));
  });
  return [...whole, ...parts];
}

/** Values that the schema of a place forbids. */
function wrongFor(spot: Spot): { value: unknown }[] {
  const types = typesOf(spot);
  if (types.length === 0) return [];
  const { schema, optional, path } = spot;
  const narrow = schema.enum !== undefined || schema.format !== undefined;
  const takes = (...names: string[]) => names.some((name) => types.includes(name));
  const wrong: unknown[] = [];
  if (!takes('null')) wrong.push(null);
  if (!takes('string') || narrow) wrong.push('<b>nie</b>');
  if (!takes('number', 'integer')) wrong.push(42);
  if (takes('integer') && !takes('number')) wrong.push(0.5);
  if (!takes('boolean')) wrong.push(true);
  if (!takes('array')) wrong.push([]);
  if (!takes('object')) wrong.push({});
  if (!optional && typeof path.at(-1) === 'string') wrong.push(undefined);
  return wrong.map((value) => ({ value }));
}

function replyWith(change: (spot: Spot) => unknown): Reply {
  return (asked: Asked) => {
    const { answer } = asked.operation;
    if (!answersData(answer)) throw new Error(`${asked.operation.id} answers a document`);
    return json(everywhere(answer, exampleOf(asked), change));
  };
}

function absurdNumber(spot: Spot, random: Random): number | undefined {
  if (spot.schema.enum) return undefined;
  if (typesOf(spot).includes('number')) return random.pick(absurd.number);
  return typesOf(spot).includes('integer') ? random.pick(absurd.integer) : undefined;
}

function isFreeText(spot: Spot): boolean {
  const { schema } = spot;
  // A document of something else is refused with a case number, as it should be.
  if (schema.contentMediaType === 'application/pdf') return false;
  return typesOf(spot).includes('string') && !schema.enum && !schema.format && schema.const === undefined;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** The number of lists around a place. */
const depth = ({ path }: Spot): number => path.filter((key) => typeof key === 'number').length;

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const repeated = (items: readonly unknown[], count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length]);

function withStrangers(record: object): object {
  const strangers =
    '{"__proto__":{"hacked":true},"constructor":{"prototype":{}},"toString":"<b>x</b>","children":["<b>x</b>"]}';
  const more: object = JSON.parse(strangers);
  return Object.defineProperties({ ...record }, Object.getOwnPropertyDescriptors(more));
}
