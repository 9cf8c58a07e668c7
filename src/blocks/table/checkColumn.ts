import { chosenFormat } from '../../../codegen/check/screen/format.ts';
import { linkOf } from '../../../codegen/check/screen/link.ts';
import { fieldOf } from '../../../codegen/check/screen/options.ts';
import { type Scope, unknownType } from '../../../codegen/check/screen/scope.ts';
import { matchLines, optionalText, text, wordTexts } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { TableBlockJson } from '../../../codegen/generated/descriptors.ts';
import { describe } from '../../lang/expressions/check.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { Format } from '../../lang/values/formats.ts';
import type { Column } from './block.ts';

type ColumnJson = TableBlockJson['columns'][number];

/**
 * A column of a table.
 *
 * @param inner sees `row` and the table's calc
 * @param outer the table's own place: a total from the server and the condition of the column are read there
 */
export function column(inner: Scope, outer: Scope, raw: Raw<ColumnJson>, row: Type, path: Path): Column {
  const visible = outer.condition(raw.visible, [...path, 'visible'], 'visible');
  const scope = inner.with({}, visible?.ifTrue);
  const field = word(raw.field);
  const id = field || word(raw.id);
  if (!id) scope.problem('key.missing', path, 'A column needs "field", or "id" with "value", "match" or "flags".');
  const known = field ? fieldOf(scope, row, field, [...path, 'field']) : undefined;
  const computed =
    raw.value === undefined ? undefined : scope.expression(raw.value, [...path, 'value'], { what: 'the cell' });
  const type = computed?.type ?? known ?? unknownType;
  const value: Tree | undefined = computed?.tree ?? (field ? ['.', ['$', 'row'], field] : undefined);
  const empty = optionalText(scope, raw.empty, [...path, 'empty']);
  const cell = cellOf(scope, raw, value, type, field, path);
  const flags = list(raw.flags).map((item, index) => {
    const one = record(item);
    const at = [...path, 'flags', index];
    return {
      when: scope.expression(one.when, [...at, 'when'], { what: 'the condition', kinds: ['flag'] }).tree,
      mark: word(one.mark),
      text: text(scope, one.text, [...at, 'text']),
    };
  });
  if (!cell && flags.length === 0)
    scope.problem('column.empty', path, 'A column needs "field", "value", "match" or "flags".');
  const sortable = value !== undefined && type.kind !== 'list' && type.kind !== 'record';
  if (raw.sort === true && !sortable)
    scope.problem('sort.value', [...path, 'sort'], 'Only a column with a single value can be sorted.');
  const isNumber = type.kind === 'money' || type.kind === 'number';
  return {
    id,
    label: text(outer, raw.label, [...path, 'label']),
    ...(cell && { cell }),
    ...linkOf(scope, raw, cell, path),
    ...(sortable && { value }),
    ...(flags.length && { flags }),
    ...(empty && { empty }),
    sort: raw.sort === true,
    ...totalOf(outer, raw, type, path),
    header: raw.header === true,
    phone: raw.phone !== false,
    align: raw.align === 'end' || (raw.align === undefined && isNumber) ? 'end' : 'start',
    ...(visible && { visible: visible.tree }),
  };
}

function cellOf(
  scope: Scope,
  raw: Raw<ColumnJson>,
  value: Tree | undefined,
  type: Type,
  field: string,
  path: Path,
): Column['cell'] {
  if (raw.match !== undefined) return { match: matchLines(scope, raw.match, [...path, 'match']) };
  if (value === undefined) return undefined;
  if (raw.texts !== undefined)
    return wordTexts(scope, raw, path, {
      tree: value,
      type,
      reads: [],
      ifTrue: scope.facts,
      ifFalse: scope.facts,
    });
  return { value, ...chosenFormat(scope, type, raw.format, [...path, 'format'], [...path, field ? 'field' : 'value']) };
}

function totalOf(
  outer: Scope,
  raw: Raw<ColumnJson>,
  type: Type,
  path: Path,
): { total?: true | Tree; totalFormat?: Format } {
  if (raw.total === undefined || raw.total === false) return {};
  const at = [...path, 'total'];
  if (raw.total !== true) {
    const total = outer.expression(raw.total, at, { what: 'the total', kinds: ['number', 'money'] });
    return {
      total: total.tree,
      totalFormat: chosenFormat(outer, total.type, raw.format, [...path, 'format'], at).format,
    };
  }
  if (!['number', 'money', 'unknown'].includes(type.kind)) {
    outer.problem('total.type', at, `Only numbers and money can be summed, and this column is ${describe(type)}.`);
    return {};
  }
  return { total: true, totalFormat: chosenFormat(outer, type, raw.format, [...path, 'format'], at).format };
}
