import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { TableBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { Column } from './block.ts';

/** A row must add up for its reader: a sum beside one of its parts needs all of them. */
export function checkSums(
  scope: Scope,
  raw: Raw<TableBlockJson>,
  row: Type,
  columns: readonly Column[],
  path: Path,
): void {
  for (const [index, item] of list(raw.columns).entries()) {
    const field = word(record(item).field);
    const parts = (row.kind === 'record' && row.parts?.(field)) || [];
    // A column with a condition is beside the sum only while the sum has the same one.
    const shown = columns
      .filter(({ visible }) => visible === undefined || alike(visible, columns[index]?.visible))
      .map(({ value }) => JSON.stringify(value));
    const missing = parts.filter((part) => !shown.includes(JSON.stringify(['.', ['$', 'row'], part])));
    if (missing.length === 0 || missing.length === parts.length) continue;
    const message = `"${field}" is the sum of ${parts.join(', ')}, and no column shows ${missing.join(', ')}: the row does not add up.`;
    scope.problem('table.sum', [...path, 'columns', index, 'field'], message);
  }
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
