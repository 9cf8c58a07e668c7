import { expect, test } from 'vitest';
import { hasPage, menuEntries, webAddress } from '../../src/app/shell/menuEntries.ts';
import { element, manifest } from './shellWorld.ts';

const names = (elements: Parameters<typeof menuEntries>[0]) =>
  menuEntries(elements, manifest, []).map((entry) => entry.name);

test('entries stand by their place, and hidden ones are left out', () => {
  const elements = [
    element(3, 'C', '/kontakt'),
    element(1, 'A', '/strona-glowna'),
    element(2, 'B', '/lista-uslug', { czyWidoczny: false }),
  ];
  expect(names(elements)).toEqual(['A', 'C']);
});

test('an entry to a page this portal does not have is left out', () => {
  expect(names([element(1, 'Procedury', '/procedury'), element(2, 'Kontakt', '/kontakt')])).toEqual(['Kontakt']);
});

test('the home page has one path in the menu', () => {
  expect(menuEntries([element(1, 'Start', '/strona-glowna')], manifest, [])[0]).toMatchObject({
    to: '/',
    external: false,
  });
});

test.each([
  ['https://bip.example/a', 'https://bip.example/a'],
  ['http://bip.example/', 'http://bip.example/'],
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

test('an address stands in the menu only as a LINK', () => {
  const link = 'https://bip.example/';
  expect(names([element(1, 'BIP', link, { typ: 'LINK' })])).toEqual(['BIP']);
  expect(names([element(1, 'BIP', link)])).toEqual([]);
});

test('the own entries are always there, once: before the menu of the office, or in the place it gives them', () => {
  const entry = (name: string, to: string) => ({ name, to, external: false, newTab: false });
  const own = [entry('Start', '/'), entry('Services', '/lista-uslug')];
  const tos = (elements: Parameters<typeof menuEntries>[0]) => menuEntries(elements, manifest, own).map(({ to }) => to);
  expect(tos(null)).toEqual(['/', '/lista-uslug']);
  expect(tos([element(1, 'Procedury', '/procedury')])).toEqual(['/', '/lista-uslug']);
  expect(tos([element(1, 'Kontakt', '/kontakt'), element(2, 'Start', '/')])).toEqual(['/lista-uslug', '/kontakt', '/']);
});

test('a page is one of the screens, or home', () => {
  expect(['/', '/strona-glowna', '/kontakt', '/procedury', '/kontakt/'].map((path) => hasPage(manifest, path))).toEqual(
    [true, true, true, false, false],
  );
});
