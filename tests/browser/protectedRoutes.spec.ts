import type { Locator, Page } from 'playwright/test';
import { isNight } from '../night.ts';
import { expect, openCard, overflow, test, violations } from './portal.ts';
import { signIn } from './signIn.ts';
import { settle } from './walk/looks.ts';
import { listen } from './walk/strictPage.ts';

/** Pages behind the login, for a signed-in resident; publicRoutes.spec.ts tests the others. */
const open: Record<string, (page: Page) => Promise<unknown>> = {
  'my matters': (page) => page.goto('/moje-sprawy'),
  dues: (page) => page.goto('/lista-naleznosci'),
  card: (page) => openCard(page, /POD\//),
  vehicles: async (page) => {
    await openCard(page, /TRA\//);
    await page.getByRole('button', { name: 'Wykaz pojazdów' }).click();
    await expect(page.getByRole('table', { name: /Pojazdy podlegające/ })).toBeVisible();
  },
  request: (page) => page.goto('/uslugi/wyslij-zgloszenie'),
  'orders to empty a cesspit': (page) => page.goto('/uslugi/nieczystosci-ciekle'),
  'payments, with details': (page) => details(page),
  'a payment under way': async (page) => {
    const id = await (await details(page)).innerText();
    await page.goto(`/platnosc-wynik?result=ok&przelew=${id}`);
    await expect(page.getByText(/Czekamy na potwierdzenie/)).toBeVisible();
  },
  panel: (page) => page.goto('/panel-uzytkownika'),
};

/** Opens the history and its first payment, which waits for the bank. @returns the element with its number */
async function details(page: Page): Promise<Locator> {
  await page.goto('/uslugi/historia-platnosci-internetowych');
  await page
    .getByRole('button', { name: /^Szczegóły/ })
    .first()
    .click();
  const id = page.getByRole('definition').filter({ hasText: /^[0-9a-f]{8}-/ });
  await expect(id).toBeVisible();
  return id;
}

/**
 * The usual run has a phone and a desk of each page, one of them in contrast: the second pair on each second page. The last look is
 * in another language, for which the page is loaded anew: in the usual run on each third page.
 */
const looks = [
  { name: 'desk', width: 1280, height: 900, contrast: false, font: '1', lang: 'pl', pair: 0 },
  { name: 'contrast, largest font, phone', width: 360, height: 740, contrast: true, font: '3', lang: 'pl', pair: 0 },
  { name: 'phone', width: 360, height: 740, contrast: false, font: '1', lang: 'pl', pair: 1 },
  { name: 'contrast on a desk', width: 1280, height: 900, contrast: true, font: '2', lang: 'pl', pair: 1 },
  { name: 'Ukrainian', width: 360, height: 740, contrast: false, font: '2', lang: 'uk' },
] as const;

/** In the usual run axe checks each page in one look, in contrast on each second pair of pages. */
const withAxeIn = (look: (typeof looks)[number], turn: number): boolean =>
  isNight || (look.lang === 'pl' && look.contrast === turn % 4 > 1);

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const [turn, [screen, go]] of Object.entries(open).entries()) {
  test(`${screen}: nothing is cut off and axe finds no problem, on a phone and on a desktop`, async ({ page }) => {
    const complaints = await listen(page);
    await signIn(page, 'anna.wisniewska');
    await go(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const { pathname } = new URL(page.url());
    const faults: string[] = [];
    for (const look of looks.filter((look) => isNight || ('pair' in look ? look.pair === turn % 2 : turn % 3 === 0))) {
      await page.setViewportSize(look);
      if (look.lang !== 'pl') {
        await page.evaluate((lang) => localStorage.setItem('okienko.jezyk', lang), look.lang);
        await page.reload();
        await expect(page.locator('html[data-drawn]')).toHaveAttribute('lang', look.lang);
        await expect(heading).toBeVisible();
      }
      await page.evaluate(({ contrast, font }) => {
        const { dataset } = document.documentElement;
        dataset.font = font;
        if (contrast) dataset.contrast = 'yb';
        else delete dataset.contrast;
      }, look);
      await settle(page, complaints);
      expect(new URL(page.url()).pathname).toBe(pathname);
      const wider = await overflow(page);
      if (wider > 0) faults.push(`${look.name}: wider than the window by ${wider} px`);
      if (withAxeIn(look, turn)) faults.push(...(await violations(page)).map((fault) => `${look.name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
