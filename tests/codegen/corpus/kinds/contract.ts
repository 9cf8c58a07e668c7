import type { Kind, Mistake } from '../mistake.ts';
import type { Spot } from '../spots.ts';
import { without, withValue } from '../text.ts';
import { misspelt } from '../words.ts';
import { at, type Pick, removed, valued } from './made.ts';

type Json = Record<string, unknown>;

/** Mistakes in the contract that its shape does not show. */
export function contractKinds(all: readonly Spot[], pick: Pick): Kind[] {
  const spots = all.filter(({ place }) => place.startsWith('contract.schema.json'));
  const of = (pattern: RegExp): Spot[] => spots.filter(({ place }) => pattern.test(place));
  const kind = (name: string, most: number, found: Spot[], make: (spot: Spot) => Mistake | undefined): Kind => ({
    name,
    most,
    candidates: found.map((spot) => ({ place: spot.place, make: () => make(spot) })),
  });
  const slip = (name: string) => (spot: Spot) => {
    const wrong = misspelt(String(spot.value), pick);
    return valued(name, spot, wrong, [wrong, String(spot.value)]);
  };
  const called = new Set(
    all.flatMap(({ place, value }) => (/^screen\.schema.*\/(operation|call|download)$/.test(place) ? [value] : [])),
  );
  const schemas = spots.filter(({ value, place }) => isSchema(value) && /schema|properties\/\*$|items$/.test(place));
  return [
    kind('reference of the contract', 20, of(/\/\$ref$/), slip('reference of the contract')),
    kind(
      'required field that is none',
      12,
      of(/\/(required|x-sum)\[\]$|\/propertyName$/),
      slip('required field that is none'),
    ),
    kind(
      'operation of another name',
      10,
      of(/\/operationId$/).filter(({ value }) => called.has(value)),
      slip('operation of another name'),
    ),
    kind('limits that no value keeps', 20, schemas, (spot) => limits(spot, pick)),
    kind(
      'description missing',
      10,
      of(/\/(components\/schemas\/\*|properties\/\*|<operationId>|<title>|<name>)\/description$/),
      (spot) => removed('description missing', spot),
    ),
    kind('example that breaks its schema', 40, of(/\/examples\/\*$/), (spot) => brokenExample(spot, pick)),
    kind('arguments of an example', 20, of(/\/examples\/\*\/x-args$|<summary>\/x-args$/), (spot) =>
      brokenArgs(spot, pick),
    ),
    kind('wrong pattern', 10, of(/\/pattern$/), (spot) =>
      valued('wrong pattern', spot, ['([0-9]+', '(a+)+b', '[9-0]'][pick(3)]),
    ),
  ];
}

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && ('type' in value || 'enum' in value) && !('name' in value);

/** A limit that contradicts another one, or the type. */
function limits(spot: Spot, pick: Pick): Mistake | undefined {
  const { type, enum: words } = spot.value as { type?: string | string[]; enum?: unknown[] };
  const text = spot.in.text(spot.name);
  const types = [type ?? []].flat();
  const ways: Json[] = [];
  if (words) ways.push({ enum: [...words, words[0]] }, { enum: [...words, types.includes('string') ? 7 : 'A'] });
  else if (types.includes('string')) ways.push({ minLength: 9, maxLength: 3 });
  else if (types.includes('integer') || types.includes('number')) ways.push({ minimum: 9, maximum: 3 });
  else if (types.includes('array')) ways.push({ minItems: 4, maxItems: 2 });
  else return undefined;
  const way = ways[pick(ways.length)]!;
  const next = Object.entries(way).reduce((made, [key, value]) => withValue(made, [...spot.path, key], value), text);
  return at('limits that no value keeps', spot, next, JSON.stringify(way).slice(0, 80));
}

/** A field of the example with a value of another type, missing or unknown. */
function brokenExample(spot: Spot, pick: Pick): Mistake | undefined {
  const { value } = spot.value as { value?: unknown };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.length === 0) return undefined;
  const key = keys[pick(keys.length)]!;
  const path = [...spot.path, 'value', key];
  const text = spot.in.text(spot.name);
  const old = (value as Json)[key];
  const other = typeof old === 'string' ? 7 : old === null ? [[]] : 'slowo';
  const ways: [string, string, (string | number)[]][] = [
    [withValue(text, path, other), `${key}: another type`, path],
    [
      withValue(text, [...spot.path, 'value', `${key}Nowe`], old),
      `${key}Nowe: unknown`,
      [...spot.path, 'value', `${key}Nowe`],
    ],
    [withValue(text, path, { tego: 'nie ma' }), `${key}: an object`, path],
  ];
  const [next, what, at2] = ways[pick(ways.length)]!;
  return { ...at('example that breaks its schema', spot, next, what, [key]), path: at2 };
}

function brokenArgs(spot: Spot, pick: Pick): Mistake | undefined {
  const args = Object.entries(spot.value as Json);
  if (args.length === 0) return undefined;
  const [name, value] = args[pick(args.length)]!;
  const text = spot.in.text(spot.name);
  const wrong = misspelt(name, pick);
  const ways = [
    [withValue(without(text, [...spot.path, name]), [...spot.path, wrong], value), wrong],
    [withValue(text, [...spot.path, name], { nie: 1 }), name],
  ] as const;
  const [next, key] = ways[pick(2)]!;
  return { ...at('arguments of an example', spot, next, `x-args: ${name}`, [key]), path: [...spot.path, key] };
}
