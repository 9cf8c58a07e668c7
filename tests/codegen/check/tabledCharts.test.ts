import { expect, test } from 'vitest';
import { markTabledCharts } from '../../../codegen/check/screen/tabledCharts.ts';
import type { Block } from '../../../src/blocks/block.ts';
import { chart, field, row, table } from '../../blocks/samples.ts';

const rows = field('data', 'imiona');
const [like] = table().columns;
const columns = ['imie', 'liczba'].map((id) => ({ ...like!, id, value: row(id) }));
const names = table({ rows, columns });
const tabled = (...blocks: readonly Block[]) => markTabledCharts(blocks)[0];

test('a chart is tabled when a later table has its rows, its category and its series', () => {
  expect(tabled(chart(), names)).toMatchObject({ tabled: true });
  expect(tabled(chart({ rows: ['sortBy', rows, 'w', ['$', 'w']] }), names)).toMatchObject({ tabled: true });
});

test.each<[string, readonly Block[]]>([
  ['no table', [chart()]],
  ['a table of other rows', [chart(), table({ columns })]],
  ['a table without the series', [chart(), table({ rows, columns: columns.slice(0, 1) })]],
  ['a table of some of the rows', [chart(), table({ rows, columns, where: [true] })]],
  ['a table that is not always seen', [chart(), table({ rows, columns, visible: field('state', 'wszystko') })]],
  ['a table whose rows are written out', [chart(), table({ rows: [], columns })]],
  ['a table of single rows, where the chart adds them up', [chart({ sum: true }), names]],
])('a chart keeps its own table beside %s', (_, blocks) => {
  expect(tabled(...blocks)).not.toHaveProperty('tabled');
});
