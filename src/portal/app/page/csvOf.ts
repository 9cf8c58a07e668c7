import { when } from 'mobx';
import { allBlocks } from '../../../blocks/containers.ts';
import { tableCsv } from '../../../blocks/table/tableCsv.ts';
import type { PageFile } from '../../../lang/descriptors/wholePage.ts';
import { blockScope } from '../../stores/screen/blockScope.ts';
import type { FirstScreen } from '../stores.ts';

/** A table of an open screen as a file, with the rows and the order of the address; null: no such table has one. */
export async function csvOf({ screen, left }: FirstScreen, id: string, language: string): Promise<PageFile | null> {
  try {
    const table = allBlocks(screen.descriptor.content).find((block) => block.id === id);
    // A table that the office does not draw by the address is inside a row or an item.
    if (table?.type !== 'table' || !table.csv || !table.paging) return null;
    await when(() => screen.status(table.reads) !== 'pending');
    if (screen.status(table.reads) !== 'ready') return null;
    return tableCsv(table, blockScope(screen, undefined), language);
  } finally {
    left.abort();
  }
}
