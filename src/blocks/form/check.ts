import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { withCalc } from '../../../codegen/check/screen/calc.ts';
import { operationOf } from '../../../codegen/check/screen/operation.ts';
import { type FormNames, outcomes } from '../../../codegen/check/screen/outcomes.ts';
import { question } from '../../../codegen/check/screen/question.ts';
import { type Scope, unknownType } from '../../../codegen/check/screen/scope.ts';
import { optional, shapeOf } from '../../../codegen/check/screen/shapes.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { addressTarget } from '../../../codegen/check/screen/target.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { listed } from '../../../codegen/files/listed.ts';
import {
  list,
  mapRecord,
  mapValues,
  narrowed,
  own as ownOf,
  type Raw,
  record,
  type Unchecked,
  word,
} from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { FormBlockJson, TextObjectJson } from '../../../codegen/generated/descriptors.ts';
import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Operation } from '../../lang/descriptors/contract.ts';
import { isNullable, type JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { Arg } from '../../lang/descriptors/steps.ts';
import { assignable, describe } from '../../lang/expressions/check.ts';
import type { Type, Written } from '../../lang/expressions/types.ts';
import { whyNot } from '../actions/check.ts';
import { factList } from '../facts/check.ts';
import type { FormField, FormKeys } from './block.ts';
import { formCircles } from './checkCircles.ts';
import { refuseFieldNames } from './checkFacts.ts';
import { formField } from './checkField.ts';
import {
  asksOfRecords,
  type FieldList,
  type FieldPlace,
  fieldPlaces,
  fieldsOfLists,
  readsLaterFields,
} from './checkLists.ts';
import { isAlwaysRequired, whyRequired } from './checkRequired.ts';
import type { OpenRows } from './checkRowFields.ts';
import { formSilence } from './checkSilence.ts';
import { drawableSchema } from './drawableSchema.ts';

export const form: BlockCheck<'form'> = (scope, raw, path, common) => ({
  ...formKeys(scope, raw, path, common, [{ raw: raw.fields, path: [...path, 'fields'] }]),
  type: 'form',
});

/** @param lists of fields: a form has one, a wizard one in each step */
export function formKeys(
  scope: Scope,
  raw: Raw<Omit<FormBlockJson, 'type' | 'fields'>>,
  path: Path,
  common: CommonKeys,
  lists: readonly FieldList[],
): FormKeys {
  const { screen } = scope;
  const { contract } = screen.municipality;
  const sends = raw.operation !== undefined;
  const id = word(raw.operation);
  const operation = sends ? operationOf(screen, id, [...path, 'operation'], 'data', scope.facts) : undefined;
  if (!sends && list(raw.then).length === 0)
    scope.problem(
      'key.missing',
      path,
      'A form without "operation" sends nothing: list the steps of its button in "then".',
    );
  const request = requestProperties(scope, operation);
  const own = mapRecord(raw.own, (shape) => shapeOf(record(shape)));
  for (const name of Object.keys(own)) {
    if (Object.hasOwn(request, name))
      scope.problem('form.own', [...path, 'own', name], `"${name}" is in the request already.`, { key: true });
  }
  const all: Record<string, JsonSchema> = { ...request, ...own };
  const types = mapValues(all, (schema) => optional(contract.typeOf(schema), true));
  const places = fieldPlaces(scope, lists);
  const names = places.map(({ name }) => name);
  const { file } = screen;
  const written = (name: string): readonly Written[] =>
    Object.hasOwn(own, name) ? [{ file, path: [...path, 'own', name] }] : listed(contract.places.argument(id, name));
  const fieldNames: FormNames = { names, written };
  // Without its operation nothing is known of the fields: only the operation is reported.
  const isUnknown = sends && !operation;
  const sureType = (known: readonly FormField[]): Type => (isUnknown ? unknownType : sureForm(types, known, written));
  const scoped = scope.with({
    form: isUnknown ? unknownType : { kind: 'record', name: 'the form', fields: () => types, written },
    edit: {
      kind: 'record',
      name: 'edit',
      fields: () => ({ changed: { kind: 'flag' }, busy: { kind: 'flag' }, valid: { kind: 'flag' } }),
    },
  });
  const { scope: inner, calc } = withCalc(scoped, raw.calc, [...path, 'calc']);
  const open = new Map<string, OpenRows>();
  const { fields, conditions } = fieldsOfLists(inner, { lists, open }, sureType, (place, around) => {
    const { name, path: at } = place;
    screen.noteSymbol({
      kind: 'field',
      path: [...at, 'field'],
      names: () => Object.keys(all),
      written,
      type: (field) => ownOf(types, field),
    });
    if ((operation || !sends) && !Object.hasOwn(all, name)) {
      const where = operation ? `the request of ${id}` : '"own", and this form has no operation';
      scope.problem('form.field', [...at, 'field'], `"${name}" is not in ${where}.${guess(name, Object.keys(all))}`, {
        ...(operation && { help: [`The request has: ${Object.keys(request).join(', ')} (${operation.source})`] }),
      });
    }
    const type = ownOf(types, name) ?? unknownType;
    const isEach = place.inSteps === true;
    const inSteps = isEach && asksOfRecords(scope, type, place) ? { inSteps: true as const } : {};
    const context = { ...fieldNames, root: 'form' as const, operation: id, lists: open, ...inSteps };
    const raw = isEach && !inSteps.inSteps ? { ...place.raw, syncWith: undefined } : place.raw;
    return formField(around, raw, at, ownOf(all, name) ?? {}, type, context);
  });
  const isInOrder = !readsLaterFields(scope, conditions, { fields, calc });
  for (const rows of open.values()) rows.finish(isInOrder);
  const nested = fields.filter(({ as }) => as === 'nested' || as === 'rows').map(({ field }) => field);
  const drawn = mapValues(all, (one, name) =>
    nested.includes(name) ? drawableSchema(one, name, contract.resolve).schema : one,
  );
  const schema = drawnSchema(drawn, names, contract.bundle);
  const sure = inner.with({ form: sureType(fields) });
  if (operation) checkRequest(scope, operation, { fields, places }, raw, path);
  if (operation && raw.send !== undefined)
    screen.noteSymbol({
      kind: 'argument',
      path: [...path, 'send'],
      keys: true,
      names: () => Object.keys(operation.args),
      written: (name) => listed(contract.places.argument(id, name)),
      type: (name) => operation.args[name] && contract.typeOf(operation.args[name].schema),
    });
  const send = mapRecord(raw.send, (item, name) => sent(sure, operation, item, name, [...path, 'send', name]));
  const from =
    raw.from === undefined
      ? undefined
      : inner.apart().expression(raw.from, [...path, 'from'], { what: 'from', kinds: ['record'] });
  const enabled = inner.condition(raw.enabled, [...path, 'enabled'], 'enabled');
  const why = whyNot(inner, raw, path, enabled !== undefined);
  screen.forms.set(common.id, schema);
  if (isInOrder) formCircles(scope, { fields, calc, from: from?.tree }, places);
  // Above the button of a wizard, everything that is required is filled in.
  const facts = factList(lists.some(({ within }) => within) ? sure : inner, raw.facts, [...path, 'facts']);
  refuseFieldNames(scope, facts, names, [...path, 'facts']);
  const ends = sends
    ? outcomes(sure, raw, path, operation, steps, fieldNames)
    : { then: steps(sure, raw.then, [...path, 'then']), errors: {} };
  if (sends || ends.then.length > 0) formSilence(scope, ends, path);
  return {
    ...common,
    ...(sends && { operation: id }),
    schema,
    calc,
    fields,
    ...(from && { from: from.tree }),
    ...(facts.length > 0 && { facts }),
    send,
    confirm: list(raw.confirm).map((item, index) => question(sure, record(item), [...path, 'confirm', index], 'form')),
    submit: text(inner, raw.submit, [...path, 'submit']),
    ...(enabled && { enabled: enabled.tree }),
    ...(why && { why }),
    ...ends,
    leaveGuard: raw.leaveGuard !== false,
    keep: raw.keep !== false,
  };
}

/** The schema of the input: the body; for an operation without one, the query. */
function requestProperties(scope: Scope, operation: Operation | undefined): Record<string, JsonSchema> {
  const { contract } = scope.screen.municipality;
  return Object.fromEntries(
    Object.entries(operation?.args ?? {}).map(([name, argument]) => [name, contract.resolve(argument.schema)]),
  );
}

/** Exactly the drawn fields: other ones cannot be wrong, and emptiness is reported with the fields' own texts. */
function drawnSchema(
  all: Readonly<Record<string, JsonSchema>>,
  names: readonly string[],
  bundle: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const properties = Object.fromEntries(
    names.filter((name) => Object.hasOwn(all, name)).map((name) => [name, all[name] as JsonSchema]),
  );
  return bundle({ type: 'object', properties });
}

/** After validation the visible required fields are present. */
function sureForm(
  types: Readonly<Record<string, Type>>,
  fields: readonly FormField[],
  written: FormNames['written'],
): Type {
  const sure = new Set(fields.filter(isAlwaysRequired).map((field) => field.field));
  return {
    kind: 'record',
    name: 'the form',
    fields: () => mapValues(types, (type, name) => optional(type, !sure.has(name))),
    written,
  };
}

function checkRequest(
  scope: Scope,
  operation: Operation,
  { fields, places }: { fields: readonly FormField[]; places: readonly FieldPlace[] },
  raw: Raw<Pick<FormBlockJson, 'send'>>,
  path: Path,
): void {
  const { contract } = scope.screen.municipality;
  for (const [name, argument] of Object.entries(operation.args)) {
    if (!argument.required || Object.hasOwn(record(raw.send), name)) continue;
    const shape = contract.resolve(argument.schema);
    const mayBeNull = isNullable(shape);
    const at = fields.findIndex((field) => field.field === name);
    const field = fields[at];
    if (field && mayBeNull) continue;
    if (!field) {
      scope.problem(
        'form.missing',
        path,
        `The request of ${operation.id} needs "${name}": give it a field, or a line in "send".`,
      );
    } else if (field.visible) {
      scope.problem(
        'form.hidden',
        places[at]!.visible,
        `The request needs "${name}", and a hidden field sends nothing.`,
      );
    } else if (!isAlwaysRequired(field) && field.as !== 'checkbox' && !isListWithoutMinimum(shape)) {
      scope.problem('form.required', places[at]!.path, whyRequired(`"${name}"`, field));
    }
  }
}

/** It is sent without entries too. */
const isListWithoutMinimum = ({ type, minItems }: JsonSchema): boolean => type === 'array' && !minItems;

function sent(
  scope: Scope,
  operation: Operation | undefined,
  item: Unchecked<NonNullable<FormBlockJson['send']>[string]>,
  name: string,
  path: Path,
): Arg {
  const argument = ownOf(operation?.args, name);
  if (operation && !argument) {
    scope.problem(
      'argument.unknown',
      path,
      `The request of ${operation.id} has no "${name}".${guess(name, Object.keys(operation.args))}`,
      { key: true },
    );
  }
  const type = argument && scope.screen.municipality.contract.typeOf(argument.schema);
  if (typeof item === 'object' && item !== null) {
    const address = record(item).url;
    if (address !== undefined) return { url: addressTarget(scope, address, [...path, 'url']) };
    if (type && !assignable({ kind: 'text' }, optional(type, false)) && type.kind !== 'unknown') {
      scope.problem('expression.type', path, `"${name}" is ${describe(type)}, but this is a text.`);
    }
    return { text: text(scope, narrowed<TextObjectJson>(item), path) };
  }
  return {
    value: scope.expression(item, path, {
      what: `The argument ${name}`,
      ...(type && { type }),
      there: argument?.required === true && type?.optional !== true,
    }).tree,
  };
}
