import type { Offer } from '../api.ts';
import { isObject, type Loose, nameOf, valueAt, wordOf } from '../value.ts';
import type { Around } from './around.ts';
import { freeName } from './freeName.ts';
import { idOf } from './idOf.ts';
import { serviceOffers } from './serviceOffers.ts';

const LISTS = ['groups', 'tiles', 'menu', 'start'] as const;

/**
 * Groups, tiles and menu entries: a group starts empty, a tile leads to a service or a page, an entry of the menu also to content. For
 * `start` the places where the portal can begin.
 */
export function configOffers(around: Around, at: string): Offer[] {
  if (/^groups\/[^/]+\/services$/.test(at)) return serviceOffers(around);
  const list = LISTS.find((one) => one === at);
  if (!list) return [];
  const items = itemsOf(around.value([list]));
  const names = new Set(items.map((item) => nameOf(item) ?? ''));
  if (list === 'groups') return [newGroup(around, names, items)];
  if (list === 'start')
    return targetsOf(around, 'menu').map(({ label, to }) => {
      return { name: '', kind: Object.keys(to)[0]!, title: saidOf(around, label), item: to, texts: {} };
    });
  const led = new Set(items.map((item) => JSON.stringify(valueAt(item, ['to']))));
  return targetsOf(around, list)
    .filter(({ to }) => !led.has(JSON.stringify(to)))
    .map(({ id, label, icon, to }): Offer => {
      const name = freeName(id, names);
      names.add(name);
      const isService = list === 'tiles' && 'service' in to;
      const item = { id: name, ...(!isService && { label }), ...(list === 'tiles' && { icon }), to };
      return { name, kind: Object.keys(to)[0]!, title: saidOf(around, label), item, texts: {} };
    });
}

interface Target {
  id: string;
  /** A text key. */
  label: string;
  icon: string;
  to: { service: number } | { screen: string } | { page: string } | { folder: string };
}

/** Where a tile or an entry of the menu can lead. */
function targetsOf({ checked }: Around, list: 'tiles' | 'menu'): Target[] {
  const { config, content } = checked;
  const services = config.groups.flatMap(({ services: all }) =>
    all.map(({ slug, name, uslugaId }): Target => {
      const icon = config.icons.get(uslugaId) ?? 'document';
      return { id: idOf(slug), label: name, icon, to: { service: uslugaId } };
    }),
  );
  const ofServices = new Set(config.groups.flatMap(({ services: all }) => all.map(({ screen }) => screen)));
  const found = new Set(config.words.flatMap(({ screen }) => screen ?? []));
  const screens = [...config.screens].flatMap(([screen, { path }]): Target[] => {
    const title = checked.screens[screen]?.title;
    // The search knows which pages residents open by themselves.
    const isOpen = !path.includes(':') && !ofServices.has(screen) && found.has(screen);
    const label = title && 'key' in title && !title.values ? title.key : undefined;
    return isOpen && label ? [{ id: idOf(screen.split('/').at(-1)!), label, icon: 'document', to: { screen } }] : [];
  });
  if (list === 'tiles') return [...services, ...screens];
  const pages = [...content.pages].map(([page, { title }]): Target => {
    return { id: idOf(page), label: title, icon: 'document', to: { page } };
  });
  const folders = [...content.folders].map(([folder, { name }]): Target => {
    return { id: idOf(folder), label: name, icon: 'document', to: { folder } };
  });
  return [...services, ...screens, ...pages, ...folders];
}

/** Its name is written by a person, beside the names of the others. */
function newGroup({ checked: { locales } }: Around, names: ReadonlySet<string>, groups: readonly Loose[]): Offer {
  const [first = ''] = groups.map((group) => wordOf(valueAt(group, ['name'])));
  const beside = first.includes('.') ? first.slice(0, first.lastIndexOf('.')) : 'uslugi.grupy';
  const known = new Set(locales.keysOf(beside.split('.')[0]!));
  const taken = new Set([...names, ...[...known].map((key) => key.slice(beside.length + 1))]);
  const name = freeName('grupa', taken);
  const key = `${beside}.${name}`;
  const empty = Object.fromEntries(locales.languages.map((language) => [language, '']));
  return { name, kind: 'group', title: '', item: { id: name, name: key, services: [] }, texts: { [key]: empty } };
}

function saidOf({ checked: { locales } }: Around, key: string): string {
  const [text = ''] = locales.forms(locales.languages[0] ?? 'pl', key).values();
  return text.replaceAll(/\{\{\w+\}\}/g, '…');
}

const itemsOf = (list: Loose | undefined): Loose[] => (Array.isArray(list) ? list.filter(isObject) : []);
