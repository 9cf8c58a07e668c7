// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { getObserverTree } from 'mobx';
import { afterEach, expect, test } from 'vitest';
import { draw } from './drawWidget.tsx';
import { field, table } from './samples.ts';

afterEach(cleanup);

/** Every part of a block that reads this is drawn by the one who follows the state. */
const rok = { value: field('state', 'rok'), format: 'integer' as const };
const text = { key: 'Rok', values: { rok } };
const followers = (...[block]: Parameters<typeof draw>): number => {
  const { binding } = draw(block, { state: { rok: 2026 } });
  return getObserverTree(binding.states, 'rok').observers?.length ?? 0;
};

test('a block of plain content is one observer', () => {
  expect(followers({ id: 'a', type: 'text', title: text, help: text, reads: [], text })).toBe(1);
  const choice = { options: { fixed: [{ value: 2026, label: text }] }, label: text, as: 'list' as const };
  expect(followers({ id: 'b', type: 'select', title: text, bind: 'rok', reads: [], ...choice })).toBe(1);
});

test('a table has one observer for each row that it shows', () => {
  const columns = table().columns.map((column) => ({ ...column, cell: rok }));
  expect(followers(table({ columns }))).toBe(table().page);
});
