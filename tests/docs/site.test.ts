// @vitest-environment jsdom
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, type Site } from '../../scripts/docs/site.ts';
import { axeProblems } from '../portal/ui/axe.ts';

const root = join(import.meta.dirname, '../..');
let site: Site;
let html: [string, string][];

beforeAll(() => {
  site = buildSite(join(root, 'docs'));
  html = [...site.files].filter(([path]) => path.endsWith('.html')).map(([path, text]) => [path, String(text)]);
});

const open = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

const SAMPLE = `# A page

A [link](next.md#second) and \`code\`.

![A card of dues on a phone, with one term overdue](card.png)

## First

| | means |
|---|---|
| \`key\` | a key |

\`screens/a.json\`

\`\`\`json
{ "title": true }
\`\`\`

## Second

    npm start
`;

describe('the site of the docs', () => {
  test('no link, anchor or picture is broken, and the contents list each page', () => {
    expect(site.problems).toEqual([]);
    expect(html.length).toBeGreaterThan(10);
  });

  test('its pages load only files of the site, and every linked file exists', () => {
    for (const [path, text] of html) {
      const taken = attributes(text, /<(?:link rel="(?:stylesheet|icon)"|script|img)[^>]*? (?:href|src)="([^"]*)"/g);
      expect([path, taken.filter((address) => /^(https?:|\/)/.test(address))]).toEqual([path, []]);
      const inside = attributes(text, / (?:href|src)="([^"#]+)[^"]*"/g).filter(
        (link) => !/^(https?:|mailto:)/.test(link),
      );
      const targets = [...new Set(inside)].map((link) => decodeURI(posix.join(posix.dirname(path), link)));
      expect([path, targets.filter((target) => !site.files.has(target))]).toEqual([path, []]);
    }
  });

  test('ids are unique in a page, and the target of the skip link exists', () => {
    for (const [path, text] of html) {
      const ids = attributes(text, / id="([^"]*)"/g);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
      expect(ids).toContain('page-text');
    }
  });

  test('axe finds no problems in a small site with every element of a page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'okienko-docs-'));
    mkdirSync(join(folder, 'pl'));
    const sections = [{ title: { en: 'Begin', pl: 'Początek' }, pages: ['README', 'next'] }];
    writeFileSync(join(folder, 'contents.json'), JSON.stringify({ sections }));
    for (const page of ['README', 'next', 'pl/README', 'pl/next']) writeFileSync(join(folder, `${page}.md`), SAMPLE);
    copyFileSync(join(root, 'docs/pictures/card.png'), join(folder, 'card.png'));
    copyFileSync(join(root, 'docs/pictures/card.png'), join(folder, 'pl/card.png'));
    const { files, problems } = buildSite(folder);
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([]);
    document.documentElement.lang = 'pl';
    document.body.innerHTML = open(String(files.get('pl/index.html'))).body.innerHTML;
    expect(document.querySelectorAll('main :is(table, pre, img, h2)').length).toBeGreaterThan(5);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  test('text has enough contrast, in light and in dark colours', () => {
    const css = readFileSync(join(root, 'scripts/docs/site.css'), 'utf8');
    const modes = [...css.matchAll(/:root \{([^}]*)\}/g)].slice(0, 2).map(([, rule = '']) => new Map(colours(rule)));
    expect(modes).toHaveLength(2);
    for (const mode of modes) {
      for (const ground of ['bg', 'surface', 'code'])
        for (const letters of ['text', 'muted', 'primary', 'key', 'string', 'word'])
          expect([ground, letters, contrast(mode.get(letters), mode.get(ground)) >= 4.5]).toEqual([
            ground,
            letters,
            true,
          ]);
      expect(contrast(mode.get('on-primary'), mode.get('primary'))).toBeGreaterThan(4.5);
      expect(contrast(mode.get('focus'), mode.get('bg'))).toBeGreaterThan(3);
      expect(contrast(mode.get('strong-line'), mode.get('surface'))).toBeGreaterThan(3);
    }
  });
});

const attributes = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value);

const colours = (rule: string): [string, string][] =>
  [...rule.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', colour = '']) => [name, colour]);

function contrast(one = '#000000', other = '#000000'): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
