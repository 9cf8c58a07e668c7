// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TakenOver } from '../../src/portal/ui/useTakenOver.ts';
import { draw, Widget } from './drawWidget.tsx';
import { fakeBinding } from './fakeBinding.ts';
import { cards, data, fullTable, select, tabs } from './samples.ts';

// A page as the office draws it is what a visitor without scripts reads.
afterEach(cleanup);

test('every card of a long list is in the page', () => {
  const karty = Array.from({ length: 70 }, (_, id) => ({ ...data.karty[0]!, id }));
  const { container } = draw(cards, { scope: { data: { ...data, karty } } }, false);
  expect(container.querySelectorAll('.ok-card')).toHaveLength(70);
});

test('the content of every tab is in the page, under a heading', () => {
  draw(tabs, {}, false);
  expect(document.body.textContent).toContain('synchronizacja');
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toContain('Archiwalne');
});

test('the details of every row are in the page', () => {
  const { container } = draw(fullTable, {}, false);
  const rows = container.querySelectorAll('tbody tr').length;
  expect(rows).toBeGreaterThan(1);
  expect(container.querySelectorAll('.ok-line__details--later').length).toBeGreaterThan(1);
});

const checks = { ...select, id: 'lata', selected: undefined, as: 'checks' } as const;
const years = (chosen: unknown) => ({ scope: { data }, state: { rok: chosen }, queries: { rok: 'rok' } });
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

test('check boxes are sent with a form, by the name in the address', () => {
  draw(checks, years([2024]), false);
  const sent = boxes().map((box) => [box.getAttribute('form'), box.name, box.value, box.checked, box.disabled]);
  expect(sent).toEqual([
    ['stan:lata', 'rok', '2026', false, false],
    ['stan:lata', 'rok', '2025', false, false],
    ['stan:lata', 'rok', '2024', true, false],
  ]);
  cleanup();
  draw(checks, { ...years([2024]), queries: {} }, false);
  expect(boxes().every(({ disabled, name }) => disabled && name === '')).toBe(true);
});

test('boxes that were checked before the take-over stay so, and one that is no choice now is left alone', async () => {
  const page = (binding: ReturnType<typeof fakeBinding>) => (
    <TakenOver value={false}>
      <Widget block={checks} binding={binding} />
    </TakenOver>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(fakeBinding(years([2024]))));
  boxes()[0]!.checked = true;
  const binding = fakeBinding(years([2024]));
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(place, page(binding), { onRecoverableError }));
  expect(binding.states.rok).toEqual([2026, 2024]);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();

  expect(draw(checks, years([1999]), false).binding.states.rok).toEqual([1999]);
});
