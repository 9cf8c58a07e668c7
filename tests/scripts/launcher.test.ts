import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commands, listOfCommands } from '../../codegen/commands/index.ts';
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

describe.skipIf(process.platform === 'win32')('./okienko on a fresh clone', () => {
  const clone = join(elsewhere, 'clone');
  mkdirSync(clone);
  for (const path of ['okienko', 'scripts', 'docs/reference/commands.md'])
    cpSync(join(root, path), join(clone, path), { recursive: true });
  const check = commands.find(({ name }) => name === 'check');

  test.each([
    [[], listOfCommands()],
    [['-h'], listOfCommands()],
    [['help'], listOfCommands()],
    [['check', '../gmina', '--help'], check?.help],
    [['check', '-h'], check?.help],
  ])('%j prints its help without an installation', (words, help) => {
    const { status, stdout, stderr } = spawnSync(join(clone, 'okienko'), words, { encoding: 'utf8' });
    expect([status, stderr, stdout]).toEqual([0, '', `${help}\n`]);
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  });

  test.each([[['check']], [['check', '--', '-h']], [['chekc', '-h']]])('%j asks for no help', (words) => {
    const program = join(clone, 'scripts/toolkitHelp.mjs');
    const { status, stdout } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
  });
});
