// @vitest-environment jsdom

import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, byExample, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';

quietPage();

const route = { path: {}, search: '', memory: { idKartyNaleznosci: 1021 } };
const [lease, land, dog] = contract.examples('dajOplatyLokalne').map(({ value }) => value);
const shown = async (value: unknown) => {
  await drawScreen('oplaty/lokalne', new Office(but({ dajOplatyLokalne: () => json(value) })), { route });
  const rows = within(page.getByRole('table', { name: 'Umowy i należności' })).getAllByRole('row');
  return rows.slice(1).map((row) => row.textContent?.replace(/\s/g, ' '));
};

test('a lease without an end says so, in each instalment, and the amounts add up', async () => {
  const [first, second, total] = await shown(lease);
  expect(first).toMatch(/GN\.6845.*01\.04\.2019bezterminowo/);
  expect(second).toMatch(/bezterminowo.*30\.10\.2026/);
  expect(total).toMatch(/150,00 zł34,50 zł184,50 zł/);
});

test('a contract with an end has its day, and says that it bears no VAT', async () => {
  const [row] = await shown(land);
  expect(row).toMatch(/12\.05\.2097/);
  expect(row).toMatch(/bez VAT/);
  expect(row).not.toMatch(/bezterminowo/);
});

test('a dog has no contract: nothing is of indefinite length', async () => {
  const [row] = await shown(dog);
  expect(row).toMatch(/z mocy prawa.*bez umowybez umowy/);
  expect(row).not.toMatch(/bezterminowo/);
});

test('a card without such fees says so and offers no paper; it leads back to the card', async () => {
  const none = { umowy: [], kwotaNettoSuma: 0, kwotaVatSuma: 0, kwotaBruttoSuma: 0 };
  const office = new Office(but({ dajOplatyLokalne: () => json(none) }));
  const { steering } = await drawScreen('oplaty/lokalne', office, { route });
  expect(page.getByText('Na tej karcie nie ma opłat lokalnych.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Wróć do karty należności' })));
  expect(steering.go.mock.calls[0]![0]).toMatchObject({ memory: { idKartyNaleznosci: 1021 } });
});

test('who comes without a card is asked for one that has such fees', async () => {
  const { steering } = await drawScreen('oplaty/lokalne', new Office(byExample), {
    route: { ...route, memory: {} },
  });
  expect(steering.go.mock.calls[0]?.[0]).toMatchObject({ path: '/lista-naleznosci', search: '?usluga=32' });
});
