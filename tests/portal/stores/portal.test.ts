import { describe, expect, test } from 'vitest';
import { PortalStore } from '../../../src/portal/stores/PortalStore.ts';
import { manifest, memoryStorage } from '../shell/shellWorld.ts';

const flag = 'przerwaTechniczna';

function open(status: () => Promise<unknown>, config: object = {}, kept: Record<string, string> = {}) {
  const storage = memoryStorage(kept);
  const api = { dajKonfiguracje: async () => config, dajStanPrzerwyTechnicznej: status };
  return { portal: new PortalStore(manifest, api as never, storage), storage };
}
const says = (czyPrzerwaTechniczna: unknown) => async () => ({ czyPrzerwaTechniczna });

describe('a technical break', () => {
  test('that is declared is stored, and deleted when it is over', async () => {
    const answer = { czyPrzerwaTechniczna: true };
    const { portal, storage } = open(async () => answer);
    await portal.checkMaintenance();
    expect([portal.maintenance, portal.asked, storage.get(flag)]).toEqual([true, true, '1']);
    answer.czyPrzerwaTechniczna = false;
    await portal.checkMaintenance();
    expect([portal.maintenance, storage.get(flag)]).toEqual([false, null]);
  });

  test('that was stored applies at once, and ends with the first answer without one', async () => {
    const { portal, storage } = open(says(false), {}, { [flag]: '1' });
    expect([portal.maintenance, portal.asked]).toEqual([true, false]);
    await portal.checkMaintenance();
    expect([portal.maintenance, portal.asked, storage.get(flag)]).toEqual([false, true, null]);
  });

  test.each([
    ['no answer', () => Promise.reject(new Error())],
    ['an answer that says nothing', says('tak')],
  ])('is neither started nor ended by %s', async (_, status) => {
    for (const kept of [{}, { [flag]: '1' }]) {
      const { portal } = open(status, {}, kept as Record<string, string>);
      const before = portal.maintenance;
      await portal.checkMaintenance();
      expect([portal.maintenance, portal.asked]).toEqual([before, true]);
    }
  });
});

test.each([
  [undefined, '/'],
  [{ typ: 'STRONA_WBUDOWANA', link: '/strona-glowna' }, '/'],
  [{ typ: 'LINK_WEWNETRZNY', link: '/' }, '/'],
  [{ typ: 'STRONA_WBUDOWANA', link: '/kontakt' }, '/strona-glowna'],
  [{ typ: 'LINK_ZEWNETRZNY', link: 'https://urzad.example' }, '/strona-glowna'],
])('with the start page %j the home page is at %s', async (stronaStartowa, home) => {
  const { portal, storage } = open(says(false), { stronaStartowa });
  await portal.loadConfig();
  expect(portal.homePath).toBe(home);
  // The next visit knows it at once.
  expect(new PortalStore(manifest, {} as never, storage).homePath).toBe(home);
});
