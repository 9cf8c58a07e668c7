// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ALSO } from '../../../src/blocks/html/widget/allowed.ts';
import { arrange } from '../../../src/blocks/html/widget/arrange.ts';
import { Nodes } from '../../../src/blocks/html/widget/Nodes.tsx';
import { officeTree } from '../../../src/blocks/html/widget/officeTree.ts';
import { sanitised } from '../../../src/blocks/html/widget/sanitise.ts';
import { treeOf } from '../../../src/blocks/html/widget/tree.ts';
import { MARKUP } from '../../../src/lang/values/markup.ts';
import { times } from '../../night.ts';
import { generated } from './generate.ts';
import { all, vectors } from './vectors.ts';
import { wrongIn } from './wrong.ts';

const elements = new Set([...Object.keys(MARKUP), ...ALSO]);

/** Drawn in the page, as the widget does it. */
function wrongOf(markup: string): string[] {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.replaceChildren(sanitised(markup));
  return wrongIn(place, elements);
}

describe.each(Object.entries(vectors))('markup that attacks with %s', (_, list) => {
  test.each(list.map((markup) => [markup.slice(0, 120), markup]))('%s', (_shown, markup) => {
    expect(wrongOf(markup)).toEqual([]);
  });
});

/** The HTML of a page that the office draws, as a browser reads it. */
function wrongInPage(markup: string): string[] {
  const nodes = arrange(officeTree(markup, '/'), { level: 2, origin: window.location.origin });
  const place = document.createElement('div');
  place.innerHTML = renderToString(createElement(Nodes, { nodes, words: { table: 'Tabela', elsewhere: 'inna' } }));
  return wrongIn(place, drawn).filter((one) => !OF_THE_PORTAL.includes(one));
}
/** The region around a table, and the mark of a link to another site. */
const drawn = new Set([...elements, 'section']);
const OF_THE_PORTAL = [
  'class=ok-icon-box',
  '<svg>',
  'svg[viewbox]',
  'svg[aria-hidden]',
  'svg[width]',
  'class=ok-icon',
  '<path>',
  'path[d]',
  'svg[viewBox]',
];

test.each(Object.entries(vectors))('the office draws nothing harmful of markup with %s', (_, list) => {
  expect(list.flatMap((markup) => wrongInPage(markup))).toEqual([]);
});

test('the office draws nothing harmful of recombined pieces', { timeout: 600_000 }, () => {
  expect([...generated(times(100, 20_000))].flatMap((markup) => wrongInPage(markup))).toEqual([]);
});

const pages = join(import.meta.dirname, '../../../content');
const contents = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

test.each(contents)('the office draws %s as the browser does', (name) => {
  const markup = readFileSync(join(pages, name), 'utf8');
  expect(officeTree(markup, '/')).toEqual(treeOf(sanitised(markup)));
});

test('there are at least 150 vectors, without duplicates', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all).size).toBe(all.length);
});

/** As many as one likes: XSS_TRIES=200000. */
test('pieces of vectors, recombined, are harmless too', { timeout: 600_000 }, () => {
  const found: unknown[] = [];
  for (const markup of generated(Number(process.env.XSS_TRIES ?? times(400, 20_000)))) {
    const wrong = wrongOf(markup);
    if (wrong.length > 0) found.push({ markup, wrong });
  }
  expect(found).toEqual([]);
});

test('the check detects dangerous markup', () => {
  const place = document.createElement('div');
  const image = document.createElement('img');
  image.setAttribute('onerror', 'hit()');
  image.src = 'https://obca.example/a.png';
  place.append(image, document.createElement('svg'));
  expect(wrongIn(place, elements)).toEqual(['img[onerror]', 'src=https://obca.example/a.png', 'not lazy', '<svg>']);
});

test('ordinary markup of a municipality is unchanged', () => {
  const page =
    '<h2>Co przygotować</h2><p lang="en">A <strong>form</strong>, <abbr title="numer">nr</abbr> 7.</p>' +
    '<ul><li><a href="/kontakt">kontakt</a></li><li><a href="mailto:urzad@gmina.example">list</a></li></ul>' +
    '<table><caption>Opłaty</caption><thead><tr><th scope="col">Co</th></tr></thead><tbody><tr><td colspan="2">17 zł</td></tr></tbody></table>' +
    '<time datetime="2026-01-01">1 stycznia</time>';
  const place = document.createElement('div');
  place.append(sanitised(page));
  expect(place.innerHTML).toBe(page);
});

test('an unknown element is removed, and its text stays', () => {
  const place = document.createElement('div');
  place.append(sanitised('<section class="x"><custom-tag>Godziny <blink>otwarcia</blink></custom-tag></section>'));
  expect(place.innerHTML).toBe('Godziny otwarcia');
});

test('no other file of the portal can turn a text into markup', () => {
  const sinks =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|DOMParser|srcdoc|setHTML(Unsafe)?|parseHTMLUnsafe|document\.write(ln)?)\b/;
  const root = join(import.meta.dirname, '../../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => sinks.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(files.filter((file) => /from 'dompurify'/.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    'blocks/html/widget/sanitise.ts',
  ]);
});
