import type { Binding } from '../../binding.ts';
import type { FilterField, FiltersBlock } from '../block.ts';
import { setWords } from '../view.ts';

/** One filter that is set, or one value of it, in words. */
export interface Chip {
  /** Unique among the chips. */
  id: string;
  bind: string;
  label: string;
  shown: string;
  /** The filter as its button is called: with the value, where a filter has several. */
  name: string;
  /** The filter without it. */
  without: unknown;
}

/** The filters that are set. Radio buttons are left out beside their own field: one is always set, and it is visible. */
export function chipsOf({ as, fields }: FiltersBlock, binding: Binding): Chip[] {
  return fields
    .filter((field) => as === 'chips' || field.as !== 'radio')
    .flatMap((field) => chipsOfField(field, binding));
}

function chipsOfField(field: FilterField, binding: Binding): Chip[] {
  const { bind } = field;
  const label = binding.text(field.label);
  const value = binding.state(bind);
  if (Array.isArray(value))
    return value.map((one) => {
      const shown = setWords(field, binding, one);
      const rest = value.filter((other) => other !== one);
      return { id: `${bind} ${one}`, bind, label, shown, name: `${label}: ${shown}`, without: rest };
    });
  const shown = setWords(field, binding);
  return shown === '' ? [] : [{ id: bind, bind, label, shown, name: label, without: null }];
}
