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

/** Prints what a program writes, and puts it into the log. */
export function pass(text: string, to: NodeJS.WriteStream = process.stdout): void {
  to.write(text);
  appendFileSync(log, stripVTControlCharacters(text));
}

/**
 * Runs a program of Node.
 *
 * @param print receives what the program writes, as it comes
 * @returns its exit status
 */
export function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  print: typeof pass = pass,
): Promise<number> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => print(text, process.stdout));
  child.stderr.setEncoding('utf8').on('data', (text: string) => print(text, process.stderr));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
