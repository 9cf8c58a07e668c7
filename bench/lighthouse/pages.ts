/** A page of the portal that is measured. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** A page of the site by hand that is measured beside it. */
  yardstick?: { name: string; path: string; sameTree?: boolean };
  /** Only for one who is logged in, so no search engine finds it. */
  isProtected?: boolean;
}

const byHand = (page: string, sameTree = false) => ({ name: 'by hand in React', path: `/${page}.html`, sameTree });

/** A chart has no yardstick: a library draws it, whoever writes the page. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', yardstick: byHand('home') },
  { name: 'a table', path: '/uslugi/budzet-dochody', yardstick: byHand('table') },
  { name: 'a chart', path: '/uslugi/najpopularniejsze-imiona-wg-roku' },
  {
    name: 'a long page',
    path: '/strona-wlasna?nazwaPliku=regulamin',
    yardstick: { name: 'plain HTML', path: '/long.html' },
  },
  { name: 'registration', path: '/rejestracja', yardstick: byHand('registration', true) },
  { name: 'login', path: '/logowanie', yardstick: byHand('login', true) },
  {
    name: 'a protected table',
    path: '/uslugi/historia-platnosci-internetowych',
    yardstick: byHand('protected'),
    isProtected: true,
  },
];
