import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw } from '../../../codegen/files/raw.ts';
import type { FormBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { FormField, Rows } from './block.ts';
import { rowCircles } from './checkCircles.ts';
import { checkRow, type OfRow, type OpenRows, type RowFields, sureItem } from './checkRowFields.ts';
import { rowRules } from './checkRowRules.ts';

type FieldJson = FormBlockJson['fields'][number];

/**
 * A list of records, to whose rows other steps of a wizard may add fields. What needs all fields of a row is checked in `finish`.
 *
 * @param rules filled by `finish`; `fields` are filled by `add`
 */
export function openRows(
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  of: OfRow,
  { fields, inner, compile, rules }: RowFields & { fields: FormField[]; rules: Rows['rules'][number][] },
): OpenRows {
  const paths: Path[] = list(raw.fields).map((_, index) => [...path, 'fields', index]);
  return {
    fields,
    inRow: (around) => around.with({ item: sureItem(of, fields), index: { kind: 'number', integer: true } }),
    compile,
    add: (field, at) => {
      if (fields.some((one) => one.field === field.field))
        scope.problem('id.twice', at, `"${field.field}" is used twice. Give one of them another id.`);
      fields.push(field);
      paths.push(at);
    },
    finish: (isInOrder) => {
      if (fields.length > 0) checkRow(scope, { fields, paths }, path, of);
      if (isInOrder) rowCircles(scope, fields, paths);
      rules.push(...rowRules(scope, raw, path, { item: of.item, fields, inner }));
    },
  };
}
