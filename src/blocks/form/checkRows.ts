import type { Compiled, Scope } from '../../../codegen/check/screen/scope.ts';
import { optional } from '../../../codegen/check/screen/shapes.ts';
import { optionalText, text, written } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, own, type Raw, record, type Unchecked, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { FormBlockJson, TextJson } from '../../../codegen/generated/descriptors.ts';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import { assignable, describe } from '../../lang/expressions/check.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { FormField, Rows } from './block.ts';
import { openRows } from './checkOpenRows.ts';
import { type CheckField, type FieldContext, rowFields, whereGiven } from './checkRowFields.ts';
import { drawableSchema } from './drawableSchema.ts';

type FieldJson = FormBlockJson['fields'][number];

const OF_ROWS = ['fields', 'title', 'key', 'add', 'order', 'locked', 'rowRules', 'totals', 'syncWith'] as const;
/** Rows in step with a list are those of the list. */
const NOT_IN_STEP = ['initial', 'key', 'add', 'order', 'min', 'max'] as const;

/** Reports keys of rows at a field that is no list of rows. */
export function refuseRowKeys(scope: Scope, raw: Raw<FieldJson>, path: Path, as: string): void {
  for (const key of OF_ROWS) {
    if (raw[key] === undefined) continue;
    const message = `"${key}" is for rows, and this field is drawn as "${as}".`;
    scope.problem('form.rows', [...path, key], message, { key: true });
  }
}

/** A list of records that is edited in rows: each has the fields of `fields`, over `item` and `index`. */
export function rowsOf(
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  of: { schema: JsonSchema; type: Type; checkField: CheckField; place: FieldContext },
): Pick<FormField, 'initial' | 'min' | 'max' | 'rows'> {
  const name = word(raw.field);
  const { resolve } = scope.screen.municipality.contract;
  const { items: drawn = {}, ...bounds } = drawableSchema(of.schema, name, resolve).schema;
  const item: Type = of.type.kind === 'list' ? of.type.of : { kind: 'unknown' };
  const { operation, lists, inSteps } = of.place;
  if (raw.fields === undefined && raw.nested === undefined && !inSteps) {
    const message = `"${name}" is ${describe(optional(of.type, false))}: name the fields of a row in "fields".`;
    scope.problem('form.rows', path, message, {
      help: [`A row has: ${Object.keys(drawn.properties ?? {}).join(', ')}`],
    });
  }
  const sync = raw.syncWith === undefined ? undefined : record(raw.syncWith);
  const listAt = [...syncPath(path, inSteps), 'list'];
  if (sync)
    for (const key of NOT_IN_STEP)
      if (raw[key] !== undefined) {
        const message = `"${key}" has no effect beside "syncWith": the rows are those of its list.`;
        scope.problem('form.rows', [...path, key], message, { key: true });
      }
  const given = sync
    ? scope.expression(sync.list, listAt, { what: 'list', kinds: ['list'] })
    : raw.initial === undefined
      ? undefined
      : scope.apart().expression(raw.initial, [...path, 'initial'], { what: `The field ${name}`, kinds: ['list'] });
  const entry: Type | undefined = given && (given.type.kind === 'list' ? given.type.of : { kind: 'unknown' });
  const key = keyOf(scope, raw, path, { item, entry, inSteps });
  if (entry) suits(scope, entry, item, given!, sync ? listAt : [...path, 'initial']);
  const mayAdd = !sync && raw.add !== false;
  const carries = sync !== undefined || key !== undefined;
  const { checkField } = of;
  const ofRow = { checkField, operation, item, drawn, key, entry, mayAdd, carries };
  const row = rowFields(scope, raw, path, ofRow);
  const { fields, inner } = row;
  const rules: Rows['rules'][number][] = [];
  lists.set(name, openRows(scope, raw, path, ofRow, { ...row, rules }));
  const locked = whereGiven(inner, entry, item).condition(raw.locked, [...path, 'locked'], 'locked');
  if (raw.locked !== undefined && !entry)
    scope.problem('form.rows', [...path, 'locked'], 'Only rows that are there from the start can be locked.', {
      key: true,
      help: ['Give the rows in "initial", or keep them in step with a list by "syncWith".'],
    });
  const title = optionalText(inner, raw.title, [...path, 'title']);
  const add =
    typeof raw.add === 'boolean' ? raw.add : optionalText(scope, raw.add as Unchecked<TextJson>, [...path, 'add']);
  return {
    ...(given && !sync && { initial: given.tree }),
    ...numberOfRows(scope, raw, path, bounds),
    rows: {
      fields,
      ...(title && { title }),
      ...(add !== undefined && add !== true && { add }),
      order: raw.order === true,
      ...(key && { key }),
      ...(given && sync && { sync: given.tree }),
      ...(locked && { locked: locked.tree }),
      ...(inSteps && { inSteps: true }),
      rules,
      totals: list(raw.totals).map((one, index) => total(scope, record(one), [...path, 'totals', index])),
    },
  };
}

