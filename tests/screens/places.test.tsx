// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { failures } from './blocks.ts';
import { drawScreen } from './drawScreen.tsx';
import { describeEachScreen } from './eachScreen.ts';
import { byExample } from './office.ts';
import { quietPage } from './quietPage.ts';
import { wordProblems } from './words.ts';

quietPage();

await describeEachScreen(({ name, descriptor, routes, isPublic, office }) => {
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
      expect(drawn.screen.phase).toBe(
        led ? (descriptor.start && descriptor.guard.length === 0 ? 'starting' : 'refused') : 'open',
      );
      expect(wordProblems(drawn.container)).toEqual([]);
      expect(failures(drawn)).toEqual([]);
      drawn.screen.dispose();
    },
  );
});
