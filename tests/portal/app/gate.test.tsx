// @vitest-environment jsdom
import { act, cleanup, screen as page, render } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, expect, test } from 'vitest';
import { Gate } from '../../../src/portal/app/Gate.tsx';
import { useLocation } from '../../../src/portal/app/router/routing.ts';
import { type Stores, StoresContext } from '../../../src/portal/app/stores.ts';
import { NotificationsStore } from '../../../src/portal/stores/NotificationsStore.ts';
import { manifest } from '../fixtures/screens.ts';
import { RouterAt } from './RouterAt.tsx';

afterEach(cleanup);

function Page() {
  const { pathname, search, state } = useLocation();
  if (pathname === '/uslugi/lista') return <Gate name="lista">treść</Gate>;
  return <p data-testid="place">{JSON.stringify([pathname + search, state?.wanted ?? null])}</p>;
}

/** @param access of the signed-in resident */
function show(
  access: 'public' | 'restricted' | 'full',
  {
    closed = [] as number[],
    only = undefined as string | undefined,
    czyInstytucja = false,
    twin = false,
    settled = true,
    offered = true,
    listOf = 'public' as 'public' | 'full',
  } = {},
) {
  const rank = { public: 0, restricted: 1, full: 2 };
  const notifications = new NotificationsStore();
  const service = { uslugaId: 5, slug: 'lista', screen: 'lista', name: 'lista.nazwa', access: 'full', only };
  const services = twin ? [service, { ...service, uslugaId: 6, slug: 'inna', only: undefined }] : [service];
  const session = observable({
    token: access === 'public' ? null : 'T',
    rank: rank[access],
    lastEnd: null as { why: string } | null,
    endShown: false,
    changing: false,
    allows: (needed: typeof access) => session.rank >= rank[needed],
  });
  const name = manifest.special.services;
  const list = { ...manifest.screens[name]!, access: listOf };
  const portal = observable({
    manifest: { ...manifest, screens: { ...manifest.screens, [name]: list } },
    services,
    configSettled: settled,
    isOffered: () => offered,
    closed,
    isClosed: ({ uslugaId }: { uslugaId: number }) => portal.closed.includes(uslugaId),
  });
  const hear = (ids: number[]) =>
    act(() => runInAction(() => Object.assign(portal, { configSettled: true, closed: ids })));
  const subject = observable({ chosen: access === 'full' ? { czyInstytucja } : null });
  const choose = (institution: boolean) =>
    act(() =>
      runInAction(() => {
        subject.chosen = { czyInstytucja: institution };
      }),
    );
  const end = (why: string, endShown = false) =>
    act(() => runInAction(() => Object.assign(session, { token: null, rank: 0, lastEnd: { why }, endShown })));
  const change = () => act(() => runInAction(() => Object.assign(session, { changing: true })));
  const stores = {
    portal,
    session,
    subject,
    words: { word: (key: string) => key, has: () => false },
    notifications,
  } as unknown as Stores;
  render(
    <StoresContext value={stores}>
      <RouterAt address="/uslugi/lista?rok=1" state={{ memory: { id: 7 } }}>
        <Page />
      </RouterAt>
    </StoresContext>,
  );
  const place = () => JSON.parse(page.getByTestId('place').textContent ?? '') as [string, unknown];
  const messages = () => runInAction(() => notifications.items.map(({ text }) => text));
  return { place, messages, end, change, choose, hear };
}

test('a screen is shown to everybody who may see it', () => {
  show('full');
  expect(page.getByText('treść')).toBeTruthy();
});

test('a service that this office does not offer redirects like an unknown one', () => {
  expect(show('full', { offered: false }).place()).toEqual(['/', null]);
  cleanup();
  expect(show('public', { offered: false }).place()).toEqual(['/', null]);
  cleanup();
  show('full', { offered: false, settled: false });
  expect(page.queryByText('treść')).toBeNull();
  expect(page.queryByTestId('place')).toBeNull();
});

test('without a session it redirects to the login, which keeps the address and its parameters', () => {
  expect(show('public').place()).toEqual([
    '/logowanie',
    { pathname: '/uslugi/lista', search: '?rok=1', memory: { id: 7 } },
  ]);
});

test('a restricted account is redirected to the services with the reason', () => {
  const { place, messages } = show('restricted');
  expect(place()[0]).toBe('/lista-uslug');
  expect(messages()).toEqual(['wspolne.ekran.kontoOgraniczone']);
});

test('where the list of services is not for it either, it is redirected to the login', () => {
  expect(show('restricted', { listOf: 'full' }).place()[0]).toBe('/logowanie');
});

test('a service for the other kind of subject is not shown', () => {
  const { place, messages } = show('full', { only: 'instytucja' });
  expect(place()[0]).toBe('/lista-uslug');
  expect(messages()).toEqual(['powloka.brakDostepuPodmiotu']);
});

test('switching to a subject of the other kind redirects from the open service', () => {
  const { place, messages, choose } = show('full', { only: 'osoba' });
  expect(page.getByText('treść')).toBeTruthy();
  choose(true);
  expect([place()[0], messages()]).toEqual(['/lista-uslug', ['powloka.brakDostepuPodmiotu']]);
});

test.each(['public', 'restricted', 'full'] as const)(
  'a service in a break leads to the page of the break, which keeps its address: %s',
  (access) => {
    const { place, messages } = show(access, { closed: [5] });
    expect(place()).toEqual([
      '/usluga-przerwa-techniczna?usluga=lista',
      { pathname: '/uslugi/lista', search: '?rok=1', memory: { id: 7 } },
    ]);
    expect(messages()).toEqual([]);
  },
);

test('a visitor is redirected to the login only after the service is known not to be in a break', () => {
  const resting = show('public', { settled: false });
  expect(page.queryByTestId('place')).toBeNull();
  resting.hear([5]);
  expect(resting.place()[0]).toBe('/usluga-przerwa-techniczna?usluga=lista');
  cleanup();
  const open = show('public', { settled: false });
  open.hear([]);
  expect(open.place()[0]).toBe('/logowanie');
});

test('a screen for several services is in a break or refused only when all of them are', () => {
  show('full', { closed: [5], twin: true });
  expect(page.getByText('treść')).toBeTruthy();
  cleanup();
  show('full', { only: 'instytucja', twin: true });
  expect(page.getByText('treść')).toBeTruthy();
  cleanup();
  expect(show('full', { closed: [5, 6], twin: true }).place()[0]).toBe('/usluga-przerwa-techniczna?usluga=lista');
});

test('an expired session redirects home and keeps the address for the same person; a logout does not', () => {
  const expired = show('full');
  expired.end('expired', true);
  const wanted = { pathname: '/uslugi/lista', search: '?rok=1', memory: { id: 7 } };
  expect(expired.place()).toEqual(['/', wanted]);
  cleanup();
  // A page opened with an old token: no message was shown, so the login is required.
  const old = show('full');
  old.end('expired');
  expect(old.place()).toEqual(['/logowanie', wanted]);
  cleanup();
  const left = show('full');
  left.end('signed-out');
  expect(left.place()).toEqual(['/', null]);
});

test('while another tab changes the signed-in person, no personal data are shown', () => {
  const { change } = show('full');
  expect(page.getByText('treść')).toBeTruthy();
  change();
  expect(page.queryByText('treść')).toBeNull();
});
