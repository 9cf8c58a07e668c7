import { bounds } from '../../../codegen/check/screen/bounds.ts';
import { kindName } from '../../../codegen/check/screen/kindName.ts';
import { options } from '../../../codegen/check/screen/options.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { optional } from '../../../codegen/check/screen/shapes.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { optionalText, text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, own, type Raw, record, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { FormBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import { describe } from '../../lang/expressions/check.ts';
import type { Type } from '../../lang/expressions/types.ts';
import { rules } from '../filters/check.ts';
import type { FormField } from './block.ts';
import { challenge } from './checkChallenge.ts';
import { drawnAsFiles, filesOf } from './checkFiles.ts';
import { nestedTexts } from './checkNested.ts';
import { demandFor } from './checkRequired.ts';
import type { FieldContext } from './checkRowFields.ts';
import { refuseRowKeys, rowsOf } from './checkRows.ts';
import { isListOfRecords } from './isListOfRecords.ts';

type FieldJson = FormBlockJson['fields'][number];

/** One field of a form or of a row, typed by its schema. */
export function formField(
  outer: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  schema: JsonSchema,
  type: Type,
  place: FieldContext,
): FormField {
  const { root, operation } = place;
  const visible = outer.condition(raw.visible, [...path, 'visible'], 'visible');
  const scope = outer.with({}, visible?.ifTrue);
  const name = word(raw.field);
  const as = drawnAs(scope, raw, schema, type, path, root);
  if ((as === 'select' || as === 'radio') && raw.options === undefined) {
    scope.problem('options.missing', path, `A field drawn as ${as} needs "options".`);
  }
  const demand = demandFor(scope, raw.required, [...path, 'required']);
  if (demand.required && visible?.tree === false)
    scope.problem('form.hidden', [...path, 'visible'], 'This required field is never shown.');
  const hint = optionalText(scope, raw.hint, [...path, 'hint']);
  const group = optionalText(scope, raw.group, [...path, 'group']);
  const digits = record(raw.digits);
  for (const key of ['whole', 'fraction'] as const)
    if (typeof digits[key] !== 'object' && Number(digits[key]) < 0)
      scope.problem('value.range', [...path, 'digits', key], 'A number of digits is 0 or more.');
  // A rule runs only when its own field has a value.
  const typed = scope.with({ [root]: withSure(scope.names.get(root), name) });
  const isRows = as === 'rows';
  if (root === 'form' && !isRows && word(raw.as) !== 'rows') refuseRowKeys(scope, raw, path, as);
  return {
    field: name,
    label: text(scope, raw.label, [...path, 'label']),
    as,
    ...(hint && { hint }),
    ...(as === 'files' && filesOf(scope, raw, path, schema, operation)),
    ...(as === 'nested' && { nested: nestedTexts(scope, raw, path, schema, name) }),
    ...(raw.options !== undefined &&
      as !== 'files' && { options: options(scope, raw.options, [...path, 'options'], type) }),
    ...(visible && { visible: visible.tree }),
    ...demand,
    ...(isRows && rowsOf(scope, raw, path, { schema, type, checkField: formField, place })),
    ...(raw.initial !== undefined &&
      !isRows &&
      as !== 'files' && {
        // A first value may arrive late; the form does not wait for it.
        initial: scope.apart().expression(raw.initial, [...path, 'initial'], { what: `The field ${name}`, type }).tree,
      }),
    ...(raw.limit !== undefined && {
      limit: scope.expression(raw.limit, [...path, 'limit'], { what: 'limit', kinds: ['number'], there: true }).tree,
    }),
    ...(raw.digits !== undefined && {
      digits: {
        whole: scope.expression(digits.whole, [...path, 'digits', 'whole'], { what: 'whole', kinds: ['number'] }).tree,
        fraction: scope.expression(digits.fraction, [...path, 'digits', 'fraction'], {
          what: 'fraction',
          kinds: ['number'],
        }).tree,
        say: text(scope, digits.say, [...path, 'digits', 'say']),
      },
    }),
    ...(!isRows && bounds(scope, raw, path, as)),
    ...(raw.button !== undefined && {
      button: {
        label: text(scope, record(raw.button).label, [...path, 'button', 'label']),
        do: steps(scope, record(raw.button).do, [...path, 'button', 'do']),
      },
    }),
    ...meter(scope, raw, path, as),
    ...ownWords(scope, raw, path, type),
    ...challenge(scope, raw, path, as, operation),
    resetOn: list(raw.resetOn).map((item, index) => {
      const { names, written } = place;
      scope.screen.noteSymbol({ kind: 'field', path: [...path, 'resetOn', index], names: () => names, written });
      if (!names.includes(word(item))) {
        scope.problem(
          'form.field',
          [...path, 'resetOn', index],
          `"${word(item)}" is not a field of this ${root === 'form' ? 'form' : 'row'}.${guess(word(item), names)}`,
        );
      }
      return word(item);
    }),
    rules: rules(typed, raw.rules, [...path, 'rules']),
    ...(raw.autocomplete !== undefined && { autocomplete: word(raw.autocomplete) }),
    ...(group && { group }),
  };
}

/** Shown under the input. Its texts may rely on its value. */
function meter(scope: Scope, raw: Raw<FieldJson>, path: Path, as: FormField['as']): Pick<FormField, 'meter'> {
  if (raw.meter === undefined) return {};
  const one = record(raw.meter);
  const at = [...path, 'meter'];
  if (CHOSEN.includes(as))
    scope.problem('form.meter', at, `A meter needs a field that is typed, and this field is a ${as}.`, {
      key: true,
    });
  const value = scope.apart().expression(one.value, [...at, 'value'], { what: 'value', kinds: ['number'] });
  return {
    meter: {
      value: value.tree,
      max: typeof one.max === 'number' ? one.max : 0,
      text: text(scope.apart(), one.text, [...at, 'text']),
    },
  };
}

/** A word that is not known yet refuses nothing. */
function ownWords(scope: Scope, raw: Raw<FieldJson>, path: Path, type: Type): Pick<FormField, 'ownWords'> {
  if (raw.ownWords === undefined) return {};
  const at = [...path, 'ownWords'];
  const { of, say } = record(raw.ownWords);
  if (type.kind !== 'text' && type.kind !== 'unknown') {
    const message = `"ownWords" is for a text, and this field is ${describe(optional(type, false))}.`;
    scope.problem('form.words', at, message, { key: true });
  }
  return {
    ownWords: {
      of: list(of).map(
        (word, index) =>
          scope.apart().expression(word, [...at, 'of', index], { what: `Word ${index + 1}`, kinds: ['text'] }).tree,
      ),
      say: text(scope, say, [...at, 'say']),
    },
  };
}

/** Also where the contract has variants of it. */
const ofParts: readonly Type['kind'][] = ['list', 'record'];
/** Kinds that no single input can take. */
const NO_INPUT: readonly Type['kind'][] = ['file', 'datetime'];
const CHOSEN: readonly FormField['as'][] = ['select', 'radio', 'checkbox', 'date', 'captcha'];

function drawnAs(
  scope: Scope,
  raw: Raw<FieldJson>,
  schema: JsonSchema,
  type: Type,
  path: Path,
  root: FieldContext['root'],
): FormField['as'] {
  if (drawnAsFiles(scope, raw, schema, path, root)) return 'files';
  if (isListOfRecords(type)) return drawnAsRows(scope, raw, path, root);
  const nested = ['object', 'array'].some((one) => [schema.type].flat().includes(one)) || ofParts.includes(type.kind);
  if (nested && raw.nested !== undefined) return 'nested';
  if (raw.nested !== undefined && type.kind !== 'unknown') {
    const message = `"nested" is for a list or a record, and this field is ${describe(optional(type, false))}.`;
    scope.problem('form.nested', [...path, 'nested'], message, { key: true });
  }
  const as = word(raw.as) || undefined;
  if (schema['x-secret'] && as !== undefined && as !== 'password') {
    scope.problem('form.secret', [...path, 'as'], 'This field is a secret, so it must be drawn as "password".');
  }
  if (as === 'rows' && type.kind !== 'unknown') {
    const message = `"rows" is for a list of records, and this field is ${describe(optional(type, false))}.`;
    scope.problem('form.as', [...path, 'as'], message);
    return 'text';
  }
  if (as) {
    const suits = own(suitable, as);
    if (suits && type.kind !== 'unknown' && !suits.includes(type.kind)) {
      scope.problem(
        'form.as',
        [...path, 'as'],
        `"${as}" is for ${suits.map(kindName).join(' or ')}, and this field is ${describe(optional(type, false))}.`,
      );
    }
    return as;
  }
  if (nested) {
    const message = `"${word(raw.field)}" is ${describe(optional(type, false))}: it is drawn from its schema, with the texts in "nested".`;
    scope.problem('form.nested', [...path, 'field'], message, {
      help: ['Add "nested": { "labels": … } with a text for each property; { } is enough for a list of single values.'],
    });
  }
  if (NO_INPUT.includes(type.kind)) {
    const message = `"${word(raw.field)}" is ${describe(optional(type, false))}, and no input is drawn for that.`;
    scope.problem('form.as', [...path, 'field'], message);
  }
  if (schema['x-secret']) return 'password';
  if (schema.format === 'email' || schema.format === 'tel') return schema.format;
  if (type.kind === 'number') return type.integer ? 'integer' : 'decimal';
  const byKind: Partial<Record<Type['kind'], FormField['as']>> = {
    word: 'select',
    flag: 'checkbox',
    date: 'date',
    money: 'money',
  };
  return byKind[type.kind] ?? 'text';
}

/** A list of records has rows, with fields of their own. */
function drawnAsRows(scope: Scope, raw: Raw<FieldJson>, path: Path, root: FieldContext['root']): FormField['as'] {
  const name = word(raw.field);
  if (root === 'item') {
    const message = `"${name}" is a list of records inside a row, and no input is drawn for that.`;
    scope.problem('form.rows', [...path, 'field'], message);
    return 'text';
  }
  if (raw.nested !== undefined) {
    const message = `"${name}" is a list of records: give it "fields" instead of "nested".`;
    scope.problem('form.nested', [...path, 'nested'], message, {
      key: true,
      help: ['Each property in "labels" becomes a field of a row: { "field": …, "label": … }.'],
    });
    return 'rows';
  }
  const as = word(raw.as, 'rows');
  if (as !== 'rows')
    scope.problem('form.as', [...path, 'as'], `"${as}" is for a single value, and a list of records is drawn as rows.`);
  return 'rows';
}

const suitable: Partial<Record<FormField['as'], readonly Type['kind'][]>> = {
  textarea: ['text'],
  text: ['text'],
  email: ['text'],
  tel: ['text'],
  password: ['text'],
  checkbox: ['flag'],
  date: ['date'],
  decimal: ['number'],
  integer: ['number'],
  money: ['money'],
  captcha: ['text'],
};

function withSure(form: Type | undefined, name: string): Type {
  if (form?.kind !== 'record') return { kind: 'unknown' };
  return {
    kind: 'record',
    ...(form.name && { name: form.name }),
    ...(form.written && { written: form.written }),
    fields: () => {
      const fields = form.fields();
      const own = fields[name];
      return own ? { ...fields, [name]: optional(own, false) } : fields;
    },
  };
}
