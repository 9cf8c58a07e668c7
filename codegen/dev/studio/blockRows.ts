import type { TreeBlock } from './blockTree.ts';
import type { Movable, Place } from './movable.ts';

interface Shown {
  /** As a clerk knows it. */
  title(block: TreeBlock): string;
  note(block: TreeBlock): string;
  /** What holds all blocks. */
  screen: string;
}

const KIND = 'block';

/** The blocks of a screen as rows: one moves among its siblings, and into whatever takes blocks. */
export function blockRows(blocks: readonly TreeBlock[], { title, note, screen }: Shown): Movable[] {
  const places = placesOf(blocks, title, screen);
  return blocks.map((block): Movable => {
    const { id, depth, siblings, list, around, takes, type } = block;
    const isBlock = type !== '';
    const fits = ({ to, around: inside }: Holder) => to.list !== list && ![...inside].includes(id);
    const out = isBlock ? outOf(blocks, block, title) : undefined;
    const into = isBlock ? intoNext(blocks, block, title) : undefined;
    return {
      at: id,
      name: id.split('/').at(-1)!,
      title: title(block),
      note: note(block),
      depth,
      siblings,
      list,
      around,
      ...(isBlock && { kind: KIND, places: places.filter(fits) }),
      ...(takes !== undefined && { takes: { list: takes, kind: KIND } }),
      ...(out && { out }),
      ...(into && { into }),
    };
  });
}

type Holder = Place & { around: readonly string[] };

/** Where blocks can stand: the screen itself, and each block or tab that holds some. */
function placesOf(blocks: readonly TreeBlock[], title: Shown['title'], screen: string): Holder[] {
  const holders = blocks.flatMap((block): Holder[] =>
    block.takes === undefined
      ? []
      : [
          {
            to: { list: block.takes },
            title: title(block),
            depth: block.depth + 1,
            around: [...block.around, block.id],
          },
        ],
  );
  return [{ to: { list: 'content' }, title: screen, depth: 0, around: [] }, ...holders];
}

/** Beside the block that it is in. */
function outOf(blocks: readonly TreeBlock[], { around }: TreeBlock, title: Shown['title']): Place | undefined {
  const outer = blocks.find(({ id, type }) => type !== '' && id === around.findLast((one) => !one.includes('/')));
  if (!outer) return undefined;
  return { to: { list: outer.list, beside: { side: 'after', name: outer.id } }, title: title(outer), depth: 0 };
}

/** Into the block before it, as its last, or else into the one after it, as its first. */
function intoNext(blocks: readonly TreeBlock[], block: TreeBlock, title: Shown['title']): Place | undefined {
  const at = block.siblings.indexOf(block.id);
  const holds = (id: string | undefined) =>
    blocks.filter(({ takes, ...one }) => takes !== undefined && (one.id === id || isTabOf(one, id)));
  const before = holds(block.siblings[at - 1]).at(-1);
  if (before) return { to: { list: before.takes! }, title: title(before), depth: 0 };
  const after = holds(block.siblings[at + 1])[0];
  if (!after) return undefined;
  const first = blocks.find(({ list }) => list === after.takes);
  const beside = first && ({ side: 'before', name: first.id } as const);
  return { to: { list: after.takes!, ...(beside && { beside }) }, title: title(after), depth: 0 };
}

const isTabOf = ({ type, around }: Pick<TreeBlock, 'type' | 'around'>, id: string | undefined): boolean =>
  type === '' && around.at(-1) === id;
