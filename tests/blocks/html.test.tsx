// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HtmlBlock } from '../../src/blocks/html/block.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { draw } from './drawWidget.tsx';

afterEach(cleanup);

const block: HtmlBlock = { id: 'tresc', type: 'html', reads: [], value: ['$', 'tresc'] };
const manifest = {
  api: { base: '/api' },
  screens: { kontakt: { path: '/kontakt', also: [{ path: '/adres-urzedu' }] }, karta: { path: '/karta/:id' } },
  groups: [],
  hosts: {},
} as unknown as Manifest;

function drawn(tresc: string | null, more: Partial<HtmlBlock> = {}) {
  const { container, binding } = draw({ ...block, ...more }, { scope: { tresc }, manifest });
  return { binding, html: container.querySelector('.ok-html') as HTMLElement };
}

test('headings continue the levels of the page, and skip none', () => {
  const names = (html: HTMLElement) => [...html.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((node) => node.nodeName);
  const markup = '<h1>a</h1><h4>b</h4><h3>c</h3><h1>d</h1><h6>e</h6>';
  expect(names(drawn(markup).html)).toEqual(['H2', 'H3', 'H3', 'H2', 'H3']);
  cleanup();
  expect(names(drawn(markup, { title: { key: 'Tytuł' } }).html)).toEqual(['H3', 'H4', 'H4', 'H3', 'H4']);
});

test('a table scrolls in its own region, named by its caption', () => {
  const { html } = drawn('<table><caption>Opłaty</caption><thead><tr><th>Co</th></tr></thead></table><table></table>');
  const regions = [...html.querySelectorAll('section')];
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['Opłaty', 'Tabela']);
  expect(html.querySelector('th')?.getAttribute('scope')).toBe('col');
});

test('a link to another site is marked, one to this site is not', () => {
  const { html } = drawn(
    `<a href="https://bip.example/">BIP</a><a href="${window.location.origin}/kontakt">Kontakt</a>`,
  );
  const [bip, own] = [...html.querySelectorAll('a')];
  expect([bip?.rel, bip?.querySelector('[role=img]')?.getAttribute('aria-label')]).toEqual([
    'noopener',
    'strona zewnętrzna',
  ]);
  expect([own?.rel, own?.textContent]).toEqual(['', 'Kontakt']);
});

test.each(['/adres-urzedu', '/kontakt/', '/uslugi/25'])('the portal follows a link to %s', (path) => {
  const { html, binding } = drawn(`<a href="${path}">a</a>`);
  expect(fireEvent.click(html.querySelector('a') as Element)).toBe(false);
  expect(binding.went).toEqual([{ path, search: '', hash: '' }]);
});

test('a link inside the portal is followed by the portal, any other by the browser', () => {
  const { html, binding } = drawn(
    '<a href="/kontakt?a=1#b"><em>Kontakt</em></a><a href="/karta/7">7</a><a href="/api/pi/plik?link=a">a</a><a href="#niżej">c</a><a href="https://bip.example/">d</a>',
  );
  const followed = [...html.querySelectorAll('a')].map((link) => !fireEvent.click(link.firstElementChild ?? link));
  expect(followed).toEqual([true, true, false, true, false]);
  expect(binding.went).toEqual([
    { path: '/kontakt', search: '?a=1', hash: '#b' },
    { path: '/karta/7', search: '', hash: '' },
    { path: '/', search: '', hash: '#ni%C5%BCej' },
  ]);
  expect(fireEvent.click(html.querySelector('a') as Element, { ctrlKey: true })).toBe(true);
});

test('only pictures of this site stay in markup, and they are loaded when they are near', () => {
  const { html } = drawn('<img src="/m/herb.png" alt="Herb" width="40"><img src="https://obca.example/a.png" alt="">');
  expect(html.children.length).toBe(1);
  const { attributes } = html.children[0] as HTMLImageElement;
  expect(Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))).toEqual({
    ...{ src: '/m/herb.png', alt: 'Herb', width: '40', loading: 'lazy', decoding: 'async' },
  });
});

test('an empty text draws nothing', () => {
  expect(drawn(null).html.innerHTML).toBe('');
});
