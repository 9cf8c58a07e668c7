import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publish } from '../../../codegen/commands/publish.ts';
import {
  addVersion,
  currentLink,
  currentOf,
  FilesChanged,
  makeCurrent,
  VersionTaken,
  versionsIn,
} from '../../../codegen/publish/versions.ts';
import { drop, small } from '../dev/folders.ts';

let folder: string;
let place: string;
let printed: string;

beforeEach(() => {
  folder = small();
  place = mkdtempSync(join(tmpdir(), 'okienko-published-'));
  printed = '';
  for (const to of ['log', 'error'] as const)
    vi.spyOn(console, to).mockImplementation((line) => {
      printed += `${line}\n`;
    });
});
afterEach(() => {
  drop();
  rmSync(place, { recursive: true });
});

const run = (...args: string[]) => publish.run([folder, '--to', place, ...args]);
const rename = (name: string) => {
  const config = join(folder, 'services.config.json');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/"name": "[^"]*"/, `"name": "${name}"`));
};
const published = (file: string) => readFileSync(join(currentLink(place), file), 'utf8');

describe('publishing', () => {
  test('keeps a copy and has offices serve it; the copy does not change with the folder', async () => {
    expect(await run('--note', 'Our first')).toBe(0);
    expect(readlinkSync(currentLink(place))).toBe('versions/1/municipality');
    rename('Inna');
    expect(published('services.config.json')).not.toContain('Inna');
    expect(versionsIn(place)).toMatchObject([{ nr: 1, note: 'Our first' }]);
  });

  test('of a change names the files, and goes back in one step', async () => {
    await run();
    rename('Inna');
    expect(await run()).toBe(0);
    expect(printed).toContain('changed  services.config.json');
    expect(published('services.config.json')).toContain('Inna');
    expect(await run('--back')).toBe(0);
    expect(published('services.config.json')).not.toContain('Inna');
    expect(await run('--version', '2')).toBe(0);
    expect(currentOf(place)).toBe(2);
  });

  test('of nothing new is refused', async () => {
    await run();
    expect(await run()).toBe(1);
    expect(printed).toContain('Nothing has changed since version 1: nothing was published.');
    expect(versionsIn(place)).toHaveLength(1);
  });

  test('of what does not check changes nothing, and lists the problems', async () => {
    await run();
    writeFileSync(join(folder, 'screens/slowa.json'), '{}');
    expect(await run()).toBe(1);
    expect(printed).toContain('screens/slowa.json');
    expect(printed).toContain('nothing was published');
    expect(currentOf(place)).toBe(1);
  });

  test('of a screen that differs from its scenario changes nothing', async () => {
    const scenario = { cases: [{ name: 'a title', when: [{ then: { title: 'Czego tu nie ma' } }] }] };
    writeFileSync(join(folder, 'screens/slowa.scenario.json'), JSON.stringify(scenario));
    expect(await run()).toBe(1);
    expect(printed).toContain('correct the screen or its scenario');
    expect(versionsIn(place)).toEqual([]);
  });
});

test('the list says what is served, when and by whom', async () => {
  await run('--list');
  expect(printed).toBe('Nothing was published yet.\n');
  await run('--note', 'Our first');
  rename('Inna');
  await run();
  printed = '';
  await run('--list');
  expect(printed).toMatch(/^ {5}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}\S+ {2}Our first\n\* {4}2 {2}/);
});

test('a version that was not published, and one before the first, are refused', async () => {
  await run();
  expect(await run('--version', '7')).toBe(1);
  expect(await run('--back')).toBe(1);
  expect(printed).toContain('There is no such version.');
  expect(currentOf(place)).toBe(1);
});

describe('two people who publish at once', () => {
  test('do not replace each other', () => {
    const version = { nr: 1, at: '2026-11-24T10:00:00Z', by: 'anna' };
    addVersion(place, folder, version);
    expect(() => addVersion(place, folder, { ...version, by: 'ewa' })).toThrow(VersionTaken);
    expect(versionsIn(place)).toEqual([version]);
    expect(readdirSync(join(place, 'versions'))).toEqual(['1']);
  });
});

test('a copy of files that were saved meanwhile is no version', () => {
  const version = { nr: 1, at: '2026-11-24T10:00:00Z', by: 'anna' };
  expect(() => addVersion(place, folder, version, () => false)).toThrow(FilesChanged);
  expect(versionsIn(place)).toEqual([]);
  expect(readdirSync(join(place, 'versions'))).toEqual([]);
});

test('the folder of all versions can be inside the municipality, and moved', async () => {
  const inside = join(folder, 'published');
  await publish.run([folder, '--to', inside]);
  expect(readdirSync(join(currentLink(inside)))).not.toContain('published');
  mkdirSync(join(place, 'moved'));
  renameSync(inside, join(place, 'moved/published'));
  expect(currentOf(join(place, 'moved/published'))).toBe(1);
  makeCurrent(join(place, 'moved/published'), 1);
});

test('without --to a sentence names it', async () => {
  expect(await publish.run([folder])).toBe(2);
  expect(printed).toContain('--to is missing');
});
