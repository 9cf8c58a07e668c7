// @vitest-environment jsdom

import { screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { contract, manifest } from './municipality.ts';
import { but, byExample, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';

quietPage();

const route = { path: {}, search: '', memory: { idKartyNaleznosci: 1033 } };
const rowsOf = (name: string) =>
  within(page.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replace(/\s/g, ' '));

test('permits, dues with what is on top, payments with their flags, what is left, and the two notes', async () => {
  await drawScreen('oplaty/zezwolenia', new Office(byExample), { route, who: 'institution' });
  expect(rowsOf('Zezwolenia')).toHaveLength(3);
  const dues = rowsOf('Należności');
  expect(dues[0]).toMatch(/A\/4\/2023525,00 zł175,00 złbrak175,00 zł157,50 zł175,00 złbrak157,50 zł/);
  expect(dues.at(-1)).toMatch(/3 150,00 zł.*1 050,00 zł/);
  const paid = rowsOf('Wpłaty');
  expect(paid).toHaveLength(5);
  expect(paid[0]).toMatch(/28\.01\.2026/);
  expect(page.getByText(/525 zł za zezwolenie A/)).toBeTruthy();
  expect(page.getByText(/Bez tego zezwolenie wygasa/)).toBeTruthy();
});

test('a card of another kind says that there are none, and offers no paper', async () => {
  const none = contract.examples('dajOplatyZaZezwolenia')[1]!.value;
  const office = new Office(but({ dajOplatyZaZezwolenia: () => json(none) }));
  await drawScreen('oplaty/zezwolenia', office, { route, who: 'institution' });
  expect(page.getByText('Na tej karcie nie ma opłat za zezwolenia.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
});

test('the service is of institutions only', () => {
  const service = manifest.groups.flatMap(({ services }) => services).find(({ uslugaId }) => uslugaId === 33);
  expect(service?.only).toBe('instytucja');
});
