// @vitest-environment jsdom

import { act, cleanup, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { isNight, isThorough } from '../night.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { allIn, dependsOn, failures, standing, wordsOfBlocks } from './blocks.ts';
import { type Drawn, drawScreen } from './drawScreen.tsx';
import { describeEachScreen, type OpenableScreen } from './eachScreen.ts';
import { languages, manifest } from './municipality.ts';
import { but, byExample, Office, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';
import { wordProblems } from './words.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile, codegen/mock, schemas

quietPage();

await describeEachScreen((screen) => {
  const {
    name,
    turn,
    descriptor,
    usual,
    languages: [pl, other],
    fullIn,
  } = screen;
  if (isAboutSubject(screen))
    test('an unknown subject is reported, and loaded again on request', async () => {
      const broken = but({ dajListePodmiotow: () => refusal('Nie teraz.') });
      const drawn = await drawScreen(name, new Office(broken), { route: usual });
      expect(failures(drawn).length).toBeGreaterThan(0);
      expect(wordProblems(drawn.container)).toEqual([]);
      if (isThorough || turn % 3 === 0) expect(await axeProblems(document.body)).toEqual([]);
      drawn.office.reply = byExample;
      await pressRetry(drawn);
      expect(failures(drawn)).toEqual([]);
      drawn.screen.dispose();
    });

  const failing = (operation: string) => new Office(but({ [operation]: () => refusal('Baza danych odpoczywa.') }));

  const known = new Map<Language, ReadonlyMap<string, string>>();
  /** Of each block, while no source fails. */
  async function wordsWhenFull(language: Language) {
    const drawn = known.has(language) ? undefined : await fullIn(language);
    if (drawn) known.set(language, wordsOfBlocks(drawn));
    drawn?.screen.dispose();
    cleanup();
    return known.get(language)!;
  }

  const all = Object.values(descriptor.data);
  // Without an operation that another source needs to be there the screen leads away, as the test of that source says.
  const sources = Object.entries(descriptor.data).filter(
    ([, { operation, essential }]) => essential || !all.some((one) => one.essential && one.operation === operation),
  );
  for (const [index, [source, { operation, essential }]] of sources.entries()) {
    // In the usual run each screen is without one source in turn.
    if (!isThorough && index !== turn % sources.length) continue;
    if (essential) {
      test(`without ${source} the screen leads to another page with a message`, async () => {
        const drawn = await drawScreen(name, failing(operation), { route: usual });
        expect(drawn.steering.go).toHaveBeenCalledOnce();
        const { screen: other } = essential.go as { screen: string };
        expect(drawn.steering.go.mock.calls[0]![0].path).toBe(manifest.screens[other]!.path);
        const away = other === manifest.special.services;
        const expectedText = away ? 'Usługa chwilowo niedostępna. Spróbuj ponownie później' : expect.any(String);
        expect(drawn.messages.map(({ tone, text }) => [tone, text])).toEqual([['danger', expectedText]]);
        expect(wordProblems(drawn.container)).toEqual([]);
        drawn.screen.dispose();
      });
      continue;
    }

    // In the usual run one language in turn.
    test.each(isNight ? languages : [turn % 2 ? pl! : other!])(
      `without ${source}, in %s: its blocks report it with the case number, other blocks work`,
      async (language) => {
        const before = await wordsWhenFull(language);
        const drawn = await drawScreen(name, failing(operation), { route: usual, language });
        const depends = dependsOn(drawn, source);
        const now = wordsOfBlocks(drawn);
        for (const id of standing(descriptor.content, depends)) expect(now.get(id), id).toBe(before.get(id));
        const missing = allIn(descriptor.content).filter((block) => before.has(block.id) && depends(block));
        if (missing.length > 0) expect(failures(drawn).length).toBeGreaterThan(0);
        for (const failure of failures(drawn)) expect(failure).toContain('S-2345678');
        expect(wordProblems(drawn.container)).toEqual([]);
        if (language === 'pl' && (isThorough || turn % 3 === 0)) expect(await axeProblems(document.body)).toEqual([]);

        drawn.office.reply = byExample;
        await pressRetry(drawn);
        expect(wordsOfBlocks(drawn)).toEqual(before);
        drawn.screen.dispose();
      },
    );
  }
}, canFail);

function isAboutSubject({ descriptor, isPublic }: OpenableScreen): boolean {
  if (isPublic) return false;
  const calls = Object.values(descriptor.calls);
  return calls.some(({ subject }) => subject) || JSON.stringify(descriptor).includes('["$","subject"]');
}

/** Screens without data, as those that only send a form, have nothing that can be missing. */
function canFail(screen: OpenableScreen): boolean {
  return Object.keys(screen.descriptor.data).length > 0 || isAboutSubject(screen);
}

async function pressRetry(drawn: Drawn): Promise<void> {
  const buttons = [...drawn.container.querySelectorAll<HTMLButtonElement>('main [role=alert] button')];
  await act(async () => {
    for (const button of buttons) fireEvent.click(button);
  });
  await drawn.settle();
}
