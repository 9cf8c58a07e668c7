import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { chosenFormat } from '../../../codegen/check/screen/format.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { fieldOf } from '../../../codegen/check/screen/options.ts';
import { type Scope, unknownType } from '../../../codegen/check/screen/scope.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { optionalText, text, wordTexts } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { ChartBlockJson, ExpressionJson } from '../../../codegen/generated/descriptors.ts';
import { describe } from '../../lang/expressions/check.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { ChartBlock, Series } from './block.ts';

export const chart: BlockCheck<'chart'> = (scope, raw, path, common) => {
  const { tree, type } = scope.expression(raw.rows, [...path, 'rows'], { what: 'rows', kinds: ['list'] });
  const row = type.kind === 'list' ? type.of : unknownType;
  const category = categoryOf(scope.with({ row }), record(raw.category), row, [...path, 'category']);
  uniqueIds(scope, raw.values, [...path, 'values'], (one) => word(one.field) || word(one.id));
  const values = list(raw.values).map((item, index) =>
    series(scope.with({ row }), record(item), row, [...path, 'values', index]),
  );
  const top = record(raw.top);
  const computed = values.some(({ field, value }) => value !== undefined && field === top.by);
  if (raw.top !== undefined && !computed) fieldOf(scope, row, word(top.by), [...path, 'top', 'by']);
  if (raw.top !== undefined && raw.sum === true && !values.some(({ field }) => field === top.by)) {
    const names = values.map(({ field }) => field);
    scope.problem(
      'chart.top',
      [...path, 'top', 'by'],
      `"sum" adds rows up, so "by" must name one of the series, and "${word(top.by)}" is not one.${guess(word(top.by), names)}`,
      { help: [`Series: ${names.join(', ')}`] },
    );
  }
  const others = optionalText(scope, top.others, [...path, 'top', 'others']);
  return {
    ...common,
    type: 'chart',
    kind: word(raw.kind) as ChartBlock['kind'],
    rows: tree,
    category: { ...category, label: text(scope, record(raw.category).label, [...path, 'category', 'label']) },
    sum: raw.sum === true,
    values,
    caption: text(scope, raw.caption, [...path, 'caption']),
    ...(raw.top !== undefined && {
      top: { count: typeof top.count === 'number' ? top.count : 0, by: word(top.by), ...(others && { others }) },
    }),
    height: typeof raw.height === 'number' ? raw.height : 360,
    ...(raw.do !== undefined && { do: steps(scope.with({ row }), raw.do, [...path, 'do']) }),
  };
};

/** A field of the row with numbers, or an expression over it. */
function series(scope: Scope, raw: Raw<ChartBlockJson['values'][number]>, row: Type, path: Path): Series {
  const { field, value } = raw as Raw<{ field: string; value: ExpressionJson }>;
  const at = [...path, value === undefined ? 'field' : 'value'];
  const computed = value === undefined ? undefined : scope.expression(value, at, { what: 'the series' });
  const type = computed?.type ?? fieldOf(scope, row, word(field), at) ?? unknownType;
  const name = word(field) || word((raw as Raw<{ id: string }>).id);
  if (!['number', 'money', 'unknown'].includes(type.kind))
    scope.problem('chart.number', at, `A series needs numbers, and "${name}" is ${describe(type)}.`);
  return {
    field: name,
    ...(computed && { value: computed.tree }),
    label: text(scope, raw.label, [...path, 'label']),
    ...chosenFormat(scope, type, raw.format, [...path, 'format'], at),
  };
}

/** A field of the row or a value computed from it, and its format. */
function categoryOf(
  scope: Scope,
  raw: Raw<ChartBlockJson['category']>,
  row: Type,
  path: Path,
): Pick<ChartBlock['category'], 'value' | 'name'> {
  const field = raw.value === undefined ? word(raw.field) : '';
  const at = [...path, field ? 'field' : 'value'];
  const known = field ? (fieldOf(scope, row, field, at) ?? unknownType) : undefined;
  const tree: Tree = ['.', ['$', 'row'], field];
  const of = known
    ? { tree, type: known, reads: [], ifTrue: scope.facts, ifFalse: scope.facts }
    : scope.expression(raw.value, at, { what: 'the category', there: true });
  if (raw.texts !== undefined) return { value: of.tree, name: wordTexts(scope, raw, path, of) };
  const format = chosenFormat(scope, of.type, raw.format, [...path, 'format'], at);
  // A whole number that names something is a year or a code: written without thousands.
  const written = raw.format === undefined && format.format === 'integer' ? { format: 'text' as const } : format;
  return { value: of.tree, name: { value: of.tree, ...written } };
}
