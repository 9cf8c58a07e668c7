import { expect, type Page } from 'playwright/test';
import { isNight } from '../../night.ts';
import type { Complaints } from './strictPage.ts';

export interface Look {
  width: 360 | 1280;
  contrast: boolean;
  font: 1 | 2 | 3;
}

/** Both widths, both contrasts, the three sizes of letters; neighbours differ in one thing. */
export const looks: readonly Look[] = ([360, 1280] as const).flatMap((width) =>
  [false, true].flatMap((contrast) => ([1, 2, 3] as const).map((font) => ({ width, contrast, font }))),
);

export const lookName = ({ width, contrast, font }: Look): string =>
  `${width} px, ${contrast ? 'contrast' : 'colours'}, font ${font}`;

/** In the usual run, page by page in turn: each width with each contrast, and all sizes of letters. */
const looksInTurn = [
  '360 px, contrast, font 3',
  '1280 px, colours, font 1',
  '360 px, colours, font 2',
  '1280 px, contrast, font 2',
];

/** For other languages: their longer words in the largest letters on a phone, or on a desktop. */
const looksOfWords = ['360 px, colours, font 3', '1280 px, colours, font 1'];

/** One look of a page in the usual run; every look in every language at night. */
export function looksOf(first: boolean, page: number): readonly Look[] {
  if (isNight) return looks;
  const inTurn = first ? looksInTurn : looksOfWords;
  const wanted = inTurn[(first ? page : page / OTHER_LANGUAGE) % inTurn.length];
  return looks.filter((look) => lookName(look) === wanted);
}

/** One of this many pages is opened in another language too. */
const OTHER_LANGUAGE = 8;

/**
 * The languages of a page, for each test. In the usual run each page is opened in the first language, and each eighth in one of
 * the others in turn, so that all languages occur. At night each language has a test of its own.
 */
export function languagesOf<T>(all: readonly T[], page: number): readonly (readonly T[])[] {
  const [first, ...others] = all;
  if (isNight || first === undefined) return all.map((one) => [one]);
  if (page % OTHER_LANGUAGE !== 0) return [[first]];
  const turn = (page / OTHER_LANGUAGE) % others.length;
  return [[first, ...others.slice(turn, turn + 1)]];
}

/** In the usual run axe checks each page once, in the first language: its rules do not depend on the texts. */
export const withAxeIn = (first: boolean): boolean => isNight || first;

/**
 * In the usual run axe measures the colours of each third page, which takes as long as all its other rules together. Pages of one
 * kind have the same colours, and these pages have both contrasts in turn.
 */
export const withColoursIn = (page: number): boolean => isNight || page % 3 === 0;

/**
 * Changes the look of the page by its buttons; a page without them gets the stored preferences at its start
 * (src/portal/stores/PreferencesStore.ts).
 */
export async function applyLook(page: Page, look: Look, complaints: Complaints): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.evaluate(({ contrast, font }) => {
    const html = document.documentElement;
    const tools = document.querySelector('.ok-bar__tools');
    const press = (button: HTMLElement | null | undefined, wanted: boolean) => {
      if (button && (button.getAttribute('aria-pressed') === 'true') !== wanted) button.click();
    };
    press(tools?.querySelector<HTMLElement>(':scope > button[aria-pressed]'), contrast);
    press(tools?.querySelector<HTMLElement>(`.ok-fonts__size--${font}`), true);
    if (tools) return;
    if (contrast) html.dataset.contrast = 'yb';
    else delete html.dataset.contrast;
    html.dataset.font = String(font);
  }, look);
  await settle(page, complaints);
  const { contrast, font } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect({ contrast, font }).toEqual({ contrast: look.contrast ? 'yb' : undefined, font: String(look.font) });
}

/** Waits until everything is loaded and still: requests, lazy parts and their content, fonts, motion. */
export async function settle(page: Page, complaints: Complaints): Promise<void> {
  let before = -1;
  const unrest = async () => {
    // A response may start another request or a part of the page when the browser is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    const { waiting, size } = await page.evaluate(() => ({
      waiting: document.querySelectorAll('[aria-busy="true"], .ok-skeleton, .ok-screen__rest').length + window.asking(),
      size: document.body.outerHTML.length,
    }));
    const grows = size === before ? 0 : 1;
    before = size;
    return complaints.pending() + waiting + grows;
  };
  await expect
    .poll(unrest, { message: 'the page comes to rest', intervals: [20, 40, 60, 100], timeout: 20_000 })
    .toBe(0);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame();
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    );
  });
}

/** Scrolls down the page once, so that content that waits to be near the window is loaded. */
export async function scrollThrough(page: Page, complaints: Complaints): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
    window.scrollTo(0, 0);
  });
  await settle(page, complaints);
}
