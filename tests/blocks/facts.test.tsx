// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Fact } from '../../src/lang/descriptors/blockParts.ts';
import type { Format } from '../../src/lang/values/formats.ts';
import { draw } from './drawWidget.tsx';
import { facts, key } from './samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kopiuj: Numer konta' })));

test('a missing value shows its own text, or hides its line', () => {
  const { container } = draw(facts);
  expect([...container.querySelectorAll('dt')].map((label) => label.textContent)).toEqual([
    'Płatnik',
    'Numer konta',
    'Do zapłaty',
    'Uwagi',
  ]);
  expect(screen.getByText('brak uwag')).toBeTruthy();
});

test('an account number is shown in groups that may wrap, and copied without spaces', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  draw(facts);
  expect(screen.getByText('61 1090 1014 0000 0712 1981 2874')).toBeTruthy();
  await press();
  expect(writeText).toHaveBeenCalledWith('61109010140000071219812874');
  expect(screen.getByText('Skopiowano.').getAttribute('role')).toBe('status');
});

test('an amount may wrap only between its groups, and is copied in the format of bank forms', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const kwota: Fact = {
    id: 'kwota',
    label: key('Kwota'),
    value: { value: 1234.5, format: 'money' },
    empty: 'hide',
    copy: true,
  };
  const { container } = draw({ ...facts, items: [kwota] });
  expect(container.querySelector('dd .ok-amount')?.textContent).toBe('1 234,50 zł');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kopiuj: Kwota' })));
  expect(writeText).toHaveBeenCalledWith('1234,50');
});

test('a failed copy is reported', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  draw(facts);
  await press();
  expect(screen.getByText(/Zaznacz tekst i skopiuj go ręcznie/)).toBeTruthy();
});

const one = (value: unknown, format: Format, more: Partial<Fact> = {}) =>
  draw(
    {
      ...facts,
      items: [
        {
          id: 'a',
          label: key('Adres'),
          value: { value: ['$', 'wartosc'], format },
          empty: 'hide',
          copy: false,
          ...more,
        },
      ],
    },
    { scope: { wartosc: value } },
  );

test('an address is a link with its own text or that of the screen', async () => {
  one('https://bip.example/', 'uri', { anchor: 'a11y-url' });
  const link = await screen.findByRole('link', { name: /bip.example.strona zewnętrzna/ });
  expect([link.getAttribute('href'), link.getAttribute('rel'), link.id]).toEqual([
    'https://bip.example/',
    'noopener',
    'a11y-url',
  ]);
  cleanup();
  one('https://mapa.example/?q=7', 'uri', { link: key('Zobacz na mapie') });
  expect((await screen.findByRole('link')).textContent).toBe('Zobacz na mapie\u2060');
  cleanup();
  one('urzad@gmina.example', 'email');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('mailto:urzad@gmina.example');
  cleanup();
  one('146000100', 'tel');
  expect((await screen.findByRole('link', { name: /14.600.01.00/ })).getAttribute('href')).toBe('tel:+48146000100');
});

test('an invalid address stays text, with its own words', async () => {
  const { container } = one('javascript:alert(1)', 'uri', { link: key('Zobacz na mapie') });
  await act(() => import('../../src/blocks/parts/Address.tsx'));
  expect(container.querySelector('a')).toBeNull();
  expect(container.querySelector('dd')?.textContent).toBe('javascript:alert(1)');
});

test('an address of the portal itself is not marked as another site', async () => {
  one(`${window.location.origin}/kontakt`, 'uri');
  expect((await screen.findByRole('link')).getAttribute('rel')).toBeNull();
});

test('a date has its ISO form for machines, and its own anchor', () => {
  const { container } = one('2026-03-31', 'date', { anchor: 'a11y-data-publikacja' });
  expect(container.querySelector('dd')?.innerHTML).toBe(
    '<time id="a11y-data-publikacja" datetime="2026-03-31">31.03.2026</time>',
  );
  cleanup();
  expect(one('wkrótce', 'date').container.querySelector('time')).toBeNull();
});
