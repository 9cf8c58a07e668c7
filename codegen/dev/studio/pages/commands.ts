import { chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The depth of the nearest node of a type around the cursor; -1: there is none. */
export function depthOf({ selection: { $from } }: EditorState, ...types: readonly NodeType[]): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (types.includes($from.node(depth).type)) return depth;
  return -1;
}

export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** A list of the chosen paragraphs; of a list paragraphs again, or a list of the other kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const depth = depthOf(state, nodes.bulletList, nodes.orderedList);
    const { $from, $to } = state.selection;
    if (depth > 0) {
      const list = $from.node(depth);
      const at = $from.before(depth);
      if (list.type !== type) dispatch?.(state.tr.setNodeMarkup(at, type));
      else if ($from.node(depth - 1).type.name === 'listItem') return liftListItem(nodes.listItem)(state, dispatch);
      else dispatch?.(state.tr.replaceWith(at, at + list.nodeSize, blocksOf(list)).scrollIntoView());
      return true;
    }
    const range = $from.blockRange($to);
    if (!range) return false;
    const items: Node[] = [];
    for (let index = range.startIndex; index < range.endIndex; index += 1) {
      const block = range.parent.child(index);
      if (!block.isTextblock || block.type === nodes.figureCaption) return false;
      items.push(nodes.listItem.create(null, nodes.words.create(null, block.content)));
    }
    if (!range.parent.canReplaceWith(range.startIndex, range.endIndex, type)) return false;
    const tr = state.tr.replaceWith(range.start, range.end, type.create(null, items));
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(range.start + 3))).scrollIntoView());
    return true;
  };
}

/** The items of a list as blocks. */
function blocksOf(list: Node): Node[] {
  const blocks: Node[] = [];
  list.forEach((item) => {
    item.forEach((block) => {
      blocks.push(block.type === nodes.words ? nodes.paragraph.create(null, block.content) : block);
    });
  });
  return blocks;
}

/** Enter in an empty item ends the list there. */
const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const depth = depthOf(state, nodes.listItem);
  if (!empty || depth < 0 || $from.parent.content.size > 0 || $from.node(depth).childCount > 1) return false;
  const list = $from.node(depth - 1);
  if (depth > 2 && $from.node(depth - 2).type === nodes.listItem) return false;
  const index = $from.index(depth - 1);
  const part = (from: number, to: number): Node[] => {
    const items = Array.from({ length: to - from }, (_, at) => list.child(from + at));
    return items.length > 0 ? [list.copy(list.content.cut(0, 0)).type.create(list.attrs, items)] : [];
  };
  const before = part(0, index);
  const at = $from.before(depth - 1);
  const blocks = [...before, nodes.paragraph.create(), ...part(index + 1, list.childCount)];
  const tr = state.tr.replaceWith(at, at + list.nodeSize, blocks);
  const inside = at + (before[0]?.nodeSize ?? 0) + 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, inside)).scrollIntoView());
  return true;
};

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** In a cell or a meaning, words go on in a new line. */
const breakWords: Command = (state, dispatch) =>
  state.selection.$from.parent.type === nodes.words && depthOf(state, nodes.listItem) < 0
    ? breakLine(state, dispatch)
    : false;

/** Puts a block after the one with the cursor, or in place of an empty paragraph. */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const at = $from.depth === 0 ? $from.pos : $from.after(1);
    const outer = $from.depth === 0 ? undefined : $from.node(1);
    const isEmpty = outer?.type === nodes.paragraph && outer.content.size === 0;
    const start = isEmpty ? $from.before(1) : at;
    const isLast = at === state.doc.content.size;
    const tr = state.tr.replaceWith(start, at, isLast ? [block, nodes.paragraph.create()] : block);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start + 1))).scrollIntoView());
    return true;
  };
}

export function newTable(): Node {
  const row = (cell: NodeType) =>
    nodes.tableRow.create(
      null,
      [0, 1].map(() => cell.create(null, nodes.words.create())),
    );
  return nodes.table.create(null, [row(nodes.tableHeader), row(nodes.tableCell), row(nodes.tableCell)]);
}

export interface Drawn {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

export function newFigure({ src, alt, width, height }: Drawn): Node {
  const size = { width: width ? String(width) : null, height: height ? String(height) : null };
  return nodes.figure.create(null, nodes.picture.create({ src, alt, ...size }));
}

/** The chosen picture. */
export function chosenPicture({ selection }: EditorState): { node: Node; at: number } | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { node, from } = selection;
  if (node.type === nodes.picture || node.type === nodes.image) return { node, at: from };
  return node.type === nodes.figure ? { node: node.child(0), at: from + 1 } : undefined;
}

/** The address of the link with the cursor. */
export function linkAt({ selection, doc }: EditorState): string | undefined {
  const mark =
    marks.link.isInSet(selection.$from.marks()) ?? marks.link.isInSet(doc.nodeAt(selection.from)?.marks ?? []);
  return mark?.attrs.href as string | undefined;
}

/** @param title what is linked when nothing is chosen @param href undefined: the link is taken away */
export function setLink(href: string | undefined, title: string): Command {
  return (state, dispatch) => {
    const { from, to, empty, $from } = state.selection;
    const range = empty && linkAt(state) !== undefined ? linkRange(state) : { from, to };
    const tr = state.tr.removeMark(range.from, range.to, marks.link);
    if (href === undefined) {
      dispatch?.(tr);
      return true;
    }
    const mark = marks.link.create({ href });
    if (range.from < range.to) tr.addMark(range.from, range.to, mark);
    else if ($from.parent.inlineContent) tr.insert(from, schema.text(title, [mark]));
    else return false;
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

function linkRange(state: EditorState): { from: number; to: number } {
  const { $from } = state.selection;
  const href = linkAt(state);
  let at = $from.start();
  let found: { from: number; to: number } | undefined;
  $from.parent.forEach((child) => {
    const isLink = marks.link.isInSet(child.marks)?.attrs.href === href;
    const end = at + child.nodeSize;
    if (isLink)
      found =
        found && found.to === at
          ? { from: found.from, to: end }
          : found && found.to >= $from.pos
            ? found
            : { from: at, to: end };
    at = end;
  });
  return found ?? { from: $from.pos, to: $from.pos };
}

export const KEYS: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-]': sinkListItem(nodes.listItem),
  'Mod-[': liftListItem(nodes.listItem),
  Enter: chainCommands(leaveList, splitListItem(nodes.listItem), breakWords),
  'Shift-Enter': chainCommands(exitCode, breakLine),
};
