/* Words of the stand-in, in the languages of the portal. */
const liczba = (lang, forms) => (count) => `${count} ${forms[new Intl.PluralRules(lang).select(count)] ?? forms.other}`;

window.slowa = {
  pl: {
    zmyslone: 'System spraw na pokaz: wszystkie wpisy są zmyślone.',
    nic: 'Nic nie znaleziono. Sprawdź znak sprawy albo wpisz mniej liter.',
    statusy: { tytul: 'Na jakim etapie jest sprawa', szukaj: 'Znak sprawy albo słowo' },
    rejestry: { tytul: 'Co jest w rejestrach', szukaj: 'Szukaj w rejestrach' },
    etapy: ['Przyjęta', 'W toku', 'Czeka na decyzję', 'Zakończona'],
    zlozono: 'Wpłynęła',
    termin: 'Załatwimy do',
    wpisow: liczba('pl', { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' }),
  },
  en: {
    zmyslone: 'A case system for show: every entry is made up.',
    nic: 'Nothing was found. Check the case number or type fewer letters.',
    statusy: { tytul: 'How far a case is', szukaj: 'Case number or a word' },
    rejestry: { tytul: 'What the registers hold', szukaj: 'Search the registers' },
    etapy: ['Received', 'In progress', 'Awaiting a decision', 'Closed'],
    zlozono: 'Received on',
    termin: 'Due by',
    wpisow: liczba('en', { one: 'entry', other: 'entries' }),
  },
  de: {
    zmyslone: 'Ein Vorgangssystem zur Vorführung: Alle Einträge sind erfunden.',
    nic: 'Nichts gefunden. Prüfen Sie das Aktenzeichen oder tippen Sie weniger Buchstaben.',
    statusy: { tytul: 'Wie weit ein Vorgang ist', szukaj: 'Aktenzeichen oder ein Wort' },
    rejestry: { tytul: 'Was in den Registern steht', szukaj: 'In den Registern suchen' },
    etapy: ['Eingegangen', 'In Bearbeitung', 'Wartet auf Entscheidung', 'Abgeschlossen'],
    zlozono: 'Eingegangen am',
    termin: 'Erledigt bis',
    wpisow: liczba('de', { one: 'Eintrag', other: 'Einträge' }),
  },
  uk: {
    zmyslone: 'Демонстраційна система справ: усі записи вигадані.',
    nic: 'Нічого не знайдено. Перевірте номер справи або введіть менше літер.',
    statusy: { tytul: 'На якому етапі справа', szukaj: 'Номер справи або слово' },
    rejestry: { tytul: 'Що в реєстрах', szukaj: 'Шукати в реєстрах' },
    etapy: ['Прийнято', 'У роботі', 'Очікує рішення', 'Завершено'],
    zlozono: 'Надійшла',
    termin: 'Розглянемо до',
    wpisow: liczba('uk', { one: 'запис', few: 'записи', many: 'записів', other: 'запису' }),
  },
};
