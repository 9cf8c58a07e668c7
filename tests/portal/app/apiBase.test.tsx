// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import * as client from '../../../src/generated/client.ts';
import { boot } from '../../../src/portal/app/boot.ts';
import { contract, manifest } from '../../screens/municipality.ts';

afterEach(() => vi.unstubAllGlobals());

const BASE = 'https://api.gmina.example/okienko';

test('with an API on another origin every call goes there with the cookie, and none goes to the own origin', async () => {
  const asked: { url: string; credentials?: RequestCredentials }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, credentials: init.credentials });
    const path = new URL(url).pathname.slice(new URL(BASE).pathname.length);
    const operation = [...contract.operations.values()].find((one) => one.path === path);
    return Response.json(contract.examples(operation!.id)[0]!.value);
  });
  const stores = boot({ ...manifest, api: { base: BASE } }, window);
  await Promise.all([stores.portal.loadConfig(), stores.portal.checkMaintenance()]);
  await client.dajKontakt(stores.api);
  await client.dajWyzwanieCaptcha(stores.api, { operacja: 'zaloguj' });
  await stores.session.signIn(await client.zaloguj(stores.api, { login: 'anna.wisniewska', haslo: 'x' }));
  await client.dajListeNaleznosci(stores.api, {});
  await stores.session.signOut();
  const paths = asked.map(({ url }) => new URL(url).pathname);
  for (const { url, credentials } of asked)
    expect([url.startsWith(`${BASE}/`), credentials]).toEqual([true, 'include']);
  for (const path of ['/pi/konfiguracja', '/konto/captcha', '/konto/token', '/naleznosci/lista', '/pi/wylogowanie'])
    expect(paths).toContain(`/okienko${path}`);
});
