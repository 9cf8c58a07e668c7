import { expect, type Page, test } from 'playwright/test';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { isNight } from '../night.ts';
import { applyLook, languagesOf, lookName, looksOf, scrollThrough, withAxeIn, withColoursIn } from './walk/looks.ts';
import { keepMarkup } from './walk/markup.ts';
import { axeFaults, sizeFaults } from './walk/measure.ts';
import { answerAs, manifest, type Place, places, texts } from './walk/places.ts';
import { type Complaints, listen } from './walk/strictPage.ts';
import { wordFaults } from './walk/words.ts';

// Run one after another, the tests would leave the second core idle.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const PAGES_OF_A_TEST = 8;

for (const group of groupsOf(places.filter(({ leadsTo }) => !leadsTo))) {
  const names = group.map(({ place, languages }) => `${place.name} (${languages.join(', ')})`).join(', ');
  test(`no fault in any look, on a phone and on a desktop: ${names}`, async ({ page }) => {
    const complaints = await begin(page, group[0]!.place);
    const faults: string[] = [];
    for (const { place, turn, languages } of group) {
      for (const language of languages) {
        await open(page, place, language, complaints);
        const first = language === manifest.languages[0];
        const kept = new Set<number>();
        for (const look of looksOf(first, turn)) {
          await applyLook(page, look, complaints);
          const found = [...(await sizeFaults(page)), ...(await wordFaults(page))];
          if (withAxeIn(first)) found.push(...(await axeFaults(page, withColoursIn(turn))));
          const where = `${place.name}, ${language}, ${lookName(look)}`;
          faults.push(...[...found, ...complaints.take()].map((fault) => `${where}: ${fault}`));
          // Contrast and letters are CSS: the markup of each width is checked once.
          if (!kept.has(look.width)) await keepMarkup(page, `${place.name}.${language}.${look.width}`);
          kept.add(look.width);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

for (const place of places.filter(({ leadsTo }) => leadsTo)) {
  test(`${place.name} leads to ${place.leadsTo}`, async ({ page }) => {
    const complaints = await begin(page, place);
    await open(page, place, 'pl', complaints);
    expect(new URL(page.url()).pathname).toBe(place.leadsTo);
    expect(complaints.take()).toEqual(place.missing ? notFoundAt(page, place) : []);
  });
}

/** What the browser says of the one response that has to be 404, and nothing else. */
const notFoundAt = (page: Page, { address }: Place): string[] => [
  `answered 404: ${new URL(`${address}?lang=pl`, page.url())}`,
  'console error: Failed to load resource: the server responded with a status of 404 (Not Found)',
];

interface Turn {
  place: Place;
  turn: number;
  languages: readonly Language[];
}

/** The public pages of each test. In the usual run one browser page opens a few of them, which is quicker. */
function groupsOf(places: readonly Place[]): Turn[][] {
  const groups: Turn[][] = [];
  let open: Turn[] = [];
  for (const [turn, place] of places.entries()) {
    for (const languages of languagesOf(manifest.languages, turn)) {
      // Other answers of the office are for their own page only.
      if (isNight || place.answers) groups.push([{ place, turn, languages }]);
      else if (open.push({ place, turn, languages }) === 1) groups.push(open);
    }
    if (open.length >= PAGES_OF_A_TEST) open = [];
  }
  return groups;
}

/** Records all messages and errors of the page from now on. */
async function begin(page: Page, place: Place): Promise<Complaints> {
  const complaints = await listen(page);
  await answerAs(page, place);
  return complaints;
}

/** Opens a page in a language on a phone, scrolls through it, and checks its title and texts. */
async function open(page: Page, place: Place, language: Language, complaints: Complaints): Promise<void> {
  const { address } = place;
  if (address === undefined)
    throw new Error(
      `The public screen ${place.name} (${manifest.screens[place.name]?.path}) needs parameters: write an address with something that the demo commune has in EXAMPLES of tests/browser/walk/places.ts.`,
    );
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('html[data-drawn]')).toHaveAttribute('lang', language);
  await expect(heading).toBeVisible();
  await scrollThrough(page, complaints);
  const name = place.title === null ? await heading.innerText() : texts[language][place.title]!;
  await expect(heading).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – ${manifest.name}`);
}
