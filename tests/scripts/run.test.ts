import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { settings } from '../../server/app/config.ts';
import { startHelp } from '../../server/engine/config/startHelp.ts';
import { installed } from './installed.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('help on a fresh clone', () => {
  const clone = mkdtempSync(join(tmpdir(), 'okienko-clone-'));
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
  afterAll(() => rmSync(clone, { recursive: true }));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  test.each([
    ['start', '-h'],
    ['start', '--help'],
    ['test:night', '-h'],
    ['hostile', '-h'],
    ['bench', '-h'],
    ['dev', '-h'],
  ])('npm run %s -- %s prints it without an installation', (name, word) => {
    const [program, ...args] = scripts[name]!.split(' ');
    expect(program).toBe('node');
    const text = execFileSync(process.execPath, [...args, word], { cwd: clone, encoding: 'utf8' });
    expect(text).toMatch(/^npm (start|test|run dev|run bench|run hostile) \[?--/);
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  });

  test('of a start lists today’s settings', () => {
    expect(read('scripts/help/start.txt')).toBe(`${startHelp(settings)}\n`);
  });

  test('of the bench names all its subjects', () => {
    const [, list = ''] = /const measures[^{]*\{([^}]*)\}/.exec(read('bench/run.ts')) ?? [];
    const subjects = list.match(/\w+/g) ?? [];
    expect(read('scripts/help/bench.txt')).toContain(`  subject  ${subjects.toSorted().join(' ')};`);
  });
});

test.skipIf(process.platform === 'win32' || !installed)('the program gets its arguments and every signal', async () => {
  const code = `
    process.on('SIGHUP', () => process.exit(7));
    console.log(process.argv[1]);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'toolkit', '--eval', code, 'Lalka']);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
    child.kill('SIGHUP');
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([text, status]).toEqual(['Lalka\n', 7]);
});
