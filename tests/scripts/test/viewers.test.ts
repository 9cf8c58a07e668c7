import { describe, expect, test } from 'vitest';
import { type Municipality, viewerOf } from '../../../scripts/test/viewers.ts';

const municipality: Municipality = {
  config: JSON.stringify({
    languages: ['pl', 'en'],
    screens: {
      'portal/kontakt': { path: '/kontakt', access: 'public' },
      'woda/faktura': { path: '/woda/faktura', access: 'full' },
    },
    groups: [
      {
        name: 'uslugi.grupy.woda',
        services: [{ uslugaId: 7, slug: 'woda', screen: 'woda/zestawienie', access: 'full' }],
      },
    ],
  }),
  screens: new Map([
    ['portal/kontakt', '{ "title": "kontakt.tytul" }'],
    ['woda/faktura', '{ "title": "woda.faktura" }'],
    ['woda/zestawienie', '{ "title": "woda.zestawienie" }'],
  ]),
  code: "words.word('powloka.menu')",
};

const visitor = "await page.goto('/uslugi/budzet-dochody')";
const resident = "await signIn(page, 'anna.wisniewska')";
const walker = 'for (const { path } of Object.values(manifest.screens))';
const english = "await page.goto('/kontakt?lang=en')";
const tests = { visitor, resident, walker, english };

/** The names of the tests that see the change; undefined: nothing is said. */
function viewers(file: string, before: string | null = '{}', after: string | null = '{}'): string[] | undefined {
  const sees = viewerOf({ file, before, after }, municipality);
  return sees && Object.keys(tests).filter((name) => sees(tests[name as keyof typeof tests]));
}

describe('a browser test can see', () => {
  test('a screen behind the login where it signs in, walks through pages or names the address', () => {
    expect(viewers('screens/woda/faktura.json')).toEqual(['resident', 'walker']);
    expect(viewers('screens/woda/zestawienie.json')).toEqual(['resident', 'walker']);
    const sees = viewerOf({ file: 'screens/woda/zestawienie.json', before: '{}', after: '{}' }, municipality);
    expect([sees?.("goto('/uslugi/woda')"), sees?.("goto('/uslugi/7')"), sees?.("goto('/kontakt')")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a screen of everybody, a new one and one with another title, wherever it looks', () => {
    expect(viewers('screens/portal/kontakt.json')).toBeUndefined();
    expect(viewers('screens/fragments/woda/nowa.json')).toBeUndefined();
    expect(viewers('screens/nowe/nowe.json')).toBeUndefined();
    expect(viewers('screens/woda/faktura.json', null, '{}')).toBeUndefined();
    expect(viewers('screens/woda/faktura.json', '{"title":"a"}', '{"title":"b"}')).toBeUndefined();
  });

  test('texts of screens behind the login like these screens, texts of anything else wherever it looks', () => {
    expect(viewers('locales/pl/woda.json')).toEqual(['resident', 'walker']);
    for (const name of ['kontakt', 'powloka', 'uslugi', 'nieznane'])
      expect(viewers(`locales/pl/${name}.json`), name).toBeUndefined();
  });

  test('texts of another language where it names a language or walks through pages', () => {
    expect(viewers('locales/en/powloka.json')).toEqual(['walker', 'english']);
  });

  test('a scenario only where it runs the toolkit', () => {
    expect(viewers('screens/woda/faktura.scenario.json')).toEqual([]);
    expect(
      viewerOf({ file: 'screens/a/b.scenario.json', before: '', after: '' }, municipality)?.('codegen/cli.ts'),
    ).toBe(true);
  });

  test('any other file wherever it looks', () => {
    for (const file of ['services.config.json', 'content/pages/a.md', 'schemas/api/a.json', 'src/lang/dates.ts'])
      expect(viewers(file), file).toBeUndefined();
  });
});
