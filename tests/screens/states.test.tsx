// @vitest-environment jsdom

import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { emptied } from '../../codegen/mock/emptied.ts';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import type { Font } from '../../src/lang/descriptors/wholePage.ts';
import { isNight, isThorough } from '../night.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { failures } from './blocks.ts';
import { drawScreen } from './drawScreen.tsx';
import { describeEachScreen } from './eachScreen.ts';
import { contract, screenFiles, screenNames, warnings } from './municipality.ts';
import { type Asked, byExample, exampleOf, json, never, pdf, type Reply } from './office.ts';
import { quietPage } from './quietPage.ts';
import { wordProblems } from './words.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile, codegen/mock, schemas, locales

quietPage();

test('the municipality has no warnings, and every screen file is one of its screens', () => {
  expect(warnings).toBe('');
  expect(screenNames.toSorted()).toEqual(screenFiles.toSorted());
});

const emptyAnswer =
  (lists: boolean): Reply =>
  (asked: Asked) => {
    const { answer } = asked.operation;
    return answersData(answer) ? json(emptied(contract, answer, exampleOf(asked), { keepLists: !lists })) : pdf();
  };

/** The office's response to the calls of the screen, by the resulting state of the screen. */
const replies: Readonly<Record<string, Reply>> = {
  full: byExample,
  loading: never,
  empty: emptyAnswer(true),
  'nothing where nothing may be': emptyAnswer(false),
};

/** Beside the full screen: those of `replies`, and the one without any choice. */
const STATES = Object.keys(replies).length;

await describeEachScreen(({ name, turn, descriptor, usual, isPublic, languages, office, fullIn }) => {
  // In the usual run each second screen is drawn in another language, too.
  const drawnIn = isThorough || turn % 2 === 0 ? languages : (['pl'] as const);

  describe.each(drawnIn)('in %s', (language) => {
    // In another language the screen is read with all its words; in the usual run Polish has one more state in turn.
    const shown = Object.entries(replies).filter(
      ([state], index) =>
        isNight || state === 'full' || (language === 'pl' && (isThorough || index === 1 + (turn % STATES))),
    );
    test.each(shown)('%s: no block shows a raw value or text key', async (state, reply) => {
      const drawn = await drawScreen(name, office(reply), { route: usual, language });
      expect(drawn.steering.go).not.toHaveBeenCalled();
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(failures(drawn)).toEqual([]);
      if (state !== 'loading') {
        expect(within(drawn.container).getAllByRole('heading', { level: 1 })).toHaveLength(1);
        expect(drawn.container.querySelector('[aria-busy]')).toBeNull();
      }
      // Languages differ in texts, not in markup. The browser tests check each full screen, with its CSS.
      const looked = language === 'pl' && (state === 'full' ? isThorough && !isPublic : state === 'empty');
      if (looked || (isNight && (language === 'pl' || state === 'full')))
        expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    });

    // Its words in other languages are among those of the full screen.
    if (isNight || (language === 'pl' && (isThorough || turn % STATES === STATES - 1)))
      test('a screen without any choice has no failed block', async () => {
        const drawn = await fullIn(language);
        const nothing = Object.fromEntries(Object.keys(descriptor.state).map((state) => [state, null]));
        await act(async () => drawn.screen.set(nothing));
        await drawn.settle();
        expect(wordProblems(drawn.container)).toEqual([]);
        expect(failures(drawn)).toEqual([]);
        if (language === 'pl' && isNight) expect(await axeProblems(document.body)).toEqual([]);
        drawn.screen.dispose();
      });
  });

  // In the usual run a fourth of the screens each: neither depends on the screen without its CSS, which the browser tests have.
  if (isNight || turn % 4 === 0)
    test('contrast and larger letters change no text', async () => {
      const drawn = await fullIn('pl');
      const words = drawn.container.textContent;
      const { preferences } = drawn.stores;
      for (const contrast of [true, false]) {
        for (const font of [1, 2, 3] as Font[]) {
          await act(async () => {
            preferences.setContrast(contrast);
            preferences.setFont(font);
            preferences.apply(document.documentElement);
          });
          expect(drawn.container.textContent).toBe(words);
        }
        // Without CSS the contrast mode changes nothing that axe could find; the browser tests check it with CSS.
        if (contrast && isNight) expect(await axeProblems(document.body)).toEqual([]);
      }
      drawn.screen.dispose();
    });

  if (isNight || turn % 4 === 1)
    test('on a phone the screen is accessible and shows no raw value', async () => {
      vi.stubGlobal('innerWidth', 360);
      const drawn = await fullIn('pl');
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(failures(drawn)).toEqual([]);
      if (isNight || !isPublic) expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    });
});
