// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { CHUNK, Heights } from '../../../src/blocks/table/widget/useNearWindow.ts';

/** The space before the chunks, and chunks of these heights behind it. */
function laidOut(pixels: Readonly<Record<number, number>>): Element {
  const table = document.createElement('table');
  const start = table.appendChild(document.createElement('tbody'));
  for (const [chunk, height] of Object.entries(pixels)) {
    const body = table.appendChild(document.createElement('tbody'));
    body.dataset.chunk = chunk;
    body.getBoundingClientRect = () => ({ height }) as DOMRect;
  }
  table.appendChild(document.createElement('tbody'));
  return start;
}

test('at the top are the chunks of two windows; the rest is empty space of the same height', () => {
  const heights = new Heights(100 * CHUNK);
  heights.measure(laidOut({ 0: 1000 }));
  expect(heights.near(0, 900)).toEqual({ first: 0, last: 2, above: 0, below: 98_000 });
});

test('in the middle are those of a window before and after', () => {
  const heights = new Heights(100 * CHUNK);
  heights.measure(laidOut({ 0: 1000 }));
  expect(heights.near(-50_000, 900)).toEqual({ first: 49, last: 52, above: 49_000, below: 48_000 });
});

test('chunks that were measured keep their height, and the others the one first seen', () => {
  const heights = new Heights(4 * CHUNK);
  heights.measure(laidOut({ 0: 1000 }));
  heights.measure(laidOut({ 1: 3000 }));
  expect(heights.near(-5500, 100)).toEqual({ first: 3, last: 4, above: 5000, below: 0 });
});

test('the last chunk may be smaller, and is there however far one scrolls', () => {
  const heights = new Heights(CHUNK + 5);
  heights.measure(laidOut({ 0: 1000 }));
  expect(heights.near(-90_000, 900)).toEqual({ first: 1, last: 2, above: 1000, below: 0 });
  expect(heights.near(90_000, 900)).toEqual({ first: 0, last: 1, above: 0, below: 200 });
});

test('very many cards are assumed to be lower than they are, because a page cannot be as high', () => {
  const heights = new Heights(4000 * CHUNK);
  heights.measure(laidOut({ 0: 10_000 }));
  expect(heights.near(0, 900)).toEqual({ first: 0, last: 1, above: 0, below: 3999 * 4000 });
});

test('a screen of fine points shows fewer pixels of a page: its end would be blank', () => {
  vi.stubGlobal('devicePixelRatio', 4);
  const heights = new Heights(4000 * CHUNK);
  heights.measure(laidOut({ 0: 10_000 }));
  expect(heights.near(0, 900)).toMatchObject({ below: 3999 * 2000 });
  vi.unstubAllGlobals();
});

test('without a layout rows are assumed to be as high as usual', () => {
  const heights = new Heights(10 * CHUNK);
  heights.measure(laidOut({ 0: 0 }));
  expect(heights.near(0, 768)).toEqual({ first: 0, last: 2, above: 0, below: 8 * CHUNK * 48 });
});
