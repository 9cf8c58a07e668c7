import { readdirSync, readFileSync } from 'node:fs';

/** The CPU time of all threads of a process so far. */
export function cpuMicroseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
  return nanoseconds.reduce((sum, one) => sum + Number(one), 0) / 1000;
}
