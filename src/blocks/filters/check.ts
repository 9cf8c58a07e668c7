import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { boundState, checkChecks } from '../../../codegen/check/screen/boundState.ts';
import { bounds } from '../../../codegen/check/screen/bounds.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { options } from '../../../codegen/check/screen/options.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../../../codegen/files/raw.ts';
import type { FiltersBlockJson, RuleJson } from '../../../codegen/generated/descriptors.ts';
import type { Rule } from '../../lang/descriptors/blockParts.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { FilterField } from './block.ts';

export const filters: BlockCheck<'filters'> = (scope, raw, path, common) => {
  uniqueIds(scope, raw.fields, [...path, 'fields'], (one) => word(one.bind));
  return {
    ...common,
    type: 'filters',
    as: word(raw.as, 'panel'),
    fields: list(raw.fields).map((item, index) => {
      if (raw.as === 'chips') checkChip(scope, record(item), [...path, 'fields', index]);
      return field(scope, record(item), [...path, 'fields', index]);
    }),
  };
};

/** A chip takes no input. */
function checkChip(scope: Scope, raw: Raw<FiltersBlockJson['fields'][number]>, path: Path): void {
  for (const key of ['min', 'max', 'rules'] as const)
    if (raw[key] !== undefined)
      scope.problem('filters.chips', [...path, key], `"${key}" has no effect: chips only remove what is set.`, {
        key: true,
      });
}

function field(scope: Scope, raw: Raw<FiltersBlockJson['fields'][number]>, path: Path): FilterField {
  const { bind, type } = boundState(scope, raw.bind, [...path, 'bind']);
  const as = word(raw.as) || drawnAs(type);
  checkChecks(scope, as, type, [...path, raw.as === undefined ? 'bind' : 'as']);
  if (['list', 'radio', 'checks'].includes(as) && raw.options === undefined) {
    scope.problem('options.missing', path, `A filter drawn as ${as} needs "options".`);
  }
  return {
    bind,
    label: text(scope, raw.label, [...path, 'label']),
    as,
    ...(raw.options !== undefined && { options: options(scope, raw.options, [...path, 'options'], type) }),
    ...bounds(scope, raw, path, as),
    rules: rules(scope, raw.rules, [...path, 'rules']),
  };
}

/** Rules of a filter or of a form's field. */
export function rules(scope: Scope, value: Unchecked<RuleJson[]>, path: Path): Rule[] {
  return list(value).map((item, index) => {
    const raw = record(item);
    const at = [...path, index];
    const when = scope.condition(raw.when, [...at, 'when'], 'the rule’s condition');
    const inner = scope.with({}, when?.ifTrue);
    return {
      ...(when && { when: when.tree }),
      must: inner.expression(raw.must, [...at, 'must'], { what: 'must', kinds: ['flag'] }).tree,
      say: text(inner, raw.say, [...at, 'say']),
      live: raw.live === true,
    };
  });
}

function drawnAs(type: Type): FilterField['as'] {
  if (type.kind === 'date' || type.kind === 'money' || type.kind === 'number') return type.kind;
  return type.kind === 'word' ? 'list' : type.kind === 'list' ? 'checks' : 'text';
}
