// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draw } from './drawWidget.tsx';
import { pictures } from './samples.ts';

afterEach(cleanup);

const drawn = (zdjecia: unknown) => draw(pictures, { scope: { data: { zdjecia } } });

test('each picture has one description, shown under it', () => {
  drawn([
    { obraz: 'AAAA', podpis: 'Wodomierz wyjęty' },
    { obraz: 'BBBB', podpis: 'Wodomierz założony' },
  ]);
  const all = screen.getAllByRole('img');
  expect(all.map((one) => [one.getAttribute('alt'), one.getAttribute('src')])).toEqual([
    ['Wodomierz wyjęty', 'data:image/jpeg;base64,AAAA'],
    ['Wodomierz założony', 'data:image/jpeg;base64,BBBB'],
  ]);
  const [words] = screen.getAllByText('Wodomierz wyjęty');
  expect(words?.closest('figcaption')?.getAttribute('aria-hidden')).toBe('true');
});

test('a missing picture is left out', () => {
  drawn([
    { obraz: null, podpis: 'Nie ma' },
    { obraz: 'AAAA', podpis: 'Jest' },
  ]);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['Jest']);
  expect(screen.queryByText('Nie ma')).toBeNull();
});

test('without pictures the empty text is shown', () => {
  drawn([]);
  expect(screen.getByText('Nie zrobiono zdjęć.')).toBeTruthy();
});
