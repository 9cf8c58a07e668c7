import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { TableBlockJson } from '../../../codegen/generated/descriptors.ts';

/** A value of a fixed row that no column shows and no expression of the screen reads is probably misspelt. */
export function checkFixedRows(scope: Scope, raw: Raw<TableBlockJson>, path: Path, names: readonly string[]): void {
  const shown = list(raw.columns).map((column) => word(record(column).field));
  const others = names.filter((name) => !shown.includes(name));
  if (others.length === 0) return;
  const screen = JSON.stringify(scope.screen.file.value);
  for (const name of others) {
    if (new RegExp(`\\.${name}\\b|:"${name}"`).test(screen)) continue;
    for (const [index, item] of list(raw.rows).entries())
      if (Object.hasOwn(record(record(item).values), name))
        scope.problem(
          'unused',
          [...path, 'rows', index, 'values', name],
          `Nothing shows the value "${name}".${guess(name, shown)}`,
          {
            key: true,
            warning: true,
          },
        );
  }
}
