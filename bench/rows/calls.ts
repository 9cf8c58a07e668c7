import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { cpuMicroseconds } from '../cpu.ts';
import { median, type Row, times } from '../row.ts';
import { login } from './login.ts';
import { start, stop } from './office.ts';

const OURS = 8191;
const BY_HAND = 8192;
const BUDGET = '/api/fk/gmina/dajDochodyBudzetu?rok=2025';
const CALLS = 1000;
const ROUNDS = 15;
/** Enough for both programs to be compiled by V8. */
const WARM_UP = 6000;

/** The CPU of one call against that of the same call written by hand, in turns on the same data. */
export async function calls(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const office = await start('server/main.ts', OURS, { OKIENKO_VAR: folder }, '/api/pi/stan');
  const files = { DATABASE: join(folder, 'okienko.sqlite'), PEPPER: join(folder, 'demo-pepper') };
  const byHand = await start('bench/byHand/main.ts', BY_HAND, files, BUDGET);
  try {
    const headers = await login(`http://127.0.0.1:${OURS}/api`);
    return [
      await row('the public budget', BUDGET, {}, [office.pid!, byHand.pid!]),
      await row('the dues list, logged in', '/api/naleznosci/lista', headers, [office.pid!, byHand.pid!]),
    ];
  } finally {
    await stop(byHand);
    await stop(office);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function row(name: string, path: string, headers: Record<string, string>, pids: [number, number]): Promise<Row> {
  const addresses = [OURS, BY_HAND].map((port) => `http://127.0.0.1:${port}${path}`);
  await assertSame(addresses, headers);
  const cpu: [number[], number[]] = [[], []];
  for (const url of addresses) await load(url, headers, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, url] of addresses.entries()) {
      const before = cpuMicroseconds(pids[index]!);
      await load(url, headers, CALLS);
      cpu[index]!.push((cpuMicroseconds(pids[index]!) - before) / CALLS);
    }
  }
  const ratios = cpu[0].map((ours, round) => ours / cpu[1][round]!);
  const ratio = median(ratios);
  return {
    what: `CPU of one call: ${name}`,
    measured: `${times(ratio)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), ${us(cpu[0])}`,
    budget: '≤ 1.5 ×',
    yardstick: `the same by hand on Fastify: ${us(cpu[1])}`,
    met: ratio <= 1.5,
  };
}

const us = (values: readonly number[]): string => `${Math.round(median(values))} µs`;

/** Both do the same work only if both give the same answer with the same headers. */
async function assertSame(addresses: readonly string[], headers: Record<string, string>): Promise<void> {
  const [ours, byHand] = await Promise.all(
    addresses.map(async (url) => {
      const answer = await fetch(url, { headers });
      const { date, ...sent } = Object.fromEntries(answer.headers);
      return { status: answer.status, sent, body: await answer.json() };
    }),
  );
  assert.deepEqual(byHand, ours);
}

async function load(url: string, headers: Record<string, string>, amount: number): Promise<void> {
  const result = await autocannon({ url, headers, connections: 10, amount });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
}
