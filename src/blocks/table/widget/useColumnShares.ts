import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Where rows come and go, their columns would change their widths: they keep those of the first rows, as shares of the
 * table's width.
 *
 * @param fixed only some of the rows are in the document
 * @returns shares in percent; nothing where columns are as wide as their rows ask, and in cards
 */
export function useColumnShares(fixed: boolean): { table: RefObject<HTMLTableElement | null>; shares?: number[] } {
  const table = useRef<HTMLTableElement>(null);
  const [shares, setShares] = useState<number[]>();
  useLayoutEffect(() => {
    // Without a reason nothing is measured: the browser would lay out the page once more.
    setShares(fixed ? sharesOf(table.current) : undefined);
  }, [fixed]);
  return { table, shares };
}

function sharesOf(table: HTMLTableElement | null): number[] | undefined {
  const widths = [...(table?.tHead?.lastElementChild?.children ?? [])].map((cell) => cell.clientWidth);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return widths.every((width) => width > 0) ? widths.map((width) => (100 * width) / whole) : undefined;
}
