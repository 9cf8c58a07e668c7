import { when } from 'mobx';
import type { Manifest } from '../../lang/descriptors/manifest.ts';
import { openScreen } from '../renderer/openScreen.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { memoryOf } from './historyState.ts';
import { outboundHost } from './outboundHost.ts';
import { screenHost } from './screenHost.ts';
import { RouterSteering } from './steering.ts';
import type { FirstScreen, Stores } from './stores.ts';

/** A screen at an address. */
export interface ScreenPlace {
  name: string;
  /** The parameters in the path. */
  params: Readonly<Record<string, string>>;
  pathname: string;
  search: string;
  /** Of the history entry. */
  state: unknown;
}

/** Identifies an open screen: two places with the same key show the same one. */
export function placeKey(manifest: Manifest, { name, pathname, search, state }: ScreenPlace): string {
  return JSON.stringify([name, pathname, memoryOf(state), queryParams(manifest.screens[name]?.params, search)]);
}

/** Opens the screen of a place. @throws ApiError of kind `network` */
export function openAt(
  stores: Stores,
  { name, params, search, state }: ScreenPlace,
  place: string,
  steering: RouterSteering,
  left: AbortSignal,
): Promise<ScreenStore | undefined> {
  const { portal, words, files } = stores;
  return openScreen(
    portal.manifest.screens[name]!,
    files,
    words,
    (answers) => screenHost(stores, name, place, answers, steering),
    { path: params, search, memory: memoryOf(state), outboundHost: outboundHost() },
    left,
  );
}

/**
 * Opens the first screen and waits until nothing that it shows at first is loading. It may lead elsewhere instead: then
 * `steering.led` is set.
 */
export async function openFirst(stores: Stores, at: ScreenPlace): Promise<FirstScreen | undefined> {
  const place = placeKey(stores.portal.manifest, at);
  const steering = new RouterSteering(stores);
  const left = new AbortController();
  const screen = await openAt(stores, at, place, steering, left.signal);
  if (!screen) return undefined;
  await when(() => screen.disposed || steering.led !== null || isDrawable(screen));
  return { place, screen, steering, left };
}

function isDrawable(screen: ScreenStore): boolean {
  if (screen.phase === 'open') return screen.descriptor.content.every((block) => !screen.waits(block, true));
  return screen.phase === 'failed' || screen.phase === 'refused';
}

/** The values of the query that are parameters of the screen. */
function queryParams(params: Readonly<Record<string, string>> | undefined, search: string): string[] {
  const query = new URLSearchParams(search);
  return Object.entries(params ?? {}).flatMap(([name, place]) =>
    place === 'query' ? [`${name}=${query.get(name)}`] : [],
  );
}
