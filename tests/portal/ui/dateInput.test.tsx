// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateInput, type DateInputProps } from '../../../src/portal/ui/DateInput.tsx';
import { Field } from '../../../src/portal/ui/Field.tsx';
import { axeProblems } from './axe.ts';
import { dateWords as words } from './dateWords.ts';

afterEach(cleanup);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
// The calendar is loaded with its first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

function Sample(props: Partial<DateInputProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Field id="od" label="Data od" hint="na przykład 15.03.2026">
      {(control) => <DateInput {...control} language="pl" words={words} {...props} value={value} onChange={setValue} />}
    </Field>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Data od', { selector: 'input' });
const opener = () => screen.getByRole('button', { name: words.open });
const day = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

async function open(props: Partial<DateInputProps> = {}) {
  render(<Sample {...props} />);
  fireEvent.click(opener());
  const dialog = await screen.findByRole('dialog', { name: 'Data od' });
  await waitFor(() => expect(document.activeElement?.className).toContain('ok-calendar__day'));
  return dialog;
}

test('an unfinished date stays as typed; the field has a numeric keyboard and its format in the description', () => {
  render(<Sample />);
  fireEvent.change(input(), { target: { value: '15.0' } });
  expect(input().value).toBe('15.0');
  expect(input().inputMode).toBe('decimal');
  expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toContain('15.03.2026');
});

test('pressing the button does not take the focus from the field before the click', () => {
  render(<Sample />);
  expect(fireEvent.mouseDown(opener())).toBe(false);
});

test('the calendar opens at the typed day, passes axe, and writes the chosen day in the typed format', async () => {
  const dialog = await open({ value: '2025-6-1' });
  expect(document.activeElement).toBe(day('niedziela, 1 czerwca 2025'));
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  expect(within(dialog).getByRole('grid', { name: 'czerwiec 2025' })).toBeTruthy();
  expect(await axeProblems(dialog)).toEqual([]);
  fireEvent.click(day('środa, 4 czerwca 2025'));
  expect(input().value).toBe('04.06.2025');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('without a valid day it opens at today, which is marked', async () => {
  await open({ value: '31.02.2026' });
  expect(document.activeElement).toBe(day('sobota, 21 listopada 2026, dzisiaj'));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('date');
});

test('keys move the day, also into other months and years; one day is the tab stop', async () => {
  const dialog = await open({ value: '31.01.2026' });
  press('ArrowRight');
  expect(document.activeElement).toBe(day('niedziela, 1 lutego 2026'));
  press('Home');
  expect(document.activeElement).toBe(day('poniedziałek, 26 stycznia 2026'));
  press('PageDown', { shiftKey: true });
  expect(document.activeElement).toBe(day('wtorek, 26 stycznia 2027'));
  expect(
    within(dialog)
      .getAllByRole('button')
      .filter(({ tabIndex, className }) => tabIndex === 0 && className.includes('__day')),
  ).toHaveLength(1);
  expect(input().value).toBe('31.01.2026');
});

test('Escape closes it, changes nothing, and returns the focus to its button', async () => {
  await open({ value: '31.01.2026' });
  press('ArrowRight');
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input().value).toBe('31.01.2026');
  expect(document.activeElement).toBe(opener());
});

test('month and year can be chosen by name; the focus stays there', async () => {
  await open({ value: '31.01.2026' });
  const year = screen.getByRole('combobox', { name: 'Rok' });
  year.focus();
  fireEvent.change(year, { target: { value: '1955' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Miesiąc' }), { target: { value: '2' } });
  expect(screen.getByRole('grid', { name: 'luty 1955' })).toBeTruthy();
  expect(document.activeElement).toBe(year);
  fireEvent.click(screen.getByRole('button', { name: 'Następny miesiąc' }));
  expect(screen.getByRole('grid', { name: 'marzec 1955' })).toBeTruthy();
});

test('days outside the range are shown but cannot be chosen; keys and years stop there', async () => {
  await open({ value: '20.11.2026', min: '2026-11-03', max: '2026-11-21' });
  expect((day('niedziela, 22 listopada 2026') as HTMLButtonElement).disabled).toBe(true);
  expect((day('poniedziałek, 2 listopada 2026') as HTMLButtonElement).disabled).toBe(true);
  press('PageDown');
  expect(document.activeElement).toBe(day(/^sobota, 21 listopada 2026/));
  press('PageUp', { shiftKey: true });
  expect(document.activeElement).toBe(day('wtorek, 3 listopada 2026'));
  expect((screen.getByRole('button', { name: 'Następny miesiąc' }) as HTMLButtonElement).disabled).toBe(true);
  expect(within(screen.getByRole('combobox', { name: 'Rok' })).getAllByRole('option')).toHaveLength(1);
});

test('a calendar that fails to load is reported, and the field keeps working', async () => {
  vi.doMock('../../../src/portal/ui/Calendar.tsx', () => {
    throw new Error('gone');
  });
  vi.resetModules();
  const { DateInput: Fresh } = await import('../../../src/portal/ui/DateInput.tsx');
  render(<Fresh id="od" language="pl" words={words} value="15.03" onChange={() => {}} />);
  fireEvent.click(opener());
  expect((await screen.findAllByText(words.failed)).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('15.03');
  vi.doUnmock('../../../src/portal/ui/Calendar.tsx');
});
