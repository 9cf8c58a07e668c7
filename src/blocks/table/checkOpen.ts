import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { TableBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Column } from './block.ts';

/** The steps of a click on a row. Their link or button is the header cell, which cannot be a link to somewhere else. */
export function openOf(
  scope: Scope,
  raw: Raw<TableBlockJson>,
  columns: readonly Column[],
  path: Path,
): readonly Step[] {
  const given = columns.findIndex(({ header }) => header);
  const header = columns[Math.max(given, 0)];
  if (header && leads(header))
    scope.problem(
      'table.open',
      [...path, 'columns', Math.max(given, 0)],
      `"${header.id}" is the header cell, which opens the row, and it is a link itself.`,
    );
  return steps(scope, raw.do, [...path, 'do']);
}

const ADDRESSES = ['email', 'tel', 'uri'];

const leads = ({ cell, link }: Column): boolean => link !== undefined || (cell !== undefined && isAddress(cell));

const isAddress = (text: Text): boolean =>
  'match' in text
    ? text.match.some((line) => isAddress(line.text))
    : 'format' in text && ADDRESSES.includes(text.format);

/** A table always has a column: a condition may leave each of them out, but not all. */
export function checkShown(scope: Scope, raw: Raw<TableBlockJson>, path: Path): void {
  const columns = list(raw.columns).map((item) => record(item));
  if (columns.length === 0 || columns.some(({ visible }) => visible === undefined)) return;
  const names = columns.map((column) => word(column.field) || word(column.id));
  const message = `Each column has a condition (${names.join(', ')}), so the table may have none. Leave "visible" out of one.`;
  scope.problem('table.columns', [...path, 'columns'], message);
}
