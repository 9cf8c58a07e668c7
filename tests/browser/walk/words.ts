import type { Page } from 'playwright/test';
import { namespaces } from './places.ts';

/** Faults in the texts of the page: the number of headings, a wrong language or title, a text key, or a missing text. */
export function wordFaults(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const faults: string[] = [];
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`${headings} h1`);
    const raw = new RegExp(
      `(?:^|[\\s[])(?:${names.join('|')})\\.[a-z]\\w*|\\{\\{|\\bundefined\\b|\\bNaN\\b|\\[object|Invalid Date`,
    );
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    for (const text of texts) {
      const found = raw.exec(text);
      if (found) faults.push(`no words: ${text.slice(Math.max(0, found.index - 20), found.index + 60)}`);
    }
    return faults;
  }, namespaces);
}
