import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { whenIdle } from '../cpu.ts';
import { ms, type Row } from '../row.ts';

const root = join(import.meta.dirname, '../..');

/** The flags of `npm start`: a small young generation keeps memory small. */
const startFlags: string[] =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/** Reads of the office on its embedded database against bare Fastify with the same indexed query, both under the same load. */
export async function office(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const server = await start('server/main.ts', 8191, { OKIENKO_VAR: folder }, '/api/pi/stan');
  const path = '/api/fk/gmina/dajDochodyBudzetu?rok=2025';
  const ours = await load(`http://127.0.0.1:8191${path}`);
  const memory = residentMiB(server.pid ?? 0);
  const pdf = await timedFetch('http://127.0.0.1:8191/api/fk/gmina/dajDochodyBudzetuPdf?rok=2025');
  await stop(server);
  const bare = await start('bench/bareFastify.ts', 8192, { DATABASE: join(folder, 'okienko.sqlite') }, path);
  const theirs = await load(`http://127.0.0.1:8192${path}`);
  await stop(bare);
  rmSync(folder, { recursive: true, force: true });
  const share = ours.perSecond / theirs.perSecond;
  return [
    {
      what: 'API reads a second, 50 connections',
      measured: `${Math.round(ours.perSecond)} (${Math.round(share * 100)} %)`,
      budget: '≥ 60 % of bare Fastify',
      yardstick: `bare Fastify: ${Math.round(theirs.perSecond)}`,
      met: share >= 0.6,
    },
    {
      what: 'slowest of 100 API reads (p99), 50 connections',
      measured: ms(ours.p99),
      budget: '≤ 50 ms',
      yardstick: `bare Fastify: ${ms(theirs.p99)}`,
      met: ours.p99 <= 50,
    },
    {
      what: 'memory of the office after that load',
      measured: `${memory} MiB`,
      budget: '≤ 250 MiB',
      yardstick: '–',
      met: memory <= 250,
    },
    { what: 'a PDF of one year’s budget', measured: ms(pdf), budget: '≤ 1 s', yardstick: '–', met: pdf <= 1000 },
  ];
}

async function load(url: string): Promise<{ perSecond: number; p99: number }> {
  await autocannon({ url, connections: 50, duration: 2 });
  const result = await autocannon({ url, connections: 50, duration: 6 });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function timedFetch(url: string): Promise<number> {
  await (await fetch(url)).arrayBuffer();
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - started;
}

const running = new Set<ChildProcess>();
// A measurement that fails leaves no server behind.
process.once('exit', () => {
  for (const child of running) child.kill();
});

/** Starts a server, and waits until its start is over. */
export async function start(
  program: string,
  port: number,
  env: Record<string, string>,
  path: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...startFlags, program], {
    cwd: root,
    // As scripts/run.mjs sets it.
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '4194304',
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} stopped`);
    await new Promise((wait) => setTimeout(wait, 100));
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    // If the port was in use, another server may answer.
    if (!answer?.ok || child.exitCode !== null) continue;
    await whenIdle(child.pid!);
    return child;
  }
  throw new Error(`${program} did not start`);
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

function residentMiB(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return Math.round(Number(line?.[1]) / 1024);
}
