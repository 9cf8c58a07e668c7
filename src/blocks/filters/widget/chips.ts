import type { Format } from '../../../lang/values/formats.ts';
import type { Binding } from '../../binding.ts';
import { choicesOf } from '../../parts/options.ts';
import type { FilterField, FiltersBlock } from '../block.ts';

/** One filter that is set, in words. */
export interface Chip {
  bind: string;
  label: string;
  shown: string;
}

const FORMATS: Partial<Record<FilterField['as'], Format>> = {
  date: 'date',
  money: 'money',
  number: 'decimal',
  text: 'text',
};

/** What is set now. Radio buttons are left out: one of them always is, and it can be seen. */
export function chipsOf(block: FiltersBlock, binding: Binding): Chip[] {
  return block.fields
    .filter(({ as }) => as !== 'radio')
    .map((field) => ({ bind: field.bind, label: binding.text(field.label), shown: shownOf(field, binding) }))
    .filter(({ shown }) => shown !== '');
}

function shownOf(field: FilterField, binding: Binding): string {
  const value = binding.state(field.bind);
  if (value === null || value === undefined) return '';
  const format = FORMATS[field.as];
  if (format) return binding.format(value, format);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return choicesOf(field.options ?? { fixed: [] }, binding)
    .filter((choice) => chosen.includes(choice.value))
    .map((choice) => choice.label)
    .join(', ');
}
