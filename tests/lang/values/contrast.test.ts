import { expect, it } from 'vitest';
import { contrast, nearestColour, READABLE, shownContrast } from '../../../src/lang/values/contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffff00', '#ffffff', 1.07],
])('%s on %s has a contrast of %d to 1, in either order', (letters, ground, ratio) => {
  expect(contrast(letters, ground)).toBeCloseTo(ratio, 2);
  expect(contrast(ground, letters)).toBe(contrast(letters, ground));
});

it('a contrast that is too low is not shown as enough', () => {
  expect([4.48, 4.5, 21].map(shownContrast)).toEqual([4.4, 4.5, 21]);
});

it('the nearest readable colour is the first one on the way to black or white', () => {
  const onWhite = (colour: string): boolean => contrast(colour, '#ffffff') >= READABLE;
  expect(nearestColour('#777777', onWhite)).toBe('#767676');
  expect(nearestColour('#0b5c53', onWhite)).toBe('#0b5c53');
  expect(nearestColour('#0b5c53', () => false)).toBeUndefined();
});
