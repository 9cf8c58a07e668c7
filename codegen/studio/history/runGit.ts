import { execFileSync } from 'node:child_process';

/** The files of a commit are together smaller than this, bytes. */
const LARGEST = 256 * 1024 * 1024;

interface How {
  input?: string | Buffer;
  env?: Readonly<Record<string, string>>;
}

/** What git prints for a folder. @throws Error with what it says against it in `stderr` */
export const runGit = (folder: string, args: readonly string[], how: How = {}): string =>
  gitBytes(folder, args, how).toString('utf8');

export const gitBytes = (folder: string, args: readonly string[], { input, env }: How = {}): Buffer =>
  execFileSync('git', ['-C', folder, ...args], {
    maxBuffer: LARGEST,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(input !== undefined && { input }),
    ...(env && { env: { ...process.env, ...env } }),
  });

/** undefined: git says no. */
export function tryGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return runGit(folder, args);
  } catch {
    return undefined;
  }
}
