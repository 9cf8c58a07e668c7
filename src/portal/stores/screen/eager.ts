import type { Block } from '../../../blocks/block.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import { readsOfTree } from './Evaluator.ts';

/**
 * What the first drawing will read, so that it can be asked for before anything is drawn. Closed sections, dialogs and
 * other tabs wait until they are opened; what stands on a condition waits until the condition holds.
 */
export function firstReads(content: readonly Block[], holds: (condition: Tree) => boolean): string[] {
  return content.flatMap((block) => {
    const condition = readsOfTree(block.visible);
    if (block.visible !== undefined && !holds(block.visible)) return condition;
    if (block.type === 'dialog') return [];
    return [...condition, ...block.reads, ...firstReads(shownAtFirst(block, holds), holds)];
  });
}

/** What any block reads, opened or not. */
export function allReads(content: readonly Block[]): string[] {
  return content.flatMap((block) => [...block.reads, ...readsOfTree(block.visible), ...allReads(childrenOf(block))]);
}

/** The types of block a screen has, opened or not. */
export const typesOf = (content: readonly Block[]): Block['type'][] => allBlocks(content).map((block) => block.type);

/** Every block, opened or not. */
export function allBlocks(content: readonly Block[]): Block[] {
  return content.flatMap((block) => [block, ...allBlocks(childrenOf(block))]);
}

function shownAtFirst(block: Block, holds: (condition: Tree) => boolean): readonly Block[] {
  if (block.type === 'section') return block.as === 'accordion' && !holds(block.open) ? [] : block.content;
  if (block.type === 'tabs') return block.tabs[0]?.content ?? [];
  return block.type === 'repeat' ? block.content : [];
}

function childrenOf(block: Block): readonly Block[] {
  switch (block.type) {
    case 'section':
    case 'repeat':
    case 'dialog':
      return block.content;
    case 'tabs':
      return block.tabs.flatMap((tab) => tab.content);
    case 'table':
      return block.expand && 'content' in block.expand ? block.expand.content : [];
    default:
      return [];
  }
}
