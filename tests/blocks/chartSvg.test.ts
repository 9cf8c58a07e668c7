import { readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ChartContent } from '../../src/blocks/chart/widget/content.ts';
import { drawingsOf, svgOf } from '../../src/blocks/chart/widget/office/drawings.ts';
import { drawSvg } from '../../src/blocks/chart/widget/office/drawSvg.ts';
import { SvgCache } from '../../src/blocks/chart/widget/office/SvgCache.ts';
import { svgElements } from '../../src/blocks/chart/widget/office/svgElements.ts';
import { textWidth } from '../../src/blocks/chart/widget/textWidth.ts';
import { WIDTHS, widthFor } from '../../src/blocks/chart/widget/widths.ts';
import { wrap } from '../../src/blocks/chart/widget/wrap.ts';

const names = ['Antoni', 'Łucja & Jan', 'Leon', 'Świętosława', 'Laura'];

function content(kind: ChartContent['kind'], series: readonly string[] = ['Liczba osób']): ChartContent {
  const points = names.map((category, place) => ({ category, numbers: series.map((_, one) => 50 - place * 4 + one) }));
  const write = (number: number | null) => (number === null ? '' : `${number} os.`);
  return { kind, height: 320, points, partial: false, series, write, key: JSON.stringify([kind, series]) };
}

const kinds = ['bar', 'line', 'pie'] as const;
const cases = kinds.flatMap((kind) => [['Woda'], ['Woda', 'Ścieki']].map((series) => [kind, series] as const));
const htmlOf = (one: ChartContent, id: string) => renderToStaticMarkup(drawingsOf(one, id));

