// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draw } from './drawWidget.tsx';
import { breadcrumbs, data } from './samples.ts';

afterEach(cleanup);

test('each step is a link, and the last one is the current page', async () => {
  const { binding } = draw(breadcrumbs);
  expect(screen.getByRole('navigation', { name: 'Jesteś tutaj' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    data.sciezka.map(({ nazwa }) => nazwa),
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Informacje publiczne',
    'Druki i wnioski do pobrania',
  ]);
  const here = screen.getAllByRole('listitem').at(-1);
  expect([here?.getAttribute('aria-current'), here?.textContent]).toEqual(['page', 'Podatki i opłaty lokalne']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Druki i wnioski do pobrania' })));
  expect(binding.ran).toEqual([{ steps: breadcrumbs.do, locals: { item: data.sciezka[1], index: 1 }, key: 'druki' }]);
});

test('without steps nothing is drawn', () => {
  draw(breadcrumbs, { scope: { data: { sciezka: [] } } });
  expect(screen.queryByRole('navigation')).toBeNull();
});
