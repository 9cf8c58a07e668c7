import { servicePath } from '../../src/lang/descriptors/siteMap.ts';
import { switchedOff } from '../overlay/off.ts';
import type { Catalogue, Entry } from './api.ts';
import { mergedFile } from './changes.ts';
import type { Edited } from './edited.ts';
import { languagesOf } from './languages.ts';
import { CONFIG } from './place.ts';
import { Titles } from './titles.ts';
import { isObject, type Loose, type LooseObject, nameOf, valueAt, wordOf } from './value.ts';

/** The services, tiles and menu of a municipality. */
export function catalogueOf(edited: Edited): Catalogue {
  const file = mergedFile(edited, CONFIG);
  const off = switchedOff(file);
  const titles = new Titles(edited.layers);
  const [language = 'pl'] = languagesOf(edited.layers);
  const objectsAt = (of: Loose | undefined, key: string): LooseObject[] => {
    const list = valueAt(of, [key]);
    return Array.isArray(list) ? list.filter(isObject) : [];
  };
  const about = (list: string, item: LooseObject, text: Loose | undefined) => {
    const name = nameOf(item) ?? '';
    const title = typeof text === 'string' ? titles.of(item, language) : place(item.to);
    return { at: `${list}/${name}`, name, title, ...(typeof text === 'string' && { text }) };
  };
  const root = file.value as Loose;
  const services = objectsAt(root, 'groups').flatMap((group) => objectsAt(group, 'services'));
  const place = (to: Loose | undefined): string => {
    const number = wordOf(valueAt(to, ['service']));
    const service = services.find((one) => nameOf(one) === number);
    if (service) return titles.of(service, language);
    const screen = wordOf(valueAt(to, ['screen']));
    return (
      wordOf(valueAt(root, ['screens', screen, 'path'])) ||
      Object.values(isObject(to) ? to : {})
        .map(wordOf)
        .join('')
    );
  };
  const entry = (list: string, item: LooseObject): Entry => {
    const { to } = item;
    const isOff =
      off.services.has(wordOf(valueAt(to, ['service']))) || off.screens.has(wordOf(valueAt(to, ['screen'])));
    return { ...about(list, item, item.label), leads: place(to), off: isOff };
  };
  return {
    groups: objectsAt(root, 'groups').map((group) => ({
      ...about('groups', group, group.name),
      services: objectsAt(group, 'services').map((service) => ({
        ...about('services', service, service.name),
        leads: servicePath(wordOf(service.slug)),
        off: service.off === true,
      })),
    })),
    tiles: objectsAt(root, 'tiles').map((tile) => entry('tiles', tile)),
    menu: objectsAt(root, 'menu').map((one) => entry('menu', one)),
  };
}
