import { allBlocks } from '../../../blocks/containers.ts';
import { serverPages } from '../../../blocks/table/serverPages.ts';
import { blockScope } from '../../stores/screen/blockScope.ts';
import type { FirstScreen } from '../stores.ts';

/**
 * The query of the last page of a table, when the given one asks for a page after it. In a browser with scripts the table corrects
 * its own state (ServerTable.tsx); without scripts the office redirects to this query.
 */
export function queryOfLastPage({ screen }: FirstScreen, search: string): string | undefined {
  const last: Record<string, number> = {};
  for (const block of allBlocks(screen.descriptor.content)) {
    if (block.type !== 'table' || !block.server || screen.status(block.reads) !== 'ready') continue;
    const { wanted, pages } = serverPages(block.server, blockScope(screen, undefined));
    if (wanted > pages) last[block.server.page] = pages;
  }
  const query = screen.graph.states.write(search, last);
  return Object.keys(last).length > 0 && query !== search ? query : undefined;
}
