import type { News } from '../news.ts';
import { h, part } from './element.ts';

/** All screens by the groups of their services, those that fit what is searched. */
export function drawList(news: News, current: string | undefined, go: (address: string) => void): void {
  const wanted = part<HTMLInputElement>('find').value.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(wanted);
  const groups = news.groups.flatMap(({ name, screens }) => {
    const found = screens.filter((screen) => fits(screen.title) || fits(screen.name));
    if (found.length === 0) return [];
    const lines = found.map(({ name: screen, title, address, access, errors }) => {
      const onclick = (event: Event) => {
        if ((event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
        event.preventDefault();
        go(address);
      };
      const link = h(
        'a',
        {
          href: `/dev/?at=${encodeURIComponent(address)}`,
          title: screen,
          'aria-current': screen === current && 'page',
          onclick,
        },
        h('span', {}, title, access !== 'public' && h('span', { class: 'lock' }, ' · signed in')),
        errors > 0 && h('span', { class: 'count', title: `${errors} errors` }, errors),
      );
      return h('li', {}, link);
    });
    return [h('h2', {}, name || 'Other screens'), h('ul', {}, ...lines)];
  });
  part('screens').replaceChildren(
    ...(groups.length > 0 ? groups : [h('p', { class: 'note' }, 'No screen has this name.')]),
  );
}
