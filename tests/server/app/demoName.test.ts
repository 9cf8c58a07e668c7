import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placesOfDemoName } from '../../../server/app/demoName.ts';
import { compiledMunicipality, ROOT, shippedMunicipality } from '../municipality.ts';

const brzezno = () => compiledMunicipality(join(ROOT, 'examples/brzezno'));

test('the shipped commune may name itself', async () => {
  expect(placesOfDemoName(await shippedMunicipality())).toEqual([]);
});

test('a municipality of another name is told which texts, pages and files name the shipped commune', async () => {
  const { name: _, ...rest } = (await shippedMunicipality()).manifest;
  const places = placesOfDemoName({ ...(await shippedMunicipality()), manifest: { ...rest, name: 'Gmina Brzozowa' } });
  // What a payment names as its receiver comes first.
  expect(places[0]).toBe('"office" in overlay.config.json: address, postcode, phone, fax, email, nip, site, map');
  expect(places).toContain('locales/pl/zgodyRejestracji.json:2');
  // Another case of the name: `w Lipowej Dolinie`.
  expect(places).toContain('locales/pl/urzad.json:22');
  expect(places).toContain('content/pages/rodo/pl.html:3');
  expect(places).toContain('content/files/urzad/regulamin-portalu.txt:4');
  for (const language of ['pl', 'en', 'de', 'uk'])
    expect(places).toContain(`locales/${language}/zgodyRejestracji.json:2`);
});

test('what a municipality has written anew is not told', async () => {
  const shipped = await shippedMunicipality();
  const own = {
    ...shipped.texts.pl,
    'zgodyRejestracji.przetwarzanieDanych': 'Zapoznałam się z informacją Gminy Brzozowa.',
  };
  const places = placesOfDemoName({
    ...shipped,
    manifest: { ...shipped.manifest, name: 'Gmina Brzozowa' },
    texts: { ...shipped.texts, pl: own },
    folderOf: (file) => (file.startsWith('content/pages/rodo/') ? '/srv/gmina' : shipped.folderOf(file)),
  });
  expect(places).toContain('locales/en/zgodyRejestracji.json:2');
  expect(places.filter((place) => place.startsWith('locales/pl/zgody') || place.includes('rodo'))).toEqual([]);
});

test('the example of a second commune names only places that exist', async () => {
  for (const place of placesOfDemoName(await brzezno())) expect(place).toMatch(/^(locales|content)\/.+:\d+$/);
});
