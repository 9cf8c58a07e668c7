import { readlinkSync } from 'node:fs';
import { readlink } from 'node:fs/promises';

const LOOK_EVERY_MS = 2000;

/**
 * Where a folder is a symbolic link, as `okienko publish` makes: tells when it leads elsewhere than now. It is looked at again and
 * again, since a folder that several machines share reports no changes.
 *
 * @returns begins to tell; what this returns ends it
 */
export function followLink(folder: string | undefined, everyMs = LOOK_EVERY_MS) {
  let known = targetNow(folder);
  return (moved: () => void): (() => void) => {
    if (folder === undefined || known === undefined) return () => {};
    const look = async (): Promise<void> => {
      // Between two links there may be none for a moment.
      const target = (await readlink(folder).catch(() => undefined)) ?? known;
      if (target === known) return;
      known = target;
      moved();
    };
    const timer = setInterval(() => void look(), everyMs);
    timer.unref();
    return () => clearInterval(timer);
  };
}

/** @returns undefined when it is no link */
function targetNow(folder: string | undefined): string | undefined {
  try {
    return folder && readlinkSync(folder);
  } catch {
    return undefined;
  }
}
