// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { isThorough } from '../night.ts';
import { failures } from './blocks.ts';
import { drawScreen } from './drawScreen.tsx';
import { describeEachScreen } from './eachScreen.ts';
import { byExample } from './office.ts';
import { quietPage } from './quietPage.ts';
import { wordProblems } from './words.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile, codegen/mock, schemas

quietPage();

await describeEachScreen(({ name, descriptor, routes, usual, isPublic, office }) => {
  const places = routes.flatMap((route, turn) =>
    (['person', 'institution', ...(isPublic ? ['stranger' as const] : [])] as const)
      // In the usual run one of them in turn at each further place; the test of states draws the usual one for a person.
      .filter((who, index, all) => isThorough || (route === usual ? who !== 'person' : index === turn % all.length))
      .map((who) => [JSON.stringify({ ...route.path, ...route.memory }) + route.search, who, route] as const),
  );
  test.each(places)(
    'at %s, for a %s: the screen is drawn, or its guard leads to another page',
    async (_, who, route) => {
      const drawn = await drawScreen(name, office(byExample), { route, who });
      const { go, wanted } = drawn.steering;
      const led = [...go.mock.calls, ...wanted.mock.calls].length > 0;
      expect(drawn.screen.phase).toBe(
        led ? (descriptor.start && descriptor.guard.length === 0 ? 'starting' : 'refused') : 'open',
      );
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(failures(drawn)).toEqual([]);
      drawn.screen.dispose();
    },
  );
});
