import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgres } from '../../scripts/postgres.ts';
import { migrate } from '../../server/engine/db/migrations.ts';
import { openPostgres } from '../../server/engine/db/open.ts';
import { manyInstalments } from '../feed/manyInstalments.ts';
import type { Row } from '../row.ts';

const root = join(import.meta.dirname, '../..');
const INSTALMENTS = 1_000_000;

/** The program and the limits of memory of `npm run feed`. */
const COMMAND: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.feed.split(' ')
  .slice(1);

/** A million instalments, each with its part, on the cards of twenty thousand persons: loaded into PostgreSQL, and again. */
export async function feed(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  await manyInstalments(folder, INSTALMENTS);
  return withPostgres(async (address) => {
    const database = await openPostgres(address);
    await database.alone((query) => migrate('postgres', query));
    await database.close();
    const first = await load(folder, address);
    const again = await load(folder, address);
    rmSync(folder, { recursive: true, force: true });
    return [
      {
        what: `a feed of ${INSTALMENTS.toLocaleString('en')} instalments with their parts, loaded into PostgreSQL`,
        measured: `${Math.round(first.seconds)} s, ${first.peakMiB} MiB at most`,
        budget: '≤ 60 s, ≤ 300 MiB',
        yardstick: '–',
        met: first.seconds <= 60 && first.peakMiB <= 300,
      },
      {
        what: 'the same feed again',
        measured: `${again.seconds.toFixed(1)} s`,
        budget: '≤ 10 s',
        yardstick: '–',
        met: again.seconds <= 10,
      },
    ];
  });
}

async function load(folder: string, address: string): Promise<{ seconds: number; peakMiB: number }> {
  const begun = performance.now();
  const env = { ...process.env, DATABASE_URL: address };
  const child = spawn(process.execPath, [...COMMAND, 'load', folder], { cwd: root, env, stdio: 'ignore' });
  let peakMiB = 0;
  const looking = setInterval(() => {
    peakMiB = Math.max(peakMiB, peakOf(child.pid!));
  }, 100);
  const status = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(looking);
  if (status !== 0) throw new Error(`The feed was not loaded: ${status}.`);
  return { seconds: (performance.now() - begun) / 1000, peakMiB };
}

/** The largest resident memory of a process so far, where the system tells it. */
function peakOf(pid: number): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
