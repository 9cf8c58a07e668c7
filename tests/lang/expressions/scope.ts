import type { Type } from '../../../src/lang/expressions/types.ts';

/** A type in short: `number`, `int`, `money?` (or null), `A|B` (words), `[date]` (a list). */
export function type(short: string): Type {
  if (short.endsWith('?')) return { ...type(short.slice(0, -1)), optional: true } as Type;
  if (short.startsWith('[')) return list(type(short.slice(1, -1)));
  if (short.includes('|')) return { kind: 'word', words: short.split('|') };
  if (short === 'int') return { kind: 'number', integer: true };
  return { kind: short as 'number' };
}

export const list = (of: Type): Type => ({ kind: 'list', of });
export const maybe = (of: Type): Type => ({ ...of, optional: true }) as Type;

type Shape = Record<string, string | Type>;

/** A record whose fields are types or their short forms. */
export function record(name: string | undefined, shape: Shape, source?: string): Type {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([key, of]) => [key, typeof of === 'string' ? type(of) : of]),
  );
  return { kind: 'record', name, source, fields: () => fields };
}

export const scope = (roots: Shape): ReadonlyMap<string, Type> =>
  new Map(Object.entries(roots).map(([key, of]) => [key, typeof of === 'string' ? type(of) : of]));

// ---- A commune's screens, by hand -----------------------------------------------------------------------------------

export const skladnik = record(
  'RataSkladnik',
  { nrRaty: 'int', rodzajOplaty: 'text', kwotaRazem: 'money' },
  'schemas/api/dues.json',
);

export const rata = record(
  'RataZbiorcza',
  {
    idNaleznosciRatyZbiorczej: 'int',
    terminPlatnosci: 'date',
    czySplacona: 'flag',
    jestUpomnienie: 'flag',
    jestWezwanie: 'flag',
    jestRozlozenieNaRaty: 'flag',
    jestOdroczenieTerminu: 'flag',
    jestTytulWykonawczy: 'flag',
    zleconoPlatnoscZKIR: 'flag',
    zleconoPlatnoscZP24: 'flag',
    kwotaRaty: 'money',
    odsetki: 'money',
    kosztyEgzekucji: 'money?',
    kwotaRazem: 'money',
    raty: list(skladnik),
  },
  'schemas/api/dues.json',
);

export const karta = record(
  'KartaNaleznosci',
  {
    symbolKarty: 'text',
    rok: 'int',
    czyInstytucja: 'flag',
    nazwaPlatnika: 'text',
    numerKontaBankowego: 'text?',
    suma: 'money',
    aplikacjaNaleznosci: 'PODATKI_GMINNE|ODPADY|WODA_I_SCIEKI|PSY',
    wspolzobowiazani: list(record('Wspolzobowiazany', { nazwaUdzialowca: 'text', udzial: 'text?' })),
  },
  'schemas/api/dues.json',
);

export const temat = record('Temat', { id: 'int', temat: 'text', czyDodatkowy: 'flag' }, 'schemas/api/requests.json');

export const wodomierz = record(
  'Wodomierz',
  {
    idLicznika: 'int',
    nrLicznika: 'text',
    idPunktu: 'int',
    zakresLicznikaCalkowite: 'int',
    zakresLicznikaDziesietne: 'int',
    ostatniStan: 'number',
    zgloszeniaStanu: list(
      record('ZgloszenieStanu', { kiedyUtworzono: 'datetime', stanLicznika: 'number', uwagiZgloszone: 'text?' }),
    ),
  },
  'schemas/api/water.json',
);

export const pojazd = record(
  'Pojazd',
  { marka: 'text', nazwaStawki: 'text', nrRejestracyjny: 'text', masa: type('number?'), dataNabycia: 'date?' },
  'schemas/api/vehicles.json',
);

const shared: Shape = {
  today: 'date',
  now: 'datetime',
  lang: 'pl|en|de|uk',
  config: record('Konfiguracja', {
    czyKir: 'flag',
    czyP24: 'flag',
    czyInfoOProwizjach: 'flag',
    prowizjaKir: 'text?',
    prowizjaP24: 'text?',
    adnotacjaStanLicznika: 'text?',
  }),
  subject: record('Podmiot', { nazwa: 'text', czyInstytucja: 'flag', nip: 'text?' }),
};

/** The detail of a card. */
export const kartaScope = scope({
  ...shared,
  params: record(undefined, { idKartyNaleznosci: 'int' }),
  state: record(undefined, {
    typ: 'WSZYSTKIE|ZAPLACONE|NIEZAPLACONE',
    dataOd: 'date?',
    dataDo: 'date?',
    kwotaOd: 'money?',
    kwotaDo: 'money?',
    wybrane: '[int]',
  }),
  data: record(undefined, {
    karta,
    raty: record('Raty', { ratyZbiorcze: list(rata) }),
    wplaty: record('Wplaty', {
      wplaty: list(record('Wplata', { dataOperacji: 'date', opis: 'text?', suma: 'money' })),
    }),
    elementy: record('Elementy', {
      elementy: list(record('Element', { dataOperacji: 'date', nrDecyzji: 'text?', dataDoreczenia: 'date?' })),
    }),
  }),
  calc: record(undefined, { wybraneRaty: list(rata), doZaplaty: 'money', jestKanal: 'flag', poTerminie: 'flag' }),
  row: rata,
  parent: rata,
  item: record('Wspolzobowiazany', { nazwaUdzialowca: 'text', udzial: 'text?' }),
  arg: record(undefined, { kanal: 'kir|p24' }),
  result: record('Przelew', { idPrzelewu: 'text' }),
});

/** A new request. */
export const zgloszenieScope = scope({
  ...shared,
  params: record(undefined, { idKartyNaleznosci: 'int', idPunktuOdbioru: 'int' }),
  data: record(undefined, {
    tematy: record('Tematy', { tematy: list(temat) }),
    platnik: record('Platnik', { nrTelefonu: 'text?' }),
  }),
  calc: record(undefined, { temat: maybe(temat), dodatkowy: 'flag', limit: 'int' }),
  form: record(undefined, { tematZgloszenia: 'int?', trescZgloszenia: 'text?', telefon: 'text?', email: 'text?' }),
  result: record('Zapis', { czyZapisano: 'flag' }),
});

/** The state of a meter. */
export const wodaScope = scope({
  ...shared,
  data: record(undefined, {
    woda: record('Woda', {
      wybranyPunktOdbioru: 'int',
      wodomierz: record('WodomierzPunktu', {
        konfiguracja: record('KonfiguracjaLicznika', { czyUslugaDostepna: 'flag' }),
        dane: maybe(wodomierz),
      }),
    }),
  }),
  state: record(undefined, { pokazZgloszenia: 'flag', punkt: 'int?' }),
  calc: record(undefined, { wodomierz: maybe(wodomierz) }),
  form: record(undefined, { nowyStanLicznika: 'number?' }),
  result: record('Zapis', { czyZapisano: 'flag' }),
  error: maybe(record('Blad', { kod: 'text', opis: 'text', pola: 'unknown', nrSprawy: 'text' })),
});
