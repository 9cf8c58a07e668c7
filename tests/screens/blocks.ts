import type { Block } from '../../src/blocks/block.ts';
import { readsOfTree } from '../../src/portal/stores/screen/Evaluator.ts';
import type { Drawn } from './drawScreen.tsx';

/** The messages in place of blocks that failed to load; each has a retry button. */
export function failures({ container, stores }: Drawn): string[] {
  const again = stores.words.word('wspolne.widzety.ponow');
  const dialogs = document.querySelectorAll('[role=dialog] [role=alert]');
  return [...container.querySelectorAll('main [role=alert]'), ...dialogs]
    .map((alert) => alert.textContent ?? '')
    .filter((words) => words.includes(again));
}

/** The text of each drawn block. */
export function wordsOfBlocks({ container }: Drawn): Map<string, string> {
  const drawn = [...container.querySelectorAll('[data-block]')];
  return new Map(drawn.map((block) => [block.getAttribute('data-block')!, block.textContent ?? '']));
}

export type Depends = (block: Block) => boolean;

/** Does a block itself read this source? */
export function dependsOn({ screen }: Drawn, source: string): Depends {
  const reads = (block: Block) => screen.graph.sourcesOf([...block.reads, ...readsOfTree(block.visible)]);
  return (block) => reads(block).includes(screen.source(source)!);
}

/** The blocks that do not depend on a source, neither directly nor by the blocks inside or around them. */
export function standing(within: unknown, depends: Depends): string[] {
  return blocksIn(within).flatMap((block) => {
    if (depends(block)) return [];
    const inside = standing(Object.values(block), depends);
    return inside.length === allIn(Object.values(block)).length ? [block.id, ...inside] : inside;
  });
}

/** All blocks inside a value, at any depth. */
export function allIn(value: unknown): Block[] {
  return blocksIn(value).flatMap((block) => [block, ...allIn(Object.values(block))]);
}

/** The outermost blocks inside a value. */
function blocksIn(value: unknown): Block[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'type' in value && 'reads' in value) return [value as Block];
  return Object.values(value).flatMap(blocksIn);
}
