// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { outline } from '../../src/blocks/filters/view.ts';
import { readTyped, writtenOf } from '../../src/blocks/filters/widget/typed.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { fakeBinding } from './fakeBinding.ts';
import { filters, state } from './samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: string, typed: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
  fireEvent.blur(screen.getByLabelText(label));
};

const descriptionOf = (input: HTMLElement) =>
  input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a choice is applied at once, an amount when its field loses the focus', () => {
  const { binding } = draw(filters);
  fireEvent.click(screen.getByLabelText('Niezapłacone'));
  expect(binding.states.typ).toBe('NIEZAPLACONE');
  fireEvent.change(screen.getByLabelText('Kwota od'), { target: { value: '1 234,5' } });
  expect(binding.states.kwotaOd).toBeNull();
  fireEvent.blur(screen.getByLabelText('Kwota od'));
  expect(binding.states.kwotaOd).toBe(1234.5);
  expect(screen.getByLabelText<HTMLInputElement>('Kwota od').value).toBe('1234,50');
});

test('Enter applies the typed value', () => {
  const { binding } = draw(filters);
  fireEvent.change(screen.getByLabelText('Kwota do'), { target: { value: '20' } });
  fireEvent.submit(screen.getByLabelText('Kwota do'));
  expect(binding.states.kwotaDo).toBe(20);
});

test('an unreadable value stays as typed, filters nothing, and is explained at its field', () => {
  const { binding } = draw(filters, { state: { ...state, kwotaOd: 5 } });
  type('Kwota od', 'sto');
  expect(binding.states.kwotaOd).toBeNull();
  const input = screen.getByLabelText<HTMLInputElement>('Kwota od');
  expect(input.value).toBe('sto');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toContain('Wpisz kwotę');
});

test('a violated rule is reported at its field, and rules are skipped while a field is empty', async () => {
  const { binding, container } = draw(filters);
  type('Termin do', '2026-01-01');
  expect(screen.queryByText(/Data końcowa/)).toBeNull();
  type('Termin od', '2026-02-01');
  expect(descriptionOf(screen.getByLabelText('Termin do'))).toContain('Data końcowa jest wcześniejsza');
  expect(await axeProblems(container)).toEqual([]);
  await act(async () => binding.set({ dataDo: null }));
  expect(screen.queryByText(/Data końcowa/)).toBeNull();
});

test('active filters are listed in words, each with a button to remove it', () => {
  const { binding } = draw(filters, { state: { ...state, dataOd: '2026-02-01', kwotaDo: 10 } });
  const chips = [...document.querySelectorAll('.ok-chip > span')].map((chip) =>
    chip.textContent?.replaceAll('\u00a0', ' '),
  );
  expect(chips).toEqual(['Termin od: 01.02.2026', 'Kwota do: 10,00 zł']);
  fireEvent.click(screen.getByRole('button', { name: 'Usuń filtr: Termin od' }));
  expect(binding.states.dataOd).toBeNull();
});

