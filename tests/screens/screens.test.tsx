// @vitest-environment jsdom

import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptied } from '../../codegen/mock/emptied.ts';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Font } from '../../src/portal/stores/PreferencesStore.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { allIn, dependsOn, failures, standing, wordsOfBlocks } from './blocks.ts';
import { type Drawn, drawScreen, type Who } from './drawScreen.tsx';
import { contract, languages, manifest, screenFiles, screenNames, serve, warnings } from './municipality.ts';
import { type Asked, but, byExample, exampleOf, json, never, Office, pdf, type Reply, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';
import { routesOf } from './routes.ts';
import { wordProblems } from './words.ts';

quietPage();

test('the municipality has no warnings, and every screen file is one of its screens', () => {
  expect(warnings).toEqual([]);
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

/** In the usual run Polish and one other language in turn; at night all. */
const languagesOf = (turn: number): readonly Language[] =>
  process.env.NIGHT ? languages : ['pl', languages.filter((one) => one !== 'pl')[turn % 3]!];

describe.each(screenNames.map((name, turn): [string, number] => [name, turn]))('%s', async (name, turn) => {
  const served = await serve(name);
  const { descriptor } = served;
  const routes = routesOf(served);
  // A screen that redirects at its start stays open without a code.
  const usual = descriptor.start ? routes.at(-1)! : routes[0]!;
  const descriptorBefore = JSON.stringify(descriptor);
  const isPublic = manifest.screens[name]!.access === 'public';

  /** Only the screen's own calls get this response; the user is known. */
  const office = (reply: Reply) => {
    const calls = Object.keys(descriptor.calls).filter((operation) => operation !== 'dajDaneUzytkownika');
    const own = calls.map((operation) => [operation, reply]);
    return new Office(but(Object.fromEntries(own)));
  };
  const fullIn = (language: Language, who: Who = 'person') =>
    drawScreen(name, office(byExample), { route: usual, language, who });

  afterEach(() => expect(JSON.stringify(descriptor), 'the descriptor is as it was').toBe(descriptorBefore));

  describe.each(languagesOf(turn))('in %s', (language) => {
    test.each(Object.entries(replies))('%s: no block shows a raw value or text key', async (state, reply) => {
      const drawn = await drawScreen(name, office(reply), { route: usual, language });
      expect(drawn.steering.go).not.toHaveBeenCalled();
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(failures(drawn)).toEqual([]);
      if (state !== 'loading') {
        expect(within(drawn.container).getAllByRole('heading', { level: 1 })).toHaveLength(1);
        expect(drawn.container.querySelector('[aria-busy]')).toBeNull();
      }
      // Other languages differ in texts, not in markup; axe checks pending states only at night.
      const looked = language === 'pl' && (state === 'full' || state === 'empty');
      if (looked || (process.env.NIGHT && (language === 'pl' || state === 'full')))
        expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    });

    test('a screen without any choice has no failed block', async () => {
      const drawn = await fullIn(language);
      const nothing = Object.fromEntries(Object.keys(descriptor.state).map((state) => [state, null]));
      await act(async () => drawn.screen.set(nothing));
      await drawn.settle();
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(failures(drawn)).toEqual([]);
      if (language === 'pl' && process.env.NIGHT) expect(await axeProblems(document.body)).toEqual([]);
      drawn.screen.dispose();
    });
  });

  const places = routes.flatMap((route) =>
    (['person', 'institution', ...(isPublic ? ['stranger' as const] : [])] as const).map(
      (who) => [JSON.stringify({ ...route.path, ...route.memory }) + route.search, who, route] as const,
    ),
  );
  test.each(places)(
    'at %s, for a %s: the screen is drawn, or its guard leads to another page',
    async (_, who, route) => {
      const drawn = await drawScreen(name, office(byExample), { route, who });
      const { go, wanted } = drawn.steering;
      const led = [...go.mock.calls, ...wanted.mock.calls].length > 0;
      expect(drawn.screen.phase).toBe(led ? (descriptor.start ? 'starting' : 'refused') : 'open');
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(failures(drawn)).toEqual([]);
      drawn.screen.dispose();
    },
  );

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
      if (contrast && process.env.NIGHT) expect(await axeProblems(document.body)).toEqual([]);
    }
    drawn.screen.dispose();
  });

  test('on a phone the screen is accessible and shows no raw value', async () => {
    vi.stubGlobal('innerWidth', 360);
    const drawn = await fullIn('pl');
    expect(wordProblems(drawn.container)).toEqual([]);
    expect(failures(drawn)).toEqual([]);
    if (process.env.NIGHT || turn % 2 === 1) expect(await axeProblems(document.body)).toEqual([]);
    drawn.screen.dispose();
  });

  const aboutSubject =
    Object.values(descriptor.calls).some((call) => call.subject) || descriptorBefore.includes('["$","subject"]');
  if (!isPublic && aboutSubject)
    test('an unknown subject is reported, and loaded again on request', async () => {
      const broken = but({ dajListePodmiotow: () => refusal('Nie teraz.') });
      const drawn = await drawScreen(name, new Office(broken), { route: usual });
      expect(failures(drawn).length).toBeGreaterThan(0);
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(await axeProblems(document.body)).toEqual([]);
      drawn.office.reply = byExample;
      await pressRetry(drawn);
      expect(failures(drawn)).toEqual([]);
      drawn.screen.dispose();
    });

  const failing = (operation: string) => new Office(but({ [operation]: () => refusal('Baza danych odpoczywa.') }));

  for (const [source, { operation, essential }] of Object.entries(descriptor.data)) {
    if (essential) {
      test(`without ${source} the screen leads to another page with a message`, async () => {
        const drawn = await drawScreen(name, failing(operation), { route: usual });
        expect(drawn.steering.go).toHaveBeenCalledOnce();
        const { screen } = essential.go as { screen: string };
        expect(drawn.steering.go.mock.calls[0]![0].path).toBe(manifest.screens[screen]!.path);
        const away = screen === manifest.special.services;
        const said = away ? 'Usługa chwilowo niedostępna. Spróbuj ponownie później' : expect.any(String);
        expect(drawn.told.map(({ tone, text }) => [tone, text])).toEqual([['danger', said]]);
        expect(wordProblems(drawn.container)).toEqual([]);
        drawn.screen.dispose();
      });
      continue;
    }

    // In the usual run one language in turn.
    const [pl, other] = languagesOf(turn);
    test.each(process.env.NIGHT ? languages : [turn % 2 ? pl! : other!])(
      `without ${source}, in %s: its blocks report it with the case number, other blocks work`,
      async (language) => {
        const full = await fullIn(language);
        const before = wordsOfBlocks(full);
        full.screen.dispose();
        cleanup();

        const drawn = await drawScreen(name, failing(operation), { route: usual, language });
        const depends = dependsOn(drawn, source);
        const now = wordsOfBlocks(drawn);
        for (const id of standing(descriptor.content, depends)) expect(now.get(id), id).toBe(before.get(id));
        const missing = allIn(descriptor.content).filter((block) => before.has(block.id) && depends(block));
        if (missing.length > 0) expect(failures(drawn).length).toBeGreaterThan(0);
        for (const failure of failures(drawn)) expect(failure).toContain('S-2345678');
        expect(wordProblems(drawn.container)).toEqual([]);
        if (language === 'pl') expect(await axeProblems(document.body)).toEqual([]);

        drawn.office.reply = byExample;
        await pressRetry(drawn);
        expect(wordsOfBlocks(drawn)).toEqual(before);
        drawn.screen.dispose();
      },
    );
  }
});

async function pressRetry(drawn: Drawn): Promise<void> {
  const buttons = [...drawn.container.querySelectorAll<HTMLButtonElement>('main [role=alert] button')];
  await act(async () => {
    for (const button of buttons) fireEvent.click(button);
  });
  await drawn.settle();
}
