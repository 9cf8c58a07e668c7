import type { Sentence } from './edit.ts';
import { KEYS_EN, KEYS_PL } from './keyNames.ts';
import { NOUNS } from './nouns.ts';
import { VALUES_PL } from './valueNames.ts';

/** A language of the studio itself. */
export type Spoken = keyof Sentence;

type Names = Readonly<Record<string, string>>;

/** Types of blocks as a clerk calls them; in English the type itself says it. */
const TYPES_PL: Names = {
  actions: 'przyciski',
  breadcrumbs: 'ścieżka',
  cards: 'karty',
  catalogue: 'spis stron',
  chart: 'wykres',
  dialog: 'okno',
  facts: 'dane',
  filters: 'filtry',
  form: 'formularz',
  frame: 'osadzona strona',
  grid: 'siatka',
  heading: 'nagłówek',
  html: 'treść urzędu',
  include: 'fragment',
  legend: 'legenda',
  metric: 'liczba',
  notice: 'komunikat',
  parts: 'części',
  pictures: 'zdjęcia',
  qr: 'kod QR',
  repeat: 'powtórzenie',
  screen: 'ekran',
  section: 'sekcja',
  select: 'lista wyboru',
  services: 'usługi',
  table: 'tabela',
  tabs: 'karty do przełączania',
  text: 'tekst',
  timeline: 'oś czasu',
  widget: 'własny element',
  wizard: 'formularz w krokach',
};

/** Names of block types; one that is absent is the type itself. */
export const typeNames = (language: Spoken): Names => (language === 'pl' ? TYPES_PL : {});

export const typeName = (type: string, language: Spoken): string => typeNames(language)[type] ?? type;

/** `phoneNumber` -> "Phone number" in English, unless there is a better name; the key stands beside it anyway. */
export function keyName(key: string, language: Spoken): string {
  const spaced = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = language === 'pl' ? (KEYS_PL[key] ?? key) : (KEYS_EN[key] ?? spaced);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One item of a list: a column. */
export const itemName = (list: string, language: Spoken): string =>
  (NOUNS[list]?.[language] ?? keyName(list, language)).toLowerCase();

/** A value to choose: `kwota (money)`. */
export function valueName(value: string, language: Spoken): string {
  const name = language === 'pl' ? VALUES_PL[value] : undefined;
  return name === undefined || name.toLowerCase() === value.toLowerCase() ? (name ?? value) : `${name} (${value})`;
}
