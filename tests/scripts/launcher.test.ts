import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { installed } from './installed.ts';

const root = join(import.meta.dirname, '../..');
const launcher = join(root, 'okienko');
const elsewhere = mkdtempSync(join(tmpdir(), 'okienko-launcher-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

describe.skipIf(process.platform === 'win32' || !installed)('./okienko', { timeout: 30_000 }, () => {
  test('runs the toolkit and ends with its status', () => {
    const { status, stdout, stderr } = spawnSync(launcher, ['check', '--help'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('okienko check [folder]');
    expect(spawnSync(launcher, ['chekc']).status).toBe(2);
  });

  test('works from another folder and through a link', () => {
    const link = join(elsewhere, 'okienko');
    symlinkSync(launcher, link);
    expect(execFileSync(link, ['--help'], { cwd: elsewhere, encoding: 'utf8' })).toContain('The toolkit of Okienko.');
  });
});
