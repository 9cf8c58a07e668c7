import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Worktrees } from '../../../server/studio/worktrees.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'okienko-repository-'));
});
afterEach(() => rmSync(repository, { recursive: true }));

const common = () => new Worktrees({ repository, folder: '' }, join(repository, 'copies')).common();
const init = (...args: string[]) => execFileSync('git', ['init', '--quiet', ...args, repository]);

describe('the repository of all clerks', () => {
  test('is refused with the reason of git', async () => {
    await expect(common()).rejects.toThrow(/ of this user \(not a git repository.*\): make one with `git clone --bare/);
  });

  test('has no work tree', async () => {
    init();
    await expect(common()).rejects.toThrow('(it has a work tree)');
  });

  test('needs a municipality', async () => {
    init('--bare');
    await expect(common()).rejects.toThrow('There is no municipality on the branch');
  });

  test.skipIf(process.getuid?.() !== 0)('belongs to the user of the studio', async () => {
    init('--bare');
    chownSync(repository, 65_534, 65_534);
    await expect(common()).rejects.toThrow('(detected dubious ownership in repository at');
  });
});
