// @vitest-environment jsdom

import { act, fireEvent, screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { but, byExample, isDocument, json, never, Office, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

quietPage();

const routeOf = (idKartyNaleznosci: number) => ({ path: {}, search: '', memory: { idKartyNaleznosci } });
const textOf = (element: Element | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';
const rowsOf = (name: RegExp) => tableRows(page.getByRole('table', { name }));

test('the assessment shows a decision with its sums, a pending change without sums, and the sums of the office', async () => {
  await drawScreen('podatki/wymiar', new Office(byExample), { route: routeOf(1203) });
  expect(page.getByText(/^1 zmiana czeka na decyzję/)).toBeTruthy();
  const [decided, waits, total] = rowsOf(/Wymiar podatku, 2026 rok/).map(textOf);
  expect(decided).toContain('FN.3121.1203.2026');
  expect(decided).toContain('4 903,00 zł');
  expect(waits).toContain('decyzja jeszcze nie wydana');
  expect(waits).not.toContain('zł');
  expect(total).toContain('4 903,00 zł');
});

test('only an issued decision can be downloaded, and the button of its row is busy meanwhile', async () => {
  const office = new Office((asked) => (isDocument(asked.operation) ? never(asked) : byExample(asked)));
  await drawScreen('podatki/wymiar', office, { route: routeOf(1203) });
  const buttons = page.getAllByRole('button', { name: /^Pobierz decyzję/ });
  expect(buttons.length).toBe(1);
  await act(async () => void fireEvent.click(buttons[0]!));
  const { operation, args } = office.asked.at(-1)!;
  expect([operation.id, args.idArchiwumDruku]).toEqual(['dajDecyzjeWymiarowaPdf', '700003']);
  expect(buttons[0]!.getAttribute('aria-busy') ?? buttons[0]!.getAttribute('aria-disabled')).toBe('true');
});

test('a company sees its declaration, its structures, and no agricultural land; nothing is marked as pending', async () => {
  await drawScreen('podatki/zestawienie', new Office(byExample), { route: routeOf(1310), who: 'institution' });
  expect(textOf(rowsOf(/Wymiar podatku/)[0])).toContain('deklaracja, bez decyzji');
  expect(textOf(rowsOf(/^Budowle/)[0])).toMatch(/Plac manewrowy.*60 000,00 zł.*2,00%.*1 200,00 zł/);
  expect(page.queryByText(/na decyzję/)).toBeNull();
  expect(page.queryByRole('button', { name: /Pobierz decyzję/ })).toBeNull();
});

test('the summary shows land in square metres and hectares, with its parcel and PDF', async () => {
  await drawScreen('podatki/zestawienie', new Office(byExample), { route: routeOf(1203) });
  const rows = rowsOf(/^Grunty/).map(textOf);
  expect(rows[0]).toMatch(/149901_2\.0002\.101\/1.*m².*Rep\. A nr 4120\/2009/);
  expect(rows.some((row) => /2,5842.*ha/.test(row))).toBe(true);
});

test('a decision shows the taxpayers, the taxes of the year and their objects with sums; it leads back to the assessment', async () => {
  const route = { path: {}, search: '', memory: { idArchiwumDruku: 700003 } };
  const { steering } = await drawScreen('podatki/decyzja', new Office(byExample), { route });
  expect(page.getByText('Podatki na 2026 rok')).toBeTruthy();
  expect(page.getByText('Razem do zapłaty za rok').closest('div')?.textContent?.replace(/\s/g, ' ')).toContain(
    '4 903,00 zł',
  );
  const rows = rowsOf(/^Grunty/).map(textOf);
  expect(rows[0]).toMatch(/149901_2\.0002\.101\/1.*m².*zł/);
  expect(rows.at(-1)).toMatch(/^Razem.*zł$/);
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Wróć do wymiaru podatku' })));
  expect(steering.go.mock.calls[0]![0]).toMatchObject({ memory: { idKartyNaleznosci: 1203 } });
});

test('a decision opens from its row', async () => {
  const { steering } = await drawScreen('podatki/wymiar', new Office(byExample), { route: routeOf(1203) });
  await act(async () => void fireEvent.click(page.getByRole('button', { name: /^Zobacz decyzję/ })));
  expect(steering.go.mock.calls[0]![0]).toMatchObject({ memory: { idArchiwumDruku: 700003 } });
});

const screens = [
  ['podatki/wymiar', 29, 'dajWymiarPodatku'],
  ['podatki/zestawienie', 31, 'dajPodatkiGminneZestawienie'],
] as const;
const nothing = {
  pozycjeWymiaruPodatku: [],
  podatekRolnySuma: 0,
  podatekLesnySuma: 0,
  podatekOdNieruchomosciSuma: 0,
  podatekSuma: 0,
};

test.each(screens)(
  '%s: a card without such taxes says so, without sums, tables and PDFs',
  async (name, _id, operation) => {
    const empty = { nieruchomosci: { grunty: [], budynki: [], budowle: [] }, wymiarPodatku: nothing };
    const { steering } = await drawScreen(name, new Office(but({ [operation]: () => json(empty) })), {
      route: routeOf(1021),
    });
    expect(page.getByText(/^Ta karta nie dotyczy podatków gminnych/)).toBeTruthy();
    expect(page.queryByRole('table')).toBeNull();
    expect(page.queryByText(/zł/)).toBeNull();
    expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
    await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Wróć do karty należności' })));
    expect(steering.go.mock.calls[0]![0]).toMatchObject({ memory: { idKartyNaleznosci: 1021 } });
  },
);

test.each(screens)('%s: shows nothing about taxes while the office has not answered', async (name, _id, operation) => {
  await drawScreen(name, new Office(but({ [operation]: never })), { route: routeOf(1203) });
  expect(page.queryByRole('table')).toBeNull();
  expect(page.queryByText(/^Ta karta nie dotyczy/)).toBeNull();
  expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
});

test.each(screens)('%s: a failure leads to the services with a message', async (name, _id, operation) => {
  const office = new Office(but({ [operation]: () => refusal('Coś się nie udało.') }));
  const { steering, messages } = await drawScreen(name, office, { route: routeOf(1203) });
  expect(steering.go.mock.calls.at(-1)?.[0]).toMatchObject({ path: '/lista-uslug' });
  expect(messages.map(({ text }) => text)).toEqual(['Usługa chwilowo niedostępna. Spróbuj ponownie później']);
});

test.each(screens)('%s: without a card in the address the resident chooses one with local taxes', async (name, id) => {
  const route = { path: {}, search: '', memory: {} };
  const { steering } = await drawScreen(name, new Office(byExample), { route });
  const { path, search } = steering.go.mock.calls[0]![0];
  expect([path, Object.fromEntries(new URLSearchParams(search))]).toEqual([
    '/lista-naleznosci',
    { rodzaj: 'PODATKI_GMINNE', usluga: `${id}` },
  ]);
});
