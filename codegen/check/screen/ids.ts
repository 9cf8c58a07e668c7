import type { Path } from '../../files/jsonFile.ts';
import { asWritten, list, type Raw, record, type Unchecked } from '../../files/raw.ts';
import type { IdJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';

/** Siblings need unique names, because overlays, tests and messages refer to them. */
export function uniqueIds<T>(
  scope: Scope,
  items: Unchecked<readonly T[]>,
  path: Path,
  idOf: (raw: Raw<T>) => string,
): void {
  const seen = new Set<string>();
  for (const [index, item] of list<readonly T[]>(items).entries()) {
    const id = idOf(record<T>(item));
    if (id && seen.has(id))
      scope.problem('id.twice', [...path, index], `"${id}" is used twice. Give one of them another id.`);
    seen.add(id);
    if (asWritten<{ id?: IdJson }>(item).id !== undefined) scope.screen.noteId('part', [...path, index, 'id']);
  }
}
