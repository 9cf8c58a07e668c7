import type { ScreenStore } from './ScreenStore.ts';

/** The links to what a person may go on with; none while the list is loading, or when it has failed. */
export function unfinishedLinks(screen: ScreenStore): { label: string; address: string }[] {
  const { unfinished } = screen.descriptor;
  if (!unfinished) return [];
  const rows = screen.value(unfinished.rows);
  return (Array.isArray(rows) ? rows : []).flatMap((item) => {
    const address = screen.value(unfinished.address, { item });
    return typeof address === 'string' ? [{ label: screen.text(unfinished.label, { item }), address }] : [];
  });
}
