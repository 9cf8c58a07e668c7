import type { News, NewsScreen } from '../news.ts';
import { h, part } from './element.ts';
import { words } from './words.ts';

interface Listed extends Pick<NewsScreen, 'title' | 'address' | 'access' | 'errors'> {
  /** Of the screen's file; the home page has none. */
  name?: string;
}

/** The home page, then the screens that match the search, by the groups of their services. */
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
    const lines = found.map((one) => line(one, one === current, go));
    return [h('h2', {}, name || words().otherScreens), h('ul', {}, ...lines)];
  });
  const home: Listed = { title: words().homePage, address: '/', access: 'public', errors: 0 };
  const isHome = screen === undefined && at === home.address;
  const all = [...(fits(home.title) ? [h('ul', {}, line(home, isHome, go))] : []), ...groups];
  part('screens').replaceChildren(...(all.length > 0 ? all : [h('p', { class: 'note' }, words().noSuchScreen)]));
}

function line(one: Listed, isCurrent: boolean, go: (address: string) => void): HTMLElement {
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
      'aria-current': isCurrent && 'page',
      onclick,
    },
    h('span', {}, title, access !== 'public' && h('span', { class: 'lock' }, ` · ${words().signedInOnly}`)),
    errors > 0 && h('span', { class: 'count', title: words().errors(errors) }, errors),
  );
  return h('li', {}, link);
}
