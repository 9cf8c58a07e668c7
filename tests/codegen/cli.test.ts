import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

function okienko(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['codegen/cli.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

describe('okienko', { timeout: 30_000 }, () => {
  test('without a command it says what it can do', () => {
    const { status, out } = okienko();
    expect(status).toBe(0);
    for (const command of ['check', 'compile', 'types']) expect(out).toContain(`okienko ${command}`);
  });

  test('check of the shipped municipality succeeds, and JSON is all it writes', () => {
    const { status, out } = okienko('check', '--format', 'json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({ errors: 0, warnings: 0, problems: [] });
  });

  test('check of a folder that is no municipality is one problem', () => {
    const { status, out } = okienko('check', 'docs');
    expect(status).toBe(1);
    expect(out).toContain('There is no services.config.json in');
    expect(out).toContain('[config.file]');
  });

  test('compile of it writes nothing', () => {
    const { status, out } = okienko('compile', 'docs');
    expect(status).toBe(1);
    expect(out).toContain('nothing was written');
  });

  test.each([
    ['a format it has not', ['check', '--format', 'xml'], '"xml" is not a format: take text, json or sarif.'],
    [
      'an option it has not',
      ['check', '--fromat', 'json'],
      "Unknown option '--fromat'. okienko check --help says more.",
    ],
  ])('%s is refused in a sentence', (_, args, sentence) => {
    const { status, err } = okienko(...args);
    expect(status).toBe(2);
    expect(err.trim()).toBe(sentence);
  });

  test('an unknown command ends with status 2', () => {
    expect(okienko('chekc').status).toBe(2);
  });
});
