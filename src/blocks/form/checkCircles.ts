import { circles } from '../../../codegen/check/screen/graph.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { readsOfTrees, treesOfCalc } from '../../lang/descriptors/reads.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { FormField, FormKeys } from './block.ts';
import type { FieldPlace } from './checkLists.ts';

/**
 * Fields that wait for each other: the value of a field hangs on what it begins with and on whether it is shown, both of
 * which may read the form. Circles among computed values alone are found where those are typed.
 */
export function formCircles(
  scope: Scope,
  form: Pick<FormKeys, 'fields' | 'calc' | 'from'>,
  places: readonly FieldPlace[],
): void {
  const { fields, calc, from } = form;
  const all = fields.map(({ field }) => `form.${field}`);
  const graph = new Map<string, { reads: readonly string[] }>([
    ...fields.map(
      (field) => [`form.${field.field}`, { reads: readsOfTrees([field.visible, field.initial, from]) }] as const,
    ),
    ...Object.entries(calc).map(([name, one]) => [`calc.${name}`, { reads: readsOfTrees(treesOfCalc(one)) }] as const),
    ['edit.changed', { reads: all }],
    ['edit.valid', { reads: [...all, ...readsOfTrees(fields.flatMap(treesOfRules))] }],
  ]);
  for (const circle of circles(graph)) {
    const at = fields.findIndex(({ field }) => circle.includes(`form.${field}`));
    if (at < 0) continue;
    scope.problem('graph.circle', places[at]!.path, `Circular dependency: ${circle.join(' -> ')}.`);
  }
}

const treesOfRules = ({ rules }: FormField): (Tree | undefined)[] => rules.flatMap(({ when, must }) => [when, must]);
