import { circles } from '../../../codegen/check/screen/graph.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { readsOfTrees, treesOfCalc } from '../../lang/descriptors/reads.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { FormField, FormKeys } from './block.ts';
import { offeredBy } from './treesOfField.ts';

/**
 * Fields that wait for each other: the value of a field hangs on what it begins with and on whether it is shown, both of
 * which may read the form. Circles among computed values alone are found where those are typed.
 */
export function formCircles(
  scope: Scope,
  form: Pick<FormKeys, 'fields' | 'calc' | 'from'>,
  places: readonly { path: Path }[],
): void {
  const { fields, calc, from } = form;
  const all = fields.map(({ field }) => `form.${field}`);
  const graph = new Map<string, { reads: readonly string[] }>([
    ...fields.map((field) => [`form.${field.field}`, { reads: readsOfTrees([...treesOfValue(field), from]) }] as const),
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

/** Fields of a row that wait for each other. */
export function rowCircles(scope: Scope, fields: readonly FormField[], paths: readonly Path[]): void {
  const graph = new Map(fields.map((field) => [`item.${field.field}`, { reads: treesOfValue(field).flatMap(ofItem) }]));
  for (const circle of circles(graph)) {
    const at = fields.findIndex(({ field }) => circle.includes(`item.${field}`));
    scope.problem('graph.circle', paths[at]!, `Circular dependency: ${circle.join(' -> ')}.`);
  }
}

/** The properties of the row that an expression reads. */
export function ofItem(tree: Tree | undefined): string[] {
  if (!Array.isArray(tree)) return [];
  const [operator, object, name] = tree as readonly Tree[];
  const isRow = Array.isArray(object) && object[0] === '$' && object[1] === 'item';
  return operator === '.' && isRow ? [`item.${String(name)}`] : (tree as readonly Tree[]).flatMap(ofItem);
}

/** The value of a list depends on its rows: how many there are at first, and which of their fields are shown. */
const treesOfValue = ({ as, visible, initial, min, rows, files, requiredWhen }: FormField): (Tree | undefined)[] => [
  visible,
  initial,
  // Of the files, those count whose documents are asked for.
  files?.documents && offeredBy(files.documents.options),
  // A required record without values has a value, whose missing parts are reported.
  ...(as === 'nested' ? [requiredWhen] : []),
  ...(rows ? [min, rows.sync, ...rows.fields.flatMap(treesOfValue)] : []),
];

const treesOfRules = ({ rules, rows, requiredWhen }: FormField): (Tree | undefined)[] => [
  requiredWhen,
  ...[...rules, ...(rows?.rules ?? [])].flatMap(({ when, must }) => [when, must]),
  ...(rows?.fields.flatMap(treesOfRules) ?? []),
];
