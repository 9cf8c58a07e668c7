import { rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { afterChange } from './afterChange.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { expect, overflow, test, violations } from './portal.ts';
import { DRZEWA, writeRejestr } from './rejestr.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/site, codegen/data, server/engine

/** A register whose pages the office cuts, with and without scripts. */
test.describe.configure({ mode: 'serial' });

const ADDRESS = '/uslugi/stare-drzewa';
let folder: string;
let office: OwnOffice;
test.beforeAll(async () => {
  folder = writeRejestr();
  office = await ownOffice({ OKIENKO_CONFIG: folder });
  await office.start();
});
test.afterAll(async () => {
  await office?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const pager = (page: Page) => page.getByRole('navigation', { name: /^Strony/ });
const numbers = (page: Page) => page.locator('main .ok-table tbody tr th').allInnerTexts();
const between = (from: number, to: number) => DRZEWA.slice(from, to).map(({ nr }) => String(nr));
const oaks = DRZEWA.filter(({ gatunek }) => gatunek === 'Dąb').map(({ nr }) => String(nr));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page is an address, and the pages are forms that keep the filter and the size', async ({ page }) => {
    await page.goto(office.origin + ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stare drzewa');
    expect(await numbers(page)).toEqual(between(0, 10));
    await expect(pager(page)).toContainText('Strona 1 z 5');
    await pager(page).getByRole('button', { name: 'Następna' }).click();
    await expect(page).toHaveURL(/\?strona=2$/);
    expect(await numbers(page)).toEqual(between(10, 20));
    await pager(page).getByRole('button', { name: 'Poprzednia' }).click();
    expect(await numbers(page)).toEqual(between(0, 10));

    await pager(page).getByLabel('Wierszy na stronie').selectOption('20');
    await pager(page).getByRole('button', { name: 'Pokaż' }).click();
    await expect(pager(page)).toContainText('Strona 1 z 3');
    expect(await numbers(page)).toEqual(between(0, 20));

    await page.getByLabel('Gatunek').selectOption({ label: 'Dąb' });
    await page.getByRole('button', { name: 'Pokaż' }).first().click();
    expect(await numbers(page)).toEqual(oaks);
    await page.goto(`${office.origin}${ADDRESS}?wierszy=5&strona=3&gatunek=${encodeURIComponent('Dąb')}`);
    expect(await numbers(page)).toEqual(oaks.slice(10, 15));
    await pager(page).getByRole('button', { name: 'Następna' }).click();
    expect(await numbers(page)).toEqual(oaks.slice(15));
    await expect(page).toHaveURL(/gatunek=D%C4%85b/);
    await expect(page).toHaveURL(/wierszy=5/);
    await expect(page).toHaveURL(/strona=4/);
  });

  test('a page behind the last leads to the last, and one that is none to the first', afterChange, async ({ page }) => {
    await page.goto(`${office.origin}${ADDRESS}?strona=99&gatunek=Lipa&wierszy=5`);
    await expect(page).toHaveURL(/\?strona=4&gatunek=Lipa&wierszy=5$/);
    await expect(pager(page)).toContainText('Strona 4 z 4');
    expect(await numbers(page)).toEqual(['47']);
    for (const wrong of ['strona=0', 'strona=-3', 'strona=abc', 'strona=1.5', 'wierszy=0', 'wierszy=1000000']) {
      const answer = await page.goto(`${office.origin}${ADDRESS}?${wrong}`);
      expect([wrong, answer!.status(), await numbers(page)]).toEqual([wrong, 200, between(0, 10)]);
    }
    expect((await page.goto(`${office.origin}${ADDRESS}?strona=2147483648`))!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stare drzewa');
  });
});

test('with scripts the same pages come without a new document', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(office.origin + ADDRESS);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await pager(page).getByRole('button', { name: 'Następna' }).click();
  await expect(page.locator('main .ok-table tbody tr th').first()).toHaveText('11');
  expect(await numbers(page)).toEqual(between(10, 20));
  await page.getByLabel('Gatunek').selectOption({ label: 'Dąb' });
  await expect(pager(page)).toContainText('Strona 1 z 2');
  await page.goto(`${office.origin}${ADDRESS}?strona=99`);
  await expect(pager(page)).toContainText('Strona 5 z 5');
  await page.goto(`${office.origin}${ADDRESS}?strona=-3`);
  await expect(pager(page)).toContainText('Strona 1 z 5');
  expect(await numbers(page)).toEqual(between(0, 10));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});
