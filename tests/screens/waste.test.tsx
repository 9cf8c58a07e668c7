// @vitest-environment jsdom

import { act, fireEvent, screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Drawn, drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, byExample, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

quietPage();

const route = { path: {}, search: '', memory: { idKartyNaleznosci: 1005 } };
const [home, flat] = contract.examples('dajParametryOplatZaOdpady').map(({ value }) => value);
/** Answers like the office: about the requested point, or about that of the card. */
const office = () =>
  new Office(
    but({ dajParametryOplatZaOdpady: ({ args }) => json(String(args.wybranyPunktOdbioru) === '509' ? flat : home) }),
  );
const rows = () => tableRows(page.getByRole('table')).map((row) => row.textContent?.replace(/\s/g, ' '));
const show = (name: string) => act(async () => void fireEvent.click(page.getByRole('radio', { name })));
const asked = (drawn: Drawn, id: string) =>
  drawn.office.asked.filter(({ operation }) => operation.id === id).map(({ args }) => args);
const points = () => page.getByLabelText('Punkt odbioru') as HTMLSelectElement;
async function choose(drawn: Drawn, address: RegExp) {
  const { value } = [...points().options].find(({ text }) => address.test(text))!;
  await act(async () => void fireEvent.change(points(), { target: { value } }));
  await drawn.settle();
}

test('current parameters have no end, former ones have their last day; units are m³ and m²', async () => {
  const drawn = await drawScreen('odpady/parametry', office(), { route });
  expect(rows()[0]).toBe('Liczba osób w gospodarstwie01.01.2022wciąż trwające4 os.');
  await show('Archiwalne');
  expect(rows()).toEqual([
    'Zużycie wody w miesiącu01.01.202031.12.202112,5 m³',
    expect.stringMatching(/^Powierzchnia lokalu01\.07\.201531\.12\.2019.*m²$/),
  ]);
  drawn.screen.dispose();
});

test('choosing another point loads its current parameters, also from the archive', async () => {
  const drawn = await drawScreen('odpady/parametry', office(), { route });
  expect(points().selectedOptions[0]!.text).toMatch(/^ul\. Lipowa 14/);
  await show('Archiwalne');
  await choose(drawn, /Krótka/);
  expect(asked(drawn, 'dajParametryOplatZaOdpady').at(-1)).toMatchObject({ wybranyPunktOdbioru: '509' });
  expect((page.getByRole('radio', { name: 'Aktualne' }) as HTMLInputElement).checked).toBe(true);
  expect(page.getByText('Brak parametrów do wyświetlenia')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
  drawn.screen.dispose();
});

test('the PDF is that of the displayed point and parameters', async () => {
  const drawn = await drawScreen('odpady/parametry', office(), { route });
  const save = async () => {
    await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Pobierz PDF' })));
    return asked(drawn, 'dajParametryOplatZaOdpadyPdf').at(-1);
  };
  expect(await save()).toMatchObject({ idKartyNaleznosci: '1005', typWyswietlania: 'AKTUALNE' });
  await choose(drawn, /Krótka/);
  await show('Archiwalne');
  expect(await save()).toMatchObject({ wybranyPunktOdbioru: '509', typWyswietlania: 'ARCHIWALNE' });
  drawn.screen.dispose();
});

test('without a card in the address the resident chooses one with waste fees', async () => {
  const { steering } = await drawScreen('odpady/parametry', new Office(byExample), { route: { ...route, memory: {} } });
  expect(steering.go.mock.calls[0]?.[0]).toMatchObject({ path: '/lista-naleznosci' });
  expect(steering.go.mock.calls[0]?.[0].search).toMatch(/rodzaj=ODPADY/);
});
