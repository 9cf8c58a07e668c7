import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { fieldOf } from '../../../codegen/check/screen/options.ts';
import { type Scope, unknownType } from '../../../codegen/check/screen/scope.ts';
import { chosenFormat, optionalText, text, wordTexts } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { ChartBlockJson } from '../../../codegen/generated/descriptors.ts';
import { describe } from '../../lang/expressions/check.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { Format } from '../../lang/values/formats.ts';
import type { ChartBlock } from './block.ts';

export const chart: BlockCheck<'chart'> = (scope, raw, path, common) => {
  const { tree, type } = scope.expression(raw.rows, [...path, 'rows'], { what: 'rows', kinds: ['list'] });
  const row = type.kind === 'list' ? type.of : unknownType;
  const category = categoryOf(scope.with({ row }), record(raw.category), row, [...path, 'category']);
  const values = list(raw.values).map(
    (item, index): { field: string; label: ReturnType<typeof text>; format: Format; unit?: string } => {
      const one = record(item);
      const at = [...path, 'values', index];
      const field = fieldOf(scope, row, word(one.field), [...at, 'field']) ?? unknownType;
      if (!['number', 'money', 'unknown'].includes(field.kind)) {
        scope.problem(
          'chart.number',
          [...at, 'field'],
          `A series needs numbers, and "${word(one.field)}" is ${describe(field)}.`,
        );
      }
      return {
        field: word(one.field),
        label: text(scope, one.label, [...at, 'label']),
        ...chosenFormat(scope, field, one.format, [...at, 'format'], [...at, 'field']),
      };
    },
  );
  const top = record(raw.top);
  if (raw.top !== undefined) fieldOf(scope, row, word(top.by), [...path, 'top', 'by']);
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
  };
};

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
