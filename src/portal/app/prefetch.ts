import type { Manifest } from '../../lang/descriptors/manifest.ts';
import { jsonFile } from '../api/files.ts';
import { screenBehind } from './places.ts';

/** The code that runs screens; the home page does not need it. */
export function engine(): Promise<typeof import('./ScreenRoute.tsx')> {
  return import('./ScreenRoute.tsx');
}

/**
 * A link that is hovered or focused is likely to be followed: its screen is fetched ahead.
 *
 * @returns stops prefetching
 */
export function prefetchOn(document: Document, manifest: Manifest): () => void {
  const ahead = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const screen = link && screenBehind(manifest, link.getAttribute('href') ?? '');
    if (!screen) return;
    void engine().catch(() => undefined);
    void jsonFile(screen.file).catch(() => undefined);
  };
  const events = ['pointerover', 'focusin'];
  for (const event of events) document.addEventListener(event, ahead, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, ahead);
  };
}
