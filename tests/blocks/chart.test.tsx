// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chartPoints, extremesOf } from '../../src/blocks/chart/points.ts';
import { legendOf } from '../../src/blocks/chart/widget/legend.ts';
import { type Look, SLICES } from '../../src/blocks/chart/widget/look.ts';
import { optionOf } from '../../src/blocks/chart/widget/option.ts';
import { heightOf, shapeOf } from '../../src/blocks/chart/widget/shape.ts';
import { draw } from './drawWidget.tsx';
import { chart, data, key } from './samples.ts';

const seen: (() => void)[] = [];

/** jsdom has no IntersectionObserver: this one fires when the test says so. */
class Observer {
  constructor(callback: IntersectionObserverCallback) {
    seen.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
  }
  observe() {}
  disconnect() {}
}

vi.mock('../../src/blocks/chart/widget/Picture.tsx', () => ({ default: () => <svg data-picture="" /> }));

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  seen.length = 0;
  vi.unstubAllGlobals();
});

test('the chart is loaded when it comes near, in a space reserved from the start', async () => {
  const { container } = draw(chart());
  const place = container.querySelector<HTMLElement>('.ok-chart__picture')!;
  expect(place.querySelector('.ok-chart__place')?.getAttribute('viewBox')).toBe('0 0 912 320');
  expect(place.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('[data-picture]')).toBeNull();
  await act(async () => {
    for (const show of seen) show();
  });
  expect(place.querySelector('[data-picture]')).not.toBeNull();
});

test('one sentence and a table have the content of the chart', () => {
  draw(chart());
  expect(screen.getByText('Liczba osób: 7 pozycji, najwięcej Antoni (52), najmniej Laura (37).')).toBeTruthy();
  const table = screen.getByRole('table', { hidden: true, name: 'Najpopularniejsze imiona w 2026 roku' });
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .map((line) => line.textContent),
  ).toContain('Zofia44');
});

test('the numbers are there once: with a table below, or in the list of a circle, none is folded', () => {
  const { container } = draw(chart({ tabled: true }));
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getByText(/najwięcej Antoni/).className).toBe('ok-hidden');
  cleanup();
  expect(draw(chart({ kind: 'pie' })).container.querySelector('details')).toBeNull();
});

test('a pie chart is not drawn in contrast mode: the list of its parts is shown alone', () => {
  const { container } = draw(chart({ kind: 'pie' }), { contrast: true });
  expect(container.querySelector('.ok-chart__picture')).toBeNull();
  expect(container.querySelector('.ok-slices__color')).toBeNull();
  expect(container.querySelectorAll('.ok-slices > li')).toHaveLength(data.imiona.length);
});

test('beside a pie chart each colour has its name, its number and its share', () => {
  const { container } = draw(chart({ kind: 'pie', top: { count: 10, by: 'liczba' } }));
  const lines = [...container.querySelectorAll('.ok-slices > li')];
  expect(lines).toHaveLength(data.imiona.length);
  expect(lines[0]?.textContent?.replace(/\s/g, ' ')).toBe('Antoni5216,77%');
  expect(new Set(SLICES).size).toBe(10);
});

test('the share is the exact one, and of the shown parts only when the others are left out', () => {
  const { container } = draw(chart({ kind: 'pie', top: { count: 3, by: 'liczba' } }));
  const shares = [...container.querySelectorAll('.ok-slices__share')].map(({ textContent }) => textContent);
  const shown = data.imiona.map(({ liczba }) => liczba).toSorted((a, b) => b - a);
  const whole = shown[0]! + shown[1]! + shown[2]!;
  const written = (part: number) => `${((100 * part) / whole).toFixed(2).replace('.', ',')}%`;
  expect(shares).toEqual(shown.slice(0, 3).map(written));
  expect(screen.getByText(/wśród 3 pokazanych pozycji, nie wśród wszystkich/)).toBeTruthy();
  expect(screen.getByText(/pokazano 3 największe pozycje, najwięcej Antoni \(52\)\.$/)).toBeTruthy();
});

test('of several smallest ones the first is named and the others are counted', () => {
  const liczba = 2;
  const imiona = data.imiona.map((row, at) => (at < 4 ? { ...row, liczba } : row));
  draw(chart(), { scope: { data: { imiona } } });
  expect(screen.getByText(new RegExp(`najmniej ${imiona[0]!.imie} i jeszcze 3 \\(2\\)`))).toBeTruthy();
});

test('without rows a message is shown', () => {
  draw(chart(), { scope: { data: {} } });
  expect(screen.getByText('Brak danych do wyświetlenia')).toBeTruthy();
});

describe('chartPoints', () => {
  const block = chart({ top: { count: 2, by: 'liczba' } });
  const naming = {
    of: (row: unknown) => (row as { imie: string }).imie,
    name: (row: unknown) => (row as { imie: string }).imie,
  };
  const points = (rows: readonly unknown[], others?: string, more = {}) =>
    chartPoints({ ...block, ...more }, rows, naming, others);

  test('takes the largest values, equal ones in their original order', () => {
    expect(points(data.imiona)).toEqual([
      { category: 'Antoni', numbers: [52] },
      { category: 'Leon', numbers: [51] },
    ]);
  });

  test('adds the remaining values as one more point when it has a name', () => {
    expect(points(data.imiona, 'pozostałe').at(-1)).toEqual({ category: 'pozostałe', numbers: [207] });
    expect(points(data.imiona.slice(0, 2), 'pozostałe')).toHaveLength(2);
  });

  test('adds amounts to the grosz, and leaves out missing ones', () => {
    const rows = [
      { imie: 'a', liczba: 9 },
      { imie: 'b', liczba: 8 },
      { imie: 'c', liczba: 0.1 },
      { imie: 'd', liczba: 0.2 },
      { imie: 'e' },
    ];
    expect(points(rows, 'reszta').at(-1)).toEqual({ category: 'reszta', numbers: [0.3] });
  });

  test('with `sum` merges rows of one category before it takes the largest', () => {
    const rows = [
      { imie: 'a', liczba: 0.1 },
      { imie: 'b', liczba: 0.25 },
      { imie: 'a', liczba: 0.2 },
      { imie: 'c', liczba: null },
    ];
    expect(points(rows, undefined, { sum: true, top: undefined })).toEqual([
      { category: 'a', numbers: [0.3] },
      { category: 'b', numbers: [0.25] },
      { category: 'c', numbers: [null] },
    ]);
    expect(points(rows, 'reszta', { sum: true, top: { count: 1, by: 'liczba' } })).toEqual([
      { category: 'a', numbers: [0.3] },
      { category: 'reszta', numbers: [0.25] },
    ]);
  });
});

