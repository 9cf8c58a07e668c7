import type { Page } from 'playwright';

const WORDS = {
  en: { area: 'Scenarios', record: 'Record on this screen', must: 'This must be seen', name: 'Name: what it shows' },
  pl: { area: 'Scenariusze', record: 'Nagraj na tym ekranie', must: 'To musi być widać', name: 'Nazwa: co pokazuje' },
} as const;
const TITLE = { en: 'a year that is over', pl: 'rok, który się skończył' } as const;

/** A scenario of the revenue of the budget, recorded as far as its name. */
export async function recordScenario(page: Page, at: string, language: 'en' | 'pl'): Promise<void> {
  const words = WORDS[language];
  await page.goto(`${at}/dev/?tab=edit&at=/uslugi/budzet-dochody`);
  await page.getByRole('button', { name: words.area }).click();
  await page.getByRole('button', { name: words.record }).click();
  await page.locator('.scenario__live').waitFor();
  const portal = page.frameLocator('#portal');
  await portal.getByRole('combobox', { name: 'Rok budżetowy' }).selectOption('2025');
  await page.getByRole('button', { name: words.must }).click();
  await portal.getByText('93,26%').first().click();
  await page.getByLabel(words.name).fill(TITLE[language]);
}
