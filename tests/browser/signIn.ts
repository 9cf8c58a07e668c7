import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import type { DemoLogin } from '../../server/demo/kit/demoAccounts.ts';
import { logIn } from './portal.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the browser of a resident stores after a login, a file for each account. Playwright empties the folder before a run. */
const SESSIONS = 'test-results/browser/sessions';
/** A test lasts shorter than what is then left of the fifteen minutes. */
const OLDEST_MS = 8 * 60_000;
/** A login takes less; a process that takes longer was killed. */
const LOGIN_MS = 60_000;

/**
 * Makes the browser one whose owner has signed in; opens no page. All tests of a run share a session of each account, because an
 * account has five at most and the oldest ends. A test that ends its session uses `logIn`.
 */
export async function signIn(page: Page, login: DemoLogin): Promise<void> {
  const file = `${SESSIONS}/${login}.json`;
  const turn = `${SESSIONS}/${login}`;
  while (!startTurn(turn)) await setTimeout(50);
  try {
    if (ageOf(file) < OLDEST_MS) {
      await page.context().setStorageState(JSON.parse(readFileSync(file, 'utf8')) as StorageState);
      return;
    }
    await logIn(page, login);
    writeFileSync(`${file}.new`, JSON.stringify(await page.context().storageState()));
    renameSync(`${file}.new`, file);
  } finally {
    endTurn(turn);
  }
}

/** One process at a time: the others wait until it has signed in. @returns whether it is this one's turn */
function startTurn(turn: string): boolean {
  mkdirSync(SESSIONS, { recursive: true });
  try {
    mkdirSync(turn);
    return true;
  } catch {
    const age = ageOf(turn);
    // One that has ended meanwhile has no age; another process may begin the next.
    if (age > LOGIN_MS && age < Number.POSITIVE_INFINITY) endTurn(turn);
    return false;
  }
}

const endTurn = (turn: string): void => rmSync(turn, { recursive: true, force: true });

/** In milliseconds; infinite for what is not there. */
function ageOf(path: string): number {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined ? Number.POSITIVE_INFINITY : Date.now() - made;
}
