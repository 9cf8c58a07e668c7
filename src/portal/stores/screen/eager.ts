import type { Block } from '../../../blocks/block.ts';
import { allBlocks, containerTraits } from '../../../blocks/containers.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import { readsOfTree } from './Evaluator.ts';

/**
 * The blocks of the first drawing in their order, each with the names it reads. Those of closed sections, dialogs and
 * other tabs wait until they are opened; a block with a condition waits until the condition is true.
 *
 * @param opened sections that are closed at first are read too
 */
export function drawnFirst(
  content: readonly Block[],
  holds: (condition: Tree) => boolean,
  opened: (block: Block) => boolean = () => false,
): { block: Block; reads: readonly string[] }[] {
  return content.flatMap((block) => {
    const condition = readsOfTree(block.visible);
    if (block.visible !== undefined && !holds(block.visible)) return { block, reads: condition };
    const container = containerTraits(block);
    if (container?.overlay) return [];
    const inside =
      (opened(block) && container?.childrenInPage?.(block)) || (container?.childrenAtFirst(block, holds) ?? []);
    return [{ block, reads: [...condition, ...block.reads] }, ...drawnFirst(inside, holds, opened)];
  });
}

/** The names that the first drawing will read, so that they are requested before it. */
export const firstReads = (...drawing: Parameters<typeof drawnFirst>): string[] =>
  drawnFirst(...drawing).flatMap(({ reads }) => reads);

/** The names that all blocks read, opened or not. */
export const allReads = (content: readonly Block[]): string[] =>
  allBlocks(content).flatMap((block) => [...block.reads, ...readsOfTree(block.visible)]);
