// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditorState, type Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { type PageDocument, pageDocument } from '../../../codegen/dev/studio/pages/pageDocument.ts';
import { reassemble } from '../../../codegen/dev/studio/pages/reassemble.ts';
import { blocksIn } from '../../../codegen/studio/pages/blocks.ts';
import { times } from '../../night.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['content/pages', 'examples/brzezno/content/pages'];
const shipped = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${folder}/${name}`),
);
/** Five has no part in common with the four languages of a page, so each language is tried. */
const tried = shipped.filter((_, index) => index % times(5, 1) === 0);

const opened = (html: string) => {
  const found = blocksIn(html);
  if ('why' in found) return { lost: found.why.en };
  return pageDocument({ file: '', html, own: true, ...found });
};
const documentOf = (html: string): PageDocument => {
  const document = opened(html);
  if ('lost' in document) throw new Error(document.lost);
  return document;
};
/** The file after a change in the editor. */
function changed(html: string, change: (tr: Transaction) => Transaction): string {
  const document = documentOf(html);
  const state = EditorState.create({ doc: document.first });
  return document.htmlOf(state.apply(change(state.tr)).doc);
}

describe('a page in the editor', () => {
  it('keeps every byte of the shipped pages', () => {
    expect(shipped.length).toBeGreaterThan(50);
    for (const name of tried) {
      const html = readFileSync(join(ROOT, name), 'utf8');
      const document = documentOf(html);
      expect([name, document.htmlOf(document.first)]).toEqual([name, html]);
    }
  });

  it('writes a changed block as the shipped pages are written', () => {
    for (const name of tried) {
      const html = readFileSync(join(ROOT, name), 'utf8');
      const document = documentOf(html);
      const { blocks = [] } = blocksIn(html) as { blocks?: readonly (readonly [number, number])[] };
      // Every block is another one, so each is written anew.
      const anew = new (document.constructor as typeof PageDocument)(
        html,
        blocks,
        blocks.map(() => []),
      );
      expect([name, anew.htmlOf(document.first).trimEnd()]).toEqual([name, html.trimEnd()]);
    }
  });

  it.each([
    [
      'a paragraph',
      '<p>Jeden.</p>\n<p>Dwa.</p>\n',
      (tr: Transaction) => tr.insertText('X', 1),
      '<p>XJeden.</p>\n<p>Dwa.</p>\n',
    ],
    [
      'one of several, between a comment and a strange layout',
      '<!-- a -->\n<p  lang="de">Eins</p>\n\n\n<p>Dwa.</p><h2>Trzy</h2>\n',
      (tr: Transaction) => tr.insertText('X', 7),
      '<!-- a -->\n<p  lang="de">Eins</p>\n\n\n<p>XDwa.</p><h2>Trzy</h2>\n',
    ],
    [
      'the last one, which goes',
      '<p>Jeden.</p>\n<p>Dwa.</p>\n',
      (tr: Transaction) => tr.delete(8, 14),
      '<p>Jeden.</p>\n',
    ],
    [
      'the first one, which goes',
      '<p>Jeden.</p>\n<p>Dwa.</p>\n',
      (tr: Transaction) => tr.delete(0, 8),
      '<p>Dwa.</p>\n',
    ],
    [
      'lines of Windows',
      '<p>Jeden.</p>\r\n<p>Dwa.</p>\r\n',
      (tr: Transaction) => tr.split(3),
      '<p>Je</p>\r\n<p>den.</p>\r\n<p>Dwa.</p>\r\n',
    ],
  ])('writes only what was changed: %s', (_, html, change, expected) => {
    expect(changed(html, change)).toBe(expected);
  });

  it.each([
    ['<ul>\n  <li>a<ul>\n      <li>b</li>\n    </ul></li>\n</ul>', true],
    ['<dl><dt>a</dt><dd>b</dd></dl>', true],
    ['<figure><img src="/api/pi/plik?link=x" alt="x"><figcaption>y <em>z</em></figcaption></figure>', true],
    ['<p>a <strong><em>b</em></strong> <a href="/kontakt" lang="en">c</a><br>d &amp; <sup>2</sup></p>', true],
    ['<table><caption>a</caption><tr><td>b</td></tr></table>', true],
    ['<table><caption>a <em>b</em></caption><tbody><tr><td>b</td></tr></tbody></table>', false],
    ['<p>a<!-- b --></p>', false],
    ['<ul><li>a<p>b</p>c</li></ul>', false],
    ['<p>a <span>b</span></p>', false],
    ['words alone', false],
    ['<p>a', false],
    ['<p onclick="x()">a</p>', false],
  ])('is refused when it would lose something: %s', (html, isKept) => {
    expect('lost' in opened(html)).toBe(!isKept);
  });

  it('puts together what stays and what is new, with the comments between', () => {
    const text = '<p>a</p>\n<!-- c -->\n<p>b</p>\n<p>d</p>\n';
    const { blocks } = blocksIn(text) as { blocks: readonly (readonly [number, number])[] };
    expect(reassemble(text, blocks, [0, 1, 2])).toBe(text);
    expect(reassemble(text, blocks, [0, '<p>x</p>', 2])).toBe(text.replace('<p>b', '<p>x'));
    expect(reassemble(text, blocks, [0, 2])).toBe('<p>a</p>\n<!-- c -->\n<p>d</p>\n');
    expect(reassemble(text, blocks, [0, 1, '<p>x</p>', 2])).toBe(text.replace('<p>d', '<p>x</p>\n<p>d'));
    expect(reassemble(text, blocks, [0, 1, 2, '<p>x</p>'])).toBe(`${text}<p>x</p>\n`);
    expect(reassemble(text, blocks, ['<p>x</p>', 0, 1, 2])).toBe(`<p>x</p>\n${text}`);
    expect(reassemble('', [], ['<p>x</p>'])).toBe('<p>x</p>');
  });
});
