import { type RefObject, useEffect, useRef } from 'react';
import { scrollIntoWindow } from '../../../portal/ui/focusAndScroll.ts';
import type { BlockOf } from '../../block.ts';

/**
 * Where one row is open at a time, opening one closes another, and the content below moves up: the row that was just opened
 * is brought into view with its details.
 *
 * @returns goes on its details, which are a row of their own under it
 */
export function useShownOnceOpen(block: BlockOf<'table'>, open: boolean): RefObject<HTMLTableRowElement | null> {
  const place = useRef<HTMLTableRowElement>(null);
  const was = useRef(open);
  const one = block.expand?.one === true;
  useEffect(() => {
    const opened = open && !was.current;
    was.current = open;
    const { current } = place;
    if (!opened || !one || !current) return;
    // The row they belong to is shown above them.
    const row = current.previousElementSibling;
    if (row) current.style.scrollMarginTop = `${row.getBoundingClientRect().height}px`;
    scrollIntoWindow(current);
  }, [open, one]);
  return place;
}
