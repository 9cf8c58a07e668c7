import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { View } from '../../../server/engine/documents/view.ts';
import type { Format } from '../../lang/values/formats.ts';
import type { FilterField, FiltersBlock } from './block.ts';

const FORMATS: Readonly<Record<FilterField['as'], Format>> = {
  text: 'text',
  date: 'date',
  money: 'money',
  number: 'decimal',
  list: 'text',
  radio: 'text',
  checks: 'text',
};

/** What the content was narrowed to, as facts; a filter that is not set is not named. */
export const filters: BlockPrinter<FiltersBlock> = {
  parts(block, view) {
    const items = block.fields.flatMap((field) => {
      const value = chosen(field, view);
      return value === '' ? [] : [{ label: view.text(field.label), value }];
    });
    return items.length === 0 ? [] : [{ kind: 'facts', items }];
  },
};

function chosen(field: FilterField, view: View): string {
  const value = view.value(['.', ['$', 'state'], field.bind]);
  return field.options ? view.choice(value, field.options) : view.format(value, FORMATS[field.as]);
}
