import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Databases and communes of one run take less than a quarter of it. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Has temporary files kept in memory until this process ends, where there is enough: tests make and copy a database for each
 * file and wait for the disk at each commit, though nothing outlives the run.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!isUsable()) return;
  const folder = mkdtempSync(join(MEMORY, 'okienko-'));
  // PostgreSQL runs as another user when root starts it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Without a listener a signal ends the process before it has removed anything.
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(status));
}

/** There is memory for all of a run, and programs may be started from there. */
function isUsable(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, path]) => path === MEMORY);
    if (!mount || mount[3]!.split(',').includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
