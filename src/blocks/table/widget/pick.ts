import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';

/** The keys chosen so far, including rows of other pages. */
export function chosenKeys(block: BlockOf<'table'>, binding: Binding): readonly Key[] {
  return (block.select && (binding.state(block.select.bind) as readonly Key[] | null | undefined)) || [];
}

/** Adds these rows to the selection or removes them; all others stay as they are. */
export function choose(block: BlockOf<'table'>, binding: Binding, keys: readonly Key[], checked: boolean): void {
  if (!block.select) return;
  const others = chosenKeys(block, binding).filter((key) => !keys.includes(key));
  binding.set({ [block.select.bind]: checked ? [...new Set([...others, ...keys])] : others });
}
