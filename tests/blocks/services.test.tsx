// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ServicesBlock } from '../../src/blocks/services/block.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { draw } from './drawWidget.tsx';
import type { FakeScreen } from './fakeBinding.ts';
import { manifest } from './samples.ts';

afterEach(cleanup);

const block: ServicesBlock = {
  id: 'uslugi',
  type: 'services',
  reads: ['data.lista', 'subject'],
  offered: ['.', ['$', 'data'], 'lista'],
  filter: { key: 'Szukaj usługi' },
  empty: { key: 'Nie ma usług.' },
  icons: { 1: 'budget' },
  words: { 7: 'ścieki, licznik' },
  paused: ['.', ['$', 'data'], 'przerwy'],
};

const service = (uslugaId: number, name: string, more: object = {}) => ({
  uslugaId,
  slug: `usluga-${uslugaId}`,
  screen: 'karta',
  name,
  access: 'full',
  ...more,
});
const portal = {
  ...manifest,
  groups: [
    { id: 'gmina', name: 'Gmina', services: [service(1, 'Budżet', { access: 'public' }), service(2, 'Kino')] },
    {
      id: 'sprawy',
      name: 'Sprawy',
      services: [
        service(7, 'Woda'),
        service(8, 'Zezwolenia', { only: 'instytucja' }),
        service(9, 'Panel', { access: 'restricted' }),
      ],
    },
  ],
} as unknown as Manifest;

const list = (scope: object = {}, more: FakeScreen = {}, taken = true) =>
  draw(
    block,
    { manifest: portal, scope: { data: { lista: [[1], [7, 8, 9]], przerwy: [] }, ...scope }, ...more },
    taken,
  );

const group = (name: string) => within(screen.getByRole('group', { name }));
const services = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const person = { user: {}, subject: { czyInstytucja: false } };

test('only offered services are listed, in groups, with what a visitor needs first', () => {
  list();
  expect(group('Gmina (1)').getAllByRole('link')[0]).toHaveProperty('pathname', '/uslugi/usluga-1');
  expect(services()).toEqual([
    'Budżet',
    'Woda po zalogowaniu',
    'Zezwolenia dla firm i instytucji po zalogowaniu',
    'Panel po zalogowaniu',
  ]);
});

test('with full access nothing is marked, and services of the other kind of subject are apart and closed', () => {
  list(person);
  expect(services()).toEqual(['Budżet', 'Woda', 'Panel']);
  fireEvent.click(screen.getByRole('button', { name: 'Usługi dla firm i instytucji (1)' }));
  const apart = group('Usługi dla firm i instytucji (1)');
  expect(apart.getByText('Zezwolenia')).toBeTruthy();
  expect(apart.queryByRole('link')).toBeNull();
  expect(apart.getByText(/gdy zmienisz podmiot/)).toBeTruthy();
});

test('an institution has its services among the others', () => {
  list({ user: {}, subject: { czyInstytucja: true } });
  expect(services()).toEqual(['Budżet', 'Woda', 'Zezwolenia', 'Panel']);
});

test('a restricted account sees which services wait for its confirmation', () => {
  list({ user: {} });
  expect(services()).toEqual([
    'Budżet',
    'Woda po potwierdzeniu tożsamości',
    'Zezwolenia dla firm i instytucji po potwierdzeniu tożsamości',
    'Panel',
  ]);
});

test('while the subject is loading the list stays, and nothing is marked as missing', () => {
  list({ user: {} }, { status: 'pending' });
  expect(services()).toEqual(['Budżet', 'Woda', 'Zezwolenia dla firm i instytucji', 'Panel']);
});

test('a service in a break says so', () => {
  list({ data: { lista: [[1]], przerwy: [1] } });
  expect(services()).toEqual(['Budżet chwilowo niedostępna']);
});

test('a typed text narrows the list at once, by names, search words and groups, without diacritics', () => {
  list();
  const field = screen.getByRole('searchbox', { name: 'Szukaj usługi' });
  for (const [typed, found] of [
    ['scieki', ['Woda po zalogowaniu']],
    ['SPRAWY panel', ['Panel po zalogowaniu']],
    ['bud', ['Budżet']],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect(services()).toEqual(found);
  }
  expect(screen.getByText('1 usługa')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'xyz' } });
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText(/Żadna usługa nie pasuje do „xyz”/)).toBeTruthy();
});

test('a group folds, and opens while a typed text is found in it', () => {
  list();
  fireEvent.click(screen.getByRole('button', { name: 'Sprawy (3)' }));
  expect(services()).toEqual(['Budżet']);
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'woda' } });
  expect(services()).toEqual(['Woda po zalogowaniu']);
  fireEvent.change(field, { target: { value: '' } });
  expect(services()).toEqual(['Budżet']);
});

test('before the page is taken over all groups can be read, and the field searches the portal', () => {
  const { container } = list({}, {}, false);
  expect(services()).toHaveLength(4);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  const field = screen.getByRole('searchbox');
  expect([field.getAttribute('form'), field.getAttribute('name')]).toEqual(['do:/szukaj', 'q']);
});

test('an office that offers nothing yet says so', () => {
  list({ data: { lista: [], przerwy: [] } });
  expect(screen.getByText('Nie ma usług.')).toBeTruthy();
});
