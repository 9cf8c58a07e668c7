import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../row.ts';
import { start, stop } from './office.ts';

/** Loaded on demand: it is large, and nothing else needs it. */
const tool = 'lighthouse@13.5.0';
const pages = [
  { name: 'home', path: '/', lcp: 1300 },
  { name: 'a table screen', path: '/uslugi/budzet-dochody', lcp: 1800 },
  { name: 'a chart screen', path: '/uslugi/najpopularniejsze-imiona-wg-roku', lcp: 1800 },
  { name: 'a form screen', path: '/logowanie', lcp: 1800 },
];

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Lighthouse with its mobile profile: a slow phone on a slow network. */
export async function lighthouse(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const server = await start('server/main.ts', 8193, { OKIENKO_VAR: join(folder, 'var') }, '/api/pi/stan');
  const rows: Row[] = [];
  for (const { name, path, lcp } of pages) {
    const address = `http://localhost:8193${path}`;
    // The office builds a page on its first request.
    await (await fetch(address, { headers: { connection: 'close' } })).text();
    const report = middle([audit(address, folder), audit(address, folder), audit(address, folder)]);
    if (!report) {
      rows.push({
        what: `Lighthouse, ${name}`,
        measured: 'not measured',
        budget: '–',
        yardstick: `${tool} gave no report`,
        met: false,
      });
      continue;
    }
    const score = (key: string): number => Math.round((report.categories[key]?.score ?? 0) * 100);
    const value = (key: string): number => report.audits[key]?.numericValue ?? Number.NaN;
    const measured = `${score('performance')} / ${score('accessibility')} / ${score('best-practices')} / ${score('seo')}, LCP ${(value('largest-contentful-paint') / 1000).toFixed(2)} s, TBT ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}`;
    rows.push({
      what: `Lighthouse mobile, ${name}: performance / accessibility / best practices / SEO`,
      measured,
      budget: `≥ 98 / 100 / 100 / 100, LCP ≤ ${lcp / 1000} s, TBT ≤ 100 ms, CLS 0`,
      yardstick: '–',
      met:
        score('performance') >= 98 &&
        score('accessibility') === 100 &&
        score('best-practices') === 100 &&
        score('seo') === 100 &&
        value('largest-contentful-paint') <= lcp &&
        value('total-blocking-time') <= 100 &&
        value('cumulative-layout-shift') < 0.001,
    });
  }
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

interface Report {
  categories: Record<string, { score: number } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** The median of several runs by blocking time, because a single run says more about the machine than about the page. */
function middle(runs: readonly (Report | undefined)[]): Report | undefined {
  const blocking = (report: Report): number => report.audits['total-blocking-time']?.numericValue ?? 0;
  const sorted = runs.filter((run) => run !== undefined).sort((a, b) => blocking(a) - blocking(b));
  return sorted[sorted.length >> 1];
}

/** One run; undefined when Chromium gave no trace, which happens now and then. */
function audit(address: string, folder: string): Report | undefined {
  const path = join(folder, 'report.json');
  rmSync(path, { force: true });
  const categories = '--only-categories=performance,accessibility,best-practices,seo';
  const args = [
    '--yes',
    tool,
    address,
    '--output=json',
    `--output-path=${path}`,
    '--quiet',
    categories,
    `--chrome-flags=${flags}`,
  ];
  const chrome = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
  spawnSync('npx', args, { stdio: 'ignore', env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) } });
  if (!existsSync(path)) return undefined;
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  return report.audits['cumulative-layout-shift']?.numericValue === undefined ? undefined : report;
}
