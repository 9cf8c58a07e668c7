import type { Rule } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import { formatDate } from '../../lang/values/dates.ts';
import { dateProblem } from '../../lang/values/typedDate.ts';
import type { FormField } from './block.ts';

/*
 * The rules of a field over its value. The portal asks them while the resident types, the office before it accepts the
 * request.
 */

/** A problem of a field: the screen's own text, or a shared one. */
export type FieldProblem = { text: Text } | { word: string; values?: Readonly<Record<string, string | number>> };

/** The most rows of a list without a bound of its own: a rule may compare each with all others. */
export const MOST_ROWS = 500;

type Evaluate = (tree: Tree) => unknown;

/** Nothing is typed, no entry is in the list, or nothing is filled in a record. */
export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null;
  return Array.isArray(value) ? value.length === 0 : Object.values(value).every((one) => (one ?? false) === false);
}

/** Is there nothing where the field requires something? A box that is not ticked is nothing. */
export const lacksValue = ({ as }: FormField, value: unknown): boolean =>
  isEmpty(value) || (as === 'checkbox' && value === false);

/** The text to show when the field is empty; undefined while it may be. */
export const demandOf = (
  { required, requiredWhen }: Pick<FormField, 'required' | 'requiredWhen'>,
  evaluate: Evaluate,
): Text | undefined => (requiredWhen === undefined || evaluate(requiredWhen) === true ? required : undefined);

/** What an expression gives, where it gives a number. */
export function numberOf(tree: Tree | undefined, evaluate: Evaluate): number | undefined {
  const value = tree === undefined ? undefined : evaluate(tree);
  return typeof value === 'number' ? value : undefined;
}

/** Characters as a reader counts them: code points, so that an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** The problem of a text that is longer than the limit of its field. */
export function lengthProblem(text: unknown, limit: unknown): FieldProblem | undefined {
  if (typeof text !== 'string' || typeof limit !== 'number') return undefined;
  const over = countCharacters(text) - limit;
  return over > 0 ? { word: 'bledy.zaDlugiO', values: { count: over } } : undefined;
}

/** The problem of a day before 1900, or outside the field's own range. */
export function rangeProblem({ as, min, max }: FormField, day: unknown, evaluate: Evaluate): FieldProblem | undefined {
  if (as !== 'date') return undefined;
  const bounds = { min: dayOf(min, evaluate), max: dayOf(max, evaluate) };
  const why = dateProblem(String(day), bounds, bounds.max && evaluate(['$', 'today']));
  const limit = why === 'early' ? bounds.min : why === 'late' ? bounds.max : undefined;
  return why && { word: `bledy.data.${why}`, ...(limit && { values: { data: formatDate(limit) } }) };
}

function dayOf(tree: Tree | undefined, evaluate: Evaluate): string | undefined {
  const day = tree === undefined ? undefined : evaluate(tree);
  return typeof day === 'string' ? day : undefined;
}

/** Are there more digits than the field takes? A number of digits that is not known refuses nothing. */
export function hasTooManyDigits(
  { digits }: FormField,
  { whole, fraction }: { whole: number; fraction: number },
  evaluate: Evaluate,
): boolean {
  const exceeds = (count: number, most: unknown) => typeof most === 'number' && count > most;
  return (
    digits !== undefined && (exceeds(whole, evaluate(digits.whole)) || exceeds(fraction, evaluate(digits.fraction)))
  );
}

/** The first rule that the value breaks. */
export const brokenRule = (rules: readonly Rule[], evaluate: Evaluate): Rule | undefined =>
  rules.find(({ when, must }) => (when === undefined || evaluate(when) === true) && evaluate(must) !== true);