const names = data.imiona.map(({ imie, liczba }) => ({ category: imie, numbers: [liczba] }));

test('the extremes are all of equal values, and need numbers', () => {
  expect(extremesOf(names, 0)?.largest.map(({ category }) => category)).toEqual(['Antoni']);
  const equal = names.map((point) => ({ ...point, numbers: [2] }));
  expect(extremesOf(equal, 0)).toEqual({ largest: equal, smallest: equal });
  expect(extremesOf([{ category: 'a', numbers: [null] }], 0)).toBeUndefined();
});

test.each([
  ['bar', 7, 2, true, 'lying'],
  ['bar', 5, 2, true, 'standing'],
  ['bar', 7, 2, false, 'standing'],
  ['bar', 30, 2, false, 'lying'],
  ['bar', 5, 30, false, 'named'],
  ['bar', 2, 30, true, 'named'],
  ['bar', 2, 30, false, 'standing'],
  ['line', 30, 2, true, 'standing'],
] as const)('%s with %i categories of %i letters, narrow %s: %s', (kind, count, letters, narrow, shape) => {
  const points = Array.from({ length: count }, (_, index) => ({ category: 'k'.repeat(letters), numbers: [index] }));
  expect(shapeOf(kind, points, narrow)).toBe(shape);
});

test('where few letters fit on a line, names are drawn above their bars', () => {
  const points = Array.from({ length: 12 }, () => ({ category: '03.11.2026', numbers: [1] }));
  expect([false, true].map((tight) => shapeOf('bar', points, true, tight))).toEqual(['lying', 'named']);
  const years = points.map((point) => ({ ...point, category: '2026' }));
  expect(shapeOf('bar', years, true, true)).toBe('lying');
});

test('a horizontal bar takes one line', () => {
  expect(heightOf(200, 30, 1, 'standing')).toBe(200);
  expect(heightOf(200, 30, 1, 'lying')).toBe(30 * 34 + 60);
});

describe('optionOf', () => {
  const look: Look = {
    colors: ['#111111', '#222222'],
    slices: SLICES,
    text: '#000000',
    muted: '#333333',
    line: '#cccccc',
    surface: '#ffffff',
    font: 'Manrope',
    textSize: 14,
  };
  const picture = {
    kind: 'bar' as const,
    shape: 'standing' as const,
    points: names,
    series: ['Liczba osób'],
    legend: legendOf(['Liczba osób'], 40),
    write: (number: number | null) => (number === null ? '' : `${number} os.`),
  };

  test.each(['bar', 'line', 'pie'] as const)('a tooltip of a %s chart is drawn, never HTML', (kind) => {
    const { tooltip } = optionOf({ ...picture, kind }, look) as {
      tooltip: { renderMode: string; formatter: (hit: object) => string };
    };
    expect(tooltip.renderMode).toBe('richText');
    expect(tooltip.formatter({ dataIndex: 1, seriesIndex: 0 })).toBe('Antoni\nLiczba osób: 52 os.');
  });

  test('a tooltip of bars under names has the series that are shown only', () => {
    const named = { names: names.map(({ category }) => category), lines: 1 };
    const { tooltip } = optionOf({ ...picture, shape: 'named', named }, look) as {
      tooltip: { formatter: (hits: object[]) => string };
    };
    const hits = [0, 1].map((seriesIndex) => ({ dataIndex: 1, seriesIndex }));
    expect(tooltip.formatter(hits)).toBe('Antoni\nLiczba osób: 52 os.');
  });

  test('nothing moves', () => {
    expect(optionOf(picture, look).animation).toBe(false);
  });

  test('several series have patterns in addition to colours', () => {
    const two = { ...picture, series: ['Woda', 'Ścieki'] };
    expect(optionOf(two, look).aria).toMatchObject({ enabled: true, decal: { show: true } });
    expect(optionOf(picture, look).aria).toMatchObject({ enabled: false });
  });

  test('the scale of whole numbers has whole numbers only', () => {
    expect(optionOf(picture, look)).toMatchObject({ yAxis: { minInterval: 1 } });
    const points = [{ category: 'a', numbers: [0.5] }];
    expect(optionOf({ ...picture, points }, look).yAxis).not.toHaveProperty('minInterval');
  });

  test('horizontal bars are ordered from the top', () => {
    expect(optionOf({ ...picture, shape: 'lying' }, look)).toMatchObject({
      yAxis: { type: 'category', inverse: true },
      xAxis: { type: 'value' },
    });
  });
});

test('a caption equal to the title is only for screen readers', () => {
  const { container } = draw(chart({ title: key('Najpopularniejsze imiona w 2026 roku') }));
  expect(container.querySelector('figcaption')?.className).toBe('ok-hidden');
});
