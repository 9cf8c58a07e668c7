import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { check } from '../../codegen/commands/check.ts';
import { codeBlocks } from '../../scripts/docs/codeBlocks.ts';
import { followTutorial } from '../../scripts/docs/followTutorial.ts';

const root = join(import.meta.dirname, '../..');
const blocks = codeBlocks(readFileSync(join(root, 'docs/tutorial.md'), 'utf8'));
const home = mkdtempSync(join(tmpdir(), 'okienko-tutorial-'));
let followed: { result: string[]; output: string };

beforeAll(async () => {
  followed = await captured(() => followTutorial(home));
}, 60_000);
afterAll(() => rmSync(home, { recursive: true }));

/** The output of a command. */
async function captured<T>(run: () => Promise<T>): Promise<{ result: T; output: string }> {
  const lines: string[] = [];
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation((...words) => void lines.push(words.join(' ')));
  const result = await run();
  for (const spy of spies) spy.mockRestore();
  return { result, output: lines.join('\n') };
}

test('every command of the tutorial works, and the service passes the check without a warning', () => {
  expect(followed.result).toEqual([]);
  expect(followed.output).toContain('0 errors, 0 warnings');
});

test('the files that the page names are created', () => {
  const named = [
    'schemas/api/zbiorki-odpadow.json',
    'data.config.json',
    'overlay.config.json',
    'data/zbiorki-odpadow.csv',
  ];
  expect(named.filter((file) => !existsSync(join(home, 'brzozowa', file)))).toEqual([]);
});

test('the mistake of the tutorial gives the message that it shows', async () => {
  const wrong = join(home, 'wrong');
  cpSync(join(home, 'brzozowa'), wrong, { recursive: true });
  const screen = join(wrong, 'screens/zbiorki-odpadow/zbiorki-odpadow.json');
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('row.coZbieramy', 'row.coZbieram'));
  const { result, output } = await captured(() => check.run([wrong]));
  expect(result).toBe(1);
  const quoted = blocks.find(({ code }) => code.startsWith('../brzozowa/screens'))?.code.trimEnd() ?? '?';
  expect(output.replaceAll(wrong, '../brzozowa')).toContain(quoted);
});
