import type { News } from '../news.ts';
import { h, part } from './element.ts';
import { words } from './words.ts';

/** The screens that match the search, by the groups of their services. */
export function drawList(
  news: News,
  { screen, at }: { screen: string | undefined; at: string },
  go: (address: string) => void,
): void {
  // Several services may open one screen, each in its own way.
  const here = news.groups.flatMap(({ screens }) => screens).filter(({ name }) => name === screen);
  const current = here.find(({ address }) => address === at) ?? here[0];
  const wanted = part<HTMLInputElement>('find').value.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(wanted);
  const groups = news.groups.flatMap(({ name, screens }) => {
    const found = screens.filter((screen) => fits(screen.title) || fits(screen.name));
    if (found.length === 0) return [];
    const lines = found.map((one) => {
      const { name: file, title, address, access, errors } = one;
      const onclick = (event: Event) => {
        if ((event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
        event.preventDefault();
        go(address);
      };
      const link = h(
        'a',
        {
          href: `/dev/?at=${encodeURIComponent(address)}`,
          title: file,
          'aria-current': one === current && 'page',
          onclick,
        },
        h('span', {}, title, access !== 'public' && h('span', { class: 'lock' }, ` · ${words().signedInOnly}`)),
        errors > 0 && h('span', { class: 'count', title: words().errors(errors) }, errors),
      );
      return h('li', {}, link);
    });
    return [h('h2', {}, name || words().otherScreens), h('ul', {}, ...lines)];
  });
  part('screens').replaceChildren(...(groups.length > 0 ? groups : [h('p', { class: 'note' }, words().noSuchScreen)]));
}
