// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { ManifestScreen } from '../../../src/lang/descriptors/manifest.ts';
import { fetchedFiles } from '../../../src/portal/api/files.ts';
import { Words } from '../../../src/portal/i18n/Words.ts';
import { openScreen } from '../../../src/portal/renderer/openScreen.ts';
import { emptyScreen } from '../fixtures/screens.ts';
import { World } from '../world.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a screen whose descriptor loads at once, in a portal that loads texts like this. */
function open(file: string, texts: () => Promise<Record<string, string>>, left = new AbortController()) {
  vi.stubGlobal('fetch', async () => Response.json(emptyScreen));
  const hosts: World[] = [];
  const hostOf = () => {
    const world = new World();
    hosts.push(world);
    return world;
  };
  const screen: ManifestScreen = {
    ...{ path: '/uslugi/lata', access: 'public', title: null, file, params: {}, uses: [] },
    ...{ texts: { pl: `${file}.pl`, en: '', de: '', uk: '' }, validators: 'brak.js' },
  };
  const route = { path: {}, search: '', memory: {} };
  return { hosts, left, opened: openScreen(screen, fetchedFiles, new Words('pl', texts), hostOf, route, left.signal) };
}

test('a screen is opened when its descriptor and its texts are loaded', async () => {
  const { opened, left } = open('otwarty.json', async () => ({ a: 'A' }));
  const screen = await opened;
  expect(screen?.disposed).toBe(false);
  left.abort();
  expect(screen?.disposed).toBe(true);
});

test('a screen whose place was left while its descriptor was loading is not started', async () => {
  const { opened, left, hosts } = open('opuszczony.json', async () => ({}));
  left.abort();
  expect(await opened).toBeUndefined();
  expect(hosts).toEqual([]);
});

test('a screen whose place was left while its texts were loading is not shown', async () => {
  let arrive: () => void = () => {};
  const { opened, left, hosts } = open('pozny.json', () => new Promise((done) => (arrive = () => done({}))));
  await vi.waitFor(() => expect(hosts).toHaveLength(1));
  left.abort();
  arrive();
  expect(await opened).toBeUndefined();
});

test('a screen whose texts fail to load is not shown', async () => {
  const { opened } = open('bez-tekstow.json', () => Promise.reject(new Error('no line')));
  await expect(opened).rejects.toThrow('no line');
});
