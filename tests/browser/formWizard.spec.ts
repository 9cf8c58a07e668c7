import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import { type MockServer, serveMock } from '../../codegen/mock/serve.ts';
import { drop, edited } from '../codegen/dev/folders.ts';
import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { expect, test } from './portal.ts';
import { axeFaults, sizeFaults } from './walk/measure.ts';

// Guards: src/portal, src/blocks, src/lang, codegen/mock, locales

const ROOT = join(import.meta.dirname, '../..');

const screen = {
  title: 'wniosek.tytul',
  content: [
    {
      id: 'wniosek',
      type: 'wizard',
      own: {
        imie: { type: 'string' },
        urodzony: { type: 'string', format: 'date' },
        maPsa: { type: 'boolean' },
        rasa: { type: 'string', enum: ['JAMNIK', 'INNA'] },
        uwagi: { type: 'string' },
      },
      steps: [
        {
          id: 'osoba',
          title: 'wniosek.osoba',
          intro: 'wniosek.opis',
          fields: [
            { field: 'imie', label: 'wniosek.imie', required: true },
            { field: 'urodzony', label: 'wniosek.urodzony' },
            { field: 'maPsa', label: 'wniosek.maPsa' },
          ],
        },
        {
          id: 'pies',
          title: 'wniosek.pies',
          visible: 'form.maPsa == true',
          fields: [
            {
              field: 'rasa',
              as: 'radio',
              label: 'wniosek.rasa',
              required: true,
              options: [
                { value: 'JAMNIK', label: 'wniosek.jamnik' },
                { value: 'INNA', label: 'wniosek.inna' },
              ],
            },
          ],
        },
        {
          id: 'uwagi',
          title: 'wniosek.uwagi',
          fields: [{ field: 'uwagi', as: 'textarea', label: 'wniosek.uwagi', limit: 500 }],
        },
      ],
      submit: 'wniosek.wyslij',
      then: [{ notify: { text: 'wniosek.wyslano', values: { imie: 'form.imie' } } }, { clear: 'wniosek' }],
    },
    { id: 'dalej', type: 'text', text: 'wniosek.opis' },
  ],
};

const words = {
  tytul: 'Zgłoszenie mieszkańca',
  osoba: 'Kto składa zgłoszenie',
  opis: 'Podaj dane osoby, która mieszka w gminie.',
  imie: 'Imię i nazwisko',
  urodzony: 'Data urodzenia',
  maPsa: 'Mam psa',
  pies: 'Twój pies',
  rasa: 'Rasa psa',
  jamnik: 'jamnik',
  inna: 'inna',
  uwagi: 'Uwagi do zgłoszenia',
  wyslij: 'Wyślij zgłoszenie',
  wyslano: 'Wysłano zgłoszenie: {{imie}}.',
};

let server: MockServer;

test.beforeAll(async () => {
  const folder = edited();
  mkdirSync(join(folder, 'screens/wniosek'));
  writeFileSync(join(folder, 'screens/wniosek/nowy.json'), JSON.stringify(screen));
  for (const language of ['pl', 'en', 'de', 'uk'])
    writeFileSync(join(folder, 'locales', language, 'wniosek.json'), JSON.stringify(words));
  const config = join(folder, 'services.config.json');
  const services = JSON.parse(readFileSync(config, 'utf8'));
  const service = { uslugaId: 900, slug: 'wniosek', name: 'wniosek.tytul', screen: 'wniosek/nowy', access: 'public' };
  services.groups[0].services.push(service);
  writeFileSync(config, JSON.stringify(services));
  const { municipality, problems } = await openMunicipality({ root: folder });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  server = await serveMock({ municipality: municipality!, portal: join(ROOT, 'dist/portal'), port: 0 });
});
test.afterAll(async () => {
  await server.close();
  drop();
});

const PATH = '/uslugi/wniosek';

