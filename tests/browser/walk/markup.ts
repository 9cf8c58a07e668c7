import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

/** Where pages are laid for the Nu checker (tests/browser/markup.after.ts). */
export const MARKUP = 'test-results/markup';

/** The page as it stands now. */
export async function keepMarkup(page: Page, name: string): Promise<void> {
  keep(name, `<!doctype html>\n${await page.evaluate(() => document.documentElement.outerHTML)}\n`);
}

export function keep(name: string, html: string): void {
  mkdirSync(MARKUP, { recursive: true });
  writeFileSync(`${MARKUP}/${name.replace(/[^\w.]+/g, '-')}.html`, html);
}
