import type { ChartBlock, Format } from '../../../src/descriptors/compiled.ts';
import { describe } from '../../../src/expressions/check.ts';
import type { BlockCheck } from '../blocks.ts';
import { fieldOf } from '../options.ts';
import { list, record, word } from '../raw.ts';
import { unknownType } from '../room.ts';
import { chosenFormat, optionalText, text } from '../text.ts';

export const chart: BlockCheck = (room, raw, path, common) => {
  const { tree, type } = room.expression(raw.rows, [...path, 'rows'], { what: 'rows', kinds: ['list'] });
  const row = type.kind === 'list' ? type.of : unknownType;
  const category = record(raw.category);
  fieldOf(room, row, word(category.field), [...path, 'category', 'field']);
  const values = list(raw.values).map(
    (item, index): { field: string; label: ReturnType<typeof text>; format: Format; unit?: string } => {
      const one = record(item);
      const at = [...path, 'values', index];
      const field = fieldOf(room, row, word(one.field), [...at, 'field']) ?? unknownType;
      if (!['number', 'money', 'unknown'].includes(field.kind)) {
        room.problem(
          'chart.number',
          [...at, 'field'],
          `A series needs numbers, and "${word(one.field)}" is ${describe(field)}.`,
        );
      }
      return {
        field: word(one.field),
        label: text(room, one.label, [...at, 'label']),
        ...chosenFormat(room, field, one.format, [...at, 'format'], [...at, 'field']),
      };
    },
  );
  const top = record(raw.top);
  if (raw.top !== undefined) fieldOf(room, row, word(top.by), [...path, 'top', 'by']);
  const others = optionalText(room, top.others, [...path, 'top', 'others']);
  return {
    ...common,
    type: 'chart',
    kind: word(raw.kind) as ChartBlock['kind'],
    rows: tree,
    category: { field: word(category.field), label: text(room, category.label, [...path, 'category', 'label']) },
    values,
    caption: text(room, raw.caption, [...path, 'caption']),
    ...(raw.top !== undefined && { top: { count: Number(top.count), by: word(top.by), ...(others && { others }) } }),
    height: typeof raw.height === 'number' ? raw.height : 360,
  };
};
