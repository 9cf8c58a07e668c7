// @vitest-environment jsdom
import { cleanup, screen as page, render } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Gate } from '../../src/app/Gate.tsx';
import { type Stores, StoresContext } from '../../src/app/stores.ts';
import { NotificationsStore } from '../../src/stores/NotificationsStore.ts';
import { manifest } from '../portal/fixtures/screens.ts';

afterEach(cleanup);

function Place() {
  const { pathname, state } = useLocation();
  return <p data-testid="place">{JSON.stringify([pathname, state?.wanted ?? null])}</p>;
}

/** @param access of whoever is signed in */
function show(
  access: 'public' | 'restricted' | 'full',
  { closed = [] as number[], only = undefined as string | undefined, czyInstytucja = false } = {},
) {
  const rank = { public: 0, restricted: 1, full: 2 };
  const notifications = new NotificationsStore();
  const services = [{ uslugaId: 5, slug: 'lista', screen: 'lista', name: 'lista.nazwa', access: 'full', only }];
  const stores = {
    portal: { manifest, services, closedServices: closed },
    session: {
      token: access === 'public' ? null : 'T',
      allows: (needed: typeof access) => rank[access] >= rank[needed],
    },
    subject: { chosen: access === 'full' ? { czyInstytucja } : null },
    words: { word: (key: string) => key },
    notifications,
  } as unknown as Stores;
  render(
    <StoresContext value={stores}>
      <MemoryRouter initialEntries={[{ pathname: '/uslugi/lista', search: '?rok=1', state: { memory: { id: 7 } } }]}>
        <Routes>
          <Route path="/uslugi/lista" element={<Gate name="lista">treść</Gate>} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </StoresContext>,
  );
  const place = () => JSON.parse(page.getByTestId('place').textContent ?? '') as [string, unknown];
  const said = () => runInAction(() => notifications.items.map(({ text }) => text));
  return { place, said };
}

test('whoever may see a screen does', () => {
  show('full');
  expect(page.getByText('treść')).toBeTruthy();
});

test('a stranger is led to the login, which keeps the place and what was handed to it', () => {
  expect(show('public').place()).toEqual([
    '/logowanie',
    { pathname: '/uslugi/lista', search: '?rok=1', memory: { id: 7 } },
  ]);
});

test('a restricted account is led to the services, and told why', () => {
  const { place, said } = show('restricted');
  expect(place()[0]).toBe('/lista-uslug');
  expect(said()).toEqual(['wspolne.ekran.kontoOgraniczone']);
});

test('a service for the other kind of subject is not shown', () => {
  const { place, said } = show('full', { only: 'instytucja' });
  expect(place()[0]).toBe('/lista-uslug');
  expect(said()).toEqual(['powloka.brakDostepuPodmiotu']);
});

test('a service that is closed for now says so', () => {
  show('full', { closed: [5] });
  expect(page.getByRole('heading').textContent).toBe('lista.nazwa');
  expect(page.getByText('wspolne.ekran.przerwaUslugi')).toBeTruthy();
});
