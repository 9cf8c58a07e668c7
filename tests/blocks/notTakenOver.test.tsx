// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draw } from './drawWidget.tsx';
import { cards, data, fullTable, tabs } from './samples.ts';

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
