import type { Kind } from '../mistake.ts';
import type { Spot } from '../spots.ts';
import { rangeOf, withKeyTwice } from '../text.ts';
import { misspelt } from '../words.ts';
import { at, keyed, type Pick, removed, valued } from './made.ts';

const keyOf = ({ path }: Spot): string | number | undefined => path.at(-1);
const isKey = (spot: Spot): boolean => typeof keyOf(spot) === 'string';

/** Another JSON type. */
const OF_TYPE: readonly [string, unknown][] = [
  ['string', 'slowo'],
  ['number', 7],
  ['boolean', true],
  ['array', []],
  ['object', {}],
];

/** Mistakes that the schema of a file alone shows. */
export function structureKinds(spots: readonly Spot[], pick: Pick): Kind[] {
  const kind = (name: string, most: number, found: readonly Spot[], make: (spot: Spot) => ReturnType<typeof at>) => ({
    name,
    most,
    candidates: found.map((spot) => ({ place: spot.place, make: () => make(spot) })),
  });
  const wrongTypes = ({ types }: Spot) =>
    OF_TYPE.filter(([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')));
  const anyOf = <T>(list: readonly T[]): T => list[pick(list.length)]!;
  return [
    kind(
      'misspelt key',
      90,
      spots.filter((spot) => isKey(spot) && !spot.named && spot.holder?.additionalProperties === false),
      (spot) =>
        keyed('misspelt key', spot, misspelt(String(keyOf(spot)), pick, Object.keys(spot.holder?.properties ?? {}))),
    ),
    kind(
      'missing key',
      50,
      spots.filter((spot) => isKey(spot) && !spot.optional),
      (spot) => removed('missing key', spot, [String(keyOf(spot))]),
    ),
    kind(
      'wrong type',
      70,
      spots.filter((spot) => spot.types.length > 0 && wrongTypes(spot).length > 0),
      (spot) => valued('wrong type', spot, anyOf(wrongTypes(spot))[1]),
    ),
    kind(
      'null',
      50,
      spots.filter(({ types, path }) => path.length > 0 && types.length > 0 && !types.includes('null')),
      (spot) => valued('null', spot, null),
    ),
    kind(
      'wrong word',
      40,
      spots.filter(({ schema }) => schema.enum || typeof schema.const === 'string'),
      (spot) => valued('wrong word', spot, misspelt(String(spot.value), pick, (spot.schema.enum ?? []).map(String))),
    ),
    kind(
      'out of range',
      24,
      spots.filter((spot) => outOfRange(spot) !== undefined),
      (spot) => valued('out of range', spot, outOfRange(spot)),
    ),
    kind(
      'wrong form',
      24,
      spots.filter(({ schema, value }) => schema.pattern && typeof value === 'string'),
      (spot) => valued('wrong form', spot, anyOf([' ', '?!', `${String(spot.value)} ą?`])),
    ),
    kind(
      'empty text',
      24,
      spots.filter(({ value, schema }) => typeof value === 'string' && schema['x-kind'] && !schema.enum),
      (spot) => valued('empty text', spot, ''),
    ),
    kind(
      'doubled key',
      16,
      spots.filter((spot) => isKey(spot)),
      (spot) =>
        at('doubled key', spot, withKeyTwice(spot.in.text(spot.name), spot.path), 'written twice', [
          String(keyOf(spot)),
        ]),
    ),
    kind(
      'broken JSON',
      30,
      spots.filter(({ path }) => path.length > 0),
      (spot) => broken(spot, pick),
    ),
  ];
}

function outOfRange({ schema, value }: Spot): unknown {
  if (typeof value === 'number') {
    if (schema.maximum !== undefined) return schema.maximum + 1;
    return schema.minimum === undefined ? undefined : schema.minimum - 1;
  }
  if (typeof value === 'string' && schema.minLength) return '';
  if (!Array.isArray(value)) return undefined;
  if (schema.minItems) return [];
  return schema.maxItems && value.length > 0
    ? Array.from({ length: schema.maxItems + 1 }, () => value[0] as unknown)
    : undefined;
}

/** A bracket, quote or comma too few, or a letter of another encoding. */
function broken(spot: Spot, pick: Pick) {
  const text = spot.in.text(spot.name);
  const { from, to } = rangeOf(text, spot.path);
  const changed = [
    text.slice(0, from) + text.slice(from + 1),
    text.slice(0, to - 1) + text.slice(to),
    `${text.slice(0, from)}\uFFFD${text.slice(from)}`,
    `${text.slice(0, to)} "`,
  ].filter((one) => !readable(one));
  const chosen = changed[pick(changed.length)]!;
  const encoding = chosen.includes('\uFFFD') ? ', in another encoding' : '';
  return at('broken JSON', spot, chosen, `broken at ${JSON.stringify(text.slice(from, from + 20))}${encoding}`);
}

function readable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
