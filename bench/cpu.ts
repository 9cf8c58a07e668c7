import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The CPU time of all threads of a process so far. */
export function cpuMicroseconds(pid: number): number {
  return threadsOf(pid).reduce((sum, id) => sum + threadMicroseconds(pid, id), 0);
}

/** The numbers of its threads. */
export const threadsOf = (pid: number): string[] => readdirSync(`/proc/${pid}/task`);

/** The same of one thread; without a number the first one. */
export function threadMicroseconds(pid: number, id: string = String(pid)): number {
  return Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]) / 1000;
}

const LOOK_MS = 500;

/** Resolves when a process has used less than a tenth of a core for a moment: an office compresses its files after its first start. */
export async function whenIdle(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    const used = cpuMicroseconds(pid) - before;
    if (used < LOOK_MS * 100) return;
    before = cpuMicroseconds(pid);
    await wait(LOOK_MS);
  }
}