/** The entries of steps are named beside their field. */
const syncPath = (path: Path, inSteps: true | undefined): Path => (inSteps ? path : [...path, 'syncWith']);

/** The property that identifies a given row: of the item and, where the entries are records, of these too. */
function keyOf(
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  { item, entry, inSteps }: { item: Type; entry: Type | undefined; inSteps: true | undefined },
): string | undefined {
  const sync = raw.syncWith !== undefined;
  const at = [...(sync ? syncPath(path, inSteps) : path), 'key'];
  const key = word(sync ? record(raw.syncWith).key : raw.key) || undefined;
  if (key === undefined) {
    const locked = raw.locked !== undefined || list(raw.fields).some((one) => record(one).locked !== undefined);
    if (entry && locked)
      scope.problem('form.rows', path, 'Locked rows need a "key": the property of the item that identifies a row.');
    return undefined;
  }
  if (!entry)
    scope.problem('form.rows', at, 'Only rows that are there from the start have a "key": give them in "initial".', {
      key: true,
    });
  const ofItem = property(scope, item, key, at);
  if (item.kind === 'record' && !ofItem) return undefined;
  const ofEntry = entry?.kind === 'record' ? property(scope, entry, key, at) : entry;
  const unlike = ofItem && ofEntry && !assignable(optional(ofEntry, false), optional(ofItem, false));
  if (unlike && ofEntry.kind !== 'unknown')
    scope.problem(
      'expression.type',
      at,
      `"${key}" is ${describe(ofItem)}, but of the list it is ${describe(ofEntry)}.`,
    );
  return key;
}

function property(scope: Scope, of: Type, name: string, path: Path): Type | undefined {
  if (of.kind !== 'record') return undefined;
  const found = own(of.fields(), name);
  const names = Object.keys(of.fields());
  if (!found)
    scope.problem('field.unknown', path, `"${name}" is not a field of ${of.name ?? 'the row'}.${guess(name, names)}`, {
      help: [`${of.name ?? 'The row'} has: ${names.join(', ')}`],
    });
  return found;
}

/** Properties of equal names fill each other. */
function suits(scope: Scope, entry: Type, item: Type, { type }: Compiled, path: Path): void {
  if (type.kind !== 'list' || item.kind !== 'record' || entry.kind !== 'record') return;
  const fields = item.fields();
  for (const [name, from] of Object.entries(entry.fields())) {
    const to = own(fields, name);
    if (
      !to ||
      from.kind === 'unknown' ||
      to.kind === 'unknown' ||
      assignable(optional(from, false), optional(to, false))
    )
      continue;
    const message = `"${name}" of a row is ${describe(to)}, but here it is ${describe(from)}.`;
    scope.problem('expression.type', path, message);
  }
}

function numberOfRows(
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  { minItems, maxItems }: JsonSchema,
): { min?: Tree; max?: Tree } {
  const bound = (what: 'min' | 'max') =>
    raw[what] === undefined
      ? undefined
      : scope.apart().expression(raw[what], [...path, what], { what, kinds: ['number'] }).tree;
  const [min, max] = [bound('min'), bound('max')];
  for (const [what, bound, smallest] of [
    ['min', min, 0],
    ['max', max, 1],
  ] as const)
    if (typeof bound === 'number' && (bound < smallest || !Number.isInteger(bound)))
      scope.problem('value.range', [...path, what], `A number of rows is a whole number, ${smallest} or more.`);
  const least = typeof min === 'number' ? min : minItems;
  const most = typeof max === 'number' ? max : maxItems;
  if (least !== undefined && most !== undefined && least > most) {
    const at = [...path, typeof min === 'number' ? 'min' : 'max'];
    scope.problem('value.range', at, `At least ${least} rows and at most ${most}: no list has both.`);
  }
  if (typeof max === 'number' && maxItems !== undefined && max > maxItems)
    scope.problem('value.range', [...path, 'max'], `The contract takes at most ${maxItems} entries.`);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function total(scope: Scope, raw: Raw<NonNullable<FieldJson['totals']>[number]>, path: Path): Rows['totals'][number] {
  return {
    label: text(scope, raw.label, [...path, 'label']),
    value: written(scope, raw.value, [...path, 'value'], raw.format, [...path, 'format']),
  };
}
