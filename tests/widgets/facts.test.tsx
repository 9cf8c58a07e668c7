// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from './drawWidget.tsx';
import { facts } from './samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kopiuj: Numer konta' })));

test('nothing shows its own words, or no line at all', () => {
  const { container } = draw(facts);
  expect([...container.querySelectorAll('dt')].map((label) => label.textContent)).toEqual([
    'Płatnik',
    'Numer konta',
    'Do zapłaty',
    'Uwagi',
  ]);
  expect(screen.getByText('brak uwag')).toBeTruthy();
});

test('an account number is shown in groups that may break, and copied without spaces', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  draw(facts);
  expect(screen.getByText('61 1090 1014 0000 0712 1981 2874')).toBeTruthy();
  await press();
  expect(writeText).toHaveBeenCalledWith('61109010140000071219812874');
  expect(screen.getByText('Skopiowano.').getAttribute('role')).toBe('status');
});

test('a browser that refuses to copy is told about', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  draw(facts);
  await press();
  expect(screen.getByText(/Zaznacz tekst i skopiuj go ręcznie/)).toBeTruthy();
});
