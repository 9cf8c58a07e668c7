// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draw } from './drawWidget.tsx';
import { catalogue } from './samples.ts';

afterEach(cleanup);

const lines = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('a')?.getAttribute('href'), item.textContent]);

test('pages and services stand in their groups, with what they ask for and whether they work', () => {
  draw(catalogue);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Strony',
    'Urząd',
  ]);
  expect(lines('Strony')).toEqual([
    ['/', 'Strona główna bez logowania '],
    ['/kontakt', 'Kontakt bez logowania '],
    ['/karta', 'Karta należności po zalogowaniu '],
  ]);
  expect(lines('Urząd')).toEqual([
    ['/uslugi/budzet', 'Budżet gminy bez logowania '],
    ['/uslugi/woda', 'Zużycie wody i ścieków w gospodarstwie po zalogowaniu chwilowo niedostępna'],
  ]);
});

test('without knowing what is paused the map stands', () => {
  draw(catalogue, { scope: { data: {} } });
  expect(lines('Urząd')).toHaveLength(2);
  expect(screen.queryByText('chwilowo niedostępna')).toBeNull();
});

test('a link is a real one, followed by the portal', () => {
  const { binding } = draw(catalogue);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Kontakt' }))).toBe(false);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Kontakt' }), { ctrlKey: true })).toBe(true);
  expect(binding.went).toEqual([{ path: '/kontakt', search: '', hash: '' }]);
});
