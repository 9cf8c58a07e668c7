import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Client, type Request } from 'autocannon';
import { withPostgres } from '../../scripts/postgres.ts';
import { readConfig } from '../../server/app/config.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { openPostgres } from '../../server/engine/db/open.ts';
import { manyCards } from '../manyCards.ts';
import { ms, type Row } from '../row.ts';
import { login } from './login.ts';
import { start, stop } from './office.ts';

const RESIDENTS = '100000';
const INSTALMENTS = 10_000_000;
const PER_SECOND = 150;
const VISITORS = 40;
/** Caches and heaps are filled then. */
const WARM_S = 300;
const SECONDS = Number(process.env.OKIENKO_BENCH_SECONDS ?? 3600);
const HOME = 'http://127.0.0.1:8191';

/**
 * An hour of two processes of the office on one PostgreSQL, with a commune of 100,000 residents and ten million instalments:
 * residents read their dues, pages and the budget, log in and load PDFs.
 */
export async function hour(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  return withPostgres(async (address) => {
    const env = { DATABASE_URL: address, OKIENKO_VAR: folder, OKIENKO_RESIDENTS: RESIDENTS };
    const config = readConfig(env);
    const database = await openPostgres(address);
    await prepareDatabase(database, config, new Date().toISOString().slice(0, 10));
    const instalments = await manyCards(database, INSTALMENTS);
    const rows = await database.query
      .selectFrom('konta')
      .select('login')
      .where('login', 'like', 'mieszkaniec%')
      .limit(VISITORS)
      .execute();
    await database.close();
    const office = await start(
      'server/main.ts',
      8191,
      { ...env, OKIENKO_PROCESSES: '2', OKIENKO_CZAS_SESJI_S: '86400' },
      '/api/pi/stan',
    );
    try {
      const visits: Request[][] = [];
      for (const one of rows) visits.push(await visitOf(one.login));
      await load(visits, WARM_S);
      const before = memoryMiB(office.pid!);
      const result = await load(visits, SECONDS);
      const after = memoryMiB(office.pid!);
      const bad = result.non2xx + result.errors;
      const where = `${Math.round(SECONDS / 60)} minutes at ${PER_SECOND} calls a second among ${instalments.toLocaleString('en')} instalments`;
      return [
        {
          what: `${where}: the slowest of 40 (p97.5)`,
          measured: `${ms(result.latency.p97_5)}, p99 ${ms(result.latency.p99)}, ${result.requests.total.toLocaleString('en')} calls, ${bad} failed`,
          budget: '≤ 250 ms, none fails',
          yardstick: '–',
          met: result.latency.p97_5 <= 250 && bad === 0,
        },
        {
          what: 'the same: memory of the office after it',
          measured: `${after} MiB, ${before} before`,
          budget: '≤ 1.1 ×',
          yardstick: '–',
          met: after <= 1.1 * before,
        },
      ];
    } finally {
      await stop(office);
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** What a resident requests again and again, over one connection: of 200 calls one is a login and one a PDF. */
async function visitOf(name: string): Promise<Request[]> {
  const headers = await login(`${HOME}/api`, name);
  const { karty } = await (await fetch(`${HOME}/api/naleznosci/lista`, { headers })).json();
  const own = (path: string): Request => ({ path: `/api/${path}`, headers });
  const reads: Request[] = [
    own('naleznosci/lista'),
    ...(karty[0] ? [own(`naleznosci/karty/${karty[0].idKartyNaleznosci}/raty`)] : []),
    { path: '/' },
    { path: '/uslugi/budzet-dochody' },
    { path: '/api/fk/gmina/dajDochodyBudzetu?rok=2025' },
  ];
  return [
    ...Array.from({ length: 198 }, (_, at) => reads[at % reads.length]!),
    {
      method: 'POST',
      path: '/api/konto/token',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'anna.wisniewska', haslo: DEMO_PASSWORD }),
    },
    { path: '/api/fk/gmina/dajDochodyBudzetuPdf?rok=2025' },
  ];
}

function load(visits: readonly Request[][], duration: number): Promise<autocannon.Result> {
  let next = 0;
  return autocannon({
    url: HOME,
    connections: visits.length,
    overallRate: PER_SECOND,
    duration,
    setupClient(client: Client) {
      client.setRequests(visits[next++ % visits.length]!);
    },
  });
}

/** Of the process that was started and of those that it has started. */
function memoryMiB(pid: number): number {
  const list = execFileSync('ps', ['-o', 'pid=,ppid=,rss=', '-A'], { encoding: 'utf8' });
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const kB = rows.filter(([own, parent]) => own === pid || parent === pid).reduce((sum, row) => sum + row[2]!, 0);
  return Math.round(kB / 1024);
}
