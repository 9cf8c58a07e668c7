import { execFileSync } from 'node:child_process';
import { DEMO_PASSWORD, DEMO_TOTP_KEY } from '../../server/demo/kit/demoAccounts.ts';
import { authenticatorCode } from '../server/rfc6238.ts';
import { expect, test, violations } from './portal.ts';

/** The present code: from oathtool if it is installed, otherwise from the tests' own authenticator, written from the RFC. */
function code(): string {
  try {
    return execFileSync('oathtool', ['--totp', '--base32', DEMO_TOTP_KEY], { encoding: 'utf8' }).trim();
  } catch {
    return authenticatorCode(DEMO_TOTP_KEY, Date.now());
  }
}

test('after a wrong password a resident solves the captcha by keyboard, logs in with a code, and arrives where the link led', async ({
  page,
}) => {
  // The browser solves five captchas.
  test.setTimeout(120_000);
  // A new name, so that failures are counted for no other test.
  const stranger = `pomylka${Date.now()}`;
  await page.goto('/lista-naleznosci');
  await expect(page).toHaveURL(/\/logowanie/);
  const login = page.getByRole('textbox', { name: /^Login/ });
  const password = page.getByLabel(/^Hasło/).first();
  const summary = page.locator('.ok-form__summary');
  const settled = () => expect(page.locator('.ok-form[aria-busy]')).toHaveCount(0);
  const enter = async (name: string, word: string) => {
    await login.fill(name);
    await password.fill(word);
    const answer = page.waitForResponse((response) => response.url().includes('/api/konto/token'));
    await password.press('Enter');
    await answer;
    await settled();
  };

  for (let count = 0; count < 3; count++) {
    await enter(stranger, 'zle haslo');
    await expect(summary).toContainText('Login lub hasło są nieprawidłowe');
  }
  await enter(stranger, 'zle haslo');
  const box = page.getByRole('checkbox', { name: /Nie jestem robotem/ });
  await expect(summary).toContainText('Zaznacz to pole');
  expect(await violations(page)).toEqual([]);

  // By keyboard alone: from the error summary to the box, and from there to the button.
  await summary.getByRole('link').press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Gotowe' })).toBeVisible({ timeout: 30_000 });
  await expect(box).toBeChecked();
  await page.keyboard.press('Tab');
  const refused = page.waitForResponse((response) => response.url().includes('/api/konto/token'));
  await page.keyboard.press('Enter');
  expect((await (await refused).json()).kod).toBe('1001');
  await settled();
  // A used captcha is solved anew by itself.
  await expect(box).toBeChecked({ timeout: 30_000 });
  await enter(stranger, 'zle haslo');
  await expect(box).toBeChecked({ timeout: 30_000 });
  await enter(stranger, DEMO_PASSWORD);
  await expect(summary).toContainText('jest teraz zablokowane');

  // A form that is submitted while the captcha works is sent when it is done.
  await expect(page.getByRole('status').filter({ hasText: /Sprawdzamy|Gotowe/ })).toBeVisible();
  await enter('adam.kowal', DEMO_PASSWORD);
  const dialog = page.getByRole('dialog', { name: 'Kod z aplikacji' });
  const field = dialog.getByRole('textbox', { name: /^Kod/ });
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type(code() === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Kod jest nieprawidłowy')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(login).toHaveValue('');
  await expect(password).toHaveValue('');

  await field.fill(code().replace(/^.../, '$& '));
  await field.press('Enter');
  await expect(page).toHaveURL(/\/lista-naleznosci/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Należności');
});
