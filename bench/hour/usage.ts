import { readdirSync, readFileSync } from 'node:fs';

/** What a process has used together with all processes that it has started. */
export interface Usage {
  cpuS: number;
  /** Memory that only it has: what PostgreSQL's processes share is not counted. */
  ownMiB: number;
  /** The same of each process, the largest first. */
  eachMiB: number[];
}

const TICKS = 100;
const PAGE_MIB = 4096 / 2 ** 20;

export function usageOf(pid: number): Usage {
  const all = treeOf(pid);
  const sum = (of: (one: Stat) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    cpuS: sum(({ ticks }) => ticks) / TICKS,
    ownMiB: Math.round(sum(({ pages }) => pages) * PAGE_MIB),
    eachMiB: all.map(({ pages }) => Math.round(pages * PAGE_MIB)).sort((a, b) => b - a),
  };
}

/** A process, and those that it has started. */
export function treeOf(pid: number): Stat[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)));
  const children = Map.groupBy(processes, ({ parent }) => parent);
  const all = processes.filter((one) => one.pid === pid);
  for (const one of all) all.push(...(children.get(one.pid) ?? []));
  return all;
}

/** The CPU time of the whole machine that was not idle, in seconds. */
export function machineCpuS(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + soft) / TICKS;
}

export interface Stat {
  pid: number;
  parent: number;
  /** With those of its children that have ended. */
  ticks: number;
  pages: number;
}

function statOf(pid: number): Stat[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0);
    return [{ pid, parent: fields[1]!, ticks, pages: resident - shared }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
