import { expect, test, violations } from './portal.ts';
import { signIn } from './signIn.ts';

test('the state of a meter is validated, confirmed, guarded against loss, sent, and shown after a reload', async ({
  page,
}) => {
  await signIn(page, 'anna.wisniewska');
  await page.goto('/uslugi/stan-wodomierzy');
  await page.getByRole('dialog').getByRole('button', { name: 'Przejdź do usługi' }).click();
  // While it fades it gives the focus back.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const field = page.getByLabel('Nowy stan wodomierza');
  await expect(field).toBeVisible();
  const known = page.getByText(/^[\d\s]+(?:,\d+)?\sm³$/).first();
  const last = Number((await known.innerText()).replace(/[^\d,]/g, '').replace(',', '.'));
  const next = (last + 1.125).toFixed(3).replace('.', ',');

  await field.fill('0');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/niższy niż zgłoszony ostatnio/);
  expect(await violations(page)).toEqual([]);

  await field.fill(next);
  await page.getByRole('link', { name: 'Kontakt' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zostań' }).click();
  // The dialog returns the focus while it fades out.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toHaveValue(next);

  await field.press('Enter');
  const question = page.getByRole('dialog', { name: 'Wysłać ten stan?' });
  await expect(question).toContainText(/zużyto 1,125\sm³/);
  await question.getByRole('button', { name: 'Nie, poprawię' }).click();
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue(next);
  await field.press('Enter');
  await question.getByRole('button', { name: 'Tak, wyślij' }).click();
  await expect(page.getByText('Zgłoszenie stanu wodomierza zostało wysłane.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(known).toContainText(next);

  await page.reload();
  await expect(known).toContainText(next);
  await page.getByRole('button', { name: /^Pokaż wysłane zgłoszenia/ }).click();
  const reports = page.getByRole('table', { name: 'Zgłoszone stany wodomierza' });
  await expect(reports.getByRole('row').nth(1)).toContainText(next);

  // A state typed too high is withdrawn: the one before it is the last known again.
  await page.getByRole('button', { name: 'Wycofaj zgłoszenie' }).first().click();
  const withdrawal = page.getByRole('dialog', { name: new RegExp(`^Wycofać zgłoszony stan ${next}`) });
  await withdrawal.getByRole('button', { name: 'Tak, wycofaj' }).click();
  await expect(page.getByText('Zgłoszenie zostało wycofane.')).toBeVisible();
  await expect(reports.getByRole('row').nth(1)).toContainText('Wycofane');
  await expect(known).not.toContainText(next);
});
