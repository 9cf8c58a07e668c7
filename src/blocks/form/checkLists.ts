import type { Compiled, Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../../../codegen/files/raw.ts';
import type { FormBlockJson } from '../../../codegen/generated/descriptors.ts';
import { readsOfTrees, treesOfCalc } from '../../lang/descriptors/reads.ts';
import type { Tree, TreeNode } from '../../lang/expressions/tree.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { FormField, FormKeys } from './block.ts';

type FieldsJson = FormBlockJson['fields'];

/** A list of fields as it is written. */
export interface FieldList {
  raw: Unchecked<FieldsJson>;
  path: Path;
  /** Compiles the condition under which the fields of the list are shown. */
  within?: { path: Path; open(scope: Scope): Compiled | undefined };
}

/** Where a field is written. */
export interface FieldPlace {
  name: string;
  raw: Raw<FieldsJson[number]>;
  path: Path;
  /** The condition that may hide it: its own, or that of its list. */
  visible: Path;
}

/** The places of all fields, in order. A name that occurs twice is reported. */
export function fieldPlaces(scope: Scope, lists: readonly FieldList[]): FieldPlace[] {
  const places = lists.flatMap((one) => placesIn(one));
  const seen = new Set<string>();
  for (const { name, path } of places) {
    if (name && seen.has(name))
      scope.problem('id.twice', path, `"${name}" is used twice. Give one of them another id.`);
    seen.add(name);
  }
  return places;
}

function placesIn({ raw, path, within }: FieldList): FieldPlace[] {
  return list(raw).map((item, index): FieldPlace => {
    const one = record(item);
    const at = [...path, index];
    const visible = one.visible === undefined && within ? within.path : [...at, 'visible'];
    return { name: word(one.field), raw: one, path: at, visible };
  });
}

/**
 * The fields of all lists. A field is hidden with its list, so both conditions are one. A list is filled in when those before
 * it are: its expressions may rely on their required fields.
 *
 * @param sureForm the type of the form, after these fields are filled in
 */
export function fieldsOfLists(
  scope: Scope,
  lists: readonly FieldList[],
  sureForm: (known: readonly FormField[]) => Type,
  compile: (place: FieldPlace, around: Scope) => FormField,
): { fields: FormField[]; conditions: readonly ListCondition[] } {
  const fields: FormField[] = [];
  const conditions: ListCondition[] = [];
  for (const one of lists) {
    const after = fields.length > 0 ? scope.with({ form: sureForm(fields) }) : scope;
    const around = one.within?.open(after);
    if (one.within && around) conditions.push({ tree: around.tree, path: one.within.path, before: fields.length });
    const inside = after.with({}, around?.ifTrue);
    fields.push(...placesIn(one).map((place) => hiddenWith(around, compile(place, inside), place, scope)));
  }
  return { fields, conditions };
}

/** The condition of a list, and how many fields are filled in before it. */
interface ListCondition {
  tree: Tree;
  path: Path;
  before: number;
}

/** Refuses a list that is shown or hidden by what is filled in later. @returns whether there is one */
export function readsLaterFields(
  scope: Scope,
  conditions: readonly ListCondition[],
  { fields, calc }: Pick<FormKeys, 'fields' | 'calc'>,
): boolean {
  const found = conditions.filter(({ tree, path, before }) => {
    const reads = readsThroughCalc(tree, calc);
    const later = fields.slice(before).find(({ field }) => reads.has(`form.${field}`))?.field;
    if (later !== undefined) {
      const message = `Whether this step is shown depends on "${later}", which is asked in this step or later.`;
      const help = ['A condition may read the fields of earlier steps: ask this before, or hide single fields.'];
      scope.problem('wizard.order', path, message, { help });
    }
    return later !== undefined;
  });
  return found.length > 0;
}

/** What an expression reads, and the computed values of the form in it. */
export function readsThroughCalc(tree: Tree, calc: FormKeys['calc']): ReadonlySet<string> {
  const reads = new Set(readsOfTrees([tree]));
  for (const read of reads) {
    const own = read.startsWith('calc.') ? calc[read.slice('calc.'.length)] : undefined;
    if (own) for (const inner of readsOfTrees(treesOfCalc(own))) reads.add(inner);
  }
  return reads;
}

function hiddenWith(around: Compiled | undefined, field: FormField, place: FieldPlace, { screen }: Scope): FormField {
  if (!around) return field;
  if (field.visible === undefined) return { ...field, visible: around.tree };
  const both: TreeNode = ['&&', around.tree, field.visible];
  // It is evaluated in the place of the field's own condition.
  screen.places.set(both, { file: screen.file, path: place.visible });
  return { ...field, visible: both };
}
