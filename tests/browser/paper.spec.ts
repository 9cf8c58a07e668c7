import { execFileSync } from 'node:child_process';
import { isNight } from '../night.ts';
import { expect, openCard, plain, test } from './portal.ts';
import { signIn } from './signIn.ts';
import { scrollThrough } from './walk/looks.ts';
import { answerAs, manifest, places } from './walk/places.ts';
import { listen } from './walk/strictPage.ts';

// Login forms are not printed. The usual run prints each twelfth page (keyboard.spec.ts tests others).
const printable = places.filter(({ leadsTo, oneOfMany }) => !leadsTo && !oneOfMany);
for (const place of printable.filter(
  ({ name }, index) => isNight || (index % 12 === 1 && !name.startsWith('konto/')),
)) {
  const { name, address } = place;
  test(`${name} prints its heading and its whole content, without controls`, async ({ page }) => {
    const complaints = await listen(page);
    await answerAs(page, place);
    await page.goto(address ?? '/');
    await expect(page.locator('html')).toHaveAttribute('data-drawn');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await scrollThrough(page, complaints);
    const title = await heading.innerText();
    const text = await printed(await page.pdf({ format: 'A4' }));
    expect(text).toContain(plain(title));
    expect(text).toContain(manifest.name);
    // A page about the login contains this word in its text.
    const buttons = name.startsWith('konto/') ? [] : ['Zaloguj'];
    for (const word of ['Przejdź do treści', 'Menu', 'Rozumiem', ...buttons])
      expect(text.replace(title, '')).not.toContain(word);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 672, height: 1000 });
    expect(await onPaper(page)).toEqual([]);
  });
}

test('only filters that are set are printed', async ({ page }) => {
  await signIn(page, 'anna.wisniewska');
  await openCard(page, /POD\//);
  // The heading is drawn before the data, and paper shows only loaded data.
  const rows = page.getByRole('table', { name: 'Raty', exact: true }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('.ok-screen__rest')).toHaveCount(0);
  const empty = await printed(await page.pdf());
  expect(empty).toContain('Niezapłacone');
  expect(empty).not.toMatch(/Wszystkie|Termin od|Kwota od/);
  await page.getByLabel('Kwota od').fill('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kwotaOd=/);
  await expect(page.locator('.ok-chip')).toHaveCount(1);
  expect(await printed(await page.pdf())).toContain('Kwota od: 100,00 zł');
});

async function printed(pdf: Buffer): Promise<string> {
  return plain(execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })).replaceAll(
    '\u00ad',
    '',
  );
}

/** Elements that should not be on paper: navigation, buttons, empty fields, columns outside the sheet. */
function onPaper(page: import('playwright/test').Page): Promise<string[]> {
  return page.evaluate(() => {
    const clicked =
      'nav:not(.ok-hive, .ok-pager), button:not(th button, h2 button, h3 button, .ok-card__open), .ok-skip, .ok-cookies, .ok-snackbars';
    const faults = [...document.querySelectorAll(clicked)]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
      .map((element) => `printed: ${element.outerHTML.slice(0, 120)}`);
    for (const box of document.querySelectorAll<HTMLElement>('.ok-page, .ok-table__frame'))
      if (box.scrollWidth > box.clientWidth + 1)
        faults.push(`beside the sheet: ${box.className} ${box.scrollWidth} > ${box.clientWidth}`);
    return faults;
  });
}
