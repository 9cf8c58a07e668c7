/** A folder with one kind of application whose process is right: tests change one thing. */

export const WANTED = ['zlozPodanie', 'dajPodania', 'wycofajPodanie', 'uzupelnijPodanie', 'dajDecyzje'];

/** The texts of the process, by language. */
export const WORDS = {
  pl: {
    zaDuzo: 'Za dużo.',
    wniosek: 'Wniosek próbny',
    zlozony: 'Złożony',
    czekamy: 'Czekamy na uzupełnienie.',
    uzupelnienie: 'Do uzupełnienia',
    rozpatrzony: 'Rozpatrzony',
    wycofany: 'Wycofany',
    juzNie: 'W tym stanie już nie można.',
    wezwanie: '{{tytul}} {{numer}} trzeba uzupełnić do {{termin}}.',
    przypomnienie: 'Termin dla {{numer}} mija {{termin}}.',
    decyzja: 'Jest decyzja w sprawie {{numer}}.',
    koniec: 'Sprawa {{numer}} jest wycofana.',
  },
  en: {
    zaDuzo: 'Too many.',
    wniosek: 'Trial application',
    zlozony: 'Sent',
    czekamy: 'We wait for your supplement.',
    uzupelnienie: 'To be supplemented',
    rozpatrzony: 'Decided',
    wycofany: 'Withdrawn',
    juzNie: 'Not possible in this state.',
    wezwanie: 'Please supplement {{tytul}} {{numer}} until {{termin}}.',
    przypomnienie: 'The term of {{numer}} ends on {{termin}}.',
    decyzja: '{{numer}} is decided.',
    koniec: '{{numer}} is withdrawn.',
  },
};

export const process = {
  title: 'proba.wniosek',
  service: 7,
  states: {
    ZLOZONY: { label: 'proba.zlozony' },
    UZUPELNIENIE: {
      label: 'proba.uzupelnienie',
      text: 'proba.czekamy',
      mail: 'proba.wezwanie',
      term: { workingDays: 7, closes: true, remind: { workingDays: 2, mail: 'proba.przypomnienie' } },
    },
    ROZPATRZONY: { label: 'proba.rozpatrzony', ended: true, mail: 'proba.decyzja' },
    WYCOFANY: { label: 'proba.wycofany', ended: true, mail: 'proba.koniec' },
  },
  moves: {
    wycofaj: { from: ['ZLOZONY', 'UZUPELNIENIE'], to: 'WYCOFANY', by: 'resident' },
    uzupelnij: { from: ['UZUPELNIENIE'], to: 'ZLOZONY', by: 'resident' },
    wezwij: { from: ['ZLOZONY'], to: 'UZUPELNIENIE', by: 'office', needs: ['remark'] },
    rozpatrz: { from: ['ZLOZONY', 'UZUPELNIENIE'], to: 'ROZPATRZONY', by: 'office', needs: ['document'] },
  },
  refused: { code: '9310', text: 'proba.juzNie' },
};

export const config = {
  tables: {
    podania: {
      records: { number: 'WN', perDay: { most: 100, code: '9301', text: 'proba.zaDuzo' }, process },
    },
  },
  operations: {
    zlozPodanie: { record: 'podania', answer: { numer: { record: '@number' }, stan: { value: 'NOWE' } } },
    dajPodania: {
      answer: {
        podania: {
          rows: 'podania',
          where: { numer: '@number' },
          fields: {
            numer: '@number',
            stan: '@state',
            nazwaStanu: '@label',
            coDalej: '@text',
            termin: '@term',
            zmieniono: '@changed',
            maDecyzje: '@hasDocument',
            uwagi: '@remark',
            mozna: '@moves',
            skrot: '@digest',
            wyslane: { list: '@sent', fields: { etykieta: '@label', wartosc: '@value' } },
            przebieg: {
              list: '@timeline',
              fields: {
                lp: '@entry',
                kiedy: '@time',
                ruch: '@move',
                stan: '@state',
                kto: '@who',
                uwagi: '@remark',
                zDokumentem: '@hasDocument',
              },
            },
          },
        },
      },
    },
    dajDecyzje: { document: { table: 'podania', number: 'numer', entry: 'wpis' } },
    wycofajPodanie: {
      move: { table: 'podania', name: 'wycofaj', number: 'numer' },
      answer: { stan: { record: '@state' } },
    },
    uzupelnijPodanie: {
      move: { table: 'podania', name: 'uzupelnij', number: 'numer' },
      answer: { stan: { record: '@state' } },
    },
  },
};

export const files = {
  'data.config.json': config,
  'locales/pl/proba.json': WORDS.pl,
  'locales/en/proba.json': WORDS.en,
};
