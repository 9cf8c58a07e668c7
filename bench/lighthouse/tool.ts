import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumArgs } from '../../tests/chromium.ts';

/** Installed by npm on demand: it is large, and nothing else needs it. */
const TOOL = 'lighthouse@13.5.0';

/** Of a page of Puppeteer, which Lighthouse brings along: what the bench uses. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  evaluate<Values extends readonly unknown[]>(run: (...values: Values) => unknown, ...values: Values): Promise<unknown>;
  waitForFunction(is: () => unknown): Promise<unknown>;
  waitForSelector(selector: string): Promise<unknown>;
  accessibility: { snapshot(options: { root: unknown }): Promise<AxNode | null> };
}

/** What assistive technology is given about an element. */
export interface AxNode {
  role: string;
  name?: string;
  description?: string;
  children?: AxNode[];
}

export interface Browser {
  /** A tab without cookies, storage and cache of the others. */
  createBrowserContext(): Promise<{ newPage(): Promise<Tab>; close(): Promise<void> }>;
  close(): Promise<void>;
}

export interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

interface Flags {
  onlyCategories: readonly string[];
  disableFullPageScreenshot: boolean;
  logLevel: 'silent';
}
type Lighthouse = (url: string, flags: Flags, config: undefined, tab: Tab) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse with its mobile profile, a slow phone on a slow network, and its browser. */
export async function openTool() {
  const found = spawnSync('npx', ['--yes', '--prefer-offline', `--package=${TOOL}`, '-c', 'command -v lighthouse'], {
    encoding: 'utf8',
  });
  if (found.status !== 0) throw new Error(`${TOOL} could not be installed: ${found.stderr}`);
  const program = realpathSync(found.stdout.trim());
  const load = (file: string) => import(pathToFileURL(file).href);
  const { default: run }: { default: Lighthouse } = await load(join(dirname(program), '../core/index.js'));
  const puppeteer = await load(createRequire(program).resolve('puppeteer-core'));
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  return {
    launch: (): Promise<Browser> => puppeteer.default.launch({ executablePath, args: chromiumArgs }),
    /** @throws when Chromium gave no trace, which happens now and then */
    async audit(tab: Tab, url: string, onlyCategories: readonly string[]): Promise<Report> {
      const flags: Flags = { onlyCategories, disableFullPageScreenshot: true, logLevel: 'silent' };
      const report = (await run(url, flags, undefined, tab))?.lhr;
      if (report?.audits['total-blocking-time']?.numericValue === undefined) throw new Error(`${url}: no report`);
      return report;
    },
  };
}
export type Tool = Awaited<ReturnType<typeof openTool>>;
