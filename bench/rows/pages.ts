import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { cpuMicroseconds } from '../cpu.ts';
import { median, ms, type Row } from '../row.ts';
import { start, stop } from './office.ts';

const PORT = 8191;
const HOME = `http://127.0.0.1:${PORT}`;
const API = '/api/pi/stan';
const ENCODING = { 'accept-encoding': 'br' };
/** Tiles, a table with a chart, a chart, a form, a list of services, an article. */
const PAGES = [
  '/',
  '/uslugi/budzet-dochody',
  '/uslugi/najpopularniejsze-imiona',
  '/logowanie',
  '/uslugi/informacje-publiczne',
  '/kontakt',
];
/** Budgets: pages a second of one core. */
const CACHED = 3000;
const ANEW = 60;
const ROUNDS = 9;
const VISITS = 2000;

/** Pages drawn by the office: from its cache, anew, and beside calls of the API. */
export async function pages(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const office = await start('server/main.ts', PORT, { OKIENKO_VAR: folder }, API);
  try {
    return [await fromCache(office.pid!), ...(await anew(office.pid!))];
  } finally {
    await stop(office);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fromCache(pid: number): Promise<Row> {
  const url = `${HOME}${PAGES[1]}`;
  const load = (limits: object) => autocannon({ url, headers: ENCODING, connections: 10, ...limits });
  await load({ amount: 3 * VISITS });
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    cpu.push(await cpuOfEach(pid, VISITS, () => load({ amount: VISITS })));
  }
  const perSecond = 1e6 / median(cpu);
  const { latency } = await load({ duration: 4, overallRate: CACHED / 2 });
  return row('pages a second of one core, from the cache', perSecond, CACHED, latency.p99);
}

/** No two visits have the same address and reading, so each page is drawn. */
async function anew(pid: number): Promise<Row[]> {
  const visits = allVisits();
  const next = (amount: number, rate: number) => atRate(visits.splice(0, amount), rate, visit);
  await next(96, ANEW);
  const cpu: number[] = [];
  for (let round = 0; round < 4; round++) cpu.push(await cpuOfEach(pid, 24, () => next(24, ANEW)));
  const calls = Array.from({ length: 300 }, () => ({ address: API, cookie: '' }));
  const [drawn, called] = await Promise.all([next(96, ANEW / 2), atRate(calls, 100, visit)]);
  return [
    row('pages a second of one core, drawn anew', 1e6 / median(cpu), ANEW, p99(drawn)),
    {
      what: `slowest of 100 API calls (p99) while ${ANEW / 2} pages a second are drawn`,
      measured: ms(p99(called)),
      budget: '≤ 50 ms',
      yardstick: '–',
      met: p99(called) <= 50,
    },
  ];
}

const row = (what: string, perSecond: number, least: number, slowest: number): Row => ({
  what,
  measured: `${Math.round(perSecond)}, p99 at ${least / 2} a second ${ms(slowest)}`,
  budget: `≥ ${least}, p99 ≤ 50 ms`,
  yardstick: '–',
  met: perSecond >= least && slowest <= 50,
});

interface Visit {
  address: string;
  cookie: string;
}

/** Every page in every reading: its language by the cookie, and again by the address. */
function allVisits(): Visit[] {
  const looks = ['pl', 'en', 'de', 'uk'].flatMap((language) =>
    ['-.1', '-.2', '-.3', 'yb.1', 'yb.2', 'yb.3'].map((look) => ({ language, cookie: `${language}.${look}` })),
  );
  return [false, true].flatMap((inAddress) =>
    looks.flatMap(({ language, cookie }) =>
      PAGES.map((page) => ({
        address: inAddress ? `${page}?lang=${language}` : page,
        cookie: `okienko.czytanie=${cookie}`,
      })),
    ),
  );
}

/** @returns the time of the response, ms */
async function visit({ address, cookie }: Visit): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${HOME}${address}`, { headers: { ...ENCODING, cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return performance.now() - started;
}

/** @returns the CPU of one of so many requests, µs */
async function cpuOfEach(pid: number, amount: number, load: () => Promise<unknown>): Promise<number> {
  const before = cpuMicroseconds(pid);
  await load();
  return (cpuMicroseconds(pid) - before) / amount;
}

/** Begins so many requests a second, whether the earlier ones have been answered or not. */
async function atRate<T>(items: readonly T[], perSecond: number, request: (item: T) => Promise<number>) {
  const started = performance.now();
  const running = items.map(async (item, index) => {
    await wait(Math.max(0, started + (1000 * index) / perSecond - performance.now()));
    return request(item);
  });
  return Promise.all(running);
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1]!;
