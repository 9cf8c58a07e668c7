import { isDeepStrictEqual } from 'node:util';
import type { FormField, Rows } from '../../../src/blocks/form/block.ts';
import { type Locals, listOf } from '../../../src/blocks/scope.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import { type Problem, refusedValue, withoutBlanks } from './problem.ts';
import type { Request } from './request.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The problems of rows that the form gives: a locked row is missing or changed, a locked field is changed, a value without a
 * field is not the one that was given, or a row is not in step with its list.
 */
export function givenProblems(
  field: FormField & { rows: Rows },
  list: readonly Row[],
  request: Request,
  locals: Locals,
): Problem[] {
  const { field: name, initial, rows } = field;
  const { office, view } = request;
  const { key, sync, fields } = rows;
  const untyped = list.map((row) => Object.keys(row).filter((one) => !fields.some(({ field }) => field === one)));
  const from = key === undefined ? undefined : (sync ?? initial);
  if (key === undefined || from === undefined)
    return list.flatMap((row, at) => foreign(`${name}.${at}`, row, {}, untyped[at]!));
  if (!office.knows(from)) return [];
  const entries = listOf(view, from, locals).map((one) => withoutBlanks(isRow(one) ? one : { [key]: one }) as Row);
  const given = new Map(entries.map((entry) => [keyOf(entry[key]), entry]));
  const seen = new Set<string>();
  const problems = list.flatMap((row, at): Problem[] => {
    const path = `${name}.${at}`;
    const id = keyOf(row[key]);
    const entry = given.get(id);
    const repeated = entry !== undefined && seen.has(id);
    seen.add(id);
    if (repeated || (sync !== undefined && !entry)) return [[path, refusedValue]];
    const locked = fields.filter(({ locked }) => entry && (holds(rows.locked, entry, at) || holds(locked, entry, at)));
    const same = locked.filter(({ visible }) => visible === undefined || isShown(visible, row, at));
    return foreign(path, row, entry ?? {}, [...untyped[at]!, ...same.map(({ field }) => field)]);
  });
  const missing = entries.filter(
    (entry, at) => !seen.has(keyOf(entry[key])) && (sync !== undefined || holds(rows.locked, entry, at)),
  );
  return missing.length > 0 ? [...problems, [name, refusedValue]] : problems;

  function holds(condition: Tree | undefined, item: Row, index: number): boolean {
    if (condition === undefined || !office.inRows.knows(condition)) return false;
    return view.value(condition, { ...locals, item, index }) === true;
  }

  function isShown(visible: Tree, item: Row, index: number): boolean {
    return office.inRows.knows(visible) && view.value(visible, { ...locals, item, index }) === true;
  }
}

/** The properties that are not what was given. */
const foreign = (path: string, row: Row, given: Row, names: readonly string[]): Problem[] =>
  names
    .filter((name) => !isDeepStrictEqual(row[name] ?? null, given[name] ?? null))
    .map((name) => [`${path}.${name}`, refusedValue]);

const keyOf = (value: unknown): string => JSON.stringify(value ?? null);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
