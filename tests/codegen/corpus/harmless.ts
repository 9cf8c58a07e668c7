import type { Pick } from './kinds/made.ts';
import { at, valued } from './kinds/made.ts';
import type { Kind, Mistake } from './mistake.ts';
import type { Changes, Municipality } from './municipality.ts';
import type { Spot } from './spots.ts';
import { withEntry, withValue } from './text.ts';

type Json = Record<string, unknown>;

/** Changes after which a municipality is as right as before. */
export function harmlessKinds(municipalities: readonly Municipality[], spots: readonly Spot[], pick: Pick): Kind[] {
  const ofFiles = (
    name: string,
    most: number,
    pattern: RegExp,
    make: (text: string, file: string) => string,
  ): Kind => ({
    name,
    most,
    candidates: municipalities.flatMap((one) =>
      one.names
        .filter((file) => pattern.test(file))
        .map((file) => ({
          place: file.split('/')[0]!,
          make: () => whole(name, one, new Map([[file, make(one.text(file), file)]])),
        })),
    ),
  });
  const ofSpots = (name: string, most: number, found: readonly Spot[], make: (spot: Spot) => Mistake | undefined) => ({
    name,
    most,
    candidates: found.map((spot) => ({ place: spot.place, make: () => make(spot) })),
  });
  const json = /\.json$/;
  const place = (pattern: RegExp): Spot[] => spots.filter((spot) => pattern.test(spot.place));
  const reordered = (spot: Spot) => valued('entries in another order', spot, [...(spot.value as unknown[])].reverse());
  return [
    ofFiles('other indentation', 12, json, (text) => JSON.stringify(JSON.parse(text), null, 4)),
    ofFiles('lines end as on Windows', 8, json, (text) => text.replaceAll('\n', '\r\n')),
    ofFiles('letters as escapes', 8, /^locales\/.*\.json$/, (text) =>
      text.replace(/[ąćęłńóśźżäöüß]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
    ofFiles('keys in another order', 20, json, (text) => JSON.stringify(reversed(JSON.parse(text)), null, 2)),
    ofFiles('without the address of its schema', 8, /^screens\/.*\.json$/, (text) =>
      text.replace(/"\$schema": "[^"]*",\s*/, ''),
    ),
    ofFiles(
      'another paragraph',
      12,
      /^content\/pages\/.*\.html$/,
      (text) => `${text.trimEnd()}\n<p>Dopisany akapit.</p>\n`,
    ),
    ofFiles('rows in another order', 6, /^data\/.*\.csv$/, (text) => {
      const [head, ...rows] = text.trimEnd().split('\n');
      return `${[head, ...rows.reverse()].join('\n')}\n`;
    }),
    ofFiles('cells in quotes', 6, /^data\/.*\.csv$/, (text) =>
      text.replace(/^[^;\n]+(?=;)/gm, (cell) => (cell.startsWith('"') ? cell : `"${cell}"`)),
    ),
    ofSpots('another description', 16, place(/^contract\.schema\.json.*\/(description|summary)$/), (spot) =>
      valued('another description', spot, `${String(spot.value)} Said otherwise.`),
    ),
    ofSpots('a longer limit', 8, place(/^contract\.schema\.json.*\/maxLength$/), (spot) =>
      valued('a longer limit', spot, Number(spot.value) + 1),
    ),
    ofSpots('another number', 10, place(/^(screen|fragment)\.schema\.json.*\/(page|height)$/), (spot) =>
      valued('another number', spot, Number(spot.value) + 1),
    ),
    ofSpots('another colour', 3, place(/\/theme\/\*$/), (spot) =>
      valued('another colour', spot, darker(String(spot.value))),
    ),
    ofSpots('parentheses', 12, expressionsOf(spots), (spot) =>
      valued('parentheses', spot, `( ${String(spot.value)} )`),
    ),
    ofSpots(
      'entries in another order',
      24,
      place(/\/(columns|items|tiles|menu|services|cases|facts|states)$/).filter(({ value }) => Array.isArray(value)),
      reordered,
    ),
    ofSpots(
      'one more block',
      16,
      place(/^screen\.schema\.json <(title|content)>\/content$/).filter(({ path }) => path.length === 1),
      (spot) => oneMore(spot),
    ),
    ofSpots('a renamed value', 14, ownValues(spots), (spot) => renamed(spot, pick)),
    {
      name: 'another wording',
      most: 16,
      candidates: municipalities.flatMap((one) =>
        one.names
          .filter((file) => /^locales\//.test(file))
          .map((file) => ({ place: file, make: () => wording(one, file, pick) })),
      ),
    },
    ofSpots('a text of its own', 12, ownTexts(spots), (spot) => ownText(spot, municipalities)),
  ];
}

const whole = (kind: string, of: Municipality, changes: Changes): Mistake => ({
  kind,
  in: of,
  name: [...changes.keys()][0]!,
  what: kind,
  changes,
  names: [],
  place: '',
});

/** The keys of an object in the opposite order, except where the order is what residents see. */
function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}

const expressionsOf = (spots: readonly Spot[]): Spot[] =>
  spots.filter(({ schema, value }) => schema['x-kind'] === 'expression' && /[ (.]/.test(String(value)));

const darker = (colour: string): string =>
  colour.replace(/[0-9a-f]{2}/gi, (part) =>
    Math.max(0, Number.parseInt(part, 16) - 2)
      .toString(16)
      .padStart(2, '0'),
  );

function oneMore(spot: Spot): Mistake {
  const block = { id: 'dopisany', type: 'text', text: 'uslugi.wszystkie' };
  const list = spot.value as unknown[];
  return at('one more block', spot, withEntry(spot.in.text(spot.name), spot.path, list.length, block), 'is added');
}

/** Named values that no fragment reads, whose name is declared only once in the file. */
function ownValues(spots: readonly Spot[]): Spot[] {
  const isShared = ({ in: of, path }: Spot): boolean =>
    of.names.some((name) => /^screens\/fragments\//.test(name) && of.text(name).includes(`calc.${String(path[1])}`));
  const isOnlyOne = ({ in: of, name, path }: Spot): boolean =>
    of.text(name).split(`"${String(path[1])}": `).length === 2;
  return spots.filter(
    (spot) => spot.place === 'screen.schema.json <title>/calc/*' && !isShared(spot) && isOnlyOne(spot),
  );
}

/** A named value of a screen with another name, wherever the screen and its scenarios name it. */
function renamed(spot: Spot, pick: Pick): Mistake {
  const old = String(spot.path[1]);
  const name = `${old}Inaczej${pick(9)}`;
  const change = (text: string): string => text.replace(new RegExp(`\\bcalc\\.${old}\\b`, 'g'), `calc.${name}`);
  const declared = spot.in.text(spot.name).replace(`"${old}": `, `"${name}": `);
  const scenario = spot.name.replace('.json', '.scenario.json');
  const scenarios = spot.in.names.includes(scenario) ? [[scenario, change(spot.in.text(scenario))] as const] : [];
  return whole('a renamed value', spot.in, new Map([[spot.name, change(declared)], ...scenarios]));
}

function wording(of: Municipality, file: string, pick: Pick): Mistake | undefined {
  const value = of.json(file).value as Json;
  const keys = Object.keys(value).filter((key) => typeof value[key] === 'string' && !/szukaj|words/.test(file));
  const key = keys[pick(keys.length)];
  if (key === undefined) return undefined;
  const text = withValue(of.text(file), [key], `${String(value[key])} – inaczej`);
  return { ...whole('another wording', of, new Map([[file, text]])), what: key };
}

/** Texts that are used more than once, so that one use may go. */
function ownTexts(spots: readonly Spot[]): Spot[] {
  const texts = spots.filter(
    ({ schema, value, in: { isOverlay } }) => schema['x-kind'] === 'text' && value && !isOverlay,
  );
  const uses = new Map<unknown, number>();
  for (const { value } of texts) uses.set(value, (uses.get(value) ?? 0) + 1);
  return texts.filter(
    ({ value, name, path }) => (uses.get(value) ?? 0) > 1 && name.startsWith('screens/') && path.at(-1) === 'label',
  );
}

/** A new text in every language, and one place that shows it. */
function ownText(spot: Spot, [base]: readonly Municipality[]): Mistake | undefined {
  const [namespace = '', ...rest] = String(spot.value).split('.');
  const changes = new Map<string, string>();
  for (const language of ['pl', 'en', 'de', 'uk']) {
    const file = `locales/${language}/${namespace}.json`;
    const text = base?.text(file) ?? '';
    const old = rest.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], text && JSON.parse(text));
    if (typeof old !== 'string' || old.includes('{{')) return undefined;
    changes.set(file, withValue(text, ['dopisany'], old));
  }
  changes.set(spot.name, withValue(spot.in.text(spot.name), spot.path, `${namespace}.dopisany`));
  return { ...whole('a text of its own', spot.in, changes), name: spot.name, what: String(spot.value) };
}
