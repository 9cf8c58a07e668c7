import { askedHere } from '../../askedHere.ts';
import type { FormField, Rows } from '../../block.ts';

/** Inputs of one line, for a cell of a table. */
const ONE_LINE: readonly FormField['as'][] = [
  'text',
  'select',
  'date',
  'email',
  'tel',
  'password',
  'decimal',
  'integer',
  'money',
  'checkbox',
];
const FEW = 4;
const MOST = 7;

/**
 * `few` short inputs are the columns of a table, `many` share the lines of a card; longer ones lie below each other in it.
 * Beside the steps of a wizard there is no room for a table.
 */
export function layoutOf(rows: Pick<Rows, 'fields'>, block: object): 'few' | 'many' | 'cards' {
  const fields = askedHere(rows);
  const fits = fields.every(({ as, limit, meter, button }) => ONE_LINE.includes(as) && !limit && !meter && !button);
  if (!fits || fields.length > MOST) return 'cards';
  // A column says once for all rows that its field is required.
  const isByRow = fields.some(({ requiredWhen }) => requiredWhen !== undefined);
  return fields.length > FEW || isByRow || 'steps' in block ? 'many' : 'few';
}
