import type { AxNode, Browser } from './tool.ts';

/** Do two pages give assistive technology the same content? */
export async function sameTree(browser: Browser, addresses: readonly string[]): Promise<boolean> {
  const context = await browser.createBrowserContext();
  const trees: string[] = [];
  for (const address of addresses) {
    const tab = await context.newPage();
    await tab.goto(address);
    // Controls of the portal are disabled until its code is there.
    await tab.waitForFunction(() => document.querySelector('main') && !document.querySelector('main :disabled'));
    const tree = await tab.accessibility.snapshot({ root: await tab.waitForSelector('main') });
    trees.push(tree ? linesOf(tree).join('\n') : address);
  }
  await context.close();
  return trees.every((tree) => tree === trees[0]);
}

/** An element without role and name, such as one for later announcements, says nothing. */
const linesOf = ({ role, name = '', description = '', children = [] }: AxNode): string[] => [
  ...(role === 'generic' && !name ? [] : [[role, name, description].join(' ').trim()]),
  ...children.flatMap(linesOf),
];
