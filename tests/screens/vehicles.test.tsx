// @vitest-environment jsdom

import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { but, byExample, isDocument, json, never, Office, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';

quietPage();

const NAME = 'pojazdy/wykaz';
const route = { path: {}, search: '', memory: { idKartyNaleznosci: 1301 } };
const answering = (reply: () => Response | Promise<Response>) => new Office(but({ dajWykazPojazdowPlatnika: reply }));

test('the vehicles of a card are listed by number, make and rate, under the card and its year', async () => {
  await drawScreen(NAME, new Office(byExample), { route, who: 'institution' });
  const table = page.getByRole('table', { name: /^Pojazdy podlegające/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Numer rejestracyjny', 'Marka', 'Stawka podatku', 'Podatek za rok']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['WLD 1204C', 'WLD 33F7', 'WLD 5510E', 'Razem']);
  expect(page.getByText('Numer karty').nextElementSibling?.textContent).toMatch(/^[A-Z]{3}\/\d{4}\/\d+/);
  expect(page.getByText('Liczba pojazdów').nextElementSibling?.textContent).toBe('3');
});

test('the PDF is that of the card, and its button is busy until it arrives', async () => {
  const office = new Office((asked) => (isDocument(asked.operation) ? never(asked) : byExample(asked)));
  await drawScreen(NAME, office, { route });
  const button = page.getByRole('button', { name: 'Pobierz PDF' });
  await act(async () => void fireEvent.click(button));
  const { operation, args } = office.asked.at(-1)!;
  expect([operation.id, args.idKartyNaleznosci]).toEqual(['dajWykazPojazdowPlatnikaPdf', '1301']);
  expect(button.getAttribute('aria-busy') ?? button.getAttribute('aria-disabled')).toBe('true');
});

test('a card without vehicles says so, offers no PDF and leads back to the card', async () => {
  const { steering } = await drawScreen(
    NAME,
    answering(() => json({ listaPojazdow: [] })),
    { route },
  );
  expect(page.getByText('Do tej karty nie zgłoszono żadnego pojazdu.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Pobierz PDF' })).toBeNull();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Wróć do karty należności' })));
  expect(steering.go.mock.calls[0]![0]).toMatchObject({ memory: { idKartyNaleznosci: 1301 } });
});

test('while the office has not answered there is neither a table nor a message about an empty one', async () => {
  await drawScreen(
    NAME,
    answering(() => new Promise(() => {})),
    { route },
  );
  expect(page.queryByRole('table')).toBeNull();
  expect(page.queryByText(/nie zgłoszono/)).toBeNull();
});

test('a failure leads to the services with a message', async () => {
  const { steering, messages } = await drawScreen(
    NAME,
    answering(() => refusal('Coś się nie udało.')),
    { route },
  );
  expect(steering.go.mock.calls.at(-1)?.[0]).toMatchObject({ path: '/lista-uslug' });
  expect(messages.map(({ text }) => text)).toEqual(['Usługa chwilowo niedostępna. Spróbuj ponownie później']);
});

test('without a card in the address the resident chooses one with vehicles', async () => {
  const { steering } = await drawScreen(NAME, new Office(byExample), { route: { ...route, memory: {} } });
  const { path, search } = steering.go.mock.calls[0]![0];
  expect([path, Object.fromEntries(new URLSearchParams(search))]).toEqual([
    '/lista-naleznosci',
    { rodzaj: 'SRODKI_TRANSPORTU', usluga: '14' },
  ]);
});

test('a card leads to the services that show its details', async () => {
  const { steering } = await drawScreen('naleznosci/karta', new Office(byExample), { route, who: 'institution' });
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Wykaz pojazdów' })));
  expect(steering.go.mock.calls.at(-1)![0]).toMatchObject({
    path: '/uslugi/wykaz-pojazdow',
    memory: { idKartyNaleznosci: 1301 },
  });
});
