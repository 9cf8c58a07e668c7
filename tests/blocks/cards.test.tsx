// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { manifest } from '../portal/shell/shellWorld.ts';
import { draw } from './drawWidget.tsx';
import { cards, data, field } from './samples.ts';

afterEach(cleanup);

test('equal groups are shown together under one heading, in order of appearance', () => {
  const { container } = draw(cards);
  expect([...container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Podatki', 'Opłaty']);
  const [taxes] = within(container).getAllByRole('list');
  expect(
    within(taxes!)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Podatek od nieruchomości', 'Podatek rolny']);
});

test('the heading is a button for the whole card, and runs its steps with the item', () => {
  const { binding } = draw(cards);
  fireEvent.click(screen.getByRole('button', { name: 'Gospodarowanie odpadami' }));
  expect(binding.ran[0]).toMatchObject({ key: '2', steps: cards.do, locals: { item: { id: 2 } } });
});

test('a card that only leads to another page is a link, which the portal follows except in a new tab', () => {
  const go = [{ do: 'go', to: { screen: 'portal/kontakt', params: {} } }] as const;
  const { binding } = draw({ ...cards, do: go }, { manifest });
  const link = screen.getByRole('link', { name: 'Gospodarowanie odpadami' });
  expect(link.getAttribute('href')).toBe('/kontakt');
  fireEvent.click(link, { ctrlKey: true });
  expect(binding.ran).toEqual([]);
  expect(fireEvent.click(link)).toBe(false);
  expect(binding.ran[0]).toMatchObject({ key: '2', steps: go });
});

test.each([
  ['what is handed over in memory', [{ do: 'go', to: { screen: 'portal/kontakt', params: { id: ['lit', 1] } } }]],
  [
    'something done before',
    [
      { do: 'set', values: {} },
      { do: 'go', to: { screen: 'portal/kontakt', params: {} } },
    ],
  ],
  ['a way back', [{ do: 'go', to: { back: true } }]],
])('with %s it stays a button', (_, steps) => {
  draw({ ...cards, do: steps as unknown as typeof cards.do }, { manifest });
  expect(screen.getByRole('button', { name: 'Gospodarowanie odpadami' })).toBeTruthy();
});

test('a busy card does not start twice', () => {
  const { binding } = draw(cards, { busy: ['2'] });
  const button = screen.getByRole('button', { name: 'Gospodarowanie odpadami' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(binding.ran).toEqual([]);
});

test('its own buttons name the card they belong to', () => {
  const { binding } = draw(cards);
  fireEvent.click(screen.getByRole('button', { name: 'Lista pojazdów: Podatek rolny' }));
  expect(binding.ran[0]).toMatchObject({ key: '3/lista', locals: { item: { id: 3 } } });
});

test('a card without an action has no button, and a tone has its word', () => {
  draw({ ...cards, do: undefined, actions: [], facts: [] });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Wysoka kwota').closest('li')?.className).toContain('warning');
});

test('a sentence is shown under the heading, and an empty one is not', () => {
  const second: Tree = ['==', field('item', 'id'), 2];
  const { container } = draw({ ...cards, text: { match: [{ when: second, text: { key: 'Cztery raty w roku.' } }] } });
  expect([...container.querySelectorAll('.ok-card__text')].map((line) => line.textContent)).toEqual([
    'Cztery raty w roku.',
  ]);
});

test('an empty list says why', () => {
  draw(cards, { scope: { data: { ...data, karty: [] } } });
  expect(screen.getByText('Nie masz należności w tym roku.')).toBeTruthy();
});

test('the CSV has all cards: amounts as numbers, an account number as displayed, hidden facts as empty cells', async () => {
  let saved: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:x';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const heading = { key: 'Karta' };
  const [sum, account] = cards.facts;
  const facts = [sum!, { ...account!, visible: ['>', field('item', 'suma'), 1000] as Tree }];
  draw({ ...cards, facts, csv: { heading, name: { key: 'Karty 2026' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Pobierz CSV' }));
  await vi.waitFor(() => expect(saved).toBeDefined());
  const lines = (await saved!.text()).replace('\ufeff', '').replaceAll('\u00a0', ' ').split('\r\n');
  expect(lines[0]).toBe('Karta;Do zapłaty;Numer konta');
  expect(lines).toContain('Podatek od nieruchomości;1234,50;61 1090 1014 0000 0712 1981 2874');
  expect(lines).toContain('Podatek rolny;0,00;');
  expect(click.mock.contexts[0]).toMatchObject({ download: 'Karty-2026.csv' });
});

test('an empty list has no CSV, but still has its buttons', () => {
  const buttons = [{ id: 'pdf', label: { key: 'Pobierz PDF' }, primary: false, do: [] }];
  draw({ ...cards, items: field('data', 'nic'), buttons, csv: { heading: { key: 'Karta' }, name: { key: 'Karty' } } });
  expect(screen.queryByRole('button', { name: 'Pobierz CSV' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pobierz PDF' })).toBeTruthy();
});

test('as a list, what a card is about stands apart from its facts and buttons, without an arrow', () => {
  const { container } = draw({ ...cards, as: 'list' });
  const [row] = container.querySelectorAll('.ok-cards--list > li');
  expect(row!.querySelector('.ok-card__what')!.textContent).toContain('Podatek od nieruchomości');
  expect(row!.querySelector('.ok-card__what dl')).toBeNull();
  expect(row!.querySelectorAll('.ok-card__more dl').length).toBe(1);
  expect(container.querySelector('.ok-card__arrow')).toBeNull();
});

test('what few residents need opens under a card by itself, and has the name of its card', () => {
  const expand = { facts: cards.facts.slice(1), actions: cards.actions };
  const { container, binding } = draw({ ...cards, as: 'list', facts: cards.facts.slice(0, 1), actions: [], expand });
  const [row] = container.querySelectorAll('.ok-cards--list > li');
  const details = row!.querySelector('details')!;
  expect(details.open).toBe(false);
  expect(details.querySelector('summary')!.textContent).toBe('Szczegóły: Podatek od nieruchomości');
  expect(row!.querySelectorAll('.ok-card__more dl')).toHaveLength(1);
  expect(within(details).getByText('Numer konta')).toBeTruthy();
  fireEvent.click(within(details).getByRole('button', { name: 'Lista pojazdów: Podatek od nieruchomości' }));
  expect(binding.ran[0]).toMatchObject({ key: '1/lista', locals: { item: { id: 1 } } });
});

test('the CSV has what opens under a card, too', async () => {
  let saved: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:x';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const expand = { facts: cards.facts.slice(1), actions: [] };
  const csv = { heading: { key: 'Karta' }, name: { key: 'Karty' } };
  draw({ ...cards, facts: cards.facts.slice(0, 1), expand, csv });
  fireEvent.click(screen.getByRole('button', { name: 'Pobierz CSV' }));
  await vi.waitFor(() => expect(saved).toBeDefined());
  expect((await saved!.text()).split('\r\n')[0]).toBe('Karta;Do zapłaty;Numer konta');
});
