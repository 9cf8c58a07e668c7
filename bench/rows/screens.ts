import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, chromium as testBrowser } from '../../tests/chromium.ts';
import { cpuMicroseconds } from '../cpu.ts';
import type { Given } from '../page/given.ts';
import { median, middleHalf, ms, type Row, times } from '../row.ts';
import type { Drawing, Part } from '../shared/drawing.ts';
import { benchPages } from './benchPages.ts';

/** Residents have a whole browser; the tests run in the headless shell. */
const wholeBrowser = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const ROUNDS = 15;
const EACH = 10;

/** Milliseconds of CPU of each round: from the descriptor, and by hand. */
type Pair = readonly [number[], number[]];
type Command = { [Name in keyof Drawing]: [Name, ...Parameters<Drawing[Name]>] }[keyof Drawing];

/** Parts of screens from their descriptors against the same by hand with native controls, in a real browser. */
export async function screens(): Promise<Row[]> {
  const { given, address, close } = await benchPages();
  const browser = await chromium.launch({
    args: chromiumArgs,
    executablePath: wholeBrowser ?? testBrowser,
  });
  try {
    const tabs = [await open(browser, `${address}/page/`, given), await open(browser, `${address}/native/`, given)];
    const drawn = (part: Part, amount: number) => measure(browser, tabs, amount, [], ['draw', part, amount], ['clear']);
    const rows: Row[] = [];
    for (const [part, name, most] of parts) {
      await assertSame(tabs, part);
      rows.push(ratio(`CPU of drawing ${name}, from its descriptor`, await drawn(part, EACH), most));
    }
    const keys = await measure(browser, tabs, 4 * EACH, ['draw', 'form', 1], ['type', 4 * EACH], ['clear']);
    rows.push(ratio('CPU of one key stroke in that form', keys, 1.1));
    rows.push(limit('CPU of a table of 100,000 rows: shown', await drawn('many', 1), 60));
    const sorted = await measure(browser, tabs, 1, ['draw', 'many', 1], ['sort'], ['clear']);
    return [...rows, limit('the same: sorted by a text column', sorted, 200)];
  } finally {
    await browser.close();
    close();
  }
}

const parts = [
  ['form', 'a form of five fields', 1.3],
  ['screen', 'a screen with choice, facts, notice and table', 1.3],
  ['table', 'a table of five rows', 1.5],
] as const;

async function open(browser: Browser, url: string, given: Given): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(url);
  await page.evaluate(async (all: unknown) => {
    const window = globalThis as unknown as { bench(given: unknown): Promise<Drawing>; drawing: Drawing };
    window.drawing = await window.bench(all);
  }, given as unknown);
  return page;
}

const run = (page: Page, command: Command | []): Promise<void> =>
  page.evaluate(
    async ([name, ...values]) => {
      if (!name) return;
      const { drawing } = globalThis as unknown as { drawing: Record<string, (...values: unknown[]) => Promise<void>> };
      await drawing[name]!(...values);
    },
    command as readonly (string | number)[] as [string, ...unknown[]],
  );

/**
 * Both pages in turns: only what the second command does is measured.
 *
 * @param amount how often it does it
 * @returns milliseconds of CPU of one
 */
async function measure(
  browser: Browser,
  tabs: readonly Page[],
  amount: number,
  ...[before, measured, after]: [Command | [], Command, Command]
): Promise<Pair> {
  const pair: Pair = [[], []];
  // In the first rounds the JavaScript engine has not compiled the code yet.
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const index of round % 2 ? [0, 1] : [1, 0]) {
      const tab = tabs[index]!;
      await run(tab, before);
      const started = await cpuOf(browser);
      await run(tab, measured);
      const used = (await cpuOf(browser)) - started;
      await run(tab, after);
      if (round >= 0) pair[index]!.push(used / amount / 1000);
    }
  }
  return pair;
}

/** The CPU time of all pages so far, in microseconds; only one of them does anything. */
async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { id }) => sum + cpuMicroseconds(id), 0);
}

/** Both do the same work only if assistive technology is given the same, but for the groups of a table's rows and its caption. */
async function assertSame(tabs: readonly Page[], part: Part): Promise<void> {
  const trees: string[][] = [];
  for (const tab of tabs) {
    await run(tab, ['draw', part, 1]);
    const lines = (await tab.locator('main').ariaSnapshot()).split('\n').map((line) => line.trim());
    trees.push(lines.filter((line) => !/^- (rowgroup|caption)/.test(line)));
    await run(tab, ['clear']);
  }
  assert.deepEqual(trees[0], trees[1]);
}

function ratio(what: string, [described, byHand]: Pair, most: number): Row {
  const ratios = described.map((took, round) => took / byHand[round]!);
  const share = median(ratios);
  return {
    what,
    measured: `${times(share)} (${middleHalf(ratios)}), ${median(described).toFixed(2)} ms`,
    budget: `≤ ${most} ×`,
    yardstick: `by hand with native controls: ${median(byHand).toFixed(2)} ms`,
    met: share <= most,
  };
}

function limit(what: string, [described, byHand]: Pair, most: number): Row {
  const took = median(described);
  return {
    what,
    measured: ms(took),
    budget: `≤ ${most} ms`,
    yardstick: `by hand: ${ms(median(byHand))}`,
    met: took <= most,
  };
}
