import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { type Raw, word } from '../../../codegen/files/raw.ts';
import type { TableBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { State } from '../../lang/descriptors/declarations.ts';
import type { BlockOf } from '../block.ts';
import type { Column } from './block.ts';

/** The order in the address is a state of the screen like any other, which only the table reads and writes. */
export function orderOf(
  scope: Scope,
  sort: Raw<NonNullable<TableBlockJson['sort']>>,
  columns: readonly Column[],
  id: string,
  path: Path,
): string | undefined {
  const { screen } = scope;
  if (sort.desc !== undefined && sort.by === undefined)
    scope.problem('sort.query', [...path, 'desc'], '"desc" reverses an order: name the column with "by".');
  const ways = columns.filter((one) => one.sort).flatMap((one) => [one.id, `-${one.id}`]);
  const shape = { type: 'string', enum: ways } as const;
  if (sort.state !== undefined)
    scope.problem(
      'table.pages',
      [...path, 'state'],
      '"state" is for pages that the office cuts. Name the order in the address with "query".',
    );
  if (sort.query === undefined)
    return ways.length > 0 && isDrawnByOffice(scope) ? ownState(scope, 'order', id, 'kolejnosc', shape) : undefined;
  const at = [...path, 'query'];
  if (ways.length === 0)
    scope.problem(
      'sort.query',
      at,
      'No column can be sorted, so there is no order to put into the address: give one "sort": true.',
    );
  const query = word(sort.query);
  const taken = screen.queries.get(query);
  if (taken && taken !== `table ${id}`)
    scope.problem('sort.query', at, `The ${taken} has the name "${query}" in the address already.`);
  screen.queries.set(query, taken ?? `table ${id}`);
  const state = `order:${id}`;
  screen.ownStates[state] = { shape, query, resetOn: [] };
  return state;
}

/**
 * A table of a public page, not inside a row, an item or a document: the office draws it as its address says, so that order
 * and pages work without scripts.
 */
export const isDrawnByOffice = ({ screen, names }: Scope): boolean =>
  screen.access === 'public' && !['row', 'item', 'arg'].some((name) => names.has(name));

/** The names have a dot, which no name of an author has. */
function ownState({ screen }: Scope, kind: string, id: string, name: string, shape: State['shape']): string {
  const state = `${kind}:${id}`;
  screen.ownStates[state] = { shape, query: `${id}.${name}`, resetOn: [] };
  return state;
}

export function pagingOf(scope: Scope, id: string): NonNullable<BlockOf<'table'>['paging']> {
  return {
    page: ownState(scope, 'page', id, 'strona', { type: 'integer', minimum: 1 }),
    size: ownState(scope, 'size', id, 'wierszy', { type: 'integer', minimum: 0 }),
  };
}
