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

/** `few` and `many` columns become a table, in wider and wider places; what has too much in a row stays a card. */
export function layoutOf({ fields }: Pick<Rows, 'fields'>): 'few' | 'many' | 'cards' {
  const fits = fields.every(({ as, limit, meter, button }) => ONE_LINE.includes(as) && !limit && !meter && !button);
  if (!fits || fields.length > MOST) return 'cards';
  return fields.length > FEW ? 'many' : 'few';
}
