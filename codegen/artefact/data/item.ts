import { CellMistake, readCell } from './cell.ts';
import type { ItemPlan } from './plan.ts';

/** A cell that cannot be read, with its column. */
export class ColumnMistake extends Error {
  readonly column: string;

  constructor(column: string, why: string) {
    super(why);
    this.column = column;
  }
}

/**
 * The object that a row makes.
 *
 * @param cell the text in a column
 * @throws ColumnMistake
 */
export function itemOf(plan: ItemPlan, cell: (column: string) => string): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const field of plan.fields) {
    if ('value' in field) object[field.name] = field.value;
    else if ('item' in field)
      object[field.name] = field.item.nullable && isEmpty(field.item, cell) ? null : itemOf(field.item, cell);
    else {
      const text = cell(field.column);
      if (text === '' && field.optional && !field.type.nullable) continue;
      object[field.name] = read(field.column, () => readCell(field.type, text));
    }
  }
  return object;
}

export function read<T>(column: string, reading: () => T): T {
  try {
    return reading();
  } catch (failure) {
    if (failure instanceof CellMistake) throw new ColumnMistake(column, failure.message);
    throw failure;
  }
}

const isEmpty = ({ fields }: ItemPlan, cell: (column: string) => string): boolean =>
  fields.every(
    (field) => 'value' in field || ('item' in field ? isEmpty(field.item, cell) : cell(field.column) === ''),
  );

/** The columns that an item is made of. */
export const columnsOf = ({ fields }: ItemPlan): string[] =>
  fields.flatMap((field) => ('column' in field ? [field.column] : 'item' in field ? columnsOf(field.item) : []));
