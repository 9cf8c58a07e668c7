import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Tone } from '../../../src/lang/descriptors/text.ts';

/** The texts that every document has. */
export interface DocumentWords extends Readonly<Record<Tone, string>> {
  /** `{{strona}}` is the page, `{{stron}}` the number of pages. */
  strona: string;
  dataWydruku: string;
  podmiot: string;
  razem: string;
  tak: string;
  nie: string;
}

const WORDS: Readonly<Record<Language, DocumentWords>> = {
  pl: {
    strona: 'Strona {{strona}} z {{stron}}',
    dataWydruku: 'Data wydruku',
    podmiot: 'Podmiot',
    razem: 'Razem',
    tak: 'tak',
    nie: 'nie',
    neutral: '',
    info: 'Informacja',
    success: 'Potwierdzenie',
    warning: 'Uwaga',
    danger: 'Ważne',
  },
  en: {
    strona: 'Page {{strona}} of {{stron}}',
    dataWydruku: 'Date of printing',
    podmiot: 'Subject',
    razem: 'Total',
    tak: 'yes',
    nie: 'no',
    neutral: '',
    info: 'Information',
    success: 'Confirmation',
    warning: 'Please note',
    danger: 'Important',
  },
  de: {
    strona: 'Seite {{strona}} von {{stron}}',
    dataWydruku: 'Druckdatum',
    podmiot: 'Beteiligter',
    razem: 'Summe',
    tak: 'ja',
    nie: 'nein',
    neutral: '',
    info: 'Information',
    success: 'Bestätigung',
    warning: 'Hinweis',
    danger: 'Wichtig',
  },
  uk: {
    strona: 'Сторінка {{strona}} з {{stron}}',
    dataWydruku: 'Дата друку',
    podmiot: 'Суб’єкт',
    razem: 'Разом',
    tak: 'так',
    nie: 'ні',
    neutral: '',
    info: 'Інформація',
    success: 'Підтвердження',
    warning: 'Увага',
    danger: 'Важливо',
  },
};

/** A municipality replaces one with a text `dokument.<name>`. */
export function documentWords(language: Language, texts: Readonly<Record<string, string>>): DocumentWords {
  const words = Object.entries(WORDS[language]).map(([name, word]) => [name, texts[`dokument.${name}`] ?? word]);
  return Object.fromEntries(words) as DocumentWords;
}
