import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Findable } from '../../../src/lang/descriptors/manifest.ts';
import { find, prepared } from '../../../src/portal/app/search/rank.ts';
import { fileText, languages, manifest } from '../../screens/municipality.ts';

/** Entries without synonyms, for the ranking alone. */
const small: Findable[] = [
  { service: 1, screen: 'a', name: 'Opłata za psa', group: 'Opłaty', words: ['pies', 'psy', 'zwierzę'] },
  { service: 2, screen: 'b', name: 'Woda i ścieki', group: 'Opłaty', words: ['wodociąg', 'licznik'] },
  { service: 3, screen: 'c', name: 'Odczyt wodomierza', group: 'Woda', words: ['licznik wody', 'stan licznika'] },
  { service: 4, screen: 'd', name: 'Łąki i lasy', group: 'Grunty', words: ['podatek leśny'] },
  { service: 5, screen: 'e', name: 'Podatek od nieruchomości', group: 'Podatki', words: ['dom', 'mieszkanie'] },
  { screen: 'f', name: 'Kontakt', words: ['telefon', 'adres'], native: 'Contact' },
];
const names = (typed: string, language: Language = 'pl', entries = small) =>
  find(prepared(entries, language), typed, language).map(({ name }) => name);

describe('a search', () => {
  test.each([
    // A match in the name is first, then in the synonyms, then in the group.
    ['woda', ['Woda i ścieki', 'Odczyt wodomierza']],
    ['wody', ['Woda i ścieki', 'Odczyt wodomierza']],
    ['opłata', ['Opłata za psa', 'Woda i ścieki']],
    ['psa', ['Opłata za psa']],
    ['psy', ['Opłata za psa']],
    // Diacritics, letters with a stroke, capitals.
    ['laki', ['Łąki i lasy']],
    ['ŁĄKI', ['Łąki i lasy']],
    ['scieki', ['Woda i ścieki']],
    // Another form of the word; the beginning of one.
    ['podatku', ['Podatek od nieruchomości', 'Łąki i lasy']],
    ['domu', ['Podatek od nieruchomości']],
    ['nieruch', ['Podatek od nieruchomości']],
    // Short words are optional, longer ones are required.
    ['podatek od domu', ['Podatek od nieruchomości']],
    ['licznik wody', ['Odczyt wodomierza', 'Woda i ścieki']],
    // A typing mistake counts when nothing else is found.
    ['wdoomierz', ['Odczyt wodomierza']],
    ['mieszkaine', ['Podatek od nieruchomości']],
    // One of two words counts when nothing else is found.
    ['rower kontakt', ['Kontakt']],
    // The name on a letter from the office.
    ['contact', ['Kontakt']],
    ['rower', []],
    ['p', []],
    ['  ', []],
    ['«»', []],
  ])('«%s» finds %j', (typed, wanted) => {
    expect(names(typed)).toEqual(wanted);
  });

  test('finds German ü as ue, and finds parts of long words', () => {
    const entries = [
      { service: 1, screen: 'a', name: 'Grundsteuer' },
      { service: 2, screen: 'b', name: 'Müllgebühr' },
    ];
    for (const typed of ['Müll', 'Muell', 'mull', 'muellgebuehr'])
      expect(names(typed, 'de', entries)).toEqual(['Müllgebühr']);
    expect(names('Steuer', 'de', entries)).toEqual(['Grundsteuer']);
  });

  test('ignores any kind of apostrophe in Ukrainian', () => {
    const entries = [{ service: 1, screen: 'a', name: 'Ім’я для дитини' }];
    for (const typed of ["ім'я", 'ім’я', 'імя']) expect(names(typed, 'uk', entries)).toEqual(['Ім’я для дитини']);
  });
});

