import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import playwright from '../../playwright.config.ts';
import type { Given } from '../page/given.ts';
import type { Bench, Pair } from '../page/main.tsx';
import { median, ms, type Row, times } from '../row.ts';

const root = join(import.meta.dirname, '../..');
const PORT = 8194;
/** Residents have a whole browser; the tests run in the headless shell. */
const wholeBrowser = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Screens from their descriptors against the same by hand, and a table of 100,000 rows, in a real browser. */
export async function screens(): Promise<Row[]> {
  await build({ configFile: join(root, 'bench/vite.config.ts'), logLevel: 'warn' });
  const { municipality } = await openMunicipality({ root });
  if (!municipality) throw new Error('the municipality has errors');
  const { manifest, files, texts } = municipality;
  const fileOf = (name: string) => JSON.parse(files.get(name)?.body ?? '');
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '').split('?', 1)[0]!;
    const file = join(root, 'dist/bench', path);
    const body = path.startsWith('/m/')
      ? files.get(path.slice(3))?.body
      : existsSync(file)
        ? readFileSync(file)
        : undefined;
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': types[path.split('.').pop() ?? ''] ?? 'text/plain' })
      .end(body);
  }).listen(PORT, '127.0.0.1');
  const browser = await chromium.launch({
    ...playwright.use?.launchOptions,
    ...(wholeBrowser && { executablePath: wholeBrowser }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`http://127.0.0.1:${PORT}/`);
    const given: Given = {
      manifest,
      texts: texts.pl,
      budget: fileOf(manifest.screens['budzet/dochody']?.file ?? ''),
      request: fileOf(manifest.screens['zgloszenia/nowe']?.file ?? ''),
      validators: `/m/${manifest.screens['zgloszenia/nowe']?.validators}`,
    };
    const { mounted, keys, rows } = await page.evaluate(async (all: unknown) => {
      const bench: Bench = await (window as unknown as { bench(given: unknown): Promise<Bench> }).bench(all);
      // In the first runs the code is not yet compiled by the JavaScript engine.
      await bench.mount(20);
      await bench.keys(10);
      return { mounted: await bench.mount(120), keys: await bench.keys(40), rows: await bench.rows(9) };
    }, given as unknown);
    return [
      ratio('a screen from its descriptor against the same by hand: mount', mounted, 1.15),
      ratio('the same: one key stroke in a form', keys, 1.1),
      limit('a table of 100,000 rows: shown', rows.shown, 60),
      limit('the same: sorted by a text column', rows.sorted, 200),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

function ratio(what: string, { described, coded }: Pair, most: number): Row {
  const share = median(described) / median(coded);
  return {
    what,
    measured: `${times(share)} (${median(described).toFixed(2)} ms)`,
    budget: `≤ ${most} ×`,
    yardstick: `by hand: ${median(coded).toFixed(2)} ms`,
    met: share <= most,
  };
}

function limit(what: string, { described, coded }: Pair, most: number): Row {
  const took = median(described);
  return {
    what,
    measured: ms(took),
    budget: `≤ ${most} ms`,
    yardstick: `by hand: ${ms(median(coded))}`,
    met: took <= most,
  };
}
