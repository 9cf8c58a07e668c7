import { servicePath } from '../../src/lang/descriptors/siteMap.ts';
import type { Touch } from './api.ts';
import { mergedFile } from './changes.ts';
import type { SmallEdit } from './edit.ts';
import type { Edited } from './edited.ts';
import { CONFIG, isThere, pathTo } from './place.ts';
import { Titles } from './titles.ts';
import { isObject, type Loose, type LooseObject, nameOf, valueAt, wordOf } from './value.ts';

/** The service that an edit switches off or removes. */
export function serviceTaken(edited: Edited, edit: SmallEdit): LooseObject | undefined {
  const isOff = edit.kind === 'set' && edit.key === 'off' && edit.value === true;
  if ((!isOff && edit.kind !== 'remove') || edit.file !== CONFIG) return undefined;
  const file = mergedFile(edited, CONFIG);
  if (!isThere(file, edit.at)) return undefined;
  const value = valueAt(file.value as Loose, pathTo(file, edit.at));
  return isObject(value) && value.uslugaId !== undefined ? value : undefined;
}

/** Everything that leads to a service: tiles, the menu, buttons of screens, pages, and scenarios that go there. */
export function leadsTo(edited: Edited, service: LooseObject): Touch[] {
  const { layers } = edited;
  const root = mergedFile(edited, CONFIG).value as Loose;
  const titles = new Titles(layers);
  const number = nameOf(service)!;
  const screen = onlyScreen(root, service);
  const address = new RegExp(`${servicePath(wordOf(service.slug))}(?![\\w-])`);
  const leads = (value: Loose | undefined): boolean =>
    wordOf(valueAt(value, ['service'])) === number || (screen !== '' && wordOf(valueAt(value, ['screen'])) === screen);
  const touches: Touch[] = [];
  for (const [list, kind] of [
    ['tiles', 'tile'],
    ['menu', 'menu'],
  ] as const)
    for (const item of itemsAt(root, list))
      if (leads(valueAt(item, ['to']))) touches.push({ kind, name: nameOf(item) ?? '', title: titles.of(item, 'pl') });
  const texts = (name: string): string[] =>
    [
      layers.above?.read(name) ?? layers.below.read(name),
      layers.above?.read(name.replace('.json', '.edit.json')),
    ].filter((text) => text !== undefined);
  for (const name of layers.files.list('screens')) {
    const isScenario = name.endsWith('.scenario.json');
    const own = name.slice('screens/'.length, isScenario ? -'.scenario.json'.length : -'.json'.length);
    if (isScenario) {
      if (own === screen || texts(name).some((text) => address.test(text)))
        touches.push({ kind: 'scenario', name: own });
    } else if (own !== screen) {
      const values = texts(name).map((text) => parsed(text, number, screen));
      if (values.some((value) => goes(value, leads))) {
        const title = titles.of(values[0], 'pl');
        touches.push({ kind: 'screen', name: own, ...(title !== '' && { title }) });
      }
    }
  }
  const pages = layers.files.all('content/pages').filter((name) => {
    const text = name.endsWith('.html') ? layers.files.read(name) : undefined;
    return text !== undefined && address.test(text);
  });
  for (const name of new Set(pages.map((file) => file.split('/')[2]!))) touches.push({ kind: 'page', name });
  return touches;
}

/** The screen of a service that has no other way; '' for none. */
function onlyScreen(root: Loose, { screen }: LooseObject): string {
  const name = wordOf(screen);
  const services = itemsAt(root, 'groups').flatMap((group) => itemsAt(group, 'services'));
  const others = services.filter((one) => wordOf(valueAt(one, ['screen'])) === name && valueAt(one, ['off']) !== true);
  return others.length > 1 || valueAt(root, ['screens', name]) !== undefined ? '' : name;
}

/** Most files name neither: they need no parsing. */
function parsed(text: string, number: string, screen: string): Loose | undefined {
  const named =
    new RegExp(`"service":\\s*"?${number}\\b`).test(text) || (screen !== '' && text.includes(`"${screen}"`));
  if (!named) return undefined;
  try {
    return JSON.parse(text) as Loose;
  } catch {
    return undefined;
  }
}

/** Is there a way in it? The title of a service is none. */
function goes(value: Loose | undefined, leads: (to: Loose) => boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => goes(one, leads));
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, one]) => (WAYS.has(key) && leads(one)) || goes(one, leads));
}

const WAYS = new Set(['go', 'missing']);

function itemsAt(of: Loose | undefined, key: string): Loose[] {
  const list = valueAt(of, [key]);
  return Array.isArray(list) ? list : [];
}
