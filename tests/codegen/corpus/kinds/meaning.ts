import type { Kind, Mistake } from '../mistake.ts';
import type { Spot } from '../spots.ts';
import { withEntry, withValue } from '../text.ts';
import { at, type Pick, valued } from './made.ts';

const named = (
  name: string,
  most: number,
  found: readonly Spot[],
  make: (spot: Spot) => Mistake | undefined,
): Kind => ({
  name,
  most,
  candidates: found.map((spot) => ({ place: spot.place, make: () => make(spot) })),
});

/** Entries of these lists are names: one that occurs twice has no meaning. */
const LISTS =
  /\/(languages|parts|hosts|frames|folders|pages|files|resetOn|required|enum|order|states|x-sum|rules|needs)$/;
/** Values in scenarios that a shape of the screen or the contract describes. */
const IN_SCENARIOS = /^scenario\.schema\.json.*\/(set|params|user|config|subject|change)\/\*$/;

/** Values of the right type that mean nothing where they stand. */
export function meaningKinds(spots: readonly Spot[], pick: Pick): Kind[] {
  const paths = new Map<string, string[]>();
  for (const { place, name, value } of spots)
    if (/services\.schema.*\/path$/.test(place)) paths.set(name, [...(paths.get(name) ?? []), String(value)]);
  return [
    named(
      'doubled entry of a list',
      24,
      spots.filter(({ value, place }) => LISTS.test(place) && Array.isArray(value) && value.some(isPlain)),
      (spot) => doubledEntry(spot, pick),
    ),
    named(
      'check digit of a tax number',
      2,
      spots.filter(({ path, schema }) => path.at(-1) === 'nip' && schema.pattern !== undefined),
      (spot) =>
        valued(
          'check digit of a tax number',
          spot,
          String(spot.value).replace(/\d$/, (one) => `${(+one + 1) % 10}`),
        ),
    ),
    named(
      'value in a scenario',
      24,
      spots.filter(({ place, value }) => IN_SCENARIOS.test(place) && isPlain(value)),
      (spot) => valued('value in a scenario', spot, { nie: ['ma'] }, [String(spot.path.at(-1))]),
    ),
    named(
      'word of a state in a scenario',
      15,
      spots.filter(({ place, value }) => /<set>\/set\/\*$/.test(place) && /^[A-Z][A-Z_]+$/.test(String(value))),
      (spot) => valued('word of a state in a scenario', spot, `${String(spot.value)}X`),
    ),
    named(
      'moment or address in a scenario',
      15,
      spots.filter(({ place, value }) => /\/(now|goes)$/.test(place) && typeof value === 'string'),
      (spot) =>
        valued('moment or address in a scenario', spot, spot.path.at(-1) === 'now' ? 'wczoraj' : '/nie-ma-takiego'),
    ),
    named(
      'address of another screen',
      12,
      spots.filter(({ place }) => /services\.schema.*\/path$/.test(place)),
      (spot) => {
        const others = (paths.get(spot.name) ?? []).filter((one) => one !== spot.value && !one.includes(':'));
        const other = others[pick(others.length)]!;
        return valued('address of another screen', spot, other, [other]);
      },
    ),
    named(
      'circle',
      20,
      spots.filter(
        ({ place, value }) => /^screen\.schema\.json <title>\/calc\/\*$/.test(place) && typeof value === 'string',
      ),
      (spot) => {
        const name = String(spot.path.at(-1));
        return valued('circle', spot, `orElse(calc.${name}, 1)`, [`calc.${name}`]);
      },
    ),
    named(
      'place beside what the overlay removes',
      10,
      spots.filter(({ place }) => /^overlay\.schema\.json\/(groups|tiles|menu)\/\*\/(before|after)$/.test(place)),
      (spot) => besideRemoved(spot),
    ),
    named(
      'edit of what the overlay removes',
      6,
      spots.filter(({ place }) => /^edit\.schema\.json\/edits\[\]$/.test(place)),
      (spot) => {
        const [id = ''] = String((spot.value as { at?: unknown }).at).split('/');
        const text = spot.in.text(spot.name);
        const edits = spot.in.json(spot.name).value as { edits: unknown[] };
        const next = withValue(text, ['edits'], [{ at: id, remove: true }, ...edits.edits]);
        return at('edit of what the overlay removes', spot, next, `${id} is removed first`, [id]);
      },
    ),
  ];
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

function doubledEntry(spot: Spot, pick: Pick): Mistake {
  const list = spot.value as unknown[];
  const one = list[pick(list.length)];
  const text = withEntry(spot.in.text(spot.name), spot.path, list.length, one);
  const made = at('doubled entry of a list', spot, text, `${JSON.stringify(one)} is there twice`, [String(one)]);
  return { ...made, path: [...spot.path, list.length] };
}

/** The position of an item named by a sibling that is removed. */
function besideRemoved(spot: Spot): Mistake | undefined {
  const key = String(spot.path[0]);
  const siblings = (spot.in.json(spot.name).value as Record<string, Record<string, unknown>>)[key] ?? {};
  const gone = Object.keys(siblings).find((name) => siblings[name] === null);
  return gone === undefined ? undefined : valued('place beside what the overlay removes', spot, gone, [gone]);
}
