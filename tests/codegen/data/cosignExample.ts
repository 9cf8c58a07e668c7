import { WORDS as PROCESS_WORDS } from './processExample.ts';

/** A folder with one kind of application that other persons sign. */

export const WANTED = [
  ...['zlozWspolne', 'dajWspolne', 'dajDoPodpisu'],
  ...['podpiszWspolne', 'odmowWspolne', 'wycofajWspolne'],
];

export const WORDS = {
  pl: { ...PROCESS_WORDS.pl, podpisz: '{{tytul}} czeka na Twój podpis.' },
  en: { ...PROCESS_WORDS.en, podpisz: '{{tytul}} waits for your signature.' },
};

const move = (name: string) => ({
  move: { table: 'wspolne', name, number: 'znak' },
  answer: { numer: { record: '@number' }, stan: { record: '@state' } },
});

export const config = {
  tables: {
    wspolne: {
      records: {
        number: 'WS',
        perDay: { most: 100, code: '9301', text: 'proba.zaDuzo' },
        process: {
          title: 'proba.wniosek',
          cosign: { by: 'pesele', sign: 'podpisz', sees: ['tresc'], mail: 'proba.podpisz', remindAfter: 3 },
          states: {
            DO_PODPISU: { label: 'proba.uzupelnienie' },
            ZLOZONY: { label: 'proba.zlozony', mail: 'proba.decyzja' },
            NIEPODPISANY: { label: 'proba.wycofany', ended: true },
            WYCOFANY: { label: 'proba.wycofany', ended: true },
            ZAMKNIETY: { label: 'proba.rozpatrzony', ended: true },
          },
          moves: {
            podpisz: { from: ['DO_PODPISU'], to: 'ZLOZONY', by: 'cosigner' },
            odmow: { from: ['DO_PODPISU'], to: 'NIEPODPISANY', by: 'cosigner' },
            wycofaj: { from: ['DO_PODPISU', 'ZLOZONY'], to: 'WYCOFANY', by: 'resident' },
            zamknij: { from: ['ZLOZONY'], to: 'ZAMKNIETY', by: 'office' },
          },
          refused: { code: '9310', text: 'proba.juzNie' },
        },
      },
    },
  },
  operations: {
    zlozWspolne: {
      record: 'wspolne',
      answer: { numer: { record: '@number' }, stan: { record: '@state' } },
    },
    dajWspolne: {
      answer: {
        wspolne: {
          rows: 'wspolne',
          fields: {
            numer: '@number',
            znak: '@reference',
            stan: '@state',
            mozna: '@moves',
            przebieg: { list: '@timeline', fields: { ruch: '@move', stan: '@state', kto: '@who' } },
          },
        },
      },
    },
    dajDoPodpisu: {
      answer: {
        doPodpisu: { rows: 'wspolne', cosign: true, fields: { znak: '@reference', mozna: '@moves' } },
      },
    },
    podpiszWspolne: move('podpisz'),
    odmowWspolne: move('odmow'),
    wycofajWspolne: move('wycofaj'),
  },
};

export const files = {
  'data.config.json': config,
  'locales/pl/proba.json': WORDS.pl,
  'locales/en/proba.json': WORDS.en,
};
