import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { optional } from '../../../codegen/check/screen/shapes.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, mapValues, type Raw, record, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { FormBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { FormField, Rows } from './block.ts';
import { isAlwaysRequired } from './checkRequired.ts';

type FieldJson = FormBlockJson['fields'][number];

/** They run when the fields of the row are in order: then its visible required fields have values. */
export function rowRules(
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  { item, fields, inner }: { item: Type; fields: readonly FormField[]; inner: Scope },
): Rows['rules'] {
  const sure = new Set(fields.filter(isAlwaysRequired).map(({ field }) => field));
  const names = fields.map(({ field }) => field);
  const whole: Type =
    item.kind === 'record'
      ? {
          ...item,
          optional: false,
          fields: () => mapValues(item.fields(), (type, name) => optional(type, !sure.has(name))),
        }
      : item;
  const here = inner.with({ item: whole });
  return list(raw.rowRules).map((one, index) => {
    const rule = record(one);
    const at = [...path, 'rowRules', index];
    const when = here.condition(rule.when, [...at, 'when'], 'the rule’s condition');
    const within = here.with({}, when?.ifTrue);
    const field = rule.field === undefined ? undefined : word(rule.field);
    if (field !== undefined && !names.includes(field))
      scope.problem('form.field', [...at, 'field'], `"${field}" is not a field of this row.${guess(field, names)}`, {
        help: [`Fields: ${names.join(', ')}`],
      });
    return {
      ...(when && { when: when.tree }),
      must: within.expression(rule.must, [...at, 'must'], { what: 'must', kinds: ['flag'] }).tree,
      say: text(within, rule.say, [...at, 'say']),
      live: rule.live === true,
      ...(field !== undefined && { field }),
    };
  });
}
