import type { Block, BlockOf, Container } from './block.ts';
import { dialog } from './dialog/block.ts';
import { grid } from './grid/block.ts';
import { repeat } from './repeat/block.ts';
import { section } from './section/block.ts';
import { table } from './table/block.ts';
import { tabs } from './tabs/block.ts';
import type { ContainerTraits } from './traits.ts';

type AllContainers = { readonly [Type in Container['type']]: ContainerTraits<BlockOf<Type>, Block> };

/** The traits of the types that hold others. They are apart: the portal loads no more of the traits than these. */
export const containers = { dialog, grid, repeat, section, table, tabs } as const satisfies AllContainers;

const isContainer = (type: string): type is Container['type'] => Object.hasOwn(containers, type);

/** Nothing for a block that holds no others. */
export function containerTraits({ type }: Block): ContainerTraits<Block, Block> | undefined {
  return isContainer(type) ? (containers as AllContainers)[type] : undefined;
}

/** All blocks inside this one, opened or not; theirs are not among them. */
export const childrenOf = (block: Block): readonly Block[] => containerTraits(block)?.children(block) ?? [];

/** All blocks of a screen, opened or not, each before those inside it. */
export const allBlocks = (content: readonly Block[]): Block[] =>
  content.flatMap((block) => [block, ...allBlocks(childrenOf(block))]);
