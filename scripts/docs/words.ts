import type { Language } from './pages.ts';

/** Texts of the site around its pages. */
export const words: Record<Language, Record<string, string>> = {
  en: {
    name: 'Okienko: documentation',
    skip: 'Skip to the text',
    contents: 'Contents',
    pages: 'Pages',
    search: 'Search headings',
    found: 'Found:',
    nothing: 'No heading has all of these words.',
    previous: 'Previous',
    next: 'Next',
    copy: 'Copy',
    copied: 'Copied',
    other: 'Polski',
    language: 'Language',
    around: 'Neighbouring pages',
    english: '',
  },
  pl: {
    name: 'Okienko: dokumentacja',
    skip: 'Przejdź do treści',
    contents: 'Spis treści',
    pages: 'Strony',
    search: 'Szukaj w nagłówkach',
    found: 'Znaleziono:',
    nothing: 'Żaden nagłówek nie zawiera wszystkich tych słów.',
    previous: 'Poprzednia',
    next: 'Następna',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    other: 'English',
    language: 'Język',
    around: 'Sąsiednie strony',
    english: '(po angielsku)',
  },
};
