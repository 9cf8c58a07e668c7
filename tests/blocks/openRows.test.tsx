// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Column } from '../../src/blocks/table/block.ts';
import { outline } from '../../src/blocks/table/outline.ts';
import { tableCsv } from '../../src/blocks/table/tableCsv.ts';
import type { Step } from '../../src/lang/descriptors/steps.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { fakeBinding } from './fakeBinding.ts';
import { data, field, fullTable, legend, manifest, row, table } from './samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const set: readonly Step[] = [{ do: 'set', values: { wybrana: row('id') } }];
const opening = table({ do: set });

/** The code of the link comes with the first table that needs it. */
const drawn = async (...args: Parameters<typeof draw>) => {
  const all = draw(...args);
  await screen.findAllByText((_, element) => element?.classList.contains('ok-line__open') ?? false);
  return all;
};
const firstRow = () => document.querySelector<HTMLElement>('tbody tr')!;

test('a click on any cell of a row runs its steps with that row', async () => {
  const { binding } = await drawn(opening);
  fireEvent.click(within(firstRow()).getAllByRole('cell')[0]!);
  expect(binding.ran).toHaveLength(1);
  expect(binding.ran[0]).toMatchObject({ steps: set, locals: { row: data.raty[0] }, key: '1/do' });
});

test('the header cell has one button for the keyboard, and pressing it runs the steps once', async () => {
  const { binding, container } = await drawn(opening);
  const buttons = within(firstRow()).getAllByRole('button');
  expect(buttons.map((button) => button.closest('[role]')?.getAttribute('role'))).toEqual(['rowheader']);
  fireEvent.click(buttons[0]!);
  expect(binding.ran).toHaveLength(1);
  expect(await axeProblems(container)).toEqual([]);
});

test('a click on a control of the row does not open it', async () => {
  const { binding } = await drawn({ ...fullTable, do: set });
  fireEvent.click(within(firstRow()).getByRole('checkbox'));
  const [, ...others] = within(firstRow()).getAllByRole('button');
  for (const button of others) fireEvent.click(button);
  expect(others.length).toBeGreaterThan(0);
  expect(binding.ran.filter(({ steps }) => steps === set)).toEqual([]);
});

test('selecting the text of a row does not open it', async () => {
  const { binding } = await drawn(opening);
  const cell = within(firstRow()).getAllByRole('cell')[0]!;
  vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false, containsNode: () => true } as never);
  fireEvent.click(cell);
  expect(binding.ran).toEqual([]);
  vi.restoreAllMocks();
});

test('a row that only leads to another page has a real link', async () => {
  const to: Step = { do: 'go', to: { screen: 'budzet', params: {} } };
  const block = table({ do: [to] });
  draw(block, { manifest });
  const link = (await screen.findAllByRole('link'))[0]!;
  expect(link.getAttribute('href')).toBe('/uslugi/budzet');
});

test('a row whose steps run is busy and runs them once', async () => {
  const { binding } = await drawn(opening, { scope: { data }, busy: ['1/do'] });
  fireEvent.click(within(firstRow()).getByRole('button'));
  expect(binding.ran).toEqual([]);
  expect(within(firstRow()).getByRole('button').getAttribute('aria-busy')).toBe('true');
});

const conditional = (): Column[] =>
  table().columns.map((column, at) => (at === 1 ? { ...column, visible: field('state', 'szeroko') } : column));

test('a column is there as long as its condition is true: in the page, in the file and for scenarios', async () => {
  const block = table({ columns: conditional() });
  const { binding } = draw(block, { scope: { data }, state: { szeroko: false } });
  const headers = () => screen.getAllByRole('columnheader').length;
  const all = block.columns.length;
  expect(headers()).toBe(all - 1);
  await act(async () => binding.set({ szeroko: true }));
  expect(headers()).toBe(all);
  const csv = (szeroko: boolean) =>
    tableCsv(block, fakeBinding({ scope: { data }, state: { szeroko } }), 'pl')
      .text.split('\r\n')[0]!
      .split(';').length;
  expect([csv(false), csv(true)]).toEqual([all - 1, all]);
  const texts = (szeroko: boolean) => {
    const scope = fakeBinding({ scope: { data }, state: { szeroko } });
    return outline(block, { scope, opened: () => false } as never).texts?.length;
  };
  expect(texts(true)! - texts(false)!).toBe(2);
});

test('a legend leaves out the marks of a column that is not shown', () => {
  const flags = [...legend.flags.map((flag) => ({ ...flag, visible: false })), { mark: 'Z', text: { key: 'Zaległa' } }];
  const { container } = draw({ ...legend, flags });
  expect([...container.querySelectorAll('.ok-mark__letter')].map((mark) => mark.textContent)).toEqual(['Z']);
});

test('the row of a scenario can be pressed', async () => {
  const run = vi.fn(async () => true);
  const scope = fakeBinding({ scope: { data } });
  const { parts } = outline(opening, { scope, run, opened: () => false } as never);
  await parts?.[0]?.press?.();
  expect(run).toHaveBeenCalledWith(set, expect.objectContaining({ row: data.raty[0] }));
});
