import { capital } from '../../../new/letters.ts';
import type { Words } from '../../../new/words.ts';
import type { Start } from './starting.ts';

/* Blocks of words: they start with a sentence that says what belongs there. */

const TEXT: Words = {
  pl: 'Tu wpisz, co mieszkaniec powinien wiedzieć.',
  en: 'Write here what a resident should know.',
  de: 'Schreiben Sie hier, was Einwohner wissen sollen.',
  uk: 'Напишіть тут, що має знати мешканець.',
};
const NOTICE: Words = {
  pl: 'Ważne: tu wpisz, czego nie wolno przeoczyć.',
  en: 'Important: write here what nobody may miss.',
  de: 'Wichtig: Schreiben Sie hier, was niemand übersehen darf.',
  uk: 'Важливо: напишіть тут, чого не можна пропустити.',
};
const HEADING: Words = { pl: 'Nowy nagłówek', en: 'New heading', de: 'Neue Überschrift', uk: 'Новий заголовок' };
const SECTION: Words = { pl: 'Nowa sekcja', en: 'New section', de: 'Neuer Abschnitt', uk: 'Новий розділ' };
const TABS: readonly [string, Words][] = [
  ['pierwsza', { pl: 'Pierwsza zakładka', en: 'First tab', de: 'Erste Karte', uk: 'Перша вкладка' }],
  ['druga', { pl: 'Druga zakładka', en: 'Second tab', de: 'Zweite Karte', uk: 'Друга вкладка' }],
];
const COLUMNS: readonly [string, Words][] = [
  ['lewa', { pl: 'Po lewej', en: 'On the left', de: 'Links', uk: 'Ліворуч' }],
  ['prawa', { pl: 'Po prawej', en: 'On the right', de: 'Rechts', uk: 'Праворуч' }],
];
const MORE: Words = { pl: 'Pokaż szczegóły', en: 'Show details', de: 'Details anzeigen', uk: 'Показати докладніше' };
const DETAILS: Words = { pl: 'Szczegóły', en: 'Details', de: 'Details', uk: 'Докладніше' };

export const heading: Start = (starting) => [
  starting.offer('heading', 'naglowek', (_, text) => ({ text: text('', HEADING) })),
];

export const text: Start = (starting) => [starting.offer('text', 'tekst', (_, say) => ({ text: say('', TEXT) }))];

export const notice: Start = (starting) => [
  starting.offer('notice', 'komunikat', (_, text) => ({ tone: 'info', text: text('', NOTICE) })),
];

/** Open under its title, or folded until somebody opens it. */
export const section: Start = (starting) =>
  ([undefined, 'accordion'] as const).map((as) =>
    starting.offer(
      'section',
      'sekcja',
      (id, text) => ({
        ...(as && { as }),
        title: text('tytul', SECTION),
        content: [{ id: `${id}Tekst`, type: 'text', text: text('tekst', TEXT) }],
      }),
      { title: as ?? 'plain' },
    ),
  );

export const tabs: Start = (starting) => [
  starting.offer('tabs', 'zakladki', (id, text) => ({
    tabs: TABS.map(([name, words]) => ({
      id: name,
      label: text(`${name}.nazwa`, words),
      content: [{ id: `${id}${capital(name)}`, type: 'text', text: text(`${name}.tekst`, TEXT) }],
    })),
  })),
];

export const grid: Start = (starting) => [
  starting.offer('grid', 'siatka', (id, text) => ({
    content: COLUMNS.map(([name, words]) => ({
      id: `${id}${capital(name)}`,
      type: 'section',
      title: text(`${name}.tytul`, words),
      content: [{ id: `${id}${capital(name)}Tekst`, type: 'text', text: text(`${name}.tekst`, TEXT) }],
    })),
  })),
];

/** A dialog opens by a button, which comes before it. */
export const dialog: Start = (starting) => {
  const { around, at, wording } = starting;
  const id = starting.id('okno');
  const label = wording.written(wording.free(`${id}.otworz`), MORE);
  const button = {
    id: starting.id(`${id}Przycisk`),
    type: 'actions',
    items: [{ id: 'otworz', label: label.key, do: [{ open: id }] }],
  };
  const more = [{ kind: 'add', file: around.name, at, item: button, beside: { side: 'before', name: id } }] as const;
  return [
    starting.offer(
      'dialog',
      'okno',
      (_, text) => ({
        title: text('tytul', DETAILS),
        content: [{ id: `${id}Tekst`, type: 'text', text: text('tekst', TEXT) }],
      }),
      { more, texts: label.texts },
    ),
  ];
};
