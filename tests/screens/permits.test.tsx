// @vitest-environment jsdom

import { act, fireEvent, screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';
import type * as models from '../../src/generated/models.ts';
import { drawScreen } from './drawScreen.tsx';
import { contract, manifest } from './municipality.ts';
import { but, byExample, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

quietPage();

const route = { path: {}, search: '', memory: { idKartyNaleznosci: 1033 } };
const [shop, none] = contract
  .examples('dajOplatyZaZezwolenia')
  .map(({ value }) => value as unknown as models.OplatyZaZezwolenia);
const textOf = (element: Element) => element.textContent?.replace(/\s/g, ' ');
const rowsOf = (name: string) => tableRows(page.getByRole('table', { name })).map(textOf);
const draw = (answer: unknown) =>
  drawScreen('oplaty/zezwolenia', new Office(but({ dajOplatyZaZezwolenia: () => json(answer) })), {
    route,
    who: 'institution',
  });

test('the screen shows permits, dues by instalments, the amounts on top, the balance, and the two notes', async () => {
  const { container } = await draw(shop);
  expect(textOf(container.querySelector('[data-block=skrot]')!)).toMatch(/rok3 150,00 zł.*opłat za rok1 050,00 zł/);
  expect(rowsOf('Zezwolenia').map((row) => row?.slice(0, 8))).toEqual(['A/4/2023', 'B/4/2023', 'C/4/2023']);
  const dues = rowsOf('Należności za rok');
  expect(dues[0]).toMatch(/A\/4\/2023175,00 zł175,00 zł175,00 zł525,00 zł$/);
  expect(dues.at(-1)).toMatch(/1 050,00 zł1 050,00 zł1 050,00 zł3 150,00 zł$/);
  const onTop = rowsOf('Opłaty dodatkowe');
  expect(onTop[0]).toMatch(/A\/4\/2023brak157,50 złbrak157,50 zł$/);
  expect(onTop.at(-1)).toMatch(/945,00 zł945,00 zł$/);
  expect(page.getByText(/525 zł za zezwolenie A/)).toBeTruthy();
  expect(page.getByText(/Bez tego zezwolenie wygasa/)).toBeTruthy();
});

test('a permit opens to show the place of sale and the document', async () => {
  await draw(shop);
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Szczegóły zezwolenia B/4/2023' })));
  expect(page.getByText('GK.7340.11.2023')).toBeTruthy();
  expect(page.getByText('sprzedaż detaliczna do spożycia poza miejscem sprzedaży')).toBeTruthy();
});

test('a permit after its last day says so', async () => {
  const [first, ...others] = shop!.zezwolenia;
  await draw({ ...shop, zezwolenia: [{ ...first, zezwolenieWazneDo: '2026-11-20' }, ...others] });
  expect(rowsOf('Zezwolenia').map((row) => /Już nieważne/.test(row!))).toEqual([true, false, false]);
});

test('without a missed payment there is no extra amount on top', async () => {
  const naleznosci = shop!.naleznosci.map((one) => ({
    ...one,
    dodatkowaOplRata2: null,
    dodatkowaOplNieterOsw: null,
  }));
  await draw({ ...shop, naleznosci });
  expect(page.queryByRole('table', { name: 'Opłaty dodatkowe' })).toBeNull();
  expect(page.queryByText(/opłat dodatkowych|Opłaty dodatkowe są/)).toBeNull();
});

test('each payment shows its purpose, and whether it was late or cancelled', async () => {
  await draw(shop);
  expect(rowsOf('Wpłaty')).toEqual([
    '28.01.2026rata I1 050,00 zł',
    '08.02.2026Anulowanaopłata dodatkowa za oświadczenie po terminie935,00 zł',
    '12.02.2026opłata dodatkowa za oświadczenie po terminie945,00 zł',
    '10.06.2026Po terminierata II1 050,00 zł',
    '10.06.2026Po terminieopłata dodatkowa za ratę II945,00 zł',
  ]);
});

test.each<[Partial<models.WplataZezwolenia>, string]>([
  [{ czyCalosc: true, czyRata1: true, czyRata2: true, czyRata3: true }, 'opłata za cały rok'],
  [{ czyRata1: true, czyRata3: true }, 'raty I, III'],
  [{ czyRata2: true, czyRata3: true, czyOplataDodatkowa: true }, 'opłata dodatkowa za raty II, III'],
  [{}, 'wpłata na kartę'],
  [{ czyRata3: true, czyAnulowana: true, czyPoTerminie: true }, 'Anulowana, po terminierata III'],
])('a payment with %o is "%s"', async (flags, words) => {
  const plain = {
    ...{ kwotaWplaty: 10, dataWplaty: '2026-01-28', czyCalosc: false, czyRata1: false, czyRata2: false },
    ...{ czyRata3: false, czyNieterminoweOswiadczenie: false, czyOplataDodatkowa: false },
    ...{ czyPoTerminie: false, czyAnulowana: false },
  };
  await draw({ ...shop, wplaty: [{ ...plain, ...flags }] });
  expect(rowsOf('Wpłaty')).toEqual([`28.01.2026${words}10,00 zł`]);
});

test('a card of another kind says that there are no permits, and offers no PDF', async () => {
  await draw(none);
  expect(page.getByText('Na tej karcie nie ma opłat za zezwolenia.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
});

test('the service is for institutions only; without a card in the address the resident chooses one with permits', async () => {
  const service = manifest.groups.flatMap(({ services }) => services).find(({ uslugaId }) => uslugaId === 33);
  expect(service?.only).toBe('instytucja');
  const { steering } = await drawScreen('oplaty/zezwolenia', new Office(byExample), {
    route: { ...route, memory: {} },
    who: 'institution',
  });
  expect(steering.go.mock.calls[0]?.[0]).toMatchObject({ path: '/lista-naleznosci' });
  expect(steering.go.mock.calls[0]?.[0].search).toMatch(/rodzaj=KONCESJE_NA_ALKOHOL/);
});
