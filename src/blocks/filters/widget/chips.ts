import type { Binding } from '../../binding.ts';
import type { FiltersBlock } from '../block.ts';
import { setWords } from '../view.ts';

/** One filter that is set, in words. */
export interface Chip {
  bind: string;
  label: string;
  shown: string;
}

/** The filters that are set. Radio buttons are left out: one is always set, and it is visible. */
export function chipsOf(block: FiltersBlock, binding: Binding): Chip[] {
  return block.fields
    .filter(({ as }) => as !== 'radio')
    .map((field) => ({ bind: field.bind, label: binding.text(field.label), shown: setWords(field, binding) }))
    .filter(({ shown }) => shown !== '');
}
