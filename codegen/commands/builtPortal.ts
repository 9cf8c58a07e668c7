import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build of the portal stands: the same for every municipality. */
export const PORTAL = join(import.meta.dirname, '../../dist/portal');

/** Why no page can be shown; undefined when the portal is built. */
export const notBuilt = (): string | undefined =>
  existsSync(join(PORTAL, 'index.html'))
    ? undefined
    : 'The portal is not built: `node scripts/prepare.mjs start` builds it.';
