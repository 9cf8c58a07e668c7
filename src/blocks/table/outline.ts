import { actionParts } from '../actions/view.ts';
import type { BlockOf } from '../block.ts';
import { childrenOf } from '../containers.ts';
import type { OutlineOf, PagesOutline, Part, Place } from '../outline.ts';
import type { Locals } from '../scope.ts';
import { toneOf } from '../tone.ts';
import { linesOf, totalOf } from './rows.ts';
import { serverPages } from './serverPages.ts';
import { withShownColumns } from './shown.ts';
import { cellText, marksOf, pickOf } from './view.ts';

type TableBlock = BlockOf<'table'>;

/** In a file of its own: the bundler would put the pages of the office, which few tables have, beside the view of all. */
export const outline: OutlineOf<TableBlock> = (table, place) => {
  const { scope } = place;
  const block = withShownColumns(table, scope);
  const lines = linesOf(block, scope);
  return {
    rows: lines.filtered.length,
    pages: pagesOf(block, lines.filtered.length, place),
    ...(block.select && { choice: block.select.bind }),
    texts: [
      scope.text(block.caption),
      ...block.columns.map(({ label }) => scope.text(label)),
      ...block.columns.map((column) => totalOf(column, lines, scope)),
      lines.filtered.length === 0 ? scope.text(block.empty) : '',
    ],
    parts: [
      ...lines.filtered.map((index, position) => rowPart(block, String(position + 1), lines.localsOf(index), place)),
      ...actionParts(block.buttons, place),
    ],
  };
};

/** All rows have an address, on whatever page they are: only the office cuts a list. */
function pagesOf({ server, paging, page }: TableBlock, rows: number, { scope, set }: Place): PagesOutline {
  if (server) {
    const { pages } = serverPages(server, scope);
    return { count: pages, turnTo: (to) => set({ [server.page]: to }) };
  }
  const size = (paging && scope.state(paging.size)) ?? page;
  const count = typeof size === 'number' && size > 0 ? Math.max(1, Math.ceil(rows / size)) : 1;
  return { count, turnTo: (to) => paging && set({ [paging.page]: to === 1 ? null : to }) };
}

function rowPart(block: TableBlock, name: string, locals: Locals, place: Place): Part {
  const { scope, opened, run } = place;
  const { do: steps } = block;
  const marks = block.columns.flatMap((column) => marksOf(column, scope, locals));
  return {
    name,
    shown: true,
    texts: [
      ...block.columns.map((column) => cellText(column, scope, locals)),
      ...marks.map(({ mark }) => mark),
      toneOf(block.tone, scope, locals)?.text,
    ],
    parts: [...pickParts(block, locals, place), ...actionParts(block.actions, place, locals)],
    ...(steps && { press: () => run(steps, locals) }),
    ...(opened(name) && { inside: { blocks: childrenOf(block), locals } }),
  };
}

function pickParts(block: TableBlock, locals: Locals, { scope, run }: Place): Part[] {
  const pick = pickOf(block, scope, locals);
  if (pick.kind === 'none') return [];
  if (pick.kind === 'box') return [{ name: 'select', shown: true, texts: [pick.label] }];
  const { text, do: steps } = pick;
  return [{ name: 'instead', shown: true, texts: [text], ...(steps && { press: () => run(steps, locals) }) }];
}
