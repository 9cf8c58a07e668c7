// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import powloka from '../../../locales/pl/powloka.json' with { type: 'json' };
import { Home } from '../../../src/portal/app/shell/Home.tsx';
import { Shell } from '../../../src/portal/app/shell/Shell.tsx';
import { StoresContext } from '../../../src/portal/app/stores.ts';
import { RouterAt } from '../app/RouterAt.tsx';
import { shellWorld } from './shellWorld.ts';

vi.mock('../../../src/portal/app/shell/signedIn.ts', () => {
  throw new Error('no connection');
});

test('a session can be ended when the code of the account menu does not load', async () => {
  const texts = Object.fromEntries(Object.entries(powloka).map(([key, text]) => [`powloka.${key}`, text]));
  const { stores, shell } = await shellWorld({ texts, signedIn: true });
  render(
    <StoresContext value={stores}>
      <RouterAt>
        <Shell shell={shell}>
          <Home />
        </Shell>
      </RouterAt>
    </StoresContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: powloka.wyloguj }));
  await waitFor(() => expect(stores.session.token).toBeNull());
  expect(await screen.findByRole('link', { name: powloka.zaloguj })).toBeTruthy();
});
