import { type Compiled, type Scope, unknownType } from '../../../codegen/check/screen/scope.ts';
import { optional } from '../../../codegen/check/screen/shapes.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, narrowed, type Raw, record, type Unchecked, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { FormBlockJson, WizardBlockJson } from '../../../codegen/generated/descriptors.ts';
import { readsOfTrees, treesOfCalc } from '../../lang/descriptors/reads.ts';
import { describe } from '../../lang/expressions/check.ts';
import type { Tree, TreeNode } from '../../lang/expressions/tree.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { FormField, FormKeys } from './block.ts';
import { ofItem } from './checkCircles.ts';
import type { OpenRows } from './checkRowFields.ts';
import { isListOfRecords } from './isListOfRecords.ts';

type FieldsJson = FormBlockJson['fields'];

/** A list of fields as it is written. */
export interface FieldList {
  raw: Unchecked<FieldsJson>;
  path: Path;
  /** Compiles the condition under which the fields of the list are shown. */
  within?: { path: Path; open(scope: Scope): Compiled | undefined };
  /** The fields are asked of each row of a list of records, in a step of its own. */
  each?: { raw: Raw<EachJson>; path: Path; step: string };
}

type EachJson = NonNullable<WizardBlockJson['steps'][number]['each']>;

/** Where a field is written. */
export interface FieldPlace {
  name: string;
  raw: Raw<FieldsJson[number]>;
  path: Path;
  /** The condition that may hide it: its own, or that of its list. */
  visible: Path;
  /** It is a list that is not drawn: each of its rows is a step. */
  inSteps?: true;
}

/** The places of all fields, in order. A name that occurs twice is reported. */
export function fieldPlaces(scope: Scope, lists: readonly FieldList[]): FieldPlace[] {
  const places = lists.flatMap((one) => (one.each ? placesOfEach(one.each) : placesIn(one)));
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

/** A step for each needs something there is more than one of. */
export function asksOfRecords(scope: Scope, type: Type, { name, path }: FieldPlace): boolean {
  const fits = isListOfRecords(type);
  const message = `"${name}" is ${describe(optional(type, false))}, and a step for each asks fields of records.`;
  if (!fits && type.kind !== 'unknown') scope.problem('wizard.each', [...path, 'field'], message);
  return fits;
}

/** A list that no step before has asked is a field of its own. */
function placesOfEach({ raw, path }: NonNullable<FieldList['each']>): FieldPlace[] {
  const { field, label, list: entries, key } = raw;
  if (entries === undefined) return [];
  const asField = narrowed<FieldsJson[number]>({ field, label, syncWith: { list: entries, key } });
  return [{ name: word(field), raw: record(asField), path, visible: path, inSteps: true }];
}

/**
 * The fields of all lists. A field is hidden with its list, so both conditions are one. A list is filled in when those before
 * it are: its expressions may rely on their required fields.
 *
 * @param sureForm the type of the form, after these fields are filled in
 */
export function fieldsOfLists(
  scope: Scope,
  { lists, open }: { lists: readonly FieldList[]; open: ReadonlyMap<string, OpenRows> },
  sureForm: (known: readonly FormField[]) => Type,
  compile: (place: FieldPlace, around: Scope) => FormField,
): { fields: FormField[]; conditions: readonly ListCondition[] } {
  const fields: FormField[] = [];
  const conditions: ListCondition[] = [];
  for (const one of lists) {
    const after = fields.length > 0 ? scope.with({ form: sureForm(fields) }) : scope;
    if (one.each) {
      for (const place of placesOfEach(one.each)) {
        fields.push(compile(place, after));
        const entries = fields.at(-1)?.rows?.sync;
        if (entries !== undefined)
          conditions.push({ tree: entries, path: [...place.path, 'list'], before: fields.length - 1 });
      }
      const asked = askOfEach(one, one.each, after, open);
      if (asked) conditions.push({ ...asked, before: fields.length });
      continue;
    }
    const around = one.within?.open(after);
    if (one.within && around) conditions.push({ tree: around.tree, path: one.within.path, before: fields.length });
    const inside = after.with({}, around?.ifTrue);
    fields.push(...placesIn(one).map((place) => hiddenWith(around, compile(place, inside), place, scope)));
  }
  return { fields, conditions };
}

/** Adds the fields of the list to the rows that they are asked of. @returns its condition, over a row */
function askOfEach(
  one: FieldList,
  { raw, path, step }: NonNullable<FieldList['each']>,
  scope: Scope,
  open: ReadonlyMap<string, OpenRows>,
): Omit<ListCondition, 'before'> | undefined {
  const name = word(raw.field);
  const rows = open.get(name);
  if (!rows) {
    one.within?.open(scope.with({ item: unknownType, index: unknownType }));
    if (raw.list !== undefined) return undefined;
    const message = `"${name}" is no list of records that is asked before this step.`;
    const names = [...open.keys()];
    scope.problem('wizard.each', [...path, 'field'], `${message}${guess(name, names)}`, {
      help: ['Ask it as rows in an earlier step, or say in "list" and "key" what there is a step for.'],
    });
    return undefined;
  }
  const before = rows.fields.length;
  const row = rows.inRow(scope);
  const around = one.within?.open(row);
  const inside = row.with({}, around?.ifTrue);
  for (const place of placesIn(one)) {
    const field = { ...rows.compile(inside, place.raw, place.path), step };
    rows.add(hiddenWith(around, field, place, scope), place.path);
  }
  return around && { tree: around.tree, path: one.within!.path, ofRow: { rows, before } };
}

/** The condition of a list, and how many fields are filled in before it. */
interface ListCondition {
  tree: Tree;
  path: Path;
  before: number;
  /** Over a row: how many of its fields are filled in before. */
  ofRow?: { rows: OpenRows; before: number };
}

/** Refuses a list that is shown or hidden by what is filled in later. @returns whether there is one */
export function readsLaterFields(
  scope: Scope,
  conditions: readonly ListCondition[],
  { fields, calc }: Pick<FormKeys, 'fields' | 'calc'>,
): boolean {
  const found = conditions.filter(({ tree, path, before, ofRow }) => {
    const reads = readsThroughCalc(tree, calc);
    const ofRows = ofRow?.rows.fields.slice(ofRow.before) ?? [];
    const later =
      fields.slice(before).find(({ field }) => reads.has(`form.${field}`))?.field ??
      ofRows.find(({ field }) => ofItem(tree).includes(`item.${field}`))?.field;
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
