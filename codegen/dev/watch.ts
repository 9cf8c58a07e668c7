import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Below a municipality's folder; besides, the JSON files that stand right in it. */
const FOLDERS = ['screens', 'locales', 'content', 'schemas', 'data'];
/** An editor writes a file in several strokes: they are waited for, ms. */
const SETTLE_MS = 20;
/** Where the system tells nothing of changes (network drives, containers) they are seen all the same, ms. */
const LOOK_MS = 1500;

/**
 * Tells when anything of these municipalities' files changes, is there or is gone.
 *
 * @returns how to stop
 */
export function watchFolders(roots: readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let seen = printOf(roots);
  let waiting: NodeJS.Timeout | undefined;

  const look = () => {
    attach();
    const now = printOf(roots);
    if (now === seen) return;
    seen = now;
    changed();
  };
  const settle = () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, SETTLE_MS);
  };
  // A folder may come later, or be another one by the same name.
  const attach = () => {
    for (const root of roots) {
      listen(root, false);
      for (const folder of FOLDERS) listen(join(root, folder), true);
    }
  };
  const listen = (folder: string, recursive: boolean) => {
    if (watchers.has(folder) || !existsSync(folder)) return;
    const forget = () => {
      watchers.get(folder)?.close();
      watchers.delete(folder);
    };
    try {
      const watcher = watch(folder, { recursive }, () => {
        if (!existsSync(folder)) forget();
        settle();
      });
      watchers.set(folder, watcher.on('error', forget));
    } catch {
      // Too many watches: then it is looked at every now and then.
    }
  };
  attach();
  const looking = setInterval(look, LOOK_MS);
  return () => {
    clearTimeout(waiting);
    clearInterval(looking);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** Changes with every file that is written, is there or is gone. */
function printOf(roots: readonly string[]): string {
  const lines: string[] = [];
  const note = (path: string) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat && !stat.isDirectory()) lines.push(`${path} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.size}`);
  };
  for (const root of roots) {
    for (const name of namesIn(root)) if (name.endsWith('.json')) note(join(root, name));
    for (const folder of FOLDERS) for (const name of namesIn(join(root, folder), true)) note(join(root, folder, name));
  }
  return lines.join('\n');
}

/** What is taken away while it is read is gone. */
function namesIn(folder: string, recursive = false): string[] {
  try {
    return readdirSync(folder, { recursive, encoding: 'utf8' });
  } catch {
    return [];
  }
}
