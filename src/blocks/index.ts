import { actions } from './actions/block.ts';
import type { Block, BlockOf, BlockType, Container, Leaf } from './block.ts';
import { breadcrumbs } from './breadcrumbs/block.ts';
import { cards } from './cards/block.ts';
import { catalogue } from './catalogue/block.ts';
import { chart } from './chart/block.ts';
import { dialog } from './dialog/block.ts';
import { facts } from './facts/block.ts';
import { filters } from './filters/block.ts';
import { form } from './form/block.ts';
import { frame } from './frame/block.ts';
import { heading } from './heading/block.ts';
import { html } from './html/block.ts';
import { legend } from './legend/block.ts';
import { notice } from './notice/block.ts';
import { pictures } from './pictures/block.ts';
import { qr } from './qr/block.ts';
import { repeat } from './repeat/block.ts';
import { section } from './section/block.ts';
import { select } from './select/block.ts';
import { table } from './table/block.ts';
import { tabs } from './tabs/block.ts';
import { text } from './text/block.ts';
import type { ContainerTraits, LeafTraits, PartTraits, Traits } from './traits.ts';
import { widget } from './widget/block.ts';

type AllTraits = { readonly [Type in Leaf['type']]: LeafTraits<BlockOf<Type>> } & {
  readonly [Type in Container['type']]: ContainerTraits<BlockOf<Type>, Block>;
};

/** What is known of each block type; a type without its traits does not compile. */
export const blockTraits = {
  actions,
  breadcrumbs,
  cards,
  catalogue,
  chart,
  dialog,
  facts,
  filters,
  form,
  frame,
  heading,
  html,
  legend,
  notice,
  pictures,
  qr,
  repeat,
  section,
  select,
  table,
  tabs,
  text,
  widget,
} as const satisfies AllTraits;

type TypeWith<Trait extends Partial<Traits>> = {
  [Type in BlockType]: (typeof blockTraits)[Type] extends Trait ? Type : never;
}[BlockType];

/** Types whose widget is loaded with the code that runs screens. */
export type AlwaysLoaded = TypeWith<{ widget: 'always' }>;
/** Types that are printed in a PDF. */
export type Printed = TypeWith<{ paper: 'printed' }>;

export const blockTypes = Object.keys(blockTraits) as BlockType[];

export const traitsOf = ({ type }: Pick<Block, 'type'>): Traits => blockTraits[type];

type AnyTraits = LeafTraits<Block> | ContainerTraits<Block, Block>;

/** Nothing for a block that holds no others. */
export function containerTraits({ type }: Block): ContainerTraits<Block, Block> | undefined {
  const traits: AnyTraits = (blockTraits as AllTraits)[type];
  return 'children' in traits ? traits : undefined;
}

export function partsOf(block: Block): readonly PartTraits[] {
  const traits: AnyTraits = (blockTraits as AllTraits)[block.type];
  return traits.parts(block);
}

/** All blocks inside this one, opened or not; theirs are not among them. */
export const childrenOf = (block: Block): readonly Block[] => containerTraits(block)?.children(block) ?? [];

/** All blocks of a screen, opened or not, each before those inside it. */
export const allBlocks = (content: readonly Block[]): Block[] =>
  content.flatMap((block) => [block, ...allBlocks(childrenOf(block))]);
