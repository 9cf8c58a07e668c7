import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Touched, touchedSince } from './changed.ts';
import type { Outcome } from './outcome.ts';
import { root } from './run.ts';

/** A test file that has passed, a line of the night's file. Of the browser tests there is one line, since they run as a whole. */
export interface Passed {
  file: string;
  passed: number;
  skipped: number;
  seconds: number;
}

/** What a night has done before it was stopped. */
export interface Night {
  /** The code that the files passed on. */
  commit: string;
  /** How long it took. */
  seconds: number;
  done: readonly Passed[];
}

/** The first line of the night's file. */
interface Beginning {
  commit: string;
  /** Of this part, in milliseconds since 1970. */
  begun: number;
  /** How long the parts before took. */
  seconds: number;
}

/** Where browser tests of a night are noted. */
export const BROWSER = 'tests/browser';
/** Outside of test-results, which each run empties. */
const nightFile = join(root, 'dist/tests/night.jsonl');

/** Begins a night, or the next part of one. */
export function beginNight(
  { seconds, done }: Omit<Night, 'commit'> = { seconds: 0, done: [] },
  path = nightFile,
  commit = head(),
): void {
  const beginning: Beginning = { commit, begun: Date.now(), seconds };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [beginning, ...done].map(line).join(''));
}

export function notePassed(passed: Passed, path = nightFile): void {
  appendFileSync(path, line(passed));
}

/** @returns undefined when there was no night */
export function lastNight(path = nightFile): Night | undefined {
  if (!existsSync(path)) return undefined;
  // A night that is killed may end in half a line.
  const [first, ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  if (!first) return undefined;
  const { commit, begun, seconds }: Beginning = JSON.parse(first);
  return {
    commit,
    seconds: seconds + (statSync(path).mtimeMs - begun) / 1000,
    done: lines.map((one): Passed => JSON.parse(one)),
  };
}

/**
 * Goes on with the last night: without the files that have passed, unless a change since then can touch them.
 *
 * @returns the unit files to run, whether the browser tests are to run, and what has passed before
 */
export function resumeNight({ commit, seconds, done }: Night): { unit: string[]; browser: boolean; done: Passed[] } {
  const kept = untouched(done, touchedSince(commit));
  beginNight({ seconds, done: kept });
  const passed = new Set(kept.map(({ file }) => file));
  const unit = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) => !passed.has(file));
  return { unit, browser: !passed.has(BROWSER), done: kept };
}

export function untouched(done: readonly Passed[], { unit, guarding = [], browser }: Partial<Touched>): Passed[] {
  return done.filter(({ file }) => {
    if (file === BROWSER) return browser?.length === 0;
    return unit !== undefined && !unit.includes(file) && !guarding.includes(file);
  });
}

/** What the parts before this one found. */
export function earlierParts(done: readonly Passed[]): Outcome {
  const sum = (which: 'passed' | 'skipped') => done.reduce((all, one) => all + one[which], 0);
  return {
    passed: sum('passed'),
    failed: 0,
    skipped: sum('skipped'),
    files: done.filter(({ file }) => file !== BROWSER),
    failures: [],
  };
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;
const head = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
