// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen as page, render } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyPage } from '../../../src/portal/app/LazyPage.tsx';
import { type Stores, StoresContext } from '../../../src/portal/app/stores.ts';
import { lateMs } from '../../../src/portal/app/useLate.ts';
import { ConnectionStore } from '../../../src/portal/stores/ConnectionStore.ts';
import { manifest } from '../fixtures/screens.ts';
import { RouterAt } from './RouterAt.tsx';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** A page whose code arrives when the returned function is called. */
function show() {
  let arrive: () => void = () => {};
  const loading = new Promise<{ default: () => ReactNode }>((done) => {
    arrive = () => done({ default: () => 'treść' });
  });
  const Late = lazy(() => loading);
  const words = { word: (key: string) => key, has: () => false };
  const portal = { manifest, services: [] };
  const stores = { portal, words, connection: new ConnectionStore(true), page: { reload } } as unknown as Stores;
  render(
    <StoresContext value={stores}>
      <RouterAt>
        <LazyPage name="lista">
          <Late />
        </LazyPage>
      </RouterAt>
    </StoresContext>,
  );
  return () => act(async () => arrive());
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const message = () => page.queryByRole('alert');

test('a page whose code does not arrive says so after a time, with a button that loads it anew', async () => {
  show();
  await pass(lateMs - 1);
  expect(message()).toBeNull();
  await pass(1);
  expect(message()?.textContent).toBe('wspolne.ekran.niewczytany');
  fireEvent.click(page.getByRole('button', { name: 'powloka.wczytajOdNowa' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('the page is drawn when its code arrives after the message', async () => {
  const arrive = show();
  await pass(lateMs);
  await arrive();
  expect(message()).toBeNull();
  expect(page.getByText('treść')).toBeTruthy();
});
