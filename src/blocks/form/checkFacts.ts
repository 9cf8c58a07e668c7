import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import type { Fact } from '../../lang/descriptors/blockParts.ts';

/** Fields and facts of a form are parts with names. @param names that are taken */
export function refuseFieldNames(scope: Scope, facts: readonly Fact[], names: readonly string[], path: Path): void {
  for (const [index, { id }] of facts.entries())
    if (names.includes(id))
      scope.problem('id.twice', [...path, index, 'id'], `"${id}" is used twice. Give one of them another id.`);
}
