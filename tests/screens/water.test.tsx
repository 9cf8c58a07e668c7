// @vitest-environment jsdom

import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type * as models from '../../src/generated/models.ts';
import { drawScreen, type Who } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, byExample, isDocument, json, never, Office, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

quietPage();

type Woda = models.ZestawienieWody;

const house = contract.examples('dajZestawienieWody')[0]!.value as Woda;
const ofCard = (search = '') => ({ path: {}, search, memory: { idKartyNaleznosci: 1205 } });
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';
const rowsOf = (name: RegExp) => tableRows(page.getByRole('table', { name })).map(textOf);
/** Chooses the option with this text. */
const choose = (select: string, option: string) =>
  act(async () => {
    const box = page.getByLabelText(select);
    fireEvent.change(box, { target: { value: within(box).getByText(option).getAttribute('value') } });
  });
const titles = () => page.queryAllByRole('button', { expanded: false }).map(textOf);

async function opened(change: (woda: Woda) => unknown = () => {}, search = '', who: Who = 'person') {
  const woda = structuredClone(house);
  change(woda);
  const office = new Office(but({ dajZestawienieWody: () => json(woda) }));
  return drawScreen('woda/zestawienie', office, { route: ofCard(search), who });
}

const SECTIONS = {
  faktury: 'Faktury',
  odczytyLicznika: 'Odczyty wodomierza',
  wodomierz: 'Podaj stan wodomierza',
  protokolWymianyWodomierza: 'Protokół wymiany wodomierza',
  daneKorespondencyjne: 'Zmiana danych korespondencyjnych',
  daneKorespondencyjneHistoriaZgloszen: 'Historia zgłoszeń zmiany danych',
  zgloszenia: 'Nowe zgłoszenie',
} as const;
type Section = keyof typeof SECTIONS;
const sections = Object.keys(SECTIONS) as Section[];
const closeOf = (woda: Woda, name: Section) => {
  woda[name].konfiguracja.czyUslugaDostepna = false;
};

test.each(['person', 'institution'] as const)(
  '%s: all sections are closed under their titles, and one call loads them',
  async (who) => {
    const { office } = await opened(undefined, '', who);
    expect(titles()).toEqual(Object.values(SECTIONS));
    expect(page.queryByRole('table')).toBeNull();
    const calls = office.asked.filter(({ operation }) => operation.source.endsWith('water.json'));
    expect(calls.map(({ operation, args }) => [operation.id, args.idKartyNaleznosci])).toEqual([
      ['dajZestawienieWody', '1205'],
    ]);
  },
);

test.each(sections)('without the section %s the others are shown', async (name) => {
  await opened((woda) => closeOf(woda, name));
  expect(titles()).toEqual(sections.filter((one) => one !== name).map((one) => SECTIONS[one]));
});

test('without any section there is a notice, and no PDF', async () => {
  await opened((woda) => {
    for (const name of sections) closeOf(woda, name);
  });
  expect(page.getByText(/są chwilowo niedostępne/)).toBeTruthy();
  expect(titles()).toEqual([]);
  expect(page.queryByRole('button', { name: /PDF/ })).toBeNull();
});

test('another point has its own meters, here none: no data of a meter are loaded, and no request can be made', async () => {
  const office = new Office(byExample);
  const { settle } = await drawScreen('woda/zestawienie', office, { route: ofCard() });
  await choose('Wodomierz', '14-004417');
  await settle();
  expect(office.asked.at(-1)!.args).toMatchObject({ wybranyLicznik: '14-004417' });
  await choose('Punkt odbioru', 'ul. Lipowa 14, Lipowa Dolina (wodomierz ogrodowy)');
  await settle();
  const { args } = office.asked.at(-1)!;
  expect([args.wybranyPunktOdbioru, args.wybranyLicznik]).toEqual(['403', undefined]);
  expect(page.getAllByRole('combobox')).toHaveLength(1);
  expect(titles()).not.toContain(SECTIONS.zgloszenia);
});

test('a card without a water point says so', async () => {
  await opened((woda) => {
    Object.assign(woda, { punktyOdbioru: [], wybranyPunktOdbioru: null, wybranyLicznik: null });
  });
  expect(page.getByText(/nie ma punktu odbioru wody/)).toBeTruthy();
});

