import type { Screen } from '../../src/blocks/screen.ts';

/**
 * Screens that all open by their address: what one screen passes to another without showing it, such as the number of a
 * card, stands in the query. The list and the pictures of `okienko dev` open screens only by an address.
 */
export const openable = (screens: Readonly<Record<string, Screen>>): Record<string, Screen> =>
  Object.fromEntries(Object.entries(screens).map(([name, screen]) => [name, openableScreen(screen)]));

function openableScreen(screen: Screen): Screen {
  const params = Object.entries(screen.params);
  if (params.every(([, param]) => param.in !== 'memory')) return screen;
  return {
    ...screen,
    params: Object.fromEntries(
      params.map(([name, param]) => [name, param.in === 'memory' ? { ...param, in: 'query' } : param]),
    ),
  };
}
