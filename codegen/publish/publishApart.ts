import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome, Progress } from './publish.ts';
import type { Version } from './versions.ts';

const PROCESS = join(import.meta.dirname, 'publishProcess.ts');

/** What the process says. */
type Said = { progress: Progress } | { outcome: Outcome };

/**
 * Publishes in a process of its own, for a program that has other things to do: scenarios replace the timers of their process, and
 * no server could answer there.
 *
 * @param place the folder of all versions
 * @throws Error when the process has ended without saying why
 */
export function publishApart(
  folder: string,
  place: string,
  about: Pick<Version, 'by' | 'note' | 'commit'>,
  report: (progress: Progress) => void,
): Promise<Outcome> {
  const child = fork(PROCESS, [folder, place, JSON.stringify(about)], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let outcome: Outcome | undefined;
    child.on('message', (said: Said) => {
      if ('outcome' in said) outcome = said.outcome;
      else report(said.progress);
    });
    child.once('error', reject);
    child.once('exit', (status) => {
      if (outcome) resolve(outcome);
      else reject(new Error(`The process that publishes ended with status ${status}.`));
    });
  });
}
