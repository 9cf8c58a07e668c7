import { actions } from './actions/block.ts';
import type { Block, BlockOf, BlockType, Container, Leaf } from './block.ts';
import { breadcrumbs } from './breadcrumbs/block.ts';
import { cards } from './cards/block.ts';
import { catalogue } from './catalogue/block.ts';
import { chart } from './chart/block.ts';
import { containers } from './containers.ts';
import { facts } from './facts/block.ts';
import { filters } from './filters/block.ts';
import { form } from './form/block.ts';
import { frame } from './frame/block.ts';
import { heading } from './heading/block.ts';
import { html } from './html/block.ts';
import { legend } from './legend/block.ts';
import { metric } from './metric/block.ts';
import { notice } from './notice/block.ts';
import { pictures } from './pictures/block.ts';
import { qr } from './qr/block.ts';
import { select } from './select/block.ts';
import { services } from './services/block.ts';
import { text } from './text/block.ts';
import { timeline } from './timeline/block.ts';
import type { ContainerTraits, LeafTraits, PartTraits, Traits } from './traits.ts';
import { widget } from './widget/block.ts';
import { wizard } from './wizard/block.ts';

type AllTraits = { readonly [Type in Leaf['type']]: LeafTraits<BlockOf<Type>> } & {
  readonly [Type in Container['type']]: ContainerTraits<BlockOf<Type>, Block>;
};

/** The traits of each block type; a type without traits does not compile. */
const blockTraits = {
  ...containers,
  actions,
  breadcrumbs,
  cards,
  catalogue,
  chart,
  facts,
  filters,
  form,
  frame,
  heading,
  html,
  legend,
  metric,
  notice,
  pictures,
  qr,
  select,
  services,
  text,
  timeline,
  widget,
  wizard,
} as const satisfies AllTraits;

type TypeWith<Trait extends Partial<Traits>> = {
  [Type in BlockType]: (typeof blockTraits)[Type] extends Trait ? Type : never;
}[BlockType];

/** Types whose widget is loaded with the code that runs screens. */
export type AlwaysLoaded = TypeWith<{ widget: 'always' }>;
/** Types whose widget is loaded with the first screen that has one. */
export type LoadedLater = TypeWith<{ widget: 'whenUsed' }>;
/** Types that are printed in a PDF. */
export type Printed = TypeWith<{ paper: 'printed' }>;

export const blockTypes = Object.keys(blockTraits).sort() as BlockType[];

export const traitsOf = ({ type }: Pick<Block, 'type'>): Traits => blockTraits[type];

export function partsOf(block: Block): readonly PartTraits[] {
  const traits: LeafTraits<Block> = (blockTraits as AllTraits)[block.type];
  return traits.parts(block);
}
