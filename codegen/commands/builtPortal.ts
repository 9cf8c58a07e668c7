import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.ts';

/**
 * The folder with the build of the portal, the same for every municipality. It is built if it is missing.
 *
 * @throws CommandEnd when it cannot be built
 */
export function builtPortal(): string {
  const portal = join(import.meta.dirname, '../../dist/portal');
  if (!existsSync(join(portal, 'index.html'))) prepare('start');
  return portal;
}

/** Builds the studio of `okienko dev` if it is missing. @throws CommandEnd when it cannot be built */
export function buildStudio(): void {
  if (!existsSync(join(import.meta.dirname, '../../dist/studio/studio.js'))) prepare('studio');
}
