import type { Kind, Mistake } from '../mistake.ts';
import type { Municipality } from '../municipality.ts';
import type { Spot } from '../spots.ts';
import { withEntry, withValue } from '../text.ts';
import { misspelt } from '../words.ts';
import { at, type Pick, removed } from './made.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const DECLARING = new Set(['params', 'state', 'data', 'calc', 'actions']);
const IDS = ['id', 'uslugaId', 'name'];

/** Mistakes that only the whole municipality shows: what occurs twice, what nothing uses, what is not there. */
export function wholeKinds(municipalities: readonly Municipality[], spots: readonly Spot[], pick: Pick): Kind[] {
  const lists = spots.filter(
    ({ value, place }) =>
      Array.isArray(value) &&
      value.length > 0 &&
      !/scenario\.schema|contract\.schema/.test(place) &&
      value.every((one) => isObject(one) && IDS.some((key) => key in one)),
  );
  return [
    {
      name: 'doubled id',
      most: 24,
      candidates: lists.map((spot) => ({ place: spot.place, make: () => doubled(spot, pick) })),
    },
    {
      name: 'removed declaration',
      most: 24,
      candidates: spots
        .filter(
          ({ place, path }) =>
            path.length === 2 && DECLARING.has(String(path[0])) && /^(screen|fragment)\./.test(place),
        )
        .map((spot) => ({
          place: spot.place,
          make: () => removed('removed declaration', spot, [String(spot.path.at(-1))]),
        })),
    },
    { name: 'declaration that nothing uses', most: 24, candidates: spots.flatMap(unusedIn) },
    { name: 'removed file', most: 30, candidates: municipalities.flatMap(removedFiles) },
    { name: 'file that nothing uses', most: 12, candidates: municipalities.flatMap(addedFiles) },
    {
      name: 'parameter of an address',
      most: 20,
      candidates: spots
        .filter(({ place, value }) => /services\.schema.*\/path$/.test(place) && typeof value === 'string')
        .map((spot) => ({ place: 'path', make: () => address(spot, pick) })),
    },
  ];
}

function doubled(spot: Spot, pick: Pick): Mistake {
  const list = spot.value as Json[];
  const one = list[pick(list.length)]!;
  const id = String(one.uslugaId ?? one.id ?? one.name);
  const text = withEntry(spot.in.text(spot.name), spot.path, list.length, one);
  return { ...at('doubled id', spot, text, `"${id}" is there twice`, [id]), path: [...spot.path, list.length] };
}

/** What can be declared in a screen, each with a value that is right by itself. */
const DECLARATIONS: readonly [string, unknown][] = [
  ['state', { type: 'integer' }],
  ['calc', '1'],
  ['params', { type: 'integer', in: 'query' }],
  ['actions', { do: [{ back: true }] }],
];

const TEXT = [{ id: 'nieUzywaneTresc', type: 'text', text: 'uslugi.wszystkie' }];

function unusedIn(spot: Spot) {
  if (spot.path.length > 0 || !/^(screen|fragment)\.schema\.json$/.test(spot.place)) return [];
  if (spot.place.startsWith('fragment')) return [];
  const content = (spot.value as { content?: unknown[] }).content ?? [];
  const dialog = { id: 'nieUzywane', type: 'dialog', title: 'uslugi.wszystkie', content: TEXT };
  const source = Object.values((spot.value as { data?: Json }).data ?? {})[0];
  return [
    {
      place: 'dialog',
      make: () => {
        const text = withEntry(spot.in.text(spot.name), ['content'], content.length, dialog);
        const made = at('declaration that nothing uses', spot, text, 'a dialog is added', ['nieUzywane']);
        return { ...made, path: ['content', content.length] };
      },
    },
    ...[...DECLARATIONS, ...(source === undefined ? [] : [['data', source] as const])].map(([key, value]) => ({
      place: key,
      make: () => {
        const path = [key, 'nieUzywane'];
        const text = withValue(spot.in.text(spot.name), path, value);
        return { ...at('declaration that nothing uses', spot, text, `${key} is added`, ['nieUzywane']), path };
      },
    })),
  ];
}

const OF_FILES: readonly [RegExp, string][] = [
  [/^screens\/fragments\/.*\.json$/, 'fragment'],
  [/^screens\/(?!.*(scenario|edit|fragments)).*\.json$/, 'screen'],
  [/^content\/pages\/.*\.html$/, 'page'],
  [/^content\/files\/.*$/, 'file'],
  [/^data\/.*\.csv$/, 'csv'],
  [/^logo\.svg$/, 'logo'],
  [/^locales\/.*\.json$/, 'locale'],
];

const kindOf = (name: string): string | undefined => OF_FILES.find(([pattern]) => pattern.test(name))?.[1];
const stem = (name: string): string =>
  name
    .split('/')
    .slice(1)
    .join('/')
    .replace(/\.\w+$/, '');

function removedFiles(municipality: Municipality) {
  return municipality.names.flatMap((name) => {
    const kind = kindOf(name);
    // Below the file of an overlay may be one of the same name.
    if (!kind || (municipality.isOverlay && /^content\/|powloka|zgody|uslugi/.test(name))) return [];
    const names = [name, stem(name), stem(name).replace('fragments/', ''), stem(name).replace(/^(pages|files)\//, '')];
    const make = (): Mistake => ({
      kind: 'removed file',
      in: municipality,
      name,
      what: 'the file is removed',
      changes: new Map([[name, undefined]]),
      names: [...names, stem(name).split('/').slice(1, 2).join()],
      place: kind,
    });
    return [{ place: kind, make }];
  });
}

function addedFiles(municipality: Municipality) {
  const added = (name: string, text: string) => ({
    place: name,
    make: (): Mistake => ({
      kind: 'file that nothing uses',
      in: municipality,
      name,
      what: 'the file is added',
      changes: new Map([[name, text]]),
      names: [name, stem(name)],
      place: name,
    }),
  });
  const screen =
    '{ "title": "uslugi.wszystkie", "content": [{ "id": "a", "type": "text", "text": "uslugi.wszystkie" }] }';
  return [
    added('screens/fragments/nowy.json', '{ "content": [{ "id": "a", "type": "text", "text": "uslugi.wszystkie" }] }'),
    added('screens/proba/nowy.json', screen),
    added('screens/proba/nowy.scenario.json', '{ "cases": [{ "name": "a case" }] }'),
    added('locales/pl/nowy.json', '{ "a": "A" }'),
    added('content/pages/nowa/pl.html', '<p>A</p>'),
    added('content/files/nowy.txt', 'A'),
  ];
}

/** A parameter too many, or of another name. */
function address(spot: Spot, pick: Pick): Mistake | undefined {
  const old = spot.value as string;
  const [, param] = /:([A-Za-z0-9]+)/.exec(old) ?? [];
  const wrong = param ? misspelt(param, pick) : 'czego';
  const next = param ? old.replace(`:${param}`, `:${wrong}`) : `${old}/:${wrong}`;
  const text = withValue(spot.in.text(spot.name), spot.path, next);
  return at('parameter of an address', spot, text, `${old} -> ${next}`, [wrong, ...(param ? [param] : [])]);
}
