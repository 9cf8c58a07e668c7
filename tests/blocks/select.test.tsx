// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draw } from './drawWidget.tsx';
import { field, key, select, typy } from './samples.ts';

afterEach(cleanup);

const shown = () => screen.getByLabelText<HTMLSelectElement>('Rok').selectedOptions[0]?.textContent;

function choose(words: string): void {
  const list = screen.getByLabelText<HTMLSelectElement>('Rok');
  const option = Array.from(list.options).find(({ textContent }) => textContent === words);
  fireEvent.change(list, { target: { value: option?.value } });
}

test('shows the value of the office until the resident chooses another one', () => {
  const { binding } = draw(select);
  expect(shown()).toBe('2025');
  choose('2024');
  expect(binding.states.rok).toBe(2024);
  expect(shown()).toBe('2024');
});

test('an empty entry gives null; without one no entry is shown as chosen', () => {
  const { binding } = draw({ ...select, selected: undefined, none: key('wszystkie lata') }, { state: { rok: 2026 } });
  fireEvent.change(screen.getByLabelText('Rok'), { target: { value: '' } });
  expect(binding.states.rok).toBeNull();
  cleanup();
  draw({ ...select, selected: undefined });
  expect(shown()).toBe('');
});

test('rows supply values and labels', () => {
  const options = {
    rows: field('data', 'karty'),
    value: field('row', 'id'),
    label: { value: field('row', 'nazwa'), format: 'text' as const },
  };
  const { binding } = draw({ ...select, selected: undefined, options });
  choose('Gospodarowanie odpadami');
  expect(binding.states.rok).toBe(2);
  expect(shown()).toBe('Gospodarowanie odpadami');
});

test('choices of one label are told apart by their values', () => {
  const two = [3, 4].map((value) => ({ value, label: key('ul. Lipowa 14') }));
  draw({ ...select, selected: undefined, options: { fixed: [...two, { value: 5, label: key('ul. Krótka 9') }] } });
  const list = Array.from(screen.getByLabelText<HTMLSelectElement>('Rok').options, ({ textContent }) => textContent);
  expect(list.slice(-3)).toEqual(['ul. Lipowa 14 (3)', 'ul. Lipowa 14 (4)', 'ul. Krótka 9']);
});

test('radio buttons allow one choice', () => {
  const { binding } = draw({ ...select, bind: 'typ', selected: undefined, options: typy, as: 'radio' });
  expect(screen.getByLabelText<HTMLInputElement>('Wszystkie').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Niezapłacone'));
  expect(binding.states.typ).toBe('NIEZAPLACONE');
});

test('checkboxes allow several choices, in the order of the list', () => {
  const { binding } = draw({ ...select, selected: undefined, as: 'checks' }, { state: { rok: [2024] } });
  fireEvent.click(screen.getByLabelText('2026'));
  expect(binding.states.rok).toEqual([2026, 2024]);
  fireEvent.click(screen.getByLabelText('2024'));
  expect(binding.states.rok).toEqual([2026]);
});
