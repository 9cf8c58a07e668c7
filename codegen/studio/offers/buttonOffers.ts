import type { Path } from '../../files/jsonFile.ts';
import type { Offer } from '../api.ts';
import { isObject, nameOf } from '../value.ts';
import type { Around } from './around.ts';
import { freeName } from './freeName.ts';
import { idOf } from './idOf.ts';
import type { Wording } from './wording.ts';

/** Buttons: one to each service, and to each page that needs no parameter in its address. */
export function buttonOffers(around: Around, wording: Wording, list: Path): Offer[] {
  const found = around.value(list);
  const names = new Set((Array.isArray(found) ? found.filter(isObject) : []).map((item) => nameOf(item)!));
  const { config } = around.checked;
  const own = around.name.slice('screens/'.length, -'.json'.length);
  const services = config.groups.flatMap(({ services: all }) =>
    all.map(({ slug, name, uslugaId }) => ({ id: idOf(slug), label: name, to: { service: uslugaId } })),
  );
  const ofServices = new Set(config.groups.flatMap(({ services: all }) => all.map(({ screen }) => screen)));
  const pages = [...config.screens].flatMap(([screen, { path }]) => {
    const title = around.checked.screens[screen]?.title;
    const isOpen = !path.includes(':') && !ofServices.has(screen) && screen !== own;
    return isOpen && title && 'key' in title && !title.values
      ? [{ id: idOf(screen.split('/').at(-1)!), label: title.key, to: { screen } }]
      : [];
  });
  return [...services, ...pages].map(({ id, label, to }) => {
    const name = freeName(id, names);
    const kind = 'service' in to ? 'service' : 'page';
    return { name, kind, title: wording.said(label), item: { id: name, label, do: [{ go: to }] }, texts: {} };
  });
}
