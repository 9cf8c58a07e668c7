import type { Language } from '../../src/lang/descriptors/language.ts';
import { anyRecord } from '../files/raw.ts';

/** The same in each language; Polish is always there. */
export type Words = { pl: string } & Partial<Record<Language, string>>;
type AllWords = Record<Language, string>;

/** The texts of every new service besides its own names. */
export const generic = {
  empty: {
    pl: 'Nie ma tu jeszcze żadnych pozycji.',
    en: 'There is nothing here yet.',
    de: 'Hier gibt es noch keine Einträge.',
    uk: 'Тут ще немає записів.',
  },
  show: {
    pl: 'Szczegóły',
    en: 'Details',
    de: 'Details',
    uk: 'Докладніше',
  },
  back: {
    pl: 'Wróć do listy',
    en: 'Back to the list',
    de: 'Zurück zur Liste',
    uk: 'Назад до списку',
  },
  send: { pl: 'Wyślij', en: 'Send', de: 'Absenden', uk: 'Надіслати' },
  askTitle: { pl: 'Wysłać?', en: 'Send it?', de: 'Absenden?', uk: 'Надіслати?' },
  askText: {
    pl: 'Sprawdź, czy wszystko się zgadza. Po wysłaniu nie można już nic zmienić.',
    en: 'Check that everything is right. Once sent, nothing can be changed.',
    de: 'Bitte prüfen Sie Ihre Angaben. Nach dem Absenden lässt sich nichts mehr ändern.',
    uk: 'Перевірте, чи все правильно. Після надсилання нічого змінити не можна.',
  },
  askNo: { pl: 'Jeszcze nie', en: 'Not yet', de: 'Noch nicht', uk: 'Ще ні' },
  sent: {
    pl: 'Wysłano. Numer sprawy: {{numer}}.',
    en: 'Sent. Case number: {{numer}}.',
    de: 'Abgesendet. Vorgangsnummer: {{numer}}.',
    uk: 'Надіслано. Номер справи: {{numer}}.',
  },
  history: { pl: 'Wysłane dotąd', en: 'Sent so far', de: 'Bisher gesendet', uk: 'Надіслано досі' },
  noHistory: {
    pl: 'Niczego jeszcze nie wysłano.',
    en: 'Nothing has been sent yet.',
    de: 'Es wurde noch nichts gesendet.',
    uk: 'Ще нічого не надіслано.',
  },
  number: { pl: 'Numer sprawy', en: 'Case number', de: 'Vorgangsnummer', uk: 'Номер справи' },
  tooMany: {
    pl: 'Dziś wysłano już tyle, ile można. Spróbuj jutro.',
    en: 'You have sent as many as you may today. Please try again tomorrow.',
    de: 'Für heute ist die Höchstzahl erreicht. Bitte versuchen Sie es morgen wieder.',
    uk: 'Сьогодні більше надіслати не можна. Спробуйте завтра.',
  },
  state: { pl: 'Stan', en: 'State', de: 'Stand', uk: 'Стан' },
  taken: { pl: 'przyjęte', en: 'received', de: 'eingegangen', uk: 'прийнято' },
  done: { pl: 'załatwione', en: 'settled', de: 'erledigt', uk: 'вирішено' },
  when: { pl: 'Kiedy wysłano', en: 'Sent on', de: 'Gesendet am', uk: 'Коли надіслано' },
} satisfies Record<string, AllWords>;

/** Names that columns and fields often have: translated, so that a new service speaks four languages where it can. */
const common: Readonly<Record<string, AllWords>> = Object.fromEntries(
  (
    [
      ['Adres', 'Address', 'Adresse', 'Адреса'],
      ['Cena', 'Price', 'Preis', 'Ціна'],
      ['Data', 'Date', 'Datum', 'Дата'],
      ['E-mail', 'E-mail', 'E-Mail', 'Електронна пошта'],
      ['Imię', 'First name', 'Vorname', 'Ім’я'],
      ['Kategoria', 'Category', 'Kategorie', 'Категорія'],
      ['Kwota', 'Amount', 'Betrag', 'Сума'],
      ['Liczba', 'Number', 'Anzahl', 'Кількість'],
      ['Miejsce', 'Place', 'Ort', 'Місце'],
      ['Miejscowość', 'Town', 'Ort', 'Населений пункт'],
      ['Nazwa', 'Name', 'Bezeichnung', 'Назва'],
      ['Nazwisko', 'Surname', 'Nachname', 'Прізвище'],
      ['Numer', 'Number', 'Nummer', 'Номер'],
      ['Opis', 'Description', 'Beschreibung', 'Опис'],
      ['Opłata', 'Fee', 'Gebühr', 'Плата'],
      ['Rodzaj', 'Kind', 'Art', 'Вид'],
      ['Rok', 'Year', 'Jahr', 'Рік'],
      ['Status', 'Status', 'Status', 'Статус'],
      ['Telefon', 'Telephone', 'Telefon', 'Телефон'],
      ['Termin', 'Date', 'Termin', 'Термін'],
      ['Termin płatności', 'Due date', 'Fälligkeitstag', 'Термін оплати'],
      ['Ulica', 'Street', 'Straße', 'Вулиця'],
      ['Uwagi', 'Remarks', 'Bemerkungen', 'Примітки'],
    ] as const
  ).map(([pl, en, de, uk]) => [pl.toLowerCase(), { pl, en, de, uk }]),
);

/** With the translations that are known for a frequent name; what was given stays. */
export const translated = (words: Words): Words => ({ ...common[words.pl.toLowerCase()], ...words });

/** As a file has them; undefined without Polish ones. */
export function readWords(value: unknown): Words | undefined {
  const words = anyRecord(value);
  return typeof words.pl === 'string' ? (words as Words) : undefined;
}

/** In a language: what was given, else the Polish one. */
export const wordsIn = (words: Words, language: Language): string => words[language] ?? words.pl;
