import { type Choice, choicesOf } from '../choices.ts';
import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { SelectBlock } from './block.ts';

/** The current choice. */
export interface SelectView {
  label: string;
  choices: readonly Choice[];
  /** The state, or the choice of the office while the state is null. */
  chosen: unknown;
  /** The entry for "nothing chosen". */
  none?: string;
}

export function selectView({ bind, label, options, selected, none }: SelectBlock, scope: Scope): SelectView {
  return {
    label: scope.text(label),
    choices: choicesOf(options, scope),
    chosen: scope.state(bind) ?? (selected === undefined ? null : scope.value(selected)),
    ...(none && { none: scope.text(none) }),
  };
}

export const outline: OutlineOf<SelectBlock> = (block, { scope }) => {
  const { label, none, choices } = selectView(block, scope);
  return { texts: [label, none, ...choices.map((choice) => choice.label)] };
};
