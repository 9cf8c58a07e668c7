import { CellMistake, readCell, readCells } from './cell.ts';
import type { FieldPlan, ItemPlan, JoinedField, VariantsPlan } from './plan.ts';
import { rowsOfCell } from './processColumns.ts';
import { kindOfRow } from './variants.ts';

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
 * @param joined the value of a field that comes from another table
 * @throws ColumnMistake
 */
export function itemOf(
  plan: ItemPlan,
  cell: (column: string) => string,
  joined: (field: JoinedField) => unknown = () => null,
): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const field of plan.variants ? kindOf(plan.variants, cell).fields : plan.fields) {
    if ('value' in field) object[field.name] = field.value;
    else if ('list' in field) object[field.name] = rowsOfCell(cell(field.column)).map((row) => itemOf(field.list, row));
    else if ('item' in field)
      object[field.name] = field.item.nullable && isEmpty(field.item, cell) ? null : itemOf(field.item, cell, joined);
    else if ('from' in field) object[field.name] = joined(field);
    else if ('json' in field) object[field.name] = JSON.parse(cell(field.column) || (field.nullable ? 'null' : '[]'));
    else {
      const text = cell(field.column);
      if (text === '' && field.optional && !field.type.nullable) continue;
      object[field.name] = read(field.column, () => (field.several ? readCells : readCell)(field.type, text));
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

/** The kind of object that a row makes. @throws ColumnMistake */
export const kindOf = (variants: VariantsPlan, cell: (column: string) => string): VariantsPlan['kinds'][number] =>
  variants.kinds[read(variants.column ?? '', () => kindOfRow(variants, cell))]!;

/** The fields that it may have, of all kinds. */
const allFields = ({ fields, variants }: ItemPlan): readonly FieldPlan[] =>
  variants ? variants.kinds.flatMap((kind) => kind.fields) : fields;

const isEmpty = (item: ItemPlan, cell: (column: string) => string): boolean =>
  (item.variants?.column === undefined || cell(item.variants.column) === '') &&
  allFields(item).every((field) => {
    if ('value' in field || 'from' in field) return true;
    return 'item' in field ? isEmpty(field.item, cell) : cell(field.column) === '';
  });

/** The columns that an item is made of. */
export const columnsOf = (item: ItemPlan): string[] => [
  ...columnsThatDecide(item),
  ...allFields(item).flatMap((field) => {
    if ('column' in field) return [field.column];
    if ('item' in field) return columnsOf(field.item);
    return 'from' in field ? field.on.map(({ equals }) => equals) : [];
  }),
];

const columnsThatDecide = ({ variants }: ItemPlan): readonly string[] =>
  variants?.column === undefined ? (variants?.read ?? []) : [variants.column];

/** Its fields that come from other tables. */
export const joinedFields = (item: ItemPlan): JoinedField[] =>
  allFields(item).flatMap((field) => ('from' in field ? [field] : 'item' in field ? joinedFields(field.item) : []));