test('a removed chip hands the focus to the next one, the last to the one before, and the only one to the group', () => {
  draw(filters, { state: { ...state, dataOd: '2026-02-01', dataDo: '2026-03-01', kwotaDo: 10 } });
  const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
  const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Usuń filtr: ${name}` }));
  remove('Termin od');
  expect(focused()).toBe('Usuń filtr: Termin do');
  remove('Kwota do');
  expect(focused()).toBe('Usuń filtr: Termin do');
  remove('Termin do');
  expect(focused()).toBe('Ustawione filtry');
});

test('each value of a filter with several has a chip that removes only that', () => {
  const block = { ...filters, fields: [{ ...filters.fields[0]!, as: 'checks' as const }] };
  const { binding } = draw(block, { state: { ...state, typ: ['WSZYSTKIE', 'NIEZAPLACONE'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Usuń filtr: Typ należności: Wszystkie' }));
  expect(binding.states.typ).toEqual(['NIEZAPLACONE']);
});

const chips = { ...filters, as: 'chips' as const };

test('chips alone have no fields, and show what other blocks have set', async () => {
  const { binding, container } = draw(chips, { state: { ...state, typ: null } });
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => binding.set({ typ: 'NIEZAPLACONE', kwotaOd: 5 }));
  expect(container.querySelectorAll('.ok-chip')).toHaveLength(2);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await axeProblems(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Usuń filtr: Typ należności' }));
  expect(binding.states).toMatchObject({ typ: null, kwotaOd: 5 });
});

test('until the code runs, a chip is a button of a form without its name, and the others keep their values', () => {
  const queries = { dataOd: 'od', kwotaDo: 'do' };
  draw(filters, { state: { ...state, dataOd: '2026-02-01', kwotaDo: 10 }, queries }, false);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Usuń filtr: Termin od', hidden: true });
  expect([button.getAttribute('form'), button.name, button.value]).toEqual(['stan:filtry.dataOd', 'od', '']);
});

test('a scenario reads the chips and removes one', async () => {
  const run = vi.fn(async () => true);
  const scope = fakeBinding({ state: { ...state, typ: null, kwotaOd: 5 } });
  const { parts } = outline(chips, { scope, run } as never);
  expect(parts?.filter(({ shown }) => shown).map(({ name }) => name)).toEqual(['kwotaOd']);
  await parts?.find(({ name }) => name === 'kwotaOd')?.press?.();
  expect(run).toHaveBeenCalledWith([{ do: 'set', values: { kwotaOd: null } }]);
});

test('clearing resets every field to its first value, unapplied input too', async () => {
  const { binding } = draw(filters);
  fireEvent.click(screen.getByLabelText('Niezapłacone'));
  type('Kwota od', '10');
  type('Kwota do', 'x');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' })));
  expect(binding.states).toMatchObject({ typ: 'WSZYSTKIE', kwotaOd: null });
  expect(screen.getByLabelText<HTMLInputElement>('Kwota do').value).toBe('');
});

test('the fields can be folded, which CSS does where their place is narrow, and active filters stay visible', () => {
  draw(filters, { state: { ...state, dataOd: '2026-02-01' } });
  const toggle = screen.getByRole('button', { name: 'Pokaż filtry' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('fieldset')?.className).toContain('--folded');
  expect(document.querySelector('.ok-chip')).not.toBeNull();
  fireEvent.click(toggle);
  expect(document.querySelector('fieldset')?.className).not.toContain('--folded');
});

test('a complete date is applied in the ISO form, and displayed in the portal’s format', () => {
  const { binding } = draw(filters);
  const field = screen.getByLabelText<HTMLInputElement>('Termin od');
  fireEvent.change(field, { target: { value: '1.2.2026' } });
  expect(binding.states.dataOd).toBeNull();
  expect(field.value).toBe('1.2.2026');
  fireEvent.blur(field);
  expect(binding.states.dataOd).toBe('2026-02-01');
  expect(field.value).toBe('01.02.2026');
  fireEvent.change(field, { target: { value: '02.02.2026' } });
  expect(binding.states.dataOd).toBe('2026-02-02');
  fireEvent.change(field, { target: { value: '' } });
  expect(binding.states.dataOd).toBeNull();
});

test('an incomplete date has no value, is reported on leaving the field, and stays until the state changes', async () => {
  const { binding } = draw(filters, { state: { ...state, dataOd: '2026-02-01' } });
  const field = screen.getByLabelText<HTMLInputElement>('Termin od');
  fireEvent.change(field, { target: { value: '31.02.2026' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.submit(field);
  expect(binding.states.dataOd).toBeNull();
  expect(field.value).toBe('31.02.2026');
  expect(screen.getByText('Wpisz poprawną datę, na przykład 15.03.2026.')).toBeTruthy();
  await act(async () => binding.set({ dataOd: '2026-03-04' }));
  expect(field.value).toBe('04.03.2026');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['1.1.1899', 'Wpisz datę nie wcześniejszą niż 01.01.1900.'],
  ['22.11.2026', 'Data nie może być z przyszłości.'],
  ['31.12.2025', 'Wpisz datę nie wcześniejszą niż 01.01.2026.'],
])('a date outside the range of its field has its own message and filters nothing: %s', (typed, message) => {
  const bounded = {
    ...filters,
    fields: [{ ...filters.fields[1]!, min: '2026-01-01', max: ['$', 'today'] as Tree }],
  };
  const { binding } = draw(bounded, { scope: { today: '2026-11-21' } });
  type('Termin od', typed);
  expect(screen.getByText(message)).toBeTruthy();
  expect(binding.states.dataOd).toBeNull();
});

test.each([
  ['', 'money', null],
  ['12,50', 'money', 12.5],
  ['12,505', 'money', undefined],
  ['2026-02-30', 'date', undefined],
  ['28.2.2026', 'date', '2026-02-28'],
  ['1,5', 'number', 1.5],
  ['1e5', 'number', undefined],
  [' a ', 'text', 'a'],
] as const)('%j as %s is %j', (typed, as, value) => {
  expect(readTyped(typed, as)).toBe(value);
});

test.each([
  [12.5, 'money', 'pl', '12,50'],
  [12.5, 'money', 'en', '12.50'],
  [1.25, 'number', 'de', '1,25'],
  [null, 'money', 'pl', ''],
  ['2026-02-28', 'date', 'en', '28.02.2026'],
] as const)('%j as %s in %s is displayed as %j', (value, as, language, written) => {
  expect(writtenOf(value, as, language)).toBe(written);
});
