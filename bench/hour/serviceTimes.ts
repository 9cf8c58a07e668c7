import { Agent } from 'node:http';
import { threadMicroseconds, threadsOf } from '../cpu.ts';
import { send } from './arrivals.ts';
import { treeOf } from './usage.ts';
import type { Call, Visit } from './visit.ts';

/** A mean call: milliseconds of CPU in both servers, and the size of the answer. */
export interface ServiceTime {
  calls: number;
  officeMs: number;
  /** The part of it that other calls of the same process wait for: not passwords, PDFs and page drawing. */
  threadMs: number;
  databaseMs: number;
  kB: number;
}

/** Makes visits one call after another, while nobody else calls, and measures what each call costs both servers. */
export async function serviceTimes(
  home: string,
  pids: { office: number; database: number },
  visits: Iterable<Visit>,
): Promise<Record<string, ServiceTime>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sums: Record<string, ServiceTime> = {};
  const look = () => ({
    office: cpuOf(pids.office),
    thread: firstThreadsOf(pids.office),
    database: cpuOf(pids.database),
  });
  const measure = async (call: Call) => {
    const before = look();
    const answer = await send(agent, home, call);
    if (answer.status !== 200) throw new Error(`${call.kind} ${call.path}: ${answer.status} ${answer.body.toString()}`);
    const after = look();
    const sum = sums[call.kind] ?? { calls: 0, officeMs: 0, threadMs: 0, databaseMs: 0, kB: 0 };
    sums[call.kind] = sum;
    sum.calls += 1;
    sum.officeMs += between(before.office, after.office) / 1000;
    sum.threadMs += between(before.thread, after.thread) / 1000;
    sum.databaseMs += between(before.database, after.database) / 1000;
    sum.kB += answer.body.length / 1024;
    return answer;
  };
  for (const visit of visits) {
    for (let next = visit.next(undefined as never); !next.done; ) next = visit.next(await measure(next.value));
  }
  agent.destroy();
  for (const sum of Object.values(sums)) {
    for (const one of ['officeMs', 'threadMs', 'databaseMs', 'kB'] as const)
      sum[one] = Number((sum[one] / sum.calls).toFixed(2));
  }
  return sums;
}

/** Microseconds by thread. One that ends takes its time along, so that a sum of all could become smaller. */
type Used = ReadonlyMap<string, number>;

/** Of a process and of those that it has started. */
const cpuOf = (pid: number): Used => usedBy(treeOf(pid), threadsOf);

/** Of the threads that answer calls: the first ones of the processes that the first process has started. */
const firstThreadsOf = (pid: number): Used =>
  usedBy(
    treeOf(pid).filter(({ parent }) => parent === pid),
    (answering) => [String(answering)],
  );

function usedBy(processes: readonly { pid: number }[], threads: (pid: number) => readonly string[]): Used {
  const used = new Map<string, number>();
  for (const { pid } of processes) {
    try {
      for (const id of threads(pid)) used.set(id, threadMicroseconds(pid, id));
    } catch {
      // It has ended meanwhile.
    }
  }
  return used;
}

const between = (before: Used, after: Used): number =>
  [...after].reduce((sum, [id, used]) => sum + used - (before.get(id) ?? 0), 0);
