// @vitest-environment jsdom

import { act, fireEvent, screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, byExample, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

quietPage();

const route = { path: {}, search: '', memory: { idKartyNaleznosci: 1021 } };
const [lease, land, dog] = contract.examples('dajOplatyLokalne').map(({ value }) => value as Fees);

interface Fees {
  umowy: Record<string, unknown>[];
}

const textOf = (element: Element) => element.textContent?.replace(/\s/g, ' ');
async function shown(value: unknown) {
  const { container } = await drawScreen('oplaty/lokalne', new Office(but({ dajOplatyLokalne: () => json(value) })), {
    route,
  });
  const rows = tableRows(page.getByRole('table', { name: 'Należności' }));
  return {
    contracts: [...container.querySelectorAll('[data-block=umowa]')].map(textOf),
    dues: rows.map(textOf),
  };
}

test('a lease without an end date says so once for all its instalments, and the amounts add up', async () => {
  const { contracts, dues } = await shown(lease);
  expect(contracts).toHaveLength(1);
  expect(contracts[0]).toMatch(/^Dzierżawa ogródka.*GN\.6845\.14\.2019.*01\.04\.2019.*bezterminowo.*02\.01\.2026$/);
  expect(dues[0]).toMatch(/^30\.04\.20261Dzierżawa ogródkaGN\.6845.*75,00 zł17,25 zł92,25 zł$/);
  expect(dues[1]).toMatch(/^30\.10\.20262/);
  expect(dues[2]).toMatch(/150,00 zł34,50 zł184,50 zł$/);
});

test('a contract with an end shows its last day, and says that it bears no VAT', async () => {
  const { contracts, dues } = await shown(land);
  expect(contracts[0]).toMatch(/12\.05\.2097/);
  expect(contracts[0]).not.toMatch(/bezterminowo/);
  expect(dues[0]).toMatch(/312,40 złbez VAT312,40 zł$/);
});

test('a dog has no contract: no indefinite term is shown', async () => {
  const { contracts, dues } = await shown(dog);
  expect(contracts[0]).toMatch(/z mocy prawa.*bez umowy/);
  expect(contracts[0]).not.toMatch(/bezterminowo|rozwiązania/);
  expect(dues[0]).toMatch(/z mocy prawa90,00 zł/);
});

test('each contract of a card is shown once, also one that begins with a later instalment', async () => {
  const other = { ...land!.umowy[0]!, nrRaty: 2, terminPlatnosci: '2026-10-30' };
  const { contracts } = await shown({ ...lease, umowy: [...lease!.umowy, other] });
  expect(contracts.map((one) => /^(Dzierżawa|Opłata)/.exec(one!)?.[0])).toEqual(['Dzierżawa', 'Opłata']);
});

test('a card without such fees says so, offers no PDF and leads back to the card', async () => {
  const none = { umowy: [], kwotaNettoSuma: 0, kwotaVatSuma: 0, kwotaBruttoSuma: 0 };
  const office = new Office(but({ dajOplatyLokalne: () => json(none) }));
  const { steering } = await drawScreen('oplaty/lokalne', office, { route });
  expect(page.getByText('Na tej karcie nie ma opłat lokalnych.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Wróć do karty należności' })));
  expect(steering.go.mock.calls[0]![0]).toMatchObject({ memory: { idKartyNaleznosci: 1021 } });
});

test('without a card in the address the resident chooses one that has such fees', async () => {
  const { steering } = await drawScreen('oplaty/lokalne', new Office(byExample), {
    route: { ...route, memory: {} },
  });
  expect(steering.go.mock.calls[0]?.[0]).toMatchObject({ path: '/lista-naleznosci', search: '?usluga=32' });
});
