import type { Path } from '../../files/jsonFile.ts';
import { list, type Raw, record } from '../../files/raw.ts';
import type { Scope } from './scope.ts';

/** Siblings need names of their own: overlays, tests and messages point at them. */
export function uniqueIds(scope: Scope, items: unknown, path: Path, idOf: (raw: Raw) => string): void {
  const seen = new Set<string>();
  for (const [index, item] of list(items).entries()) {
    const id = idOf(record(item));
    if (id && seen.has(id))
      scope.problem('id.twice', [...path, index], `"${id}" stands here twice. Give one of them another id.`);
    seen.add(id);
    if (record(item).id !== undefined) scope.screen.heardId('part', [...path, index, 'id']);
  }
}
