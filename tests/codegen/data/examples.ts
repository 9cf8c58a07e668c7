/** A folder in which everything is right: tests change one thing. */

const TERMINY = `dzien;od;obiekt;uwagi
2026-06-02;08:00;Hala;
01.06.2026;17:30;Boisko;"Mecz; finał"
2026-07-01;09:00;Hala;Zajęcia
`;

/** PESEL of anna.wisniewska and jan.nowak, NIP of his company: `subjects` of the office tests. */
export const OPLATY = (rows: readonly string[]) =>
  `numer;identyfikator;termin;kwota;zaplacono;rok\n${rows.join('\n')}\n`;

export const ROWS = [
  '1;84831545206;2026-01-15;1 280,05;tak;2026',
  '2;84831545206;2026-02-15;0,10;nie;2026',
  '3;84831545206;15.12.2025;300;PRAWDA;2025',
  '4;9999990018;2026-03-15;12.5;nie;2026',
];

export const terminy = {
  answer: {
    terminy: {
      rows: 'terminy',
      fields: { godzina: 'od', 'obiekt.nazwa': 'obiekt' },
      where: { obiekt: 'obiekt', miesiac: { column: 'dzien', is: 'month' }, od: { column: 'dzien', is: 'from' } },
      order: ['dzien', '-od'],
    },
    miesiace: { values: 'terminy', column: 'dzien', part: 'month', descending: true },
    obiekty: { values: 'terminy', column: 'obiekt' },
    wersja: { value: 7 },
  },
};

const where = { rok: 'rok', odDnia: { column: 'termin', is: 'from' }, numery: 'numer' };
const fields = { czyZaplacono: 'zaplacono' };
export const oplaty = (table = 'oplaty') => ({
  answer: {
    oplaty: { rows: table, where, fields, order: ['-termin'] },
    lata: { values: table, column: 'rok', descending: true },
  },
});
export const oplata = { row: { first: 'oplaty', fields, where: { numer: 'numer' } } };

const rok = { rok: 'rok' };
/** A page of fees, with the number and the sum of all of them, and of each year. */
export const strona = (table = 'oplaty') => ({
  answer: {
    oplaty: { rows: table, fields, where: rok, order: ['-termin', 'numer'], limit: 'ile', offset: 'pomin' },
    ile: { count: table, where: rok },
    razem: { sum: table, column: 'kwota', where: rok },
    lata: { groups: table, by: rok, sums: { razem: 'kwota' }, count: 'ile', where: rok, descending: true },
  },
});

const ulica = { ulica: 'ulica' };
export const stronaZgloszen = {
  answer: {
    numery: { rows: 'szkody', fields: { numer: '@number' }, where: ulica, limit: 50, offset: 'pomin' },
    ile: { count: 'szkody', where: ulica },
    stany: { groups: 'szkody', by: { stan: '@state' }, count: 'ile', where: ulica },
  },
};

/** Applications, each with its persons, and persons with their discounts. */
export const wnioski = (wnioski = 'wnioski', osoby = 'osoby') => {
  const on = { wniosek: 'id' };
  return {
    answer: {
      wnioski: {
        rows: wnioski,
        order: ['-id'],
        fields: {
          kody: 'kody',
          osoby: {
            rows: osoby,
            on,
            order: ['imie'],
            fields: { znizki: { values: 'znizki', column: 'nazwa', on: { osoba: 'imie', wniosek: 'wniosek' } } },
          },
          ileOsob: { count: osoby, on },
          razem: { sum: osoby, column: 'kwota', on },
          lata: { values: osoby, column: 'urodzony', part: 'year', descending: true, on },
          pierwsza: { first: osoby, on, order: ['urodzony'] },
        },
      },
    },
  };
};
export const wnioskiTables = {
  wnioski: { csv: 'data/wnioski.csv', subject: 'identyfikator' },
  osoby: { csv: 'data/osoby.csv', subject: 'identyfikator' },
  znizki: { csv: 'data/znizki.csv', subject: null },
};
export const wnioskiFiles = (anna = '84831545206', jan = '9999990018') => ({
  'data/wnioski.csv': `id;identyfikator;tytul;kody\n1;${anna};Obóz;5|12\n2;${anna};Basen;\n3;${jan};Kino;7\n`,
  'data/osoby.csv': `wniosek;identyfikator;imie;kwota;urodzony
1;${anna};Ola;0,10;2015-05-01
1;${anna};Jaś;0,20;2012-03-02
1;${jan};Obca;99;1999-01-01
3;${jan};Ela;1,00;2001-02-03
`,
  'data/znizki.csv': 'wniosek;osoba;nazwa\n1;Ola;Karta\n1;Ola;Basen\n3;Ola;Inna\n1;Ewa;Obca\n',
});

