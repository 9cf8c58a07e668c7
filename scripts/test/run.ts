import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = join(import.meta.dirname, '../..');
/** What a run leaves behind: log, reports, pictures of failures. */
export const results = join(root, 'test-results');
const log = join(results, 'run.log');

export const bin = (path: string): string => join(root, 'node_modules', path);

export function clearResults(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** Prints a line, and puts it into the log. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
  appendFileSync(log, `${stripVTControlCharacters(text)}\n`);
}

/**
 * Runs a program of Node; what it prints goes to the terminal and into the log.
 *
 * @returns its exit status
 */
export function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      to.write(text);
      appendFileSync(log, stripVTControlCharacters(text));
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
