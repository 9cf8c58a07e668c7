import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CaseResult } from './api.ts';

const PROCESS = join(import.meta.dirname, 'runProcess.ts');

export interface RunOrder {
  folder: string;
  /** Texts of files that are not on the disk; null: there is no such file. */
  changes: readonly (readonly [file: string, text: string | null])[];
  screens: readonly string[];
}

/** A case that waits for a service that is switched off has none. */
export type NamedResult = CaseResult & { name: string };

/** What the process says: the cases of one screen in their order, or that nothing could be run. */
export type RunReport = { screen: string; cases: readonly NamedResult[] } | { errors: string };

/**
 * Runs the scenarios of some screens in a process of its own.
 *
 * @throws Error when the process has ended before it was through
 */
export function runApart(order: RunOrder, report: (one: RunReport) => void): Promise<void> {
  const child = fork(PROCESS, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.on('message', (said) => report(said as RunReport));
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`The process that runs scenarios ended with status ${status}.`));
    });
  });
}
