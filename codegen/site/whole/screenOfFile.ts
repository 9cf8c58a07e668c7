import { allBlocks } from '../../../src/blocks/containers.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import { MOST_DRAWN_ROWS } from '../../../src/blocks/table/block.ts';

/**
 * A compiled screen for a page that is a file. Its states are in no address, so it offers no choice that only a server can
 * answer; its tables have all their rows on one page, since nobody could turn it.
 *
 * @param json of the screen
 */
export function screenOfFile(json: string): string {
  const screen: Screen = JSON.parse(json);
  for (const block of allBlocks(screen.content))
    if (block.type === 'table') Object.assign(block, { page: MOST_DRAWN_ROWS });
  const state = Object.entries(screen.state).map(([name, { query: _query, ...own }]) => [name, own]);
  return JSON.stringify({ ...screen, state: Object.fromEntries(state) });
}
