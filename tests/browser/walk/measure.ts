import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from 'playwright/test';

const axeSource = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(
    root: Element,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
}

/** axe in the page or frame as it is now, which is large and may be there already. */
export async function addAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** The problems that axe finds in the present state of the page. */
export async function axeFaults(page: Page, withColours = true): Promise<string[]> {
  return (await Promise.all(page.frames().map((frame) => axeFaultsOf(frame, withColours)))).flat();
}

/** Each frame separately, since it is a page of another site. An opening dialog is measured when it has its final colours. */
export async function axeFaultsOf(frame: Frame, withColours = true): Promise<string[]> {
  await addAxe(frame);
  return faultsIn(frame.locator(':root'), withColours);
}

/** The problems in one part of a page of which the rest has been measured. */
export async function axeFaultsIn(part: Locator): Promise<string[]> {
  await addAxe(part.page());
  return faultsIn(part);
}

function faultsIn(part: Locator, withColours = true): Promise<string[]> {
  return part.evaluate(
    async (root, [tags, enabled]) => {
      // Not awaited: a browser that draws no frames never ends them.
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(root, {
        runOnly: tags,
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
        rules: { 'color-contrast': { enabled } },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [TAGS, withColours] as const,
  );
}

/** Measured faults: elements outside the window or their box, cut texts, and targets that are too small. */
export async function sizeFaults(page: Page): Promise<string[]> {
  return (await Promise.all(page.frames().map(sizeFaultsOf))).flat();
}

function sizeFaultsOf(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 40)}"`;
    const isForListenersAlone = (element: Element): boolean =>
      element.getBoundingClientRect().width <= 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForListenersAlone(element.parentElement));
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.ok-skip, [aria-hidden="true"], svg') &&
      !isForListenersAlone(element);
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) {
      const out = [...document.querySelectorAll('body *')].filter(
        (element) => seen(element) && element.getBoundingClientRect().right > window.innerWidth + 0.5,
      );
      faults.push(`wider than the window by ${wider} px: ${out.slice(0, 3).map(nameOf).join(', ')}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!seen(element)) continue;
      const style = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const cutsX = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      // Letters are slightly higher than their line.
      const cutsY =
        hides(style.overflowY) && element.scrollHeight > element.clientHeight + Number.parseFloat(style.fontSize) / 5;
      if ((cutsX || cutsY) && element.textContent?.trim() && !element.title)
        faults.push(
          `cut: ${nameOf(element)} ${element.scrollWidth}>${element.clientWidth} ${element.scrollHeight}>${element.clientHeight}`,
        );
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const box = node.parentElement;
      if (!box || !node.textContent?.trim() || !seen(box) || box.closest('option, script, template, style')) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let holder: Element = box;
      while (getComputedStyle(holder).display.startsWith('inline') && holder.parentElement)
        holder = holder.parentElement;
      const room = holder.getBoundingClientRect();
      if (text.right > room.right + 2 || text.left < room.left - 2) faults.push(`out of its box: ${nameOf(holder)}`);
    }
    const targets = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role="button"]';
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      if (!seen(target)) continue;
      const inSentence =
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent?.trim() !== target.textContent?.trim();
      const label = target.closest('label') ?? (target as HTMLInputElement).labels?.[0];
      // A target that covers its whole card is as large as the card.
      const after = getComputedStyle(target, '::after');
      const over = after.position === 'absolute' && after.inset === '0px' ? target.offsetParent : null;
      const parts = [target, label, over].filter((part) => part != null);
      const boxes = parts.map((element) => element.getBoundingClientRect());
      if (!inSentence && !boxes.some(({ width, height }) => width >= 24 && height >= 24))
        faults.push(`smaller than 24 px: ${nameOf(target)}`);
    }
    return [...new Set(faults)];
  });
}
