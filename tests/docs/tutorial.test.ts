import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { check } from '../../codegen/commands/check.ts';
import { create } from '../../codegen/commands/new.ts';
import { codeBlocks } from './codeBlocks.ts';

const root = join(import.meta.dirname, '../..');
const blocks = codeBlocks(readFileSync(join(root, 'docs/tutorial.md'), 'utf8'));
const toolkit: Record<string, (args: string[]) => Promise<number>> = { new: create, check };
/** Of the reader's machine, or a server that stays: not run here. */
const notRun = /^(git clone|cd okienko|npm start|npx okienko dev|OKIENKO_CONFIG=)/;
let home = '';

/** Whoever follows the page: each command is run, each file is written, from top to bottom. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'okienko-tutorial-'));
  for (const { info, before, code } of blocks) {
    const file = before.match(/^`([\w./-]+)`$/)?.[1];
    if (file) write(file, code);
    if (info === 'sh') for (const line of code.trim().split('\n')) await typed(line);
  }
}, 60_000);
afterAll(() => rmSync(home, { recursive: true }));

async function typed(line: string): Promise<void> {
  if (notRun.test(line)) return;
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  const [, , command = '', ...args] = words;
  const { status, said } = await answer(
    toolkit[command]!,
    args.map((arg) => arg.replace(/^\.\.\//, `${home}/`)),
  );
  expect([line, status, said]).toEqual([line, 0, said]);
}

/** What a command prints, and its exit status. */
async function answer(command: (args: string[]) => Promise<number>, args: string[]) {
  const lines: unknown[] = [];
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation((...words) => void lines.push(words.join(' ')));
  const status = await command(args);
  for (const spy of spies) spy.mockRestore();
  return { status, said: lines.join('\n') };
}

function write(file: string, code: string): void {
  const path = join(home, 'brzozowa', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}

test('the service of the tutorial checks without a warning', async () => {
  const { status, said } = await answer(check, [join(home, 'brzozowa')]);
  expect([status, said]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')]);
});

test('the files that the page says are made are made', () => {
  const named = [
    'schemas/api/zbiorki-odpadow.json',
    'data.config.json',
    'overlay.config.json',
    'data/zbiorki-odpadow.csv',
  ];
  expect(named.filter((file) => !existsSync(join(home, 'brzozowa', file)))).toEqual([]);
});

test('the mistake of the tutorial is told in its words', async () => {
  const wrong = join(home, 'wrong');
  cpSync(join(home, 'brzozowa'), wrong, { recursive: true });
  const screen = join(wrong, 'screens/zbiorki-odpadow/zbiorki-odpadow.json');
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('row.coZbieramy', 'row.coZbieram'));
  const { status, said } = await answer(check, [wrong]);
  expect(status).toBe(1);
  const told = blocks.find(({ code }) => code.startsWith('../brzozowa/screens'))?.code.trimEnd() ?? '?';
  expect(said.replaceAll(wrong, '../brzozowa')).toContain(told);
});
