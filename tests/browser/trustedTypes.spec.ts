import { test as anyPage } from 'playwright/test';
import { expect, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
anyPage.use({ serviceWorkers: 'allow' });

anyPage('a page refuses markup, scripts of workers and policies that are not its own', async ({ page }) => {
  await page.goto('/kontakt');
  const outcomes = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const attempts: Record<string, () => unknown> = {
      markup: () => document.createElement('p').insertAdjacentHTML('beforeend', '<b>x</b>'),
      emptying: () => Object.assign(document.createElement('p'), { innerHTML: '' }),
      worker: () => new Worker('/sw.js'),
      'service worker': () => navigator.serviceWorker.register('/sw.js'),
      'default policy': () => trustedTypes.createPolicy('default', {}),
      'another policy': () => trustedTypes.createPolicy('other', {}),
    };
    const outcomeOf = async (attempt: () => unknown) => {
      try {
        await attempt();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return Promise.all(Object.entries(attempts).map(async ([name, attempt]) => [name, await outcomeOf(attempt)]));
  });
  expect(Object.fromEntries(outcomes)).toEqual({
    markup: 'TypeError',
    emptying: 'TypeError',
    worker: 'TypeError',
    'service worker': 'TypeError',
    'default policy': 'TypeError',
    'another policy': 'TypeError',
  });
});

test('the worker of the portal is registered', async ({ page }) => {
  await page.goto('/kontakt');
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(new URL(script ?? '').pathname).toBe('/sw.js');
});

test('a drawn chart is removed without a violation when the page changes', async ({ page }) => {
  await page.goto('/uslugi/najpopularniejsze-imiona');
  const chart = page.locator('.ok-chart__picture').first();
  await chart.scrollIntoViewIfNeeded();
  await page.locator('html[data-drawn]').waitFor();
  await chart.hover();
  await expect(page.locator('[_echarts_instance_] svg').first()).toBeVisible();
  await page.locator('.ok-brand').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[_echarts_instance_]')).toHaveCount(0);
});
