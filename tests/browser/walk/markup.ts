import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

/** The folder of pages for the Nu checker (tests/browser/markup.after.ts). */
export const MARKUP = 'test-results/browser/markup';

/** Writes the present markup of the page and of its frames. */
export async function keepMarkup(page: Page, name: string): Promise<void> {
  for (const [index, frame] of page.frames().entries()) {
    const html = await frame.evaluate(() => document.documentElement.outerHTML);
    keep(index ? `${name}.frame${index}` : name, `<!doctype html>\n${html}\n`);
  }
}

export function keep(name: string, html: string): void {
  mkdirSync(MARKUP, { recursive: true });
  writeFileSync(`${MARKUP}/${name.replace(/[^\w.]+/g, '-')}.html`, html);
}
