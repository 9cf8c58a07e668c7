import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { serverPages } from '../serverPages.ts';
import { orderWord, type Sort, sortNow } from '../sort.ts';
import { TableBody } from './TableBody.tsx';
import { useLines } from './useLines.ts';
import { useDrawn, type View } from './useView.ts';

type Server = NonNullable<BlockOf<'table'>['server']>;
type Props = { block: BlockOf<'table'>; binding: Binding; server: Server };

/** A table of which the office answers one page: what the resident chooses becomes states, and so arguments of the call. */
export default observer(function ServerTable(props: Props) {
  return <TableBody block={props.block} binding={props.binding} view={useServerView(props)} />;
});

const SIZES = [5, 10, 20, 30, 50];

/** Each choice sets all its states at once, so that it is one call. */
function useServerView({ block, binding, server }: Props): View {
  const all = useLines(block, binding, undefined);
  const { total, size, pages, wanted } = serverPages(server, binding);
  const { close, ...drawn } = useDrawn(block, binding, all, all.ordered);
  const set = (values: Readonly<Record<string, unknown>>) => {
    close();
    binding.set(values);
  };
  const behind = wanted > pages && !binding.refreshing;
  useEffect(() => {
    if (behind) binding.set({ [server.page]: pages });
  }, [behind, binding, server, pages]);
  const sizes = SIZES.filter((one) => one < total || one === size);
  return {
    all,
    total,
    ...drawn,
    sort: sortNow(block, binding),
    sortBy: (sort: Sort | undefined) =>
      block.order !== undefined && set({ [block.order]: sort ? orderWord(sort) : null, [server.page]: 1 }),
    page: Math.min(wanted, pages),
    pages,
    toPage: (page) => set({ [server.page]: page }),
    size,
    sizes: pages > 1 || sizes.length > 1 ? [...new Set([...sizes, size])].sort((a, b) => a - b) : [],
    toSize: (next) => set({ [server.size]: next, [server.page]: 1 }),
  };
}
