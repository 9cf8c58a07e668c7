import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BROWSER, beginNight, earlierParts, lastNight, notePassed, untouched } from '../../../scripts/test/night.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-night-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'dist/night.jsonl');
const kills = { file: 'tests/server/kills.test.ts', passed: 2, skipped: 0, seconds: 900 };
const dates = { file: 'tests/lang/dates.test.ts', passed: 38, skipped: 1, seconds: 0.1 };
const browser = { file: BROWSER, passed: 540, skipped: 2, seconds: 0 };

describe('a night that is stopped', () => {
  beforeEach(() => rmSync(path, { force: true }));

  test('knows which files have passed, and on which commit', () => {
    beginNight(undefined, path, 'abc');
    notePassed(kills, path);
    notePassed(dates, path);
    expect(lastNight(path)).toMatchObject({ commit: 'abc', done: [kills, dates] });
  });

  test('ignores half a line, which a kill may leave', () => {
    beginNight(undefined, path, 'abc');
    notePassed(kills, path);
    appendFileSync(path, '{"file":"tests/lang/da');
    expect(lastNight(path)!.done).toEqual([kills]);
  });

  test('adds the time of all its parts', () => {
    beginNight({ seconds: 600, done: [kills] }, path, 'abc');
    const { seconds } = lastNight(path)!;
    expect(Math.round(seconds / 60)).toBe(10);
  });

  test('is none when there was no night', () => {
    expect(lastNight(path)).toBeUndefined();
  });

  test('reports what passed before together with the last part', () => {
    expect(earlierParts([kills, browser])).toEqual({
      passed: 542,
      failed: 0,
      skipped: 2,
      files: [kills],
      failures: [],
    });
  });
});

describe('of what has passed, a change since then repeats', () => {
  const done = [kills, dates, browser];

  test('the files that it can touch', () => {
    const touched = { unit: [], guarding: [kills.file], browser: [] };
    expect(untouched(done, touched)).toEqual([dates, browser]);
  });

  test('all browser tests, when it can touch one', () => {
    const touched = { unit: [], guarding: [], browser: ['tests/browser/home.spec.ts'] };
    expect(untouched(done, touched)).toEqual([kills, dates]);
  });

  test('everything, when it can touch everything', () => {
    expect(untouched(done, {})).toEqual([]);
  });
});
