import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { onPostgres } from '../../scripts/postgres.ts';
import { load, Measured } from '../hour/arrivals.ts';
import { commune } from '../hour/commune.ts';
import { type Minute, minuteByMinute } from '../hour/minutes.ts';
import { type ServiceTime, serviceTimes } from '../hour/serviceTimes.ts';
import { type Visit, visit } from '../hour/visit.ts';
import { median, ms, percentile, type Row } from '../row.ts';
import { start, stop } from './office.ts';

const RESIDENTS = 100_000;
const INSTALMENTS = 10_000_000;
const PER_SECOND = 150;
/** Each makes a call about every three seconds. */
const VISITORS = 450;
/** Caches and heaps are filled then. */
const WARM_S = 180;
const SECONDS = Number(process.env.OKIENKO_BENCH_SECONDS ?? 3600);
const MEASURED_VISITS = 150;
const PORT = 28_191;
const BANK_PORT = PORT + 1;
const HOME = `http://127.0.0.1:${PORT}`;

/** As PostgreSQL should be set on a machine with 24 GiB; every commit waits for the disk. */
const SERVING = [
  ...['shared_buffers=4GB', 'effective_cache_size=12GB', 'random_page_cost=1.1', 'max_wal_size=4GB'],
  'shared_preload_libraries=pg_stat_statements',
];

/** What an hour has shown: docs/how-to/size.md is made of it. */
export interface Hour {
  day: string;
  instalments: number;
  databaseGiB: number;
  service: Record<string, ServiceTime>;
  seconds: number;
  calls: number;
  failed: number;
  ms: Record<string, { calls: number; p50: number; p95: number; p99: number }>;
  minutes: Minute[];
}

/**
 * An hour of two processes of the office on one PostgreSQL, with a commune of 100,000 residents and ten million instalments:
 * residents log in, read what they have to pay, order payments and download PDFs.
 */
export async function hour(): Promise<Row[]> {
  const folder = process.env.OKIENKO_BENCH_FOLDER ?? join(tmpdir(), 'okienko-hour');
  mkdirSync(folder, { recursive: true });
  const place = await commune(folder, RESIDENTS, INSTALMENTS);
  return onPostgres(place.data, SERVING, async (address, database) => {
    const pool = new pg.Pool({ connectionString: address, max: 1 });
    await pool.query('create extension if not exists pg_stat_statements');
    const ask = async (sql: string) => (await pool.query(sql)).rows;
    const logins: { login: string }[] = await ask(
      `select login from konta where login like 'mieszkaniec%' order by md5(login)`,
    );
    const [{ instalments }] = (await ask('select count(*)::int as instalments from "ratyZbiorcze"')) as [never];
    let visits = 0;
    const next = (): Visit => visit(HOME, logins[visits++ % logins.length]!.login, visits);
    const p24 = join(folder, 'p24.json');
    const bank = await start('bench/hour/bank.ts', BANK_PORT, { P24: p24 }, '/ready');
    const env = {
      ...{ ...place.env, DATABASE_URL: address, OKIENKO_ADRES: HOME, OKIENKO_PROCESSES: '2' },
      ...{ OKIENKO_P24: p24, OKIENKO_KIR: '0' },
      // Each resident has a network, as behind a proxy.
      OKIENKO_PROXIES: '1',
    };
    const office = await start('server/main.ts', PORT, env, '/api/pi/stan');
    const pids = { office: office.pid!, database };
    try {
      const traffic = { home: HOME, perSecond: PER_SECOND, ready: [], visitors: VISITORS, next };
      await load({ ...traffic, seconds: Math.min(WARM_S, SECONDS), measured: new Measured() });
      // What the office does after a call is not one of the next.
      await wait(2000);
      const service = await serviceTimes(HOME, pids, Array.from({ length: MEASURED_VISITS }, next));
      await ask('select pg_stat_statements_reset()');
      const measured = new Measured();
      const minutes = minuteByMinute(pids, measured);
      await load({ ...traffic, seconds: SECONDS, measured });
      const [{ gib }] = (await ask('select pg_database_size(current_database()) / 1073741824.0 as gib')) as [never];
      const result: Hour = {
        day: new Date().toISOString().slice(0, 10),
        instalments,
        databaseGiB: Number(gib),
        service,
        seconds: SECONDS,
        ...summary(measured),
        minutes: minutes.stop(),
      };
      writeFileSync(join(folder, 'measured.json'), JSON.stringify(result, undefined, 2));
      writeFileSync(join(folder, 'statements.json'), JSON.stringify(await ask(STATEMENTS), undefined, 2));
      if (measured.failed.length > 0) console.error(measured.failed.slice(0, 50).join('\n'));
      return rowsOf(result);
    } finally {
      await pool.end();
      await stop(office);
      await stop(bank);
    }
  });
}

const STATEMENTS = `select calls, round(total_exec_time) as "totalMs", round(mean_exec_time::numeric, 3) as "meanMs",
  round(max_exec_time) as "maxMs", shared_blks_read as read, query from pg_stat_statements order by total_exec_time desc limit 60`;

function summary({ ms: byKind, failed }: Measured): Pick<Hour, 'calls' | 'failed' | 'ms'> {
  const all = [...byKind.values()].flat();
  const of = (values: readonly number[]) => ({
    calls: values.length,
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
  });
  const kinds = [...byKind].map(([kind, values]) => [kind, of(values)] as const);
  return { calls: all.length, failed: failed.length, ms: Object.fromEntries([['all', of(all)], ...kinds]) };
}

function rowsOf({ seconds, calls, failed, ms: byKind, instalments, minutes }: Hour): Row[] {
  const all = byKind.all!;
  const where = `${Math.round(seconds / 60)} minutes at ${PER_SECOND} calls a second among ${instalments.toLocaleString('en')} instalments`;
  const tenth = Math.max(1, Math.floor(minutes.length / 6));
  const memory = (some: readonly Minute[]) => median(some.map(({ officeMiB }) => officeMiB));
  const [before, after] = [memory(minutes.slice(0, tenth)), memory(minutes.slice(-tenth))];
  return [
    {
      what: `${where}: the slowest of 20 (p95)`,
      measured: `${ms(all.p95)}, p99 ${ms(all.p99)}, ${calls.toLocaleString('en')} calls, ${failed} failed`,
      budget: '≤ 250 ms, none fails',
      yardstick: '–',
      met: all.p95 <= 250 && failed === 0,
    },
    {
      what: 'the same: memory of the office in its last ten minutes',
      measured: `${after} MiB, ${before} in the first ten`,
      budget: '≤ 1.1 ×',
      yardstick: '–',
      met: after <= 1.1 * before,
    },
  ];
}