/** Typed texts, with the number of the service that has to be first. */
const dues = 20;
const taxes = 17;
const rubbish = 22;
const water = 23;
const vehicles = 14;
const request = 24;
const queries: Record<Language, readonly (readonly [string, number])[]> = {
  pl: [
    ['śmieci', rubbish],
    ['smieci', rubbish],
    ['ile mam do zapłaty', dues],
    ['rata', dues],
    ['podatek od domu', taxes],
    ['podatek rolny', taxes],
    ['woda', water],
    ['rachunek za wode', water],
    ['śmeici', rubbish],
    ['samochód', vehicles],
    ['numer rejestracyjny', vehicles],
    ['dziura w drodze', request],
    ['imię dla dziecka', 13],
    ['dochody', 1],
  ],
  en: [
    ['rubbish', rubbish],
    ['how much do I owe', dues],
    ['house tax', taxes],
    ['water bill', water],
    ['proprety tax', taxes],
    ['lorry', vehicles],
    ['pothole', request],
    ['baby names', 13],
  ],
  de: [
    ['Müll', rubbish],
    ['Muellgebuehr', rubbish],
    ['Mahnung', dues],
    ['Grundsteuer', taxes],
    ['Auto', vehicles],
    ['Beschwerde', request],
    ['Vornamen', 13],
  ],
  uk: [
    ['сміття', rubbish],
    ['борг', dues],
    ['податок на будинок', taxes],
    ['вода', water],
    ['машина', vehicles],
    ['скарга', request],
    ["ім'я для дитини", 13],
  ],
};

const waste = 'nazwaPliku=odpady';
const card = 'nazwaPliku=dowod-osobisty';
const privacy = 'nazwaPliku=rodo';
const dog = 'nazwaPliku=pies';
const forms = 'link=wnioski';
/** Typed texts, with the query in the address of the first of the municipality's own entries. */
const ownQueries: Record<Language, readonly (readonly [string, string])[]> = {
  pl: [
    ['śmieci', waste],
    ['kosz na smieci', waste],
    ['dowód', card],
    ['zgubiłem dowód', card],
    ['rodo', privacy],
    ['dane osobowe', privacy],
    ['wniosek', forms],
    ['pełnomocnictwo', forms],
    ['akt urodzenia', 'nazwaPliku=odpis-aktu'],
    ['zameldowac', 'nazwaPliku=meldunek'],
    ['harmonogram', 'link=odpady'],
    ['stawki podatkow', 'link=podatki'],
    ['czip', dog],
  ],
  en: [
    ['rubbish', waste],
    ['identity card', card],
    ['lost id', card],
    ['GDPR', privacy],
    ['application', forms],
    ['birth certificate', 'nazwaPliku=odpis-aktu'],
  ],
  de: [
    ['Müll', waste],
    ['Muell', waste],
    ['Ausweis', card],
    ['DSGVO', privacy],
    ['Antrag', forms],
    ['Geburtsurkunde', 'nazwaPliku=odpis-aktu'],
  ],
  uk: [
    ['сміття', waste],
    ['посвідчення', card],
    ['rodo', privacy],
    ['заява', forms],
    ['свідоцтво про народження', 'nazwaPliku=odpis-aktu'],
  ],
};

const dogs: Record<Language, string> = { pl: 'psa', en: 'dog', de: 'Hund', uk: 'собака' };

describe.each(languages)('in the shipped municipality, in %s', (language) => {
  const index = prepared(JSON.parse(fileText(manifest.search[language])), language);

  test('an alias of a screen is found, with its parameters', () => {
    expect(find(index, dogs[language], language).map(({ screen, query }) => [screen, query])).toContainEqual([
      'naleznosci/lista',
      'rodzaj=PSY',
    ]);
  });

  test.each(queries[language])('«%s» finds service %i', (typed, service) => {
    // Other services may match as well, or better.
    expect(
      find(index, typed, language)
        .slice(0, 3)
        .map((entry) => entry.service),
    ).toContain(service);
  });

  test.each(ownQueries[language])('«%s» finds %s', (typed, query) => {
    const found = find(index, typed, language).slice(0, 4);
    expect(found.find((entry) => entry.query)?.query).toBe(query);
  });

  test('an entry with its own address is found only there', () => {
    const places = index.map(({ entry: { service, screen, query, name } }) => `${service} ${screen} ${query} ${name}`);
    expect(places.filter((place, at) => places.indexOf(place) < at)).toEqual([]);
    const own = index.map(({ entry }) => entry.query).filter((query) => query !== undefined);
    expect(own).not.toContain('nazwaPliku=informacje');
    expect(own).not.toContain('link=procedury');
    expect(own).not.toContain('link=dokumenty');
  });

  test('each entry is found first by its own name', () => {
    for (const { entry } of index) expect(find(index, entry.name, language)[0]?.name).toBe(entry.name);
  });

  test('each entry except folders and files has words', () => {
    const wordless = index.filter(({ entry }) => !entry.words?.length && !entry.query?.startsWith('link='));
    expect(wordless.map(({ entry }) => entry.name)).toEqual([]);
  });
});
