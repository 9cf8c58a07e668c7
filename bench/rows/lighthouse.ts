import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../row.ts';
import { start, stop } from './office.ts';

/** Fetched when it is run: it is large, and nothing else needs it. */
const tool = 'lighthouse@13.5.0';
const pages = [
  { name: 'home', path: '/', lcp: 1300 },
  { name: 'a table screen', path: '/uslugi/budzet-dochody', lcp: 1800 },
  { name: 'a form screen', path: '/logowanie', lcp: 1800 },
];

/** Lighthouse with its mobile profile: a slow phone on a slow network. */
export async function lighthouse(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const server = await start('server/main.ts', 8193, { OKIENKO_VAR: join(folder, 'var') }, '/api/pi/stan');
  const rows = pages.map(({ name, path, lcp }): Row => {
    const report = join(folder, 'report.json');
    const args = [
      '--yes',
      tool,
      `http://localhost:8193${path}`,
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
    ];
    const flags =
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
    const chrome = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
    spawnSync('npx', [...args, flags], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) },
    });
    if (!existsSync(report))
      return {
        what: `Lighthouse, ${name}`,
        measured: 'not measured',
        budget: '',
        yardstick: `${tool} could not be run`,
        met: false,
      };
    const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(report);
    const score = (key: string): number => Math.round(categories[key].score * 100);
    const value = (key: string): number => audits[key].numericValue;
    const measured = `${score('performance')} / ${score('accessibility')} / ${score('best-practices')}, LCP ${(value('largest-contentful-paint') / 1000).toFixed(2)} s, TBT ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}`;
    return {
      what: `Lighthouse mobile, ${name}: performance / accessibility / best practices`,
      measured,
      budget: `≥ 98 / 100 / 100, LCP ≤ ${lcp / 1000} s, TBT ≤ 100 ms, CLS 0`,
      yardstick: '–',
      met:
        score('performance') >= 98 &&
        score('accessibility') === 100 &&
        score('best-practices') === 100 &&
        value('largest-contentful-paint') <= lcp &&
        value('total-blocking-time') <= 100 &&
        value('cumulative-layout-shift') < 0.001,
    };
  });
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
  return rows;
}
