/*
 * `npm run docs:pictures`: the screenshots of docs/, taken from an office that this program starts: the shipped commune, the second one
 * of examples/, and the service of the tutorial. Chromium is the machine's own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { addVersion, makeCurrent } from '../../codegen/publish/versions.ts';
import { followTutorial } from './followTutorial.ts';
import { recordScenario } from './recordScenario.ts';
import { shootWeek, startHistory } from './weekPictures.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/pictures');
const cli = join(root, 'codegen/cli.ts');
const PORT = Number(process.env.PORT ?? 8377);
const at = `http://127.0.0.1:${PORT}`;

interface Picture {
  name: string;
  path: string;
  width: number;
  height: number;
}

const home = mkdtempSync(join(tmpdir(), 'okienko-pictures-'));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
await followTutorial(home);
if (process.argv[2] === 'workbench') await shootWorkbenches();
else if (process.argv[2] === 'week') await shootWeeks();
else await shootAll();
await browser.close();
rmSync(home, { recursive: true });

async function shootAll(): Promise<void> {
  await shoot(undefined, [
    { name: 'services', path: '/lista-uslug', width: 1000, height: 700 },
    { name: 'home', path: '/strona-glowna', width: 1000, height: 760 },
    { name: 'budget', path: '/uslugi/budzet-dochody', width: 1000, height: 760 },
  ]);
  await shoot(join(root, 'examples/brzezno'), [{ name: 'brzezno', path: '/strona-glowna', width: 1000, height: 760 }]);
  await shoot(join(home, 'brzozowa'), [
    { name: 'tutorial', path: '/uslugi/zbiorki-odpadow', width: 1000, height: 640 },
    { name: 'tutorial-phone', path: '/uslugi/zbiorki-odpadow', width: 360, height: 720 },
  ]);
  await shootWorkbenches();
  await shootWeeks();
}

/** A clerk's week in the studio, with a version that is published and a history, in each language. */
async function shootWeeks(): Promise<void> {
  for (const language of ['pl', 'en'] as const) {
    const [name, place] = [`tydzien-${language}`, join(home, `wersje-${language}`)];
    cpSync(join(home, 'brzozowa'), join(home, name), { recursive: true });
    startHistory(join(home, name));
    addVersion(place, join(home, name), { nr: 1, at: '2026-11-20T09:00:00Z', by: 'ewa' });
    makeCurrent(place, 1);
    const bench = spawn(process.execPath, [cli, 'dev', name, '--port', String(PORT), '--to', place], {
      cwd: home,
      stdio: 'inherit',
    });
    try {
      await answering();
      const page = await browser.newPage({ viewport: { width: 1280, height: 820 }, locale: language });
      page.setDefaultTimeout(90_000);
      await shootWeek(page, at, language, async (picture) => {
        // A saved change loads the portal anew.
        await page.frameLocator('#portal').locator('h1').first().waitFor();
        await page.screenshot({ path: join(folder, `week-${picture}.${language}.png`) });
      });
    } finally {
      await end(bench);
    }
  }
}

/** The workbench with the tutorial's service, and with the second commune and a misspelt name. */
async function shootWorkbenches(): Promise<void> {
  await shootWorkbench('brzozowa', 'workbench', async (page) => {
    await page.getByText('Zbiórki odpadów', { exact: true }).first().click();
  });
  for (const language of ['en', 'pl'] as const) {
    await shootWorkbench('brzozowa', `studio.${language}`, chooseTable, language);
    const record = (page: Page) => recordScenario(page, at, language);
    await shootWorkbench('brzozowa', `studio-scenario.${language}`, record, language);
  }
  cpSync(join(root, 'examples/brzezno'), join(home, 'examples/brzezno'), { recursive: true });
  const screen = join(home, 'examples/brzezno/screens/drogi/zgloszenie.json');
  await shootWorkbench('examples/brzezno', 'dev', async (page) => {
    await page.getByLabel('Signed in').selectOption('person');
    await page.getByText('Zgłoś uszkodzenie drogi').first().click();
    await page.getByText('Blocks', { exact: true }).click();
    await page.waitForTimeout(3000);
    writeFileSync(screen, readFileSync(screen, 'utf8').replace('form.ulica', 'form.ulcia'));
  });
}

/** The studio, with the table of a screen chosen in it. */
async function chooseTable(page: Page): Promise<void> {
  await page.goto(`${at}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  await page.locator('[data-at="tabela"]').click();
}

/** @param municipality its folder in `home`, the base of file names in messages @param locale of the browser */
async function shootWorkbench(
  municipality: string,
  name: string,
  use: (page: Page) => Promise<void>,
  locale = 'en',
): Promise<void> {
  const args = [cli, 'dev', municipality, '--port', String(PORT)];
  const bench = spawn(process.execPath, args, { cwd: home, stdio: 'inherit' });
  try {
    await answering();
    const page = await browser.newPage({ viewport: { width: 1280, height: 760 }, locale });
    await page.goto(`${at}/dev/`);
    await use(page);
    await page.waitForTimeout(6000);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  } finally {
    await end(bench);
  }
}

/** Screenshots of one municipality, in each language of the docs. */
async function shoot(municipality: string | undefined, pictures: Picture[]): Promise<void> {
  const office = start(municipality);
  try {
    await answering();
    for (const language of ['en', 'pl']) for (const picture of pictures) await take(browser, picture, language);
  } finally {
    await end(office);
  }
}

function start(municipality: string | undefined): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(PORT),
    OKIENKO_VAR: join(home, 'var'),
    OKIENKO_RESIDENTS: '300',
    ...(municipality && { OKIENKO_CONFIG: municipality }),
  };
  return spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'inherit' });
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill('SIGTERM');
  await new Promise((done) => program.once('exit', done));
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (
      await fetch(at).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((later) => setTimeout(later, 500));
  }
  throw new Error('The office does not answer.');
}

async function take(browser: Browser, { name, path, width, height }: Picture, language: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const query = path.includes('?') ? '&' : '?';
  await page.goto(`${at}${path}${query}lang=${language}`, { waitUntil: 'networkidle' });
  await page.locator('main h1, h1').first().waitFor();
  const notice = page.locator('.ok-cookies button');
  if (await notice.isVisible()) await notice.click();
  await page.screenshot({ path: join(folder, `${name}.${language}.png`) });
  await page.close();
}
