import type { Page } from 'playwright/test';
import { expect, openCard, overflow, signIn, test, violations } from './portal.ts';

/** Pages behind the login; publicRoutes.spec.ts walks the others. */
const open: Record<string, (page: Page) => Promise<unknown>> = {
  dues: async (page) => {
    await signIn(page, 'anna.wisniewska');
    await page.goto('/lista-naleznosci');
  },
  card: async (page) => {
    await signIn(page, 'anna.wisniewska');
    await openCard(page, /POD\//);
  },
  vehicles: async (page) => {
    await signIn(page, 'anna.wisniewska');
    await openCard(page, /TRA\//);
    await page.getByRole('button', { name: 'Wykaz pojazdów' }).click();
  },
  request: async (page) => {
    await signIn(page, 'anna.wisniewska');
    await page.goto('/uslugi/wyslij-zgloszenie');
  },
};

const looks = [
  { name: 'phone', width: 360, height: 740, contrast: false, font: '1', lang: 'pl' },
  { name: 'desk', width: 1280, height: 900, contrast: false, font: '1', lang: 'pl' },
  { name: 'contrast and largest font on a phone', width: 360, height: 740, contrast: true, font: '3', lang: 'pl' },
  { name: 'Ukrainian', width: 360, height: 740, contrast: false, font: '2', lang: 'uk' },
] as const;

for (const [screen, go] of Object.entries(open)) {
  for (const look of looks) {
    test(`${screen}, ${look.name}: nothing is cut, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize(look);
      await go(page);
      await page.evaluate(({ contrast, font }) => {
        document.documentElement.dataset.font = font;
        if (contrast) document.documentElement.dataset.contrast = 'yb';
      }, look);
      if (look.lang !== 'pl') await page.goto(`${new URL(page.url()).pathname}?lang=${look.lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
  }
}
