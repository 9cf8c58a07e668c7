import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Lang } from './plan.ts';

/** The column of a table that has the text of a language. */
export const columnIn = (column: string, language: Language): string => `${column}_${language}`;

/**
 * The columns to read for a caller, the first that is not empty; of a column without languages itself.
 *
 * @param language of the caller, which the municipality may not have
 */
export function columnsFor(lang: Lang | undefined, column: string, language: Language): string[] {
  if (!lang?.columns.includes(column)) return [column];
  const [first] = lang.languages;
  const known = lang.languages.includes(language) ? [language] : [];
  return [...new Set([...known, first!])].map((one) => columnIn(column, one));
}

/** All columns of a table behind one column. */
export const allColumns = (lang: Lang | undefined, column: string): string[] =>
  lang?.columns.includes(column) ? lang.languages.map((one) => columnIn(column, one)) : [column];
