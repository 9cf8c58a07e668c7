import { afterChange } from './afterChange.ts';
import { expect, overflow, test, violations } from './portal.ts';
import { signIn } from './signIn.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/compile, codegen/texts, screens, locales, services.config.json

// No test changes what another one reads.
test.describe.configure({ mode: 'parallel' });

const results = '[role="option"]';

test('the home page finds what people type, and Enter opens it', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Szukaj sprawy lub informacji' });
  await field.fill('imiona dzieci');
  await expect(page.locator(results).first()).toContainText('imiona');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/uslugi\/najpopularniejsze-imiona/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('imiona');
});

test('services are found without diacritics, with a typo, and behind a login', afterChange, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox');
  const dues = (name: RegExp) => page.locator(results, { hasText: name });
  for (const [typed, name] of [
    ['smieci', /Opłaty za odpady do zapłaty/],
    ['śmieci', /Opłaty za odpady do zapłaty/],
    ['psa', /Opłata od posiadania psów do zapłaty/],
    ['podatek od domu', /Podatki gminne do zapłaty/],
    ['śmeici', /Opłaty za odpady do zapłaty/],
    ['ile mam do zapłaty', /Należności do zapłaty/],
  ] as const) {
    await field.fill(typed);
    await expect(dues(name), typed).toContainText('po zalogowaniu');
  }
  await field.fill('podatek od domu');
  await dues(/Podatki gminne do zapłaty/).click();
  await expect(page).toHaveURL(/\/logowanie$/);
});

test('a signed-in resident is not asked to sign in', afterChange, async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await page.goto('/');
  await page.getByRole('combobox').fill('smieci');
  const found = page.locator(results, { hasText: 'Opłaty za odpady do zapłaty' });
  await expect(found).toBeVisible();
  await expect(found).not.toContainText('po zalogowaniu');
  await expect(page.locator('.ok-tile__lock')).toHaveCount(0);
});

test('a slash opens the search on any page, the arrows and Enter choose, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/lista-uslug');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const button = page.getByRole('button', { name: 'Szukaj sprawy lub informacji' });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('wyborcow');
  await expect(page.locator(results)).not.toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(results).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/uslugi\/liczba-/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('text typed before the code is loaded is searched for afterwards', afterChange, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/libraries-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('combobox');
  await field.pressSequentially('smieci');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await expect(field).toHaveValue('smieci');
  await expect(field).toBeFocused();
  await expect(page.locator(results).first()).toBeVisible();
});

test(
  'another language finds services by its own words, and by the name on the letters of the office',
  afterChange,
  async ({ page }) => {
    await page.goto('/?lang=en');
    const field = page.getByRole('combobox');
    for (const typed of ['rubbish', 'należności do zapłaty']) {
      await field.fill(typed);
      await expect(page.locator(results).first(), typed).toContainText(/after signing in/);
    }
  },
);

test('on the narrowest phone nothing is cut off, with letters of each size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const widerBy = async () => {
    await expect(page.locator(results).first()).toBeVisible();
    const wider: number[] = [];
    for (const font of ['1', '2', '3']) {
      await page.evaluate((size) => {
        document.documentElement.dataset.font = size;
      }, font);
      wider.push(await overflow(page));
    }
    return Math.max(...wider);
  };
  await page.goto('/');
  await page.getByRole('combobox').fill('podatek');
  expect(await widerBy()).toBeLessThanOrEqual(0);
  await page.goto('/kontakt');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await page.getByRole('button', { name: 'Szukaj sprawy lub informacji' }).click();
  await page.getByRole('combobox').fill('podatek');
  expect(await widerBy()).toBeLessThanOrEqual(0);
  // With the largest letters, which were set last.
  expect(await violations(page)).toEqual([]);
});

test(
  'the public information list opens group by group, and each service says whether it needs a login',
  afterChange,
  async ({ page }) => {
    await page.goto('/uslugi/informacje-publiczne');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informacje publiczne');
    await page.getByRole('button', { name: /^Budżet gminy/ }).click();
    const card = page.locator('.ok-card', { hasText: 'Budżet – dochody' });
    await expect(card).toContainText('dostępne bez logowania');
    expect(await violations(page)).toEqual([]);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/uslugi\/budzet-dochody$/);
  },
);
