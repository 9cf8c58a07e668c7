import { describe, expect, test } from 'vitest';
import { isPassword, passwordLevel } from '../../../src/lang/values/password.ts';

describe('a password', () => {
  test.each([
    ['Lipowa1!', true, 'eight characters of four kinds'],
    ['Lipowa!', false, 'seven, and no digit'],
    ['Lipow1!', false, 'seven'],
    ['lipowa1!', false, 'no capital letter'],
    ['LIPOWA1!', false, 'no small letter'],
    ['Lipowaa!', false, 'no digit'],
    ['Lipowa12', false, 'no special character'],
    ['Lipowa 1', true, 'a blank is special'],
    ['Żółć-1ąę', true, 'letters with marks'],
    ['Київ-2026', true, 'another alphabet'],
    ['ŻÓŁĆóź1\t', false, 'a control character is none'],
    ['Ab1!😀😀😀', false, 'seven characters in ten units'],
    ['a\u0301A1bcdef', false, 'the mark of a letter is no special character'],
    ['Aąa1!1Aa!1', false, 'three characters, again and again'],
    ['', false, 'nothing'],
  ])('%j: %s (%s)', (text, wanted) => {
    expect(isPassword(text)).toBe(wanted);
  });

  test.each([
    ['Lipowa1', 1],
    ['lipowadolina', 1],
    ['Lipowa1!', 2],
    ['Lipowa12!', 3],
    ['Ab1!😀😀😀😀', 2],
    ['', 1],
  ])('%j has the level %d', (text, level) => {
    expect(passwordLevel(text)).toBe(level);
  });
});
