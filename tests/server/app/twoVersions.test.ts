import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isNight, LIMIT_MS } from '../../night.ts';
import { ROOT } from '../municipality.ts';
import { withOwnPostgres } from './ownPostgres.ts';
import { Reporters } from './reporters.ts';
import { startOffice, until } from './startedOffice.ts';

const MIGRATIONS = 'server/engine/db/migrations';
/** What each resident sends while a version runs alone, or both run together. */
const REPORTS = 10;

it.runIf(isNight && process.env.TEST_DATABASE_URL && commitBefore())(
  'the version before the newest migration and this one run at once: no call fails, and everything acknowledged is there',
  () =>
    withOwnPostgres(async ({ database, ask }) => {
      await (await database.open()).close();
      const env = { ...database.env, OKIENKO_RESIDENTS: '200', OKIENKO_ODEJSCIE_S: '2' };
      const older = await startOffice(env, versionOf(commitBefore()!));
      await older.says('Demo accounts');
      let origins = [older.origin];
      let calls = 0;
      const reporters = await Reporters.enter(() => origins[calls++ % origins.length]!, ask);
      await reporters.send(REPORTS);
      const newer = await startOffice(env);
      await newer.says('Demo accounts');
      await until(async () => (await fetch(`${newer.origin}/ready`)).status === 200);
      // As a proxy does from now on.
      origins = [older.origin, newer.origin];
      await reporters.send(REPORTS);
      origins = [newer.origin];
      older.child.kill('SIGTERM');
      expect(await older.ended).toBe(0);
      await reporters.send(REPORTS);
      await reporters.stop();
      expect(reporters.senders.map(({ wrong, cut }) => [wrong, cut])).toEqual(reporters.senders.map(() => [[], 0]));
    }),
  6 * LIMIT_MS,
);

/** The version before the newest migration; undefined where the history is not here. */
function commitBefore(): string | undefined {
  try {
    const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', MIGRATIONS);
    return git('rev-parse', '--verify', `${added}^`);
  } catch {
    return undefined;
  }
}

/** A folder with the code of a commit, built. */
function versionOf(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-before-'));
  onTestFinished(() => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  });
  git('worktree', 'add', '--detach', folder, commit);
  const lock = 'package-lock.json';
  if (git('rev-parse', `HEAD:${lock}`) === git('rev-parse', `${commit}:${lock}`))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'start'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
