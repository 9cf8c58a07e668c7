import { expect, test } from 'vitest';
import type { StronaStartowa } from '../../../src/generated/models.ts';
import { startPlace } from '../../../src/portal/app/startPlace.ts';
import { manifest } from '../fixtures/screens.ts';

const find = (typ: StronaStartowa['typ'], link: string, stan?: StronaStartowa['stan']) =>
  startPlace({ typ, link, ...(stan && { stan }) }, manifest, 'https://portal.example');
const inside = (pathname: string, search = '', memory = {}) => ({
  inside: { pathname, search, memory, screen: expect.objectContaining({ access: expect.any(String) }) },
});

test('a screen of the portal gets the parameters it declares, and no others', () => {
  const stan = [
    { nazwa: 'id', wartosc: 7 },
    { nazwa: 'widok', wartosc: 'pełny & duży' },
    { nazwa: 'obcy', wartosc: 'x' },
  ];
  const search = `?${new URLSearchParams({ widok: 'pełny & duży' })}`;
  expect(find('STRONA_WBUDOWANA', '/uslugi/karta', stan)).toEqual(inside('/uslugi/karta', search, { id: 7 }));
  expect(find('STRONA_WBUDOWANA', '/lista-uslug')).toEqual(inside('/lista-uslug'));
});

test('an address inside the portal keeps its query', () => {
  expect(find('LINK_WEWNETRZNY', '/uslugi/lata?rok=2025')).toEqual(inside('/uslugi/lata', '?rok=2025'));
  expect(find('LINK_WEWNETRZNY', '/uslugi/13')).toEqual(inside('/uslugi/13'));
});

test('another site must use https', () => {
  expect(find('LINK_ZEWNETRZNY', 'https://urzad.example/a?b=c')).toEqual({ outside: 'https://urzad.example/a?b=c' });
});

test.each([
  ['STRONA_WBUDOWANA', '/'],
  ['STRONA_WBUDOWANA', '/strona-glowna'],
  ['STRONA_WBUDOWANA', '/nie-ma'],
  ['STRONA_WBUDOWANA', 'https://urzad.example'],
  ['LINK_WEWNETRZNY', '/przerwa-techniczna'],
  ['LINK_WEWNETRZNY', '/usluga-przerwa-techniczna'],
  ['LINK_WEWNETRZNY', '//zle.example/lista-uslug'],
  ['LINK_WEWNETRZNY', '/\\zle.example'],
  ['LINK_WEWNETRZNY', '/lista-uslug\n'],
  ['LINK_WEWNETRZNY', 'lista-uslug'],
  ['LINK_WEWNETRZNY', ''],
  ['LINK_ZEWNETRZNY', 'http://urzad.example'],
  ['LINK_ZEWNETRZNY', 'javascript:alert(1)'],
  ['LINK_ZEWNETRZNY', 'data:text/html,x'],
  ['LINK_ZEWNETRZNY', '//urzad.example'],
  ['LINK_ZEWNETRZNY', 'https://ktos:haslo@urzad.example'],
  ['LINK_ZEWNETRZNY', 'https://portal.example/'],
  ['LINK_ZEWNETRZNY', '/lista-uslug'],
] as const)('a bad value means the home page, and never a redirect loop: %s %j', (typ, link) => {
  expect(find(typ, link)).toBeNull();
});