test('a wizard goes on and back in the history of the browser, and loses no input', async ({ page }) => {
  await page.goto(server.address + PATH);
  const heading = page.locator('.ok-wizard__heading');
  const name = page.getByLabel(/Imię i nazwisko/);
  const next = page.getByRole('button', { name: 'Dalej' });
  await expect(heading).toHaveText('Krok 1 z 3: Kto składa zgłoszenie');

  // By keyboard: what is missing is named first.
  await name.focus();
  await name.press('Enter');
  await expect(page.locator('.ok-form__summary')).toBeFocused();
  await name.fill('Anna Nowak');
  await page.getByLabel('Mam psa').check();
  await name.press('Enter');
  await expect(heading).toHaveText('Krok 2 z 4: Twój pies');
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\?krok=pies$/);
  expect(await axeFaults(page)).toEqual([]);

  // Nothing asks about unsent input, since none is lost.
  await page.goBack();
  await expect(heading).toHaveText(/Kto składa/);
  await expect(name).toHaveValue('Anna Nowak');
  await page.goForward();
  await expect(heading).toHaveText(/Twój pies/);
  await page.getByLabel('jamnik').check();
  await next.click();
  await page.getByLabel(/Uwagi/).fill('Pies jest spokojny.');
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await expect(heading).toHaveText(/Twój pies/);
  await page.goForward();
  await expect(page.getByLabel(/Uwagi/)).toHaveValue('Pies jest spokojny.');
  await next.click();

  await expect(heading).toHaveText('Krok 4 z 4: Sprawdź odpowiedzi');
  await expect(page.locator('.ok-facts__row')).toHaveText([/Anna Nowak/, /nie podano/, /Tak/, /jamnik/, /spokojny/]);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zmień Imię i nazwisko' }).click();
  await expect(name).toBeFocused();
  await name.fill('Anna Maria Nowak');
  await next.click();
  await expect(heading).toHaveText(/Sprawdź odpowiedzi/);

  // Leaving the page would lose it.
  await page
    .getByRole('link', { name: /Strona główna/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zostań' }).click();
  await expect(page).toHaveURL(/krok=sprawdzenie/);
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Wysłano zgłoszenie: Anna Maria Nowak.')).toBeVisible();
  await expect(heading).toHaveText(/Kto składa/);
  await expect(name).toHaveValue('');
});

test('an address before its time leads to the first step that is not filled in', async ({ page }) => {
  await page.goto(`${server.address}${PATH}?krok=uwagi`);
  await expect(page.locator('.ok-wizard__heading')).toHaveText(/Kto składa/);
  await expect(page).not.toHaveURL(/krok=/);
  await page.reload();
  await expect(page.locator('.ok-wizard__heading')).toHaveText(/Kto składa/);
});

type Look = readonly [width: number, contrast: boolean, font?: string];
const usualLooks: readonly Look[] = [
  [320, true],
  [360, false, '3'],
  [1280, false],
];
const nightLooks: readonly Look[] = [
  [320, false],
  [360, false],
  [360, true],
  [1280, true],
  [1280, false, '3'],
];

for (const [width, contrast, font] of isNight ? [...usualLooks, ...nightLooks] : usualLooks)
  test(
    `a wizard fits ${width} pixels${contrast ? ' in contrast' : ''}${font ? ' in the largest letters' : ''}`,
    width === 320 ? {} : afterChange,
    async ({ page }) => {
      // The first test sees both steps in the usual colours.
      const withAxeHere = isNight || contrast;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(server.address + PATH);
      if (contrast) await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'yb'));
      if (font) await page.evaluate((size) => document.documentElement.setAttribute('data-font', size), font);
      const folded = page.getByRole('button', { name: 'Krok 1 z 3' });
      const list = page.getByRole('list').filter({ hasText: 'Sprawdź odpowiedzi' });
      await page.getByLabel(/Imię/).fill('Anna Nowak-Kwiatkowska z Lipowej Doliny Górnej');
      await page.getByLabel('Mam psa').check();
      if (width < 800 || font) {
        await expect(list).toBeHidden();
        await page.getByRole('button', { name: 'Krok 1 z 4' }).click();
      } else await expect(folded).toBeHidden();
      await expect(list).toBeVisible();
      await shot('krok');
      expect(await sizeFaults(page)).toEqual([]);
      if (withAxeHere) expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Dalej' }).click();
      await page.getByLabel('inna').check();
      await page.getByRole('button', { name: 'Dalej' }).click();
      await page.getByRole('button', { name: 'Dalej' }).click();
      await expect(page.locator('.ok-wizard__heading')).toHaveText(/Sprawdź/);
      await shot('odpowiedzi');
      expect(await sizeFaults(page)).toEqual([]);
      if (withAxeHere) expect(await axeFaults(page)).toEqual([]);

      async function shot(what: string): Promise<void> {
        const folder = process.env.WIZARD_PICTURES;
        if (folder)
          await page.screenshot({
            path: `${folder}/${what}-${width}${contrast ? '-kontrast' : ''}${font ?? ''}.png`,
            fullPage: true,
          });
      }
    },
  );
