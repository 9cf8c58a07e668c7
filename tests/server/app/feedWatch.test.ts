import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FeedGiven } from '../../../server/app/feed/actions.ts';
import { watchAction } from '../../../server/app/feed/watch.ts';
import { migrate } from '../../../server/engine/db/migrations.ts';
import { LIMIT_MS } from '../../night.ts';
import { feedFolder, replaced } from '../engine/feed/feedFolders.ts';
import { sqliteDatabase } from '../helpers.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const given = (place: string): FeedGiven => ({
  ...{ place, accept: false, limit: 50, json: false, page: undefined, mapping: undefined, most: 20, every: 0.02 },
});

it('feeds of a folder are loaded by the day of their extract, and put aside with their reports', async () => {
  const printed: string[] = [];
  const failures: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void failures.push(text));
  const office = await sqliteDatabase();
  onTestFinished(() => office.drop());
  for (const [name, value] of Object.entries({ DATABASE_URL: '', ...office.env })) vi.stubEnv(name, value);
  const place = mkdtempSync(join(tmpdir(), 'okienko-feeds-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const put = (name: string, folder: string) => cpSync(folder, join(place, name), { recursive: true });
  put('a', feedFolder({ 'feed.json': replaced('2026-11-20', '2026-11-21') }));
  put('b', feedFolder());
  put('broken', feedFolder({ 'karty.csv': null }));
  mkdirSync(join(place, 'unfinished'));

  const end = new AbortController();
  const watching = watchAction(given(place), end.signal);
  const names = (folder: string) => readdirSync(join(place, folder)).sort();
  // Without tables every feed waits.
  await vi.waitFor(
    () => expect(failures).toContainEqual(expect.stringMatching(/^b is tried again: .*start this version/)),
    LIMIT_MS,
  );
  expect(names('loaded')).toEqual([]);
  const database = await office.open();
  await database.alone((query) => migrate(database.kind, query));
  await vi.waitFor(() => expect([names('loaded'), names('refused')]).toEqual([['a', 'b'], ['broken']]), LIMIT_MS);
  const loads = await database.query.selectFrom('zasilenia').select(['stanNa']).orderBy('id').execute();
  expect(loads.map(({ stanNa }) => stanNa.slice(0, 10))).toEqual(['2026-11-20']);
  await database.close();
  expect(readFileSync(join(place, 'refused/broken/report.html'), 'utf8')).toContain('FILE_MISSING');
  expect(existsSync(join(place, 'loaded/b/report.html'))).toBe(true);
  expect(printed).toContain('The same feed is loaded: nothing to do.');

  // The next export has the same name.
  put('b', feedFolder({ 'wplaty.csv': replaced('w kasie', 'w banku') }));
  await vi.waitFor(() => expect(names('loaded')).toEqual(['a', 'b', expect.stringMatching(/^b-2\d{3}-/)]), LIMIT_MS);
  end.abort();
  expect(await watching).toBe(0);
  expect(names('.')).toEqual(['loaded', 'refused', 'unfinished']);
});

it('a folder that is not there ends the command with a sentence', async () => {
  await expect(watchAction(given('/nowhere/feeds'), AbortSignal.abort())).rejects.toThrow(
    /does not exist|may not write/,
  );
});

it.skipIf(process.getuid?.() === 0)(
  'a feed that another user has put there is told with what to do, and not loaded',
  async () => {
    const failures: string[] = [];
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation((text) => void failures.push(text));
    const place = mkdtempSync(join(tmpdir(), 'okienko-feeds-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    cpSync(feedFolder(), join(place, 'a'), { recursive: true });
    chmodSync(join(place, 'a'), 0o555);
    onTestFinished(() => chmodSync(join(place, 'a'), 0o755));
    const end = new AbortController();
    const watching = watchAction(given(place), end.signal);
    await vi.waitFor(() => expect(failures.join()).toMatch(/^a is tried again: .*\(chgrp, chmod g\+w\)/), LIMIT_MS);
    end.abort();
    expect(await watching).toBe(0);
  },
);
