/** The name by which a record can be moved before it has a number, and its number afterwards. */
export const REFERENCE = '@reference';

/** Columns of a record with a process, besides those of every record. */
export const PROCESS_COLUMNS = ['@label', '@text', '@changed', '@term', '@hasDocument', '@moves', REFERENCE] as const;

/** The columns of the office that a second person sees, besides the arguments that the process shows them. */
export const COSIGNER_COLUMNS = [REFERENCE, '@state', '@label', '@text', '@term', '@time', '@day', '@moves'] as const;

/** Columns of an entry of `@timeline`, besides the arguments of the residents' moves. */
export const TIMELINE_COLUMNS = [
  '@entry',
  '@time',
  '@day',
  '@move',
  '@state',
  '@label',
  '@text',
  '@who',
  '@remark',
  '@hasDocument',
] as const;

/** Who made a move: the words of `@who`. */
export const WHO = ['MIESZKANIEC', 'URZAD'] as const;
/** The word for a person who signs. */
export const COSIGNER = 'WSPOLWNIOSKODAWCA';

/** A list inside a row travels as the text of a cell. */
export const listCell = (rows: readonly Readonly<Record<string, string>>[]): string => JSON.stringify(rows);

/** The rows of such a cell. */
export const rowsOfCell = (cell: string): ((column: string) => string)[] =>
  (JSON.parse(cell || '[]') as Record<string, string>[]).map(
    (row) => (column) => (Object.hasOwn(row, column) ? row[column]! : ''),
  );
