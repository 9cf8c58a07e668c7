import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

/** Where pages are laid for the Nu checker (tests/browser/markup.after.ts). */
export const MARKUP = 'test-results/browser/markup';

/** The page as it stands now, and what is framed in it. */
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
