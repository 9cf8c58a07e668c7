// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { entryViews } from '../../src/blocks/timeline/view.ts';
import { axeProblems } from '../portal/ui/axe.ts';
import { draw } from './drawWidget.tsx';
import { fakeBinding } from './fakeBinding.ts';
import { data, path, timeline } from './samples.ts';

afterEach(cleanup);

const entries = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map((entry) => entry.textContent.replaceAll(/\s+/g, ' ').trim());

test('a history tells what happened, when, and what each entry is, in the order of the list', async () => {
  const { container } = draw(timeline());
  expect(entries(container)).toEqual([
    'Wniosek wpłynął (zakończone)02.03.2026Numer sprawy WO.4321.17.2026.',
    'Wezwanie do uzupełnienia (zakończone)11.03.2026Brakowało podpisu drugiego z rodziców. Termin: 14 dni.',
    'Uzupełniono wniosek (zakończone)15.03.2026',
    'Odmowa przyjęcia do Przedszkola nr 2 odmowa20.04.2026',
    'Rekrutacja uzupełniająca w toku04.05.2026Wyniki ogłosimy 15 czerwca.',
    'Ogłoszenie wyników (przed nami)',
  ]);
  expect(container.querySelector('time')?.dateTime).toBe('2026-03-02');
  expect(container.querySelector('[aria-current]')).toBeNull();
  expect(await axeProblems(container)).toEqual([]);
});

test('the steps of a matter mark the present one, and its button runs', async () => {
  const { container, binding } = draw(path);
  expect(container.querySelector('[aria-current="step"]')?.textContent).toContain('Czeka na uzupełnienie');
  fireEvent.click(screen.getByRole('button', { name: /Dołącz dokument/ }));
  expect(binding.ran.map(({ key }) => key)).toEqual(['uzupelnienie/dolacz']);
  expect(await axeProblems(container)).toEqual([]);
});

test('an entry is left out while its condition is false', () => {
  const shown = path.entries as readonly { id: string }[];
  const hidden = shown.map((entry) => ({ ...entry, ...(entry.id === 'sprawdzony' && { visible: false }) }));
  const { container } = draw({ ...path, entries: hidden as unknown as typeof path.entries });
  expect(entries(container)).toHaveLength(3);
});

test('the state of an entry is that of the first line that applies; one that is not known yet is to come', () => {
  const scope = fakeBinding({ scope: { data } });
  expect(entryViews(timeline(), scope).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'refused',
    'current',
    'upcoming',
  ]);
});

test('a history without entries says so', () => {
  draw(timeline(), { scope: { data: { zdarzenia: [] } } });
  expect(screen.getByText('Brak danych do wyświetlenia')).toBeTruthy();
});

test('steps are beside each other when they are few, and always below each other when they are many', () => {
  const many = [...(path.entries as readonly object[]), ...(path.entries as readonly object[])];
  const unique = many.map((entry, index) => ({ ...entry, id: `krok${index}` })) as unknown as typeof path.entries;
  expect(draw(path).container.querySelector('.ok-timeline--beside')).not.toBeNull();
  cleanup();
  expect(draw({ ...path, entries: unique }).container.querySelector('.ok-timeline--beside')).toBeNull();
});