test.each([
  ['', '41'],
  ['?sekcja=faktury', '16'],
  ['?sekcja=odczyty', '155'],
  ['?sekcja=stan', '25'],
  ['?sekcja=protokol', '40'],
])('without a card (%s) the resident chooses one with water, for service %s', async (search, usluga) => {
  const office = new Office(byExample);
  const { steering } = await drawScreen('woda/zestawienie', office, { route: { path: {}, search, memory: {} } });
  const [place] = steering.go.mock.calls[0]!;
  expect(Object.fromEntries(new URLSearchParams(JSON.stringify(place).match(/\?([^"]*)"/)![1]))).toEqual({
    rodzaj: 'WODA_I_SCIEKI',
    usluga,
  });
  expect(office.asked.some(({ operation }) => operation.id === 'dajZestawienieWody')).toBe(false);
});

test('a failed call leads to the services with its message', async () => {
  const office = new Office(but({ dajZestawienieWody: () => refusal('Baza nie działa.') }));
  const { steering, messages } = await drawScreen('woda/zestawienie', office, { route: ofCard() });
  expect(JSON.stringify(steering.go.mock.calls)).toContain('/lista-uslug');
  expect(messages.map(({ tone }) => tone)).toEqual(['danger']);
});

test('while nothing is loaded yet there is no section and no error', async () => {
  const { container } = await drawScreen('woda/zestawienie', new Office(but({ dajZestawienieWody: never })), {
    route: ofCard(),
  });
  expect(container.querySelector('h1')?.textContent).toBe('Informacje o dostawie wody');
  expect(titles()).toEqual([]);
  expect(page.queryByText(/niedostępne/)).toBeNull();
});

test('invoices show the contract, states of payment, the sum of the office, and a PDF for each issued one', async () => {
  await opened(undefined, '?sekcja=faktury');
  await waitFor(() => expect(page.getByRole('table', { name: /Faktury/ })).toBeTruthy());
  expect(page.getByText('U/W/2015/0402')).toBeTruthy();
  const [waits, issued, total] = rowsOf(/Faktury/);
  expect(waits).toMatch(/FW\/2026\/07\/000037.*po terminie, bez PDF.*20 m³.*do 31.07.2026.*307,20 zł/);
  expect(issued).toMatch(/FW\/2026\/05\/000031.*28\.05\.2026.*368,64 zł/);
  expect(total).toContain('675,84 zł');
  expect(page.getAllByRole('button', { name: /^PDF.*FW/ })).toHaveLength(1);
});

test.each([
  ['the office hides it', { czyWyswietlicDaneUmowyOplatyZaWode: false }, (_: Woda) => {}],
  ['there is none', {}, (woda: Woda) => Object.assign(woda.daneUmowy, { dane: null })],
  ['its section is off', {}, (woda: Woda) => Object.assign(woda.daneUmowy.konfiguracja, { czyUslugaDostepna: false })],
])('there is no contract when %s', async (_, config, change) => {
  const woda = structuredClone(house);
  change(woda);
  const known = contract.examples('dajKonfiguracje')[0]!.value as object;
  const office = new Office(
    but({ dajZestawienieWody: () => json(woda), dajKonfiguracje: () => json({ ...known, ...config }) }),
  );
  await drawScreen('woda/zestawienie', office, { route: ofCard('?sekcja=faktury') });
  await waitFor(() => expect(page.getByRole('table', { name: /Faktury/ })).toBeTruthy());
  expect(page.queryByText(/umowy/)).toBeNull();
});

test('the PDF of a row keeps its button busy until it arrives', async () => {
  const { office } = await opened(undefined, '?sekcja=faktury');
  const button = await page.findByRole('button', { name: /^PDF.*FW/ });
  const answer = office.reply;
  office.reply = (asked) => (isDocument(asked.operation) ? never(asked) : answer(asked));
  await act(async () => void fireEvent.click(button));
  const { operation, args } = office.asked.at(-1)!;
  expect([operation.id, args]).toMatchObject([
    'dajFakturaWodyPdf',
    { idKartyNaleznosci: '1205', idPunktuOdbioru: '402', idDokumentuPdf: '5031' },
  ]);
  expect(button.getAttribute('aria-busy') ?? button.getAttribute('aria-disabled')).toBe('true');
});

test('readings are those of the present meter, on request also those of replaced ones', async () => {
  await opened(undefined, '?sekcja=odczyty');
  await waitFor(() => expect(rowsOf(/^Aktualne odczyty/)).toHaveLength(2));
  expect(rowsOf(/^Aktualne odczyty/)[0]).toMatch(/06\.07\.2026.*24-118302.*412.*20/);
  await choose('Które odczyty pokazać', 'Archiwalne – wodomierze wymienione');
  expect(rowsOf(/^Archiwalne odczyty/)).toEqual([
    expect.stringMatching(/06\.09\.2024.*14-004417.*1.?873.*15\.10\.2024/),
  ]);
});

test('the chart shows the last twelve readings, oldest first, 500 pixels high, with a description in words', async () => {
  await opened((woda) => {
    const [one] = woda.odczytyLicznika.dane.odczyty;
    woda.odczytyLicznika.dane.odczyty = Array.from({ length: 14 }, (_, index) => ({
      ...one!,
      idOdczytu: index + 1,
      dataOdczytu: `2026-${String(Math.floor(index / 2) + 1).padStart(2, '0')}-${index % 2 ? '16' : '01'}`,
      zuzycieLicznika: index,
    })).reverse();
  }, '?sekcja=odczyty');
  const chart = await page.findByRole('figure');
  expect(textOf(chart.querySelector('figcaption'))).toBe('Zużycie wody, ostatnie 12 odczytów');
  expect(chart.querySelector('.ok-chart__place')?.getAttribute('viewBox')).toBe('0 0 912 500');
  const days = within(within(chart).getByRole('table', { hidden: true }))
    .getAllByRole('rowheader', { hidden: true })
    .map(textOf);
  expect([days.length, days[0], days.at(-1)]).toEqual([12, '01.02.2026', '16.07.2026']);
  expect(textOf(chart)).toMatch(/13 m³/);
  expect(page.getByRole('table', { name: /^Aktualne odczyty/ })).toBeTruthy();
});

test('a point without readings says so and has no chart', async () => {
  await opened((woda) => Object.assign(woda.odczytyLicznika.dane, { odczyty: [] }), '?sekcja=odczyty');
  await waitFor(() => expect(page.getByText(/Nie ma jeszcze odczytów/)).toBeTruthy());
  expect(page.queryByRole('figure')).toBeNull();
});

test('an invoice shows seller, buyer, states, lines with VAT, the account number and the term of payment', async () => {
  const memory = { idKartyNaleznosci: 1205, idPunktuOdbioru: 402, idDokumentuPdf: 5031 };
  const { container, steering } = await drawScreen('woda/faktura', new Office(byExample), {
    route: { path: {}, search: '', memory },
  });
  expect(container.querySelector('h1')?.textContent).toMatch(/^Faktura FW\/2026\/05\/000031/);
  const block = (id: string) => textOf(container.querySelector(`[data-block=${id}]`));
  expect(block('sprzedawca')).toMatch(/Gmina Lipowa Dolina.*NIP/);
  expect(block('nabywca')).not.toContain('NIP');
  expect(block('dostawa')).toMatch(/24-118302.*368 m³.*392 m³/);
  const lines = rowsOf(/Pozycje/);
  expect(lines[0]).toMatch(/Dostawa wody.*24 m³.*5,89 zł.*130,89 zł.*8%.*10,47 zł.*141,36 zł/);
  expect(lines.at(-1)).toMatch(/341,33 zł.*27,31 zł.*368,64 zł/);
  expect(rowsOf(/stawek/)[0]).toMatch(/8%.*341,33 zł.*27,31 zł.*368,64 zł/);
  expect(block('zaplata')).toMatch(/368,64 zł.*01\.06\.2026.*54 8742/);
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Wróć do faktur' })));
  expect(JSON.stringify(steering.go.mock.calls.at(-1))).toMatch(/sekcja=faktury&punkt=402.*"idKartyNaleznosci":1205/);
});
