import type { Step } from '../../../lang/descriptors/steps.ts';
import type { Binding, Locals } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';

/** What stands in the place of a row's box: the box, an icon with words, or nothing. */
export type Pick =
  | { kind: 'box'; label: string; checked: boolean }
  | { kind: 'icon'; icon: string; text: string; do?: readonly Step[] }
  | { kind: 'none' };

export function pickOf(block: BlockOf<'table'>, binding: Binding, locals: Locals, key: Key): Pick {
  const { select } = block;
  if (!select) return { kind: 'none' };
  const instead = select.instead.find(({ when }) => binding.value(when, locals) === true);
  if (instead) {
    const { icon, text, do: steps } = instead;
    return { kind: 'icon', icon, text: binding.text(text, locals), ...(steps && { do: steps }) };
  }
  if (select.when !== undefined && binding.value(select.when, locals) !== true) return { kind: 'none' };
  return { kind: 'box', label: binding.text(select.label, locals), checked: chosenKeys(block, binding).includes(key) };
}

/** The keys chosen so far, rows of other pages among them. */
export function chosenKeys(block: BlockOf<'table'>, binding: Binding): readonly Key[] {
  return (block.select && (binding.state(block.select.bind) as readonly Key[] | null | undefined)) || [];
}

/** Chooses these rows or lets go of them; all others stay as they are. */
export function choose(block: BlockOf<'table'>, binding: Binding, keys: readonly Key[], checked: boolean): void {
  if (!block.select) return;
  const others = chosenKeys(block, binding).filter((key) => !keys.includes(key));
  binding.set({ [block.select.bind]: checked ? [...new Set([...others, ...keys])] : others });
}
