// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lineText, metricView } from '../../src/blocks/metric/view.ts';
import { placesOf } from '../../src/blocks/metric/widget/Line.tsx';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { fakeBinding } from './fakeBinding.ts';
import { data, field, grid, key, metric, row } from './samples.ts';

afterEach(cleanup);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const { line: _, ...compared } = metric().trend!;
const scope = (more: object = {}) => fakeBinding({ scope: { data: { ...data, ...more } } });

test('a number has its label, its difference in words, the verdict in words, and its note', async () => {
  const { container } = draw(metric());
  const texts = [...container.querySelectorAll('dt, dd')].map((part) => plain(part.textContent));
  expect(texts).toEqual([
    'Wpływy od początku roku',
    '1 250 340,50 zł',
    'o 120 340,50 zł więcej niż rok temu – lepiej',
    '',
    'Stan na 30 września',
  ]);
  expect(plain(screen.getByRole('img').getAttribute('aria-label')!)).toBe(
    'Od 98,00 zł do 152,00 zł, najmniej 98,00 zł, najwięcej 152,00 zł.',
  );
  expect(await axeProblems(container)).toEqual([]);
});

test.each([
  [10, 8, 'up', 'o 2,00 zł więcej', 'better', 'lepiej'],
  [10, 8, 'down', 'o 2,00 zł więcej', 'worse', 'gorzej'],
  [8, 10, 'down', 'o 2,00 zł mniej', 'better', 'lepiej'],
  [8, 10, undefined, 'o 2,00 zł mniej', undefined, ''],
  [0.3, 0.1, 'up', 'o 0,20 zł więcej', 'better', 'lepiej'],
] as const)('%d after %d, better %s: %s, %s', (now, before, better, text, verdict, word) => {
  const block = metric({ value: { value: now, format: 'money' }, trend: { ...compared, from: before, better } });
  const { trend } = metricView(block, scope());
  expect(plain(trend!.text)).toBe(`${text} niż rok temu`);
  expect([trend!.verdict, trend!.word]).toEqual([verdict, word]);
});

test('equal numbers are no change, and nothing is better or worse', () => {
  const block = metric({ value: { value: 5, format: 'integer' }, trend: { ...compared, from: 5 } });
  expect(metricView(block, scope()).trend).toEqual({ direction: 'same', text: 'bez zmian', word: '' });
});

test('shares differ by percentage points', () => {
  const block = metric({ value: { value: 0.914, format: 'percent' }, trend: { ...compared, from: 0.889 } });
  expect(metricView(block, scope()).trend?.text).toBe('o 2,5 p.p. więcej niż rok temu');
});

test('without an earlier number the last row but one is compared', () => {
  const { from: _from, ...overTime } = metric().trend!;
  const block = metric({ value: { value: 152, format: 'integer' }, trend: overTime });
  expect(metricView(block, scope()).trend?.text).toBe('o 12 więcej niż rok temu');
});

test('a number that is not known has no difference, and a missing earlier number neither', () => {
  expect(metricView(metric(), scope({ wplywy: null }))).toMatchObject({ shown: 'brak', empty: true });
  expect(metricView(metric(), scope({ wplywy: null })).trend).toBeUndefined();
  expect(metricView(metric(), scope({ wplywyRokTemu: null })).trend).toBeUndefined();
});

test('the line of a screen follows its rows; one number makes no line', async () => {
  const { line } = metric().trend!;
  const { container } = draw(metric(), { scope: { data: { ...data, miesiace: [{ kwota: 3 }, { kwota: null }] } } });
  expect(line).toEqual({ rows: field('data', 'miesiace'), value: row('kwota') });
  expect(container.querySelector('svg[role="img"]')).toBeNull();
});

test('the line goes from left to right, the least number at the bottom, equal numbers in the middle', () => {
  expect(placesOf([1, 3, 2])).toEqual([
    [1, 28],
    [58.5, 4],
    [116, 16],
  ]);
  expect(placesOf([7, 7]).map(([, y]) => y)).toEqual([16, 16]);
});

test('the line is told in the format of the number', () => {
  expect(lineText([1, 3, 2], metric().trend!, { value: 1, format: 'integer' }, scope())).toBe(
    'Od 1 do 2, najmniej 1, najwięcej 3.',
  );
});

test('a grid draws its blocks in reading order, a wide one over several columns, and none for a hidden one', async () => {
  const { container } = draw(
    { ...grid, content: [...grid.content, metric({ id: 'ukryty' })] },
    {
      draw: (child) => (child.id === 'ukryty' ? null : <p key={child.id}>{child.id}</p>),
    },
  );
  const cells = [...container.querySelectorAll('.ok-grid > *')];
  expect(cells.map((cell) => cell.textContent)).toEqual(['wplywy', 'toku', 'czas', 'udzial', 'szeroka', '']);
  expect(cells.map((cell) => cell.className)).toEqual(['', '', '', '', 'ok-grid__cell--2', '']);
  await act(async () => {});
  expect(await axeProblems(draw(grid).container)).toEqual([]);
});

test('a metric that is loading says which', () => {
  draw(metric({ label: key('Wpływy') }), { status: 'pending' });
  expect(screen.getByRole('status').textContent).toContain('Wpływy');
});
