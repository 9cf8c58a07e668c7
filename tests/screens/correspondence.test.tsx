// @vitest-environment jsdom

import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, json, Office } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

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

test('a person has first and last name, an institution its name; each name is required, and so are town and house number', async () => {
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

test('an institution has a field for its name and none for a first name', async () => {
  const { container } = await draw(company!, 'institution');
  expect(labels(container).filter((label) => label?.endsWith('*'))).toEqual([
    'Nazwa *',
    'Miejscowość *',
    'Numer domu *',
  ]);
  expect(labels(container)).not.toContain('Imię *');
});

test('an unchanged form cannot be sent, and the button says so', async () => {
  await draw(person!, 'person');
  expect(button().disabled).toBe(true);
  expect(page.getByText('Najpierw zmień dane, które są inne niż teraz.')).toBeTruthy();
  type(/^Ulica/, 'Nowa');
  expect(button().disabled).toBe(false);
  type(/^Ulica/, 'Lipowa');
  expect(button().disabled).toBe(true);
});

test('an empty or malformed value is reported at its own field, and editing removes the message', async () => {
  await draw(person!, 'person');
  for (const name of [/^Imię/, /^Nazwisko/, /^Miejscowość/, /^Numer domu/]) type(name, '  ');
  type(/^Telefon/, '600');
  type(/^E-mail/, 'anna');
  type(/^Kod pocztowy/, '00999');
  type(/^Strona WWW/, 'firma');
  await act(async () => void fireEvent.click(button()));
  const descriptionOf = (name: RegExp) =>
    document.getElementById(field(name).getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent;
  for (const name of [/^Imię/, /^Nazwisko/, /^Miejscowość/, /^Numer domu/])
    expect(descriptionOf(name)).toMatch('Wypełnij to pole.');
  for (const name of [/^Telefon/, /^E-mail/, /^Kod pocztowy/, /^Strona WWW/])
    expect(descriptionOf(name)).toMatch('Nieprawidłowy format.');
  type(/^Telefon/, '6001');
  expect(field(/^Telefon/).getAttribute('aria-invalid')).not.toBe('true');
  type(/^Telefon/, '');
  expect(page.queryByRole('dialog')).toBeNull();
});

test('the history shows each request with its state and the reply of the office; one row is open at a time', async () => {
  const { container } = await draw(person!, 'person', history);
  expect(page.getByText(/czeka jeszcze na rozpatrzenie/)).toBeTruthy();
  const table = page.getByRole('table', { name: 'Historia zgłoszeń zmiany danych' });
  const rows = tableRows(table);
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

test('an empty history says so', async () => {
  await draw(company!, 'institution');
  expect(page.getByText('Nie wysłano jeszcze żadnego zgłoszenia zmiany danych.')).toBeTruthy();
});

test('changes are confirmed, sent once with null for emptied fields, and then the form shows the values of the office', async () => {
  const { office, messages, screen, stores, settle } = await draw(person!, 'person');
  type(/^Ulica/, '  Nowa ');
  type(/^E-mail/, '');
  expect(screen.forms.holdsLeave).toBe(true);
  await act(async () => void fireEvent.click(button()));
  const { question } = stores.confirm;
  expect(question?.title).toBe('Wysłać zgłoszenie zmiany danych?');
  expect(question?.changes).toMatchObject([
    { label: 'Ulica', values: { before: 'Lipowa', after: 'Nowa' } },
    { label: 'E-mail', values: { after: '' } },
  ]);
  await act(async () => stores.confirm.answer(true));
  await settle();
  const sent = office.asked.filter(({ operation }) => operation.id === 'zglosZmianeDanychKorespondencyjnych');
  expect(sent.map(({ args }) => args)).toMatchObject([{ ulica: 'Nowa', email: null, imie: 'Anna' }]);
  expect(messages.map(({ text }) => text)).toEqual([
    'Zgłoszenie zmiany danych zostało wysłane. Dane zmienią się, gdy urząd je rozpatrzy.',
  ]);
  await waitFor(() => expect(field(/^Ulica/).value).toBe('Lipowa'));
  expect(screen.forms.holdsLeave).toBe(false);
  expect(office.asked.filter(({ operation }) => operation.id === 'dajHistorieZmianDanych')).toHaveLength(2);
});

test('cancelling the confirmation sends nothing and keeps the typed values; leaving the page asks first', async () => {
  const { office, screen, stores, settle } = await draw(company!, 'institution');
  expect(screen.forms.holdsLeave).toBe(false);
  type(/^Nazwa/, 'Nowa nazwa');
  await act(async () => void fireEvent.click(button()));
  expect(stores.confirm.question?.no).toBe('Wróć do formularza');
  await act(async () => stores.confirm.answer(false));
  await settle();
  expect(office.asked.some(({ operation }) => operation.id === 'zglosZmianeDanychKorespondencyjnych')).toBe(false);
  expect(field(/^Nazwa/).value).toBe('Nowa nazwa');
  expect(screen.forms.holdsLeave).toBe(true);
});
