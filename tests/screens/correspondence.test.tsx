// @vitest-environment jsdom

import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';

quietPage();

const [person, company] = contract.examples('dajDaneKorespondencyjne').map(({ value }) => value as object);
const [waiting] = contract
  .examples('dajHistorieZmianDanych')
  .map(({ value }) => value as { historiaZgloszen: object[] });
const done = { kiedyObsluzono: '2026-10-05T07:30:00Z', uwagiDoZgloszenia: 'Zmieniono.' };
const [first] = waiting!.historiaZgloszen;
const history = {
  historiaZgloszen: [first, { ...first, ...done, zgloszenieId: 40, kiedyUtworzono: '2026-09-01T08:00:00Z' }],
};

const draw = (dane: object, who: 'person' | 'institution', historia: object = { historiaZgloszen: [] }) =>
  drawScreen(
    'korespondencja/dane',
    new Office(but({ dajDaneKorespondencyjne: () => json(dane), dajHistorieZmianDanych: () => json(historia) })),
    { who, route: { path: {}, search: '', memory: {} } },
  );
const labels = (container: Element) =>
  [...container.querySelectorAll('label')].map((label) => label.textContent?.replace(/\s*\*/, ' *').trim());
const field = (name: RegExp) => page.getByLabelText(name) as HTMLInputElement;
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const button = () => page.getByRole('button', { name: 'Wyślij zgłoszenie' }) as HTMLButtonElement;

test('a person has names, an institution its name; each must have its own, and both a town and a house', async () => {
  const { container } = await draw(person!, 'person');
  const ofPerson = labels(container);
  expect(ofPerson.slice(0, 4)).toEqual(['Imię *', 'Drugie imię', 'Nazwisko *', 'Drugi człon nazwiska']);
  expect(ofPerson.filter((label) => label?.endsWith('*'))).toEqual([
    'Imię *',
    'Nazwisko *',
    'Miejscowość *',
    'Numer domu *',
  ]);
});

test('an institution is asked for its name and for no first name', async () => {
  const { container } = await draw(company!, 'institution');
  expect(labels(container).filter((label) => label?.endsWith('*'))).toEqual([
    'Nazwa *',
    'Miejscowość *',
    'Numer domu *',
  ]);
  expect(labels(container)).not.toContain('Imię *');
});

test('nothing can be sent while nothing has changed, and the button says so', async () => {
  await draw(person!, 'person');
  expect(button().disabled).toBe(true);
  expect(page.getByText('Najpierw zmień dane, które są inne niż teraz.')).toBeTruthy();
  type(/^Ulica/, 'Nowa');
  expect(button().disabled).toBe(false);
  type(/^Ulica/, 'Lipowa');
  expect(button().disabled).toBe(true);
});

test('what is empty and what is malformed is told at its own field, and editing takes the word away', async () => {
  await draw(person!, 'person');
  for (const name of [/^Imię/, /^Nazwisko/, /^Miejscowość/, /^Numer domu/]) type(name, '  ');
  type(/^Telefon/, '600');
  type(/^E-mail/, 'anna');
  type(/^Kod pocztowy/, '00999');
  type(/^Strona WWW/, 'firma');
  await act(async () => void fireEvent.click(button()));
  const said = (name: RegExp) =>
    document.getElementById(field(name).getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent;
  for (const name of [/^Imię/, /^Nazwisko/, /^Miejscowość/, /^Numer domu/])
    expect(said(name)).toMatch('Wypełnij to pole.');
  for (const name of [/^Telefon/, /^E-mail/, /^Kod pocztowy/, /^Strona WWW/])
    expect(said(name)).toMatch('Nieprawidłowy format.');
  type(/^Telefon/, '6001');
  expect(field(/^Telefon/).getAttribute('aria-invalid')).not.toBe('true');
  type(/^Telefon/, '');
  expect(page.queryByRole('dialog')).toBeNull();
});

test('the history has what was asked, in which state, and what the office said; one row is open at a time', async () => {
  const { container } = await draw(person!, 'person', history);
  expect(page.getByText(/czeka jeszcze na rozpatrzenie/)).toBeTruthy();
  const table = page.getByRole('table', { name: 'Historia zgłoszeń zmiany danych' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => /Czeka na rozpatrzenie|Rozpatrzone/.exec(row.textContent!)?.[0])).toEqual([
    'Czeka na rozpatrzenie',
    'Rozpatrzone',
  ]);
  const [newer, older] = within(table).getAllByRole('button', { name: /Szczegóły zgłoszenia z/ });
  await act(async () => void fireEvent.click(newer!));
  expect(container.textContent).toContain('Telefon: 600000123');
  await act(async () => void fireEvent.click(older!));
  await waitFor(() => expect(container.textContent).toContain('Zmieniono.'));
  expect([newer, older].map((one) => one!.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
});

test('where nothing was asked yet, that is said', async () => {
  await draw(company!, 'institution');
  expect(page.getByText('Nie wysłano jeszcze żadnego zgłoszenia zmiany danych.')).toBeTruthy();
});
