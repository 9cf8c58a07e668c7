import { type RefCallback, useCallback, useEffect, useState } from 'react';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { eachOnce, type Key, keyOf } from '../../parts/keyOf.ts';
import type { Locals } from '../../scope.ts';
import { MOST_DRAWN_ROWS } from '../block.ts';
import { orderWord, type Sort, sortNow } from '../sort.ts';
import { pickOf } from '../view.ts';
import { pageOf, pageSizes, sizeAmong } from './pages.ts';
import { type OrderedLines, useLines } from './useLines.ts';

/** A row of the page that is shown. */
export interface Line {
  /** Its own on this page, also where an answer gives two rows one key. */
  id: Key;
  key: Key;
  locals: Locals;
}

/** What a resident sees of a table now, and how to see something else of it. */
export interface View {
  all: OrderedLines;
  /** Rows on all pages. */
  total: number;
  /** Rows on this page. */
  count: number;
  /** So many that only those near the window are in the document. */
  near: boolean;
  /** The rows of this page from one position to before another. */
  linesOf: (from: number, to: number) => readonly Line[];
  /** The keys of the rows of this page that have a box. */
  pickable: () => readonly Key[];
  sort: Sort | undefined;
  sortBy: (sort: Sort | undefined) => void;
  page: number;
  pages: number;
  toPage: (page: number) => void;
  /** Rows on a page; 0 is all. */
  size: number;
  /** Sizes to choose from; empty without paging. */
  sizes: readonly number[];
  toSize: (size: number) => void;
  isOpen: (key: Key) => boolean;
  toggle: (key: Key) => void;
  frame: RefCallback<HTMLDivElement>;
  /** The table is wider than its place. */
  overflows: boolean;
}

const NONE: ReadonlySet<Key> = new Set();

/** Sorting, paging and opened rows of one table. A new order or other rows lead back to page 1; turning a page closes what is open. */
export function useView(block: BlockOf<'table'>, binding: Binding): View {
  const [sort, setSort] = useSort(block, binding);
  const [wanted, setPage] = useStored(binding, block.paging?.page, 1);
  const [chosen, setSize] = useStored(binding, block.paging?.size, block.page);
  const all = useLines(block, binding, sort);
  const [seen, setSeen] = useState(all.filtered);
  const sizes = pageSizes(all.ordered.length, block.page);
  const size = sizeAmong(sizes, chosen);
  const { rows, page, pages } = pageOf(all.ordered, wanted, size);
  const { close, ...drawn } = useDrawn(block, binding, all, rows);
  const turnTo = (page: number) => {
    setPage(page);
    close();
  };
  if (!sameItems(seen, all.filtered)) {
    setSeen(all.filtered);
    turnTo(1);
  }
  return {
    all,
    total: all.ordered.length,
    ...drawn,
    sort,
    sortBy: (next) => {
      setSort(next);
      turnTo(1);
    },
    page,
    pages,
    toPage: turnTo,
    size,
    sizes,
    toSize: (next) => {
      setSize(next);
      turnTo(1);
    },
  };
}

/** The rows of one page, and which of them are open. */
export function useDrawn(block: BlockOf<'table'>, binding: Binding, all: OrderedLines, rows: readonly number[]) {
  const [open, setOpen] = useState(NONE);
  const linesOf = (from: number, to: number): Line[] => {
    const some = rows.slice(from, to);
    const keys = some.map((index) => keyOf(all.rows[index], block.key, index));
    const ids = eachOnce(keys);
    return some.map((index, place) => ({ id: ids[place]!, key: keys[place]!, locals: all.localsOf(index) }));
  };
  const one = block.expand?.one === true;
  const toggle = useCallback(
    (key: Key) =>
      setOpen((before) => {
        const after = new Set(one ? [] : before);
        if (before.has(key)) after.delete(key);
        else after.add(key);
        return after;
      }),
    [one],
  );
  return {
    count: rows.length,
    near: rows.length > MOST_DRAWN_ROWS,
    linesOf,
    pickable: () =>
      linesOf(0, rows.length)
        .filter(({ locals }) => pickOf(block, binding, locals).kind === 'box')
        .map(({ key }) => key),
    isOpen: (key: Key) => open.has(key),
    toggle,
    close: () => setOpen(NONE),
    ...useOverflow(),
  };
}

/** The order lives in the address where the table has a name for it there, or else with the table. */
function useSort(
  { sort, order }: BlockOf<'table'>,
  binding: Binding,
): [Sort | undefined, (sort: Sort | undefined) => void] {
  const own = useState<Sort | undefined>(sort);
  if (!order) return own;
  return [
    sortNow({ sort, order }, binding),
    (next) => binding.set({ [order]: !next || sameSort(next, sort) ? null : orderWord(next) }),
  ];
}

/** A number that is in the address too, where the table has a name for it there. @param usual what it is without a choice */
function useStored(binding: Binding, state: string | undefined, usual: number): [number, (value: number) => void] {
  const stored = state === undefined ? undefined : binding.state(state);
  const [value, setValue] = useState(typeof stored === 'number' ? stored : usual);
  useEffect(() => {
    if (state === undefined || (binding.state(state) ?? usual) === value) return;
    binding.set({ [state]: value === usual ? null : value });
  }, [binding, state, value, usual]);
  return [value, setValue];
}

const sameSort = (a: Sort, b: Sort | undefined): boolean => a.column === b?.column && a.descending === b?.descending;

const sameItems = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

function useOverflow(): Pick<View, 'frame' | 'overflows'> {
  const [overflows, setOverflows] = useState(false);
  const frame = useCallback((element: HTMLDivElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { frame, overflows };
}
