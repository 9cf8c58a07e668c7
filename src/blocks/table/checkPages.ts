import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { TableBlockJson } from '../../../codegen/generated/descriptors.ts';
import { describe } from '../../lang/expressions/check.ts';
import { readsOf } from '../../lang/expressions/deps.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { BlockOf } from '../block.ts';
import type { Column } from './block.ts';

/** More rows on a page are no choice of the table. */
const MOST_ROWS = 50;

/** The pages that the office cuts. What the table itself would do with all rows has no place then. */
export function serverOf(
  scope: Scope,
  raw: Raw<TableBlockJson>,
  rows: BlockOf<'table'>['rows'],
  columns: readonly Column[],
  path: Path,
): BlockOf<'table'>['server'] {
  if (typeof raw.page !== 'object' || raw.page === null) return undefined;
  const given = record(raw.page);
  const at = [...path, 'page'];
  const page = stateOf(scope, word(given.state), ['number'], [...at, 'state']);
  const size = stateOf(scope, word(given.size), ['number'], [...at, 'size']);
  const count = scope.expression(given.count, [...at, 'count'], { what: 'the number of all rows', kinds: ['number'] });
  const order = orderOf(scope, raw, columns, path);
  refuseOwnWork(scope, raw, path);
  scope.screen.ranges.set(page, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
  scope.screen.ranges.set(size, { type: 'integer', minimum: 1, maximum: MOST_ROWS });
  checkCalls(scope, rows, { page, ...(order && { order }), size }, at);
  return { page, size, count: count.tree };
}

function stateOf(scope: Scope, name: string, kinds: readonly Type['kind'][], path: Path): string {
  const { screen } = scope;
  screen.noteOwnSymbol('state', path);
  screen.used.add(`state.${name}`);
  scope.reads.add(`state.${name}`);
  const known = screen.known('state', name, screen.states.keys(), path, 'a state');
  const state = scope.names.get('state');
  const type = known && state?.kind === 'record' ? state.fields()[name] : undefined;
  const wrong = type && type.kind !== 'unknown' && !kinds.includes(type.kind);
  if (wrong || (type?.optional && kinds.includes('number')))
    scope.problem(
      'table.pages',
      path,
      `This needs a state with a number that is always there, and "${name}" is ${describe(type!)}.`,
    );
  return name;
}

/** The order is a state too; each word that the table may set must be one of its words. */
function orderOf(scope: Scope, raw: Raw<TableBlockJson>, columns: readonly Column[], path: Path): string | undefined {
  const sort = record(raw.sort);
  const at = [...path, 'sort'];
  const ways = columns.filter((one) => one.sort).flatMap((one) => [one.id, `-${one.id}`]);
  if (sort.query !== undefined)
    scope.problem(
      'table.pages',
      [...at, 'query'],
      'The office orders the rows: name a state with "state", whose "query" is in the address.',
    );
  if (sort.state === undefined) {
    if (ways.length > 0)
      scope.problem(
        'table.pages',
        path,
        'The office orders the rows, so columns with "sort" need "sort": { "state": … }, which an argument reads.',
      );
    return undefined;
  }
  const name = stateOf(scope, word(sort.state), ['text', 'word'], [...at, 'state']);
  const shape = scope.screen.states.get(name)?.type;
  const missing = shape?.kind === 'word' ? ways.filter((way) => !shape.words.includes(way)) : [];
  if (missing.length > 0)
    scope.problem(
      'table.pages',
      [...at, 'state'],
      `The enum of "${name}" lacks ${missing.join(', ')}: the columns with "sort" set these words.`,
    );
  return name;
}

/** Over one page these would be wrong: they look at all rows. */
function refuseOwnWork(scope: Scope, raw: Raw<TableBlockJson>, path: Path): void {
  const refuse = (at: Path, message: string) => scope.problem('table.pages', at, message, { key: true });
  if (raw.where !== undefined)
    refuse([...path, 'where'], '"where" would filter one page only: give the filter to the call as an argument.');
  if (raw.csv === true) refuse([...path, 'csv'], '"csv" would save one page only.');
  for (const [index, item] of list(raw.columns).entries())
    if (record(item).total === true)
      refuse(
        [...path, 'columns', index, 'total'],
        '"total" would add up one page only: give the office\u2019s own sum as an expression.',
      );
}

/** A choice that no argument reads changes nothing; one that does not lead back to the first page may lead behind the last. */
function checkCalls(
  scope: Scope,
  rows: BlockOf<'table'>['rows'],
  own: { page: string; size: string; order?: string },
  path: Path,
): void {
  const { graph, resets } = scope.screen;
  const sources = behind(readsOf(rows as Tree), graph).filter((read) => read.startsWith('data.'));
  if (sources.length === 0) return;
  const states = behind(
    sources.flatMap((source) => graph.get(source)?.reads ?? []),
    graph,
  )
    .filter((read) => read.startsWith('state.'))
    .map((read) => read.slice('state.'.length));
  for (const [key, name] of Object.entries(own))
    if (scope.screen.states.has(name) && !states.includes(name))
      scope.problem(
        'table.pages',
        path,
        `No argument of ${sources.join(', ')} reads state.${name}, so the ${key} never changes.`,
      );
  const others = states.filter((name) => !Object.values(own).includes(name));
  const kept = others.filter((name) => !resets.get(own.page)?.includes(name));
  if (kept.length > 0 && scope.screen.states.has(own.page))
    scope.problem(
      'table.pages',
      [...path, 'state'],
      `Another ${kept.join(', ')} leads to other rows: name it in the "resetOn" of the state "${own.page}".`,
    );
}

/** These names, and those that computed values among them read. */
function behind(reads: readonly string[], graph: ReadonlyMap<string, { reads: readonly string[] }>): string[] {
  const found = new Set(reads);
  for (const read of found)
    if (read.startsWith('calc.')) for (const next of graph.get(read)?.reads ?? []) found.add(next);
  return [...found];
}
