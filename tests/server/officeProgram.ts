import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { isThorough } from '../night.ts';
import { ROOT } from './municipality.ts';

export interface Ended {
  /** The exit status. */
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of the office, such as `server/domains/konto/cli.ts`, to its end. A start takes a second of a core, so in the usual
 * run it runs in the process of the test; after a change in one of its own, as `runInProcess` does always.
 *
 * @param env what differs from the environment of the test
 */
export const runProgram = (file: string, words: readonly string[], env: Record<string, string>): Promise<Ended> =>
  (isThorough ? runInProcess : runHere)(file, words, env);

/** Runs a command in a process of its own. */
export function runInProcess(file: string, words: readonly string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(ROOT, file), ...words],
      { env: { ...process.env, ...env } },
      (failure, stdout, stderr) => resolve({ code: failure ? Number(failure.code) : 0, stdout, stderr }),
    ),
  );
}

/** A program is run by its import, and a module is imported once for each address. */
let runs = 0;

async function runHere(file: string, words: readonly string[], env: Record<string, string>): Promise<Ended> {
  const { argv, exitCode } = process;
  const outer = { ...process.env };
  const said = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((to) =>
    vi.spyOn(console, to).mockImplementation((line) => {
      said[to] += `${line}\n`;
    }),
  );
  Object.assign(process.env, env);
  process.argv = [...argv.slice(0, 1), file, ...words];
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(join(ROOT, file)).href}?run=${++runs}`);
    return { code: Number(process.exitCode), stdout: said.log, stderr: said.error };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
    for (const name of Object.keys(env)) {
      if (outer[name] === undefined) delete process.env[name];
      else process.env[name] = outer[name];
    }
  }
}
