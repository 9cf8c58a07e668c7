import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Watched folders of a municipality, beside the JSON files in its root. */
const FOLDERS = ['screens', 'locales', 'content', 'schemas', 'data'];
/** An editor may write a file in several steps: wait for the last one, ms. */
const SETTLE_MS = 20;
/** Interval of polling, for systems without change events (network drives, containers) and for folders that are replaced, ms. */
const LOOK_MS = 1500;

/**
 * Calls `changed` when a file of these municipalities is changed, added or removed.
 *
 * @returns `read` is called by who reads the files now: changes until then are not told again
 */
export function watchFolders(roots: readonly string[], changed: () => void): { read(): void; stop(): void } {
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
  // A folder may be created later, or replaced by another of the same name.
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
      // Too many watchers: polling remains.
    }
  };
  attach();
  const looking = setInterval(look, LOOK_MS);
  return {
    read() {
      seen = printOf(roots);
    },
    stop() {
      clearTimeout(waiting);
      clearInterval(looking);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** A fingerprint that changes with every changed, added or removed file. */
function printOf(roots: readonly string[]): string {
  const lines: string[] = [];
  const note = (path: string) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat && !stat.isDirectory()) lines.push(`${path} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.size}`);
  };
  for (const root of roots) {
    for (const name of namesIn(root)) if (name.endsWith('.json')) note(join(root, name));
    for (const folder of FOLDERS) for (const path of pathsBelow(join(root, folder))) note(path);
  }
  return lines.join('\n');
}

/** A folder removed while it is read counts as empty. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** The files of a folder and its folders, with what the system tells of each name: so no folder is asked what it is. */
function pathsBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [] : [join(entry.parentPath, entry.name)]));
  } catch {
    return [];
  }
}
