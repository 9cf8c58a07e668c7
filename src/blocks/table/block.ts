import type { ActionItem, CommonKeys, ToneLine } from '../../lang/descriptors/blockParts.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Format } from '../../lang/values/formats.ts';
import type { ContainerTraits } from '../traits.ts';

/** With more rows than this on a page only those near the window are in the document. */
export const MOST_DRAWN_ROWS = 500;

export interface TableBlock<Child> extends CommonKeys {
  type: 'table';
  rows: Tree | readonly { label: Text; values: Readonly<Record<string, Tree>> }[];
  /** The field that identifies a row. */
  key?: string;
  where: readonly Tree[];
  calc: Readonly<Record<string, Calc>>;
  /** The order at first: a column id. */
  sort?: { column: string; descending: boolean };
  /** The state with the order that the resident chose: `kwota`, or `-kwota` for descending. */
  order?: string;
  /** The states with the page and its rows that the resident chose, on a page that the office draws. */
  paging?: { page: string; size: string };
  /** The states with the page and its rows, and the number of all rows, where the office cuts the pages and orders the rows. */
  server?: { page: string; size: string; count: Tree };
  /** Rows on a page at first; paging begins when there are more. */
  page: number;
  caption: Text;
  empty: Text;
  columns: readonly Column[];
  tone: readonly ToneLine[];
  select?: Select;
  expand?: { one: boolean; label?: Text } & ({ table: TableBlock<Child> } | { content: readonly Child[] });
  /** A click on a row. */
  do?: readonly Step[];
  actions: readonly ActionItem[];
  /** Of the whole table, under it. */
  buttons: readonly ActionItem[];
  csv: boolean;
}

export interface Column {
  /** The field's name, or the author's id. */
  id: string;
  label: Text;
  /** The cell as text; absent with `flags`. Sees `row`. */
  cell?: Text;
  /** The words of the link that the cell is. */
  link?: Text;
  /** The raw value, for sorting, totals and CSV. */
  value?: Tree;
  flags?: readonly Flag[];
  empty?: Text;
  sort: boolean;
  /** true: the sum of `value` over the rows after `where`; a tree: the server's own sum. */
  total?: true | Tree;
  totalFormat?: Format;
  /** The row's header cell, and the heading of its card on a phone. */
  header: boolean;
  /** false: left out of the card on a phone. */
  phone: boolean;
  align: 'start' | 'end';
  /** It does not see `row`. */
  visible?: Tree;
}

export interface Flag {
  when: Tree;
  mark: string;
  text: Text;
}

export interface Select {
  /** A list state. */
  bind: string;
  when?: Tree;
  label: Text;
  /** The first line that applies replaces the box, before `when` is evaluated. */
  instead: readonly { when: Tree; icon: string; text: Text; do?: readonly Step[] }[];
}

export const table = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: ({ buttons }) => buttons,
  children: childrenOf,
  childrenAtFirst: () => [],
  childrenInPage: childrenOf,
  rows: () => 'opened',
  skeleton: true,
} as const satisfies ContainerTraits<TableBlock<unknown>, unknown>;

/** The blocks that an opened row shows: a child table, or any others. */
function childrenOf<Child>({ expand }: TableBlock<Child>): readonly (Child | TableBlock<Child>)[] {
  if (!expand) return [];
  return 'table' in expand ? [expand.table] : expand.content;
}
