import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { expect, test } from './portal.ts';
import { signIn } from './signIn.ts';
import { scrollThrough } from './walk/looks.ts';
import { answerAs, places } from './walk/places.ts';
import { listen } from './walk/strictPage.ts';
import { tabFaults } from './walk/tabs.ts';

// Guards: src/portal, src/blocks, src/lang, screens, locales, services.config.json

// The tests share no data, so they may run at the same time.
test.describe.configure({ mode: 'parallel' });

/** These two account screens together have every kind of field. The usual run omits the other account screens. */
const accountScreens = ['konto/logowanie', 'konto/rejestracja'];
const testedPlaces = places
  .filter(({ leadsTo, oneOfMany }) => !leadsTo && !oneOfMany)
  // The usual run tests every twelfth page; paper.spec.ts tests others.
  .filter(
    ({ name }, index) => isNight || accountScreens.includes(name) || (index % 12 === 0 && !name.startsWith('konto/')),
  );

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [index, place] of testedPlaces.entries()) {
    const { name, address } = place;
    // In the usual run the pages alternate between phone and desktop.
    for (const width of isNight ? [360, 1280] : [index % 2 ? 1280 : 360]) {
      test(`${name} at ${width} px: Tab reaches every control in order, the focus is visible, and nothing moves`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const complaints = await listen(page);
        await answerAs(page, place);
        await page.goto(address ?? '/');
        await expect(page.locator('html')).toHaveAttribute('data-drawn');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await scrollThrough(page, complaints);
        expect(await tabFaults(page)).toEqual([]);
        const animations = await page.evaluate(
          () =>
            document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
              .length,
        );
        expect(animations).toBe(0);
      });
    }
  }
});

test('the first tab stop skips the menu', async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  // The page is drawn before its data are loaded, and until then the content has no tab stop.
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Przejdź do treści' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test(
  'the language menu opens, closes by Escape and returns the focus, also after a choice',
  afterChange,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-drawn');
    const menu = page.getByRole('button', { name: /Język/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Deutsch' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: /Sprache/ })).toBeFocused();
  },
);

test('in the search, Escape closes the results, then clears the field', afterChange, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.pressSequentially('imiona');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('imiona');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('a slash opens the search on any page, and closing it returns the focus', afterChange, async ({ page }) => {
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const button = page.getByRole('button', { name: 'Wysoki kontrast' });
  await button.focus();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

// In every run, since the parts of the portal are seen alone only after a change.
test('the menu on a phone traps the focus, closes by Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.locator(':focus')).toBeVisible();
  const stops = await drawer.locator('a[href], button').count();
  for (let step = 0; step <= stops; step++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog traps the focus, closes by Escape and returns the focus', async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Jan Nowak' }).press('Enter');
  await page.getByRole('button', { name: 'Zmień podmiot' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Jan Nowak' })).toBeFocused();
});

test('a list, a card and its instalments can be reached and selected by keyboard alone', async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await page.goto('/lista-naleznosci');
  const card = page.locator('.ok-card').first().locator('a, button').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karta należności');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const box = page
    .getByRole('table', { name: 'Raty', exact: true })
    .locator('tbody input[type=checkbox]:enabled')
    .first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Wybrano 1 ratę na kwotę/)).toBeVisible();
});
