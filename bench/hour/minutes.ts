import { percentile } from '../row.ts';
import type { Measured } from './arrivals.ts';
import { machineCpuS, usageOf } from './usage.ts';

/** A minute of a measurement; shares are of one core. */
export interface Minute {
  officeShare: number;
  databaseShare: number;
  /** Of everything else that ran on the machine, the bench itself too. */
  othersShare: number;
  officeMiB: number;
  /** Of each process of the office, the largest first. */
  officeEachMiB: number[];
  databaseMiB: number;
  p95: number;
  failed: number;
}

const EVERY_MS = 60_000;

/** Notes each minute what both servers use and how long calls took, and says so. */
export function minuteByMinute(pids: { office: number; database: number }, measured: Measured): { stop(): Minute[] } {
  const minutes: Minute[] = [];
  const look = () => ({
    atMs: performance.now(),
    office: usageOf(pids.office),
    database: usageOf(pids.database),
    machineS: machineCpuS(),
  });
  const taken = new Map<string, number>();
  const recent = () =>
    [...measured.ms].flatMap(([kind, all]) => {
      const since = all.slice(taken.get(kind) ?? 0);
      taken.set(kind, all.length);
      return since;
    });
  let before = look();
  const timer = setInterval(() => {
    const now = look();
    const share = (seconds: number) => Math.round((100_000 * seconds) / (now.atMs - before.atMs)) / 100;
    const [officeS, databaseS] = (['office', 'database'] as const).map((of) => now[of].cpuS - before[of].cpuS) as [
      number,
      number,
    ];
    minutes.push({
      officeShare: share(officeS),
      databaseShare: share(databaseS),
      othersShare: share(now.machineS - before.machineS - officeS - databaseS),
      officeMiB: now.office.ownMiB,
      officeEachMiB: now.office.eachMiB,
      databaseMiB: now.database.ownMiB,
      p95: percentile(recent(), 0.95),
      failed: measured.failed.length,
    });
    console.error(JSON.stringify(minutes.at(-1)));
    before = now;
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return minutes;
    },
  };
}
