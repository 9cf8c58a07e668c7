import { type RefObject, useEffect, useRef } from 'react';
import { scrollIntoWindow } from '../../../portal/ui/focusAndScroll.ts';
import type { BlockOf } from '../../block.ts';

/**
 * Where one row is open at a time, opening one closes another, and the content below moves up: the row that was just opened
 * is brought into view with its details.
 *
 * @returns goes on its details, or on what holds them and the row
 */
export function useShownOnceOpen<Place extends HTMLElement>(
  block: BlockOf<'table'>,
  open: boolean,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const was = useRef(open);
  const one = block.expand?.one === true;
  useEffect(() => {
    const opened = open && !was.current;
    was.current = open;
    const { current } = place;
    if (!opened || !one || !current) return;
    // Details in a table are a row of their own: the one they belong to is shown above them.
    const row = current instanceof HTMLTableRowElement ? current.previousElementSibling : null;
    if (row) current.style.scrollMarginTop = `${row.getBoundingClientRect().height}px`;
    scrollIntoWindow(current);
  }, [open, one]);
  return place;
}
