// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { outline as chartOutline, pointsOf } from '../../src/blocks/chart/view.ts';
import { contentOf } from '../../src/blocks/chart/widget/content.ts';
import { outline as metricOutline } from '../../src/blocks/metric/view.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { fakeBinding } from './fakeBinding.ts';
import { chart, data, field, key, metric, row } from './samples.ts';

vi.mock('../../src/blocks/chart/widget/Picture.tsx', () => ({ default: () => <svg data-picture="" /> }));
afterEach(cleanup);

const steps = [{ do: 'set' as const, values: { imie: row('imie') } }];
const drilled = chart({ do: steps });
const scope = () => fakeBinding({ scope: { data } });
const opened = (name: string) => screen.findByText(name, { selector: '.ok-open' });

test('the names in the table of a chart are buttons that run its steps with their row', async () => {
  const { binding, container } = draw(drilled);
  container.querySelector('details')!.open = true;
  fireEvent.click(await opened('Antoni'));
  expect(binding.states.imie).toBe('Antoni');
  expect(await axeProblems(container)).toEqual([]);
});

test('the parts listed beside a pie are buttons, and in contrast mode the list has them too', async () => {
  draw(chart({ kind: 'pie', do: steps }));
  expect((await opened('Antoni')).tagName).toBe('BUTTON');
  cleanup();
  draw(chart({ kind: 'pie', do: steps }), { contrast: true });
  expect((await opened('Antoni')).tagName).toBe('BUTTON');
});

test('a click in the picture runs the same steps, and the sum of the rest has none', () => {
  const binding = scope();
  const block = { ...drilled, top: { count: 1, by: 'liczba', others: key('pozostałe') } };
  const { points, press } = contentOf(block, binding);
  press?.(points[1]!);
  expect(binding.ran).toEqual([]);
  press?.(points[0]!);
  expect(binding.states.imie).toBe('Antoni');
  expect(contentOf(chart(), binding).press).toBeUndefined();
});

test('of a sum the steps see the first row of the category', () => {
  const imiona = [
    { imie: 'Ala', liczba: 1, nr: 1 },
    { imie: 'Ala', liczba: 2, nr: 2 },
  ];
  const [point] = pointsOf({ ...drilled, sum: true }, fakeBinding({ scope: { data: { imiona } } }));
  expect(point).toEqual({ category: 'Ala', numbers: [3], row: imiona[0] });
});

test('a series may be computed, and the largest are chosen by it', () => {
  const computed = { ...chart().values[0]!, field: 'polowa', value: ['/', row('liczba'), 2] as Tree };
  const points = pointsOf(chart({ values: [computed], top: { count: 1, by: 'polowa' } }), scope());
  expect(points).toEqual([{ category: 'Antoni', numbers: [26] }]);
});

test('a metric is a button that runs its steps', async () => {
  const block = metric({ do: [{ do: 'set', values: { typ: 'ZALEGLE' } }] });
  const { binding, container } = draw(block);
  fireEvent.click(await opened('Wpływy od początku roku'));
  expect(binding.states.typ).toBe('ZALEGLE');
  expect(await axeProblems(container)).toEqual([]);
});

test('a scenario presses a category, and a metric', async () => {
  const run = vi.fn(async () => true);
  const place = { scope: scope(), run } as never;
  const { parts } = chartOutline(drilled, place);
  await parts?.find(({ name }) => name === 'Leon')?.press?.();
  expect(run).toHaveBeenCalledWith(steps, { row: expect.objectContaining({ imie: 'Leon' }) });
  await metricOutline(metric({ do: steps }), place).press?.();
  expect(run).toHaveBeenLastCalledWith(steps);
  expect(field('data', 'imiona')).toEqual(drilled.rows);
});
