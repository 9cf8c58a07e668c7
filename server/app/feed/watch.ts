import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandRefusal } from '../../engine/command.ts';
import { MANIFEST } from '../../engine/feed/feedFolder.ts';
import { type FeedGiven, folderOf, loadAction } from './actions.ts';

const LOADED = 'loaded';
const REFUSED = 'refused';
const REPORT = 'report.html';

/**
 * Loads every feed that is put into a folder, each a folder of its own, until the signal. A feed that was loaded, or is the same as the
 * last one, goes to `loaded`, one with errors to `refused`, each with its report. After a kill the next start goes on.
 *
 * @returns the exit status
 */
export async function watchAction(given: FeedGiven, signal: AbortSignal = endOfProcess()): Promise<number> {
  const folder = folderOf(given);
  try {
    for (const name of [LOADED, REFUSED].filter((name) => !existsSync(join(folder, name))))
      mkdirSync(join(folder, name));
  } catch {
    throw new CommandRefusal(`The folder ${folder} does not exist, or this user may not write it.`);
  }
  console.log(`Feeds in ${folder} are loaded. Their reports are in ${LOADED} and ${REFUSED}.`);
  let before = new Map<string, string>();
  while (!signal.aborted) {
    const seen = feedsIn(folder);
    // What has changed since the last look may still be written.
    const whole = [...seen].filter(([name, state]) => before.get(name) === state).map(([name]) => name);
    for (const name of inOrder(folder, whole)) if (!signal.aborted) await loadOne(given, folder, name);
    before = seen;
    await wait(given.every * 1000, undefined, { signal }).catch(() => undefined);
  }
  return 0;
}

async function loadOne(given: FeedGiven, folder: string, name: string): Promise<void> {
  const place = join(folder, name);
  console.log(`${new Date().toISOString()} ${name}`);
  try {
    requireWritable(place);
    const status = await loadAction({ ...given, place, page: join(place, REPORT) });
    renameSync(place, freeName(join(folder, status === 0 ? LOADED : REFUSED, name)));
  } catch (failure) {
    // The database may be away, or the folder be written again: the feed stays, and the next look tries it again.
    console.error(`${name} is tried again: ${(failure as Error).message}`);
  }
}

/** Looked at before the load: a feed that was loaded and cannot be moved would be loaded again and again. */
function requireWritable(place: string): void {
  try {
    accessSync(place, constants.W_OK);
  } catch {
    throw new Error(
      'this user may not write into the folder, and so neither add the report nor move it. Let it belong to a group of this user, writable (chgrp, chmod g+w): docs/feeds.md.',
    );
  }
}

/** The feeds of a folder, each with a text that changes when one of its files does. */
function feedsIn(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, MANIFEST)));
  return new Map(names.map((name) => [name, stateOf(join(folder, name))]));
}

function stateOf(folder: string): string {
  const states = readdirSync(folder).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    return name === REPORT ? '' : `${name} ${size} ${mtimeMs}`;
  });
  return states.sort().join('\n');
}

/** The oldest extract first. */
function inOrder(folder: string, names: readonly string[]): string[] {
  const moments = new Map(names.map((name) => [name, extractedIn(join(folder, name, MANIFEST))]));
  return names.toSorted((a, b) => moments.get(a)! - moments.get(b)! || a.localeCompare(b));
}

function extractedIn(file: string): number {
  try {
    return Date.parse(JSON.parse(readFileSync(file, 'utf8')).extracted) || 0;
  } catch {
    return 0;
  }
}

/** An export often has the same name every day. */
function freeName(path: string): string {
  if (!existsSync(path)) return path;
  return `${path}-${new Date().toISOString().replaceAll(':', '')}`;
}

function endOfProcess(): AbortSignal {
  const end = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.abort());
  return end.signal;
}