/** Owners of several kinds: a column says the kind of one list, conditions that of the other. */
export const wlasciciele = (table = 'wlasciciele', osoby = 'wspolnicy') => {
  const wspolnicy = { rows: osoby, on: { firma: 'id' }, order: ['imie'] };
  const kontakt = { variants: [{ is: 'EMAIL', when: 'present(row.email)' }, { is: 'TELEFON' }] };
  return {
    answer: {
      wlasciciele: {
        rows: table,
        order: ['id'],
        fields: { rodzaj: 'typ', imie: 'nazwa', kontakt },
        variants: [
          { is: 'FIRMA', fields: { wspolnicy } },
          { is: 'FUNDACJA', fields: { wspolnicy: { value: [] } } },
        ],
      },
      glowny: {
        first: table,
        order: ['-udzial'],
        fields: { kontakt },
        variants: [
          { is: 'FIRMA', when: "row.typ != 'OSOBA' && present(row.nazwa)", fields: { wspolnicy } },
          { is: 'OSOBA', fields: { imie: 'nazwa' } },
        ],
      },
    },
  };
};
export const wlasciciel = {
  row: {
    first: 'wlasciciele',
    where: { id: 'id' },
    fields: {
      rodzaj: 'typ',
      imie: 'nazwa',
      wspolnicy: { value: [] },
      kontakt: wlasciciele().answer.glowny.fields.kontakt,
    },
  },
};
export const wlascicieleTables = {
  wlasciciele: { csv: 'data/wlasciciele.csv', subject: 'identyfikator' },
  wspolnicy: { csv: 'data/wspolnicy.csv', subject: null },
};
export const wlascicieleFiles = (anna = '84831545206', jan = '9999990018') => ({
  'data/wlasciciele.csv': `id;identyfikator;typ;nazwa;urodzony;udzial;email;telefon
1;${anna};OSOBA;Anna;1984-03-15;40;anna@example.org;
2;${anna};FIRMA;Wisła;;60;;123 456 789
3;${jan};FUNDACJA;Młyn;;100;mlyn@example.org;
`,
  'data/wspolnicy.csv': 'firma;imie\n2;Zofia\n2;Adam\n1;Nikt\n',
});

/** Halls with names in two languages. */
export const sale = (table = 'sale') => ({
  answer: {
    sale: { rows: table, where: { nazwa: 'nazwa' }, order: ['nazwa'] },
    nazwy: { values: table, column: 'nazwa' },
  },
});
export const saleTable = { csv: 'data/sale.csv', lang: ['nazwa', 'opis'] };
export const SALE = `id;nazwa_pl;nazwa_en;opis_pl;opis_en
1;Hala;Sports hall;Duża;
2;Boisko;Yard;;Open
3;Aula;;Stara;Old
`;

/** Reports that the office refuses for the past, and where one of the street is open. */
export const raz = {
  table: {
    records: {
      number: 'RA',
      states: ['NOWE', 'PRZYJETE', 'ODRZUCONE'],
      perDay: { most: 900, code: '9301', text: 'proba.zaDuzo' },
    },
  },
  send: {
    record: 'razy',
    data: { wyslane: { operation: 'dajRazy', args: { ulica: 'arg.ulica' } } },
    refuse: [
      { when: 'arg.dzien < today', code: '9303', text: 'proba.minal', field: 'dzien' },
      { when: "data.wyslane.razy.exists(r, r.stan == 'NOWE')", code: '9302', text: 'proba.juzJest' },
    ],
    answer: { numer: { record: '@number' }, stan: { record: '@state' } },
  },
  read: {
    answer: { razy: { rows: 'razy', where: { ulica: 'ulica' }, fields: { numer: '@number', stan: '@state' } } },
  },
};

/** Decisions, each with its file. */
export const plik = (table = 'decyzje') => ({ file: { first: table, column: 'plik', where: { numer: 'numer' } } });
export const decyzje = { csv: 'data/decyzje.csv', subject: 'identyfikator' };
export const DECYZJE = (rows: readonly string[]) => `numer;identyfikator;plik\n${rows.join('\n')}\n`;

/** A new description or street of a report, and its withdrawal, while nobody has handled it. */
const tooLate = { while: ['NOWE'], refused: { code: '9304', text: 'proba.minal' } };
const zapis = { numer: { record: '@number' }, stan: { record: '@state' } };
export const popraw = {
  change: { table: 'szkody', number: 'numer', columns: { opis: 'opis', ulica: 'ulica' }, ...tooLate },
  answer: zapis,
};
export const wycofaj = { change: { table: 'szkody', number: 'numer', state: 'ODRZUCONE', ...tooLate }, answer: zapis };

/** Records with lists: days, and persons as objects. */
export const rodziny = {
  table: {
    records: { number: 'RO', states: ['NOWE'], perDay: { most: 3, code: '9301', text: 'proba.zaDuzo' } },
  },
  send: { record: 'rodziny', answer: { numer: { record: '@number' }, stan: { record: '@state' } } },
  read: { answer: { rodziny: { rows: 'rodziny', fields: { numer: '@number' } } } },
};

export const records = (number: string) => ({
  records: {
    number,
    states: ['NOWE', 'PRZYJETE', 'ODRZUCONE'],
    perDay: { most: 3, code: '9301', text: 'proba.zaDuzo' },
  },
});
export const zglos = (table: string) => ({
  record: table,
  answer: { numer: { record: '@number' }, stan: { record: '@state' } },
});
const zgloszone = (table: string) => ({
  answer: {
    zgloszenia: {
      rows: table,
      where: { ulica: 'ulica' },
      fields: { numer: '@number', dzien: '@day', kiedy: '@time', stan: '@state', odpowiedz: '@remark' },
    },
  },
});

/** The data.config.json of all of it but the views. */
export const config = {
  tables: {
    terminy: { csv: 'data/terminy.csv' },
    oplaty: { csv: 'data/oplaty.csv', subject: 'identyfikator' },
    ulice: { csv: 'data/ulice.csv' },
    szkody: {
      records: { ...records('DR').records, among: { ulica: { table: 'ulice', column: 'nazwa' } } },
    },
    sprawy: records('SP'),
  },
  operations: {
    dajTerminy: terminy,
    dajOplaty: oplaty(),
    dajOplate: oplata,
    zglos: zglos('szkody'),
    dajZgloszone: zgloszone('szkody'),
    zglosPodmiotu: zglos('sprawy'),
    dajPodmiotu: zgloszone('sprawy'),
  },
};

export const WANTED = Object.keys(config.operations);

export const files = {
  'data.config.json': config,
  'data/terminy.csv': TERMINY,
  'data/oplaty.csv': OPLATY(ROWS),
  'data/ulice.csv': 'nazwa\nPolna\nLipowa\n',
};
