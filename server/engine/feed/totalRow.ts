import type { Field } from './recordSchemas.ts';

/** How programs begin a row of sums: `Razem`, `OGÓŁEM:`, `Suma końcowa`. */
const WORD = /^(razem|ogółem|ogolem|suma|łącznie|lacznie|podsumowanie|total|sum)(?![\p{L}\d])/iu;
const LONGEST = 40;

/**
 * The word that says that a row is a sum of the others. The word alone does not: it may be a name. A required cell is empty, too,
 * the word stands where a number or a day belongs, or cells are missing.
 *
 * @param fieldAt by number of the column
 * @returns undefined for a row that may be a record
 */
export function totalWord(
  cells: readonly string[],
  width: number,
  fieldAt: ReadonlyMap<number, Field>,
): string | undefined {
  const at = cells.findIndex((cell) => cell.length <= LONGEST && WORD.test(cell.trim()));
  if (at < 0) return undefined;
  const isRecord =
    cells.length === width &&
    takesText(fieldAt.get(at)) &&
    ![...fieldAt].some(([column, { required }]) => required && cells[column]!.trim() === '');
  return isRecord ? undefined : WORD.exec(cells[at]!.trim())![0];
}

const takesText = (field: Field | undefined): boolean =>
  field === undefined || (field.type === 'string' && field.schema.format === undefined && !field.schema.enum);
