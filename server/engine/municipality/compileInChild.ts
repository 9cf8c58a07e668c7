import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Compilation } from '../../../codegen/artefact/store.ts';
import { StartError } from '../config/startError.ts';

const COMPILER = resolve(import.meta.dirname, '../../../codegen/compile/forOffice.ts');

/**
 * Compiles a municipality in a separate process: the office stays responsive, and never loads the checker.
 *
 * @param store where the artefact is written
 * @throws StartError when the compiler ends without a result
 */
export async function compileInChild(folder: string, store: string, signal?: AbortSignal): Promise<Compilation> {
  const child = spawn(process.execPath, [COMPILER, folder, store], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(signal && { signal }),
  });
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  const [code, ended] = await new Promise<[number | null, string | null]>((done) => {
    child.once('error', (failure) => done([null, failure.message]));
    child.once('close', (...how) => done(how));
  });
  if (code !== 0)
    throw new StartError(`The municipality was not compiled: its compiler ended with ${ended ?? `status ${code}`}.`);
  return JSON.parse(answer);
}
