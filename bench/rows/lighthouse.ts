import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { CATEGORIES, middleOf, rowsOf, usualRow } from '../lighthouse/figures.ts';
import { type MeasuredPage, measuredPages } from '../lighthouse/pages.ts';
import { sameTree } from '../lighthouse/sameTree.ts';
import { siteByHand } from '../lighthouse/siteByHand.ts';
import { type Browser, openTool, type Report, type Tab, type Tool } from '../lighthouse/tool.ts';
import type { Row } from '../row.ts';
import { login } from './login.ts';
import { start, stop } from './office.ts';

/** localhost: only there does a browser keep the cookie of a session without TLS. */
const OURS = 'http://localhost:8193';
const BY_HAND_PORT = 8194;
const BY_HAND = `http://localhost:${BY_HAND_PORT}`;
const ROUNDS = 5;

/** An address that is measured, and its reports of all rounds. */
interface Audited {
  address: string;
  isProtected: boolean;
  reports: Report[];
}

/** Pages of the portal and pages written by hand, in turns, so that a busy machine affects all alike. */
export async function lighthouse(): Promise<Row[]> {
  const tool = await openTool();
  const folder = mkdtempSync(join(tmpdir(), 'okienko-bench-'));
  const office = await start('server/main.ts', 8193, { OKIENKO_VAR: folder }, '/api/pi/stan');
  const answers = await answersOf(`${OURS}/api`);
  // The office draws a page on its first request.
  for (const { path } of measuredPages) await (await fetch(OURS + path, { headers: { connection: 'close' } })).text();
  const site = await siteByHand(BY_HAND_PORT, answers);
  try {
    const pages = measuredPages.map((page) => ({ page, ...audited(page) }));
    const all = pages.flatMap(({ ours, theirs }) => [ours, ...(theirs ? [theirs] : [])]);
    for (let round = 0; round < ROUNDS; round += 1) await measure(tool, all, round === 0);
    const changed = await changedYardsticks(tool);
    const measured = pages.map(({ page, ours, theirs }) => {
      const figures = middleOf(ours.reports);
      const rows = rowsOf(page, figures, theirs && middleOf(theirs.reports));
      return { figures, rows: changed.has(page) ? rows.map(notTheSame) : rows };
    });
    return [...measured.flatMap(({ rows }) => rows), usualRow(measured.map(({ figures }) => figures))];
  } finally {
    site.close();
    await stop(office);
    rmSync(folder, { recursive: true, force: true });
  }
}

function audited({ path, yardstick, isProtected = false }: MeasuredPage): { ours: Audited; theirs?: Audited } {
  const ours = { address: OURS + path, isProtected, reports: [] };
  if (!yardstick) return { ours };
  return { ours, theirs: { address: BY_HAND + yardstick.path, isProtected: false, reports: [] } };
}

/** One round: each page once, in a browser that nobody has used. */
async function measure(tool: Tool, all: readonly Audited[], isFirst: boolean): Promise<void> {
  const browser = await tool.launch();
  try {
    for (const one of all) {
      const report = () => audit(tool, browser, one, isFirst ? CATEGORIES : CATEGORIES.slice(0, 1));
      one.reports.push(await report().catch(report));
    }
  } finally {
    await browser.close();
  }
}

async function audit(
  tool: Tool,
  browser: Browser,
  { address, isProtected }: Audited,
  categories: readonly string[],
): Promise<Report> {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    if (isProtected) await logIn(tab);
    return await tool.audit(tab, address, categories);
  } finally {
    await context.close();
  }
}

/** Leaves in the tab what a login by the portal's form leaves. */
async function logIn(tab: Tab): Promise<void> {
  await tab.goto(`${OURS}/robots.txt`);
  await tab.evaluate(
    async (account, haslo) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ login: account, haslo });
      const { token, czasSesji } = await (await fetch('/api/konto/token', { method: 'POST', headers, body })).json();
      localStorage.setItem('okienko.token', token);
      localStorage.setItem('okienko.koniecSesji', String(Date.now() + czasSesji));
    },
    'anna.wisniewska',
    DEMO_PASSWORD,
  );
}

/** The data that the pages by hand show. */
async function answersOf(api: string) {
  const headers = await login(api);
  const ask = async (path: string) => (await fetch(`${api}${path}`, { headers })).json();
  const dajLataBudzetowe = await ask('/fk/gmina/dajLataBudzetowe');
  const rok = Math.max(...dajLataBudzetowe.lataBudzetowe);
  const dajDochodyBudzetu = await ask(`/fk/gmina/dajDochodyBudzetu?rok=${rok}`);
  return { table: { dajLataBudzetowe, dajDochodyBudzetu }, payments: await ask('/platnosci/historia') };
}

/** Pages of which the page by hand no longer has the same content for assistive technology. */
async function changedYardsticks(tool: Tool): Promise<ReadonlySet<MeasuredPage>> {
  const browser = await tool.launch();
  const changed = new Set<MeasuredPage>();
  for (const page of measuredPages) {
    if (!page.yardstick?.sameTree) continue;
    if (!(await sameTree(browser, [OURS + page.path, BY_HAND + page.yardstick.path]))) changed.add(page);
  }
  await browser.close();
  return changed;
}

const notTheSame = (row: Row): Row => ({
  ...row,
  yardstick: `${row.yardstick} (its content differs from the page)`,
  met: false,
});
