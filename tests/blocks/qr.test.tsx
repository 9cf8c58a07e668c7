// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, expect, test } from 'vitest';
import type { QrBlock } from '../../src/blocks/qr/block.ts';
import { pictureOf } from '../../src/blocks/qr/widget/picture.ts';
import { draw } from './drawWidget.tsx';

afterEach(cleanup);

const block: QrBlock = { id: 'kod', type: 'qr', reads: [], value: ['$', 'adres'], label: { key: 'Kod z kluczem' } };
const address = 'otpauth://totp/Gmina%20Lipowa%20Dolina:jan.nowak?secret=JBSWY3DPEHPK3PXP&issuer=Gmina';
const drawn = (adres: string | null) => draw(block, { scope: { adres } }).container;

/** The squares that a path of bars covers, read by another way than it was written. */
function squaresOf({ size, path }: { size: number; path: string }): boolean[][] {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    squares[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  return squares;
}

test.each(['a', address, 'Zażółć gęślą jaźń', 'x'.repeat(2000)])(
  'the path draws the modules of the code exactly: %.20s',
  (text) => {
    const picture = pictureOf(text)!;
    const code = encode(text, { ecc: 'M', border: 0 });
    expect(picture.size).toBe(code.size + 8);
    const inner = squaresOf(picture)
      .slice(4, -4)
      .map((row) => row.slice(4, -4));
    expect(inner).toEqual(code.data);
  },
);

test('the code has a quiet zone of four modules', () => {
  const squares = squaresOf(pictureOf(address)!);
  const edge = squares.flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, squares.length - 1 - x, squares.length - 1 - y) < 4),
  );
  expect(edge).not.toContain(true);
});

test('the code is one picture with a description, always black on white', () => {
  const container = drawn(address);
  const svg = container.querySelector('svg[role=img]')!;
  expect(svg.getAttribute('aria-label')).toBe('Kod z kluczem');
  expect([...svg.children].map((child) => [child.nodeName, child.getAttribute('fill')])).toEqual([
    ['rect', '#ffffff'],
    ['path', '#000000'],
  ]);
  // The text itself is not in the page: the screen says it where it can be copied.
  expect(container.textContent).not.toContain('JBSW');
});

test('an empty value has no picture', () => {
  expect(drawn(null).querySelector('svg')).toBeNull();
});

test.each([
  ['too long for a code', 'x'.repeat(4000)],
  ['with half a character', 'adres \ud800'],
])('a value %s is shown as text', (_, text) => {
  const container = drawn(text);
  expect(container.querySelector('svg')).toBeNull();
  expect(container.textContent).toContain(text);
});
