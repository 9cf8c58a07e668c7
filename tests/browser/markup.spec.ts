import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { build } from 'vite';
import { generated } from '../blocks/xss/generate.ts';
import { all } from '../blocks/xss/vectors.ts';

/** Only Trusted Types, so that the sanitiser alone is tested, without the rest of the portal's policy. */
const POLICY = "require-trusted-types-for 'script'; trusted-types portal-html";
const AT_ONCE = 250;

/** The portal's sanitiser, with the checks of tests/blocks/xss. */
async function bundled(): Promise<string> {
  const entry = join(import.meta.dirname, '../blocks/xss/page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

declare global {
  interface Window {
    proof: { hits: number; refused: string[]; draw(markups: readonly string[]): unknown[] };
  }
}

test('no markup runs code, fetches from other sites or leaves its container in a browser that enforces Trusted Types', async ({
  page,
}) => {
  const code = await bundled();
  const strange: string[] = [];
  page.on('dialog', (dialog) => {
    strange.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => strange.push(error.message));
  page.on('framenavigated', (frame) => frame.url().endsWith('/proba') || strange.push(`went to ${frame.url()}`));
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== 'http://localhost:8199') strange.push(`fetched ${route.request().url()}`);
    if (pathname === '/proba.js') return route.fulfill({ contentType: 'text/javascript', body: code });
    if (pathname !== '/proba') return route.fulfill({ status: 404 });
    const body = '<!doctype html><meta charset="utf-8"><title>x</title><script type="module" src="/proba.js"></script>';
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body });
  });
  await page.goto('http://localhost:8199/proba');
  await page.waitForFunction(() => 'proof' in window);

  const markups = [...all, ...generated(Number(process.env.XSS_TRIES ?? 1000), 7)];
  const wrong: unknown[] = [];
  for (let first = 0; first < markups.length; first += AT_ONCE) {
    const some = markups.slice(first, first + AT_ONCE);
    wrong.push(...(await page.evaluate((list) => window.proof.draw(list), some)));
  }
  expect(wrong).toEqual([]);
  expect(await page.evaluate(() => window.proof.hits)).toBe(0);
  // The sanitiser empties a script before it removes it; the policy refuses that assignment too.
  const refused = await page.evaluate(() => window.proof.refused);
  expect(refused.filter((one) => !/ (HTML|SVG)ScriptElement text\|/.test(one))).toEqual([]);
  expect(strange).toEqual([]);
});
