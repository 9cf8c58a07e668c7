import { expect, test } from 'vitest';
import { readingOf } from '../../../../codegen/site/whole/reading.ts';
import { readingCookie } from '../../../../src/lang/descriptors/wholePage.ts';
import { PreferencesStore } from '../../../../src/portal/stores/PreferencesStore.ts';

const languages = ['pl', 'en', 'uk'] as const;
const usual = { language: 'pl', contrast: false, font: 1 };

test('a visitor without the cookie reads in the default language, without contrast, in normal letters', () => {
  expect(readingOf(undefined, '', languages)).toEqual(usual);
  expect(readingOf('other=1', '', languages)).toEqual(usual);
});

test('the office reads the cookie that the portal writes', () => {
  const storage = { get: () => null, set() {}, onChange: () => () => {} };
  const preferences = new PreferencesStore(storage, languages);
  preferences.setLanguage('uk');
  preferences.setContrast(true);
  preferences.setFont(3);
  const [cookie] = readingCookie(preferences, true).split(';');
  expect(readingOf(`a=1; ${cookie}; b=2`, '', languages)).toEqual({ language: 'uk', contrast: true, font: 3 });
});

test('a language in the address wins over the cookie', () => {
  expect(readingOf('okienko.czytanie=uk.-.2', '?lang=en', languages)).toEqual({
    language: 'en',
    contrast: false,
    font: 2,
  });
});

test.each(['okienko.czytanie=de.-.1', 'okienko.czytanie=pl.yb.9', 'okienko.czytanie=', 'xokienko.czytanie=uk.yb.2'])(
  'a cookie that no portal wrote is ignored: %s',
  (cookie) => {
    expect(readingOf(cookie, '', languages)).toEqual(usual);
  },
);
