import { expect, test } from 'vitest';
import { webAddress } from '../../../src/lang/values/addresses.ts';
import { hasPage, menuEntries, usualEntries } from '../../../src/portal/app/shell/menuEntries.ts';
import { element, manifest } from './shellWorld.ts';

const names = (elements: Parameters<typeof menuEntries>[0]) =>
  menuEntries(elements, manifest, '/').map((entry) => entry.name);

test('entries are sorted by their position, and hidden ones are left out', () => {
  const elements = [
    element(3, 'C', '/kontakt'),
    element(1, 'A', '/strona-glowna'),
    element(2, 'B', '/lista-uslug', { czyWidoczny: false }),
  ];
  expect(names(elements)).toEqual(['A', 'C']);
});

test('an entry to a page this portal does not have is left out', () => {
  expect(names([element(1, 'Informacje', '/informacje'), element(2, 'Kontakt', '/kontakt')])).toEqual(['Kontakt']);
});

test('an entry for the home page leads to its present address', () => {
  const start = [element(1, 'Start', '/strona-glowna')];
  expect(['/', '/strona-glowna'].map((home) => menuEntries(start, manifest, home)[0]?.to)).toEqual([
    '/',
    '/strona-glowna',
  ]);
});

test.each([
  ['STRONA_WLASNA', 'o-portalu', '/strona-wlasna?nazwaPliku=o-portalu', false],
  ['STRONA_WLASNA', 'a&b=c', '/strona-wlasna?nazwaPliku=a%26b%3Dc', false],
  ['STRONA_WLASNA', '', undefined, false],
  ['STRONA_WBUDOWANA', '/kontakt', '/kontakt', false],
  ['STRONA_WBUDOWANA', '/uslugi/nowa-sprawa?temat=1', '/uslugi/nowa-sprawa?temat=1', false],
  ['STRONA_WBUDOWANA', '/uslugi/20', '/uslugi/20', false],
  ['STRONA_WBUDOWANA', '/uslugi/99', undefined, false],
  ['STRONA_WBUDOWANA', 'https://bip.example/', undefined, false],
  ['STRONA_WBUDOWANA', '//kontakt', undefined, false],
  ['STRONA_WBUDOWANA', '/\\kontakt', undefined, false],
  ['STRONA_WBUDOWANA', '/kontakt\n', undefined, false],
  ['LINK', 'https://bip.example/', 'https://bip.example/', true],
  ['LINK', '/kontakt', '/kontakt', false],
  ['LINK', 'javascript:alert(1)', undefined, true],
] as const)('%s %j leads to %s', (typ, link, to, external) => {
  const [entry] = menuEntries([element(1, 'A', link, { typ, czyOtwieracWNowejKarcie: true })], manifest, '/');
  expect(entry).toEqual(to && { name: 'A', to, external, newTab: true });
});

test('a portal without a screen for pages of the office has no entries to them', () => {
  const { page: _page, ...special } = manifest.special;
  const own = [element(1, 'A', 'o-portalu', { typ: 'STRONA_WLASNA' })];
  expect(menuEntries(own, { ...manifest, special }, '/')).toEqual([]);
});

test.each([
  ['https://bip.example/a', 'https://bip.example/a'],
  ['http://bip.example/', 'http://bip.example/'],
  ['https://bip.example@obca.example/', null],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)', null],
  ['data:text/html,x', null],
  ['//bip.example', null],
  ['/\\bip.example', null],
  ['bip.example', null],
  ['', null],
  [null, null],
])('%s as an address of another site is %s', (link, address) => {
  expect(webAddress(link)).toBe(address);
});

test('an address is used in the menu only for an entry of kind LINK', () => {
  const link = 'https://bip.example/';
  expect(names([element(1, 'BIP', link, { typ: 'LINK' })])).toEqual(['BIP']);
  expect(names([element(1, 'BIP', link)])).toEqual([]);
});

test('an office without a menu gets the default one, limited to existing pages', () => {
  const word = (key: string) => key;
  expect(usualEntries(manifest, '/', word).map(({ to }) => to)).toEqual(['/', '/procedury', '/lista-uslug']);
  const screens = Object.fromEntries(
    ['/statusy-i-rejestry', '/informacje', '/procedury'].map((path) => [
      path,
      { ...manifest.screens['portal/mapa']!, path },
    ]),
  );
  const all = usualEntries({ ...manifest, screens: { ...manifest.screens, ...screens } }, '/', word);
  expect(all.map(({ name }) => name)).toEqual([
    'powloka.stronaGlowna',
    'powloka.procedury',
    'powloka.informacje',
    'powloka.uslugi',
    'powloka.statusyIRejestry',
  ]);
});

test('a page is one of the screens, or the home page', () => {
  expect(
    ['/', '/strona-glowna', '/kontakt', '/informacje', '/kontakt/'].map((path) => hasPage(manifest, path)),
  ).toEqual([true, true, true, false, false]);
});