describe.each(cases)('a %s chart of %s', (kind, series) => {
  const html = htmlOf(content(kind, series), '_r_1_');

  test('has no style, script or attribute of ECharts', () => {
    expect(html).not.toMatch(/<(style|script|image|foreignObject)|CDATA/);
    expect(html.match(/ (style|on\w+|ecmeta_\w+|xmlns\S*)=/g)).toBeNull();
  });

  test('has colours of the page only, so that it fits every contrast', () => {
    const colors = [...html.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color!);
    const others = colors.filter((color) => !/^(none|var\(--[\w-]+\)|url\(#_r_1_-.*)$/.test(color));
    if (kind === 'pie') expect(others.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
    else expect(others).toEqual([]);
  });

  test('has ids of its own, and every reference leads to one', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
    expect(ids.every((id) => id.startsWith('_r_1_-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
  });

  test('has each bar once, with a pattern over it from the second series on, and no empty element', () => {
    expect(html).not.toMatch(/<(pattern|g)[^>]*>(<g><\/g>)?<\/\1>/);
    const bars = [...html.matchAll(/<path d="M[^"]*A[^"]*Z" fill="([^"]*)"/g)].map(([, fill]) => fill!);
    const patterned = bars.filter((fill) => fill.startsWith('url('));
    if (kind === 'bar') expect(patterned).toHaveLength(((series.length - 1) * bars.length) / (2 * series.length - 1));
  });

  test('fits its box: it has proportions, no size', () => {
    const roots = html.match(/<svg[^>]*>/g)!;
    expect(roots).toHaveLength(kind === 'pie' ? 1 : 5);
    for (const root of roots) expect(root).toMatch(/^<svg class="ok-chart__\w+" viewBox="0 0 \d+ \d+(\.\d+)?">$/);
  });
});

test('bars have their names and figures in every width', () => {
  const html = htmlOf(content('bar'), 'a');
  for (const drawing of html.split('<svg').slice(1))
    for (const text of ['Antoni', 'Łucja &amp; Jan', '50 os.', '34 os.']) expect(drawing).toContain(text);
});

test('a narrow drawing has the layout of a narrow box', () => {
  const many = content('bar', ['Liczba osób']);
  const points = Array.from({ length: 9 }, (_, place) => ({ category: `Rok ${place}`, numbers: [place] }));
  const heightOf = (rem: number) =>
    / viewBox="0 0 \d+ (\d+)"/.exec(drawSvg({ ...many, points }, widthFor('bar', rem), 'a'))?.[1];
  expect(heightOf(57)).toBe('320');
  expect(heightOf(19)).toBe(String(9 * 34 + 60));
});

test.each(WIDTHS.map(({ rem }) => rem))('dates under a line stand apart in %i rem', (rem) => {
  const day = (place: number) => `15.${String((place % 12) + 1).padStart(2, '0')}.${2024 + Math.floor(place / 12)}`;
  const points = Array.from({ length: 36 }, (_, place) => ({ category: day(place), numbers: [100 + (place % 5)] }));
  const svg = drawSvg({ ...content('line'), points }, widthFor('line', rem), 'a');
  const dates = [...svg.matchAll(/<text([^>]*)>(\d\d\.\d\d\.\d{4})</g)].map(([, attributes = '', date = '']) => {
    const width = textWidth(date, 14);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    const at = Number(/ x="([\d.]+)"/.exec(attributes)?.[1]);
    const left = at - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    return { date, left, right: left + width };
  });
  expect(dates[0]?.date).toBe(day(0));
  if (rem > 14) expect(dates.at(-1)?.date).toBe(day(35));
  const ends = dates.map(({ right }, place) => (dates[place + 1]?.left ?? rem * 16) - right);
  expect(Math.min(...ends)).toBeGreaterThan(0);
});

/** What is seen of a drawing: the texts and the bars, in its own pixels. */
function boxesOf(svg: string): { text?: string; left: number; right: number; top: number; bottom: number }[] {
  const attribute = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const texts = [...svg.matchAll(/<text([^>]*)>([^<]+)</g)].map(([, attributes = '', text = '']) => {
    const left = Number(attribute(attributes, 'x'));
    const middle = Number(attribute(attributes, 'y'));
    return { text, left, right: left + textWidth(text, 14), top: middle - 7, bottom: middle + 7 };
  });
  const bars = [...svg.matchAll(/<path d="(M[^"]*A[^"]*)" fill="var\(/g)].map(([, path = '']) => {
    const numbers = [...path.replaceAll(/A[\d. -]+ 0 0 1 /g, 'L').matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)];
    const [xs, ys] = [numbers.map(([, x]) => Number(x)), numbers.map(([, , y]) => Number(y))];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  return [...texts, ...bars];
}

const LONG_NAMES = [
  'Gospodarka komunalna i ochrona środowiska',
  'Bezpieczeństwo i ochrona przeciwpożarowa',
  'Rodzina',
  'Dochody od osób prawnych i fizycznych nieposiadających osobowości',
  'Wnioskodawcy: Gesundheitsvorsorgeeinrichtungen',
];

describe.each(WIDTHS)('long names in $rem rem', (width) => {
  test.each([[['Dochody wykonane']], [['Dochody wykonane', 'Plan po zmianach w ciągu roku']]])(
    'are whole, within the drawing, and above the bars of %j',
    (series) => {
      const points = LONG_NAMES.map((category, at) => ({
        category,
        numbers: series.map((_, one) => 9e6 / (at + one + 1)),
      }));
      const write = (number: number | null) => `${Math.round(number ?? 0)}\u00a0zł`;
      const svg = drawSvg({ ...content('bar', series), points, write }, width, 'a');
      const [, wide = '', high = ''] = / viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      const boxes = boxesOf(svg);
      expect(boxes.filter(({ text }) => text === undefined).length).toBeGreaterThanOrEqual(
        series.length * points.length,
      );
      for (const box of boxes) {
        expect(box.right, box.text).toBeLessThanOrEqual(Number(wide) + 0.5);
        expect([box.left, box.top].every((edge) => edge >= -0.5) && box.bottom <= Number(high) + 0.5, box.text).toBe(
          true,
        );
        const over = boxes.filter(
          (other) =>
            other !== box &&
            box.text !== undefined &&
            other.left < box.right &&
            other.right > box.left &&
            other.top + 0.5 < box.bottom &&
            other.bottom - 0.5 > box.top,
        );
        expect(over, box.text).toEqual([]);
      }
      const words = boxes
        .map(({ text }) => text ?? '')
        .join(' ')
        .replaceAll('- ', '');
      for (const name of LONG_NAMES) expect(words).toContain(name);
    },
  );
});

test('a text that would take more lines ends with an ellipsis', () => {
  expect(wrap('jeden dwa trzy cztery', 4, 2)).toEqual(['jeden', 'dwa…']);
  expect(wrap('nieposiadających', 5, 9).every((line) => textWidth(line, 1) <= 5)).toBe(true);
});

test('the styles of the page show the drawings in the same boxes', () => {
  const css = readFileSync('src/blocks/chart/widget/chart.css', 'utf8');
  const edges = [...css.matchAll(/@container chart[^{]*/g)].flatMap(([one]) => [...one.matchAll(/(\d\S*)rem/g)]);
  const found = new Set(edges.map(([, edge]) => Math.round(Number(edge))));
  expect([...found].sort()).toEqual(WIDTHS.map(({ below }) => below).filter(Number.isFinite));
});

test('a chart is drawn once, whatever the id', () => {
  const one = content('line');
  const first = svgOf(one);
  const drawn = { ...one, write: () => expect.unreachable() };
  expect(svgOf(drawn)).toBe(first);
  expect(htmlOf(drawn, 'b')).toBe(htmlOf(drawn, 'a').replaceAll('="a-', '="b-').replaceAll('#a-', '#b-'));
});

test('the cache of drawings is bounded; what was used last stays', () => {
  const cache = new SvgCache(30);
  const drawn: string[] = [];
  const draw = (key: string): string => {
    drawn.push(key);
    return key.repeat(10);
  };
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) cache.get(key, () => draw(key));
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('elements have the texts of the drawing, decoded', () => {
  const svg = '<svg viewBox="0 0 1 1"><g><text text-anchor="end">a &lt; b &amp;amp; c</text><path d="M0 0"/></g></svg>';
  expect(renderToStaticMarkup(createElement(Fragment, null, ...svgElements(svg)))).toBe(
    '<svg viewBox="0 0 1 1"><g><text text-anchor="end">a &lt; b &amp;amp; c</text><path d="M0 0"></path></g></svg>',
  );
});

test('an accented or Cyrillic letter is as wide as a similar Latin one', () => {
  expect(textWidth('Łódź', 14)).toBeCloseTo(textWidth('Lodz', 14), 1);
  expect(textWidth('Зарплата', 14)).toBeLessThan(8 * 10);
  expect(textWidth('国', 14)).toBe(14);
});
