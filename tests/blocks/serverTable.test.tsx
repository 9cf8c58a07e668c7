// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { data, field, raty, table } from './samples.ts';

afterEach(cleanup);

const server = { page: 'strona', size: 'wierszy', count: field('data', 'ile') };
const paged = table({ server, order: 'kolejnosc' });
const screenOf = (more: object = {}, ile = 47) => ({
  scope: { data: { ...data, raty: raty.slice(0, 5), ile } },
  state: { strona: 2, wierszy: 5, kolejnosc: null, ...more },
  queries: { strona: 'strona', wierszy: 'wierszy', kolejnosc: 'kolejnosc' },
});

/** Every set of states, each of which is one call. */
async function drawn(...args: Parameters<typeof screenOf>) {
  const sets: object[] = [];
  const all = draw(paged, screenOf(...args));
  const { set } = all.binding;
  all.binding.set = (values) => {
    sets.push(values);
    set(values);
  };
  await screen.findAllByRole('row');
  await act(async () => {});
  return { ...all, sets };
}

const cells = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);

test('the rows are those of the answer, in its order, and the pages are counted by the office', async () => {
  const { container } = await drawn();
  expect(cells()).toEqual(raty.slice(0, 5).map(({ termin }) => termin.split('-').reverse().join('.')));
  expect(screen.getByText('Strona 2 z 10')).toBeTruthy();
  expect(await axeProblems(container)).toEqual([]);
});

test('another page, size or order is one change of states, and the last two lead to the first page', async () => {
  const { sets } = await drawn();
  fireEvent.click(screen.getByRole('button', { name: 'Następna strona' }));
  fireEvent.change(screen.getByLabelText('Wierszy na stronie'), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kwota razem' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kwota razem' }));
  expect(sets).toEqual([
    { strona: 3 },
    { wierszy: 20, strona: 1 },
    { kolejnosc: 'kwota', strona: 1 },
    { kolejnosc: '-kwota', strona: 1 },
  ]);
});

test('the header says which order the office was asked for', async () => {
  await drawn({ kolejnosc: '-kwota' });
  expect(screen.getByRole('button', { name: 'Kwota razem' }).closest('th')?.getAttribute('aria-sort')).toBe(
    'descending',
  );
});

test('a page behind the last one leads to the last', async () => {
  const { binding } = await drawn({ strona: 12 });
  expect(binding.states.strona).toBe(10);
});

test('until the code runs, the pages are forms with the states of the screen', async () => {
  draw(paged, screenOf(), false);
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Następna strona', hidden: true });
  expect([next.getAttribute('form'), next.name, next.value]).toEqual(['stan:raty.strona', 'strona', '3']);
});

test('a list that fits one page has no pages', async () => {
  draw(paged, screenOf({ strona: 1 }, 5));
  await screen.findAllByRole('row');
  expect(screen.queryByRole('navigation')).toBeNull();
});
