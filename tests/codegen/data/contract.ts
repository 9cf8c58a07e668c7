import type { FileKind } from '../../../src/lang/descriptors/fileKinds.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';

/** A contract of a municipality's own, as a file of schemas/api: what data.config.json is tried on. */

const text: JsonSchema = { type: 'string', description: 'A text.', examples: ['a'] };
const day: JsonSchema = { type: 'string', format: 'date', description: 'A day.', examples: ['2026-06-01'] };
const whole: JsonSchema = { type: 'integer', description: 'A number.', examples: [1] };
const kwota: JsonSchema = { type: 'number', 'x-unit': 'PLN', description: 'An amount.', examples: [1.5] };
const flag: JsonSchema = { type: 'boolean', description: 'Yes or no.', examples: [true] };
const month: JsonSchema = {
  type: 'string',
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$',
  description: 'A month.',
  examples: ['2026-06'],
};
const orNothing = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema.type as string, 'null'] });
const orNone = (schema: JsonSchema, description: string): JsonSchema => ({
  oneOf: [schema, { type: 'null' }],
  description,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', description: 'A list.', items });
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const object = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  description: 'An object.',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const STANY = ['NOWE', 'PRZYJETE', 'ODRZUCONE'];
const stan: JsonSchema = { type: 'string', enum: STANY, description: 'A state.', examples: ['NOWE'] };

export const STANY_PODANIA = ['ZLOZONY', 'UZUPELNIENIE', 'ROZPATRZONY', 'WYCOFANY'];
const stanPodania: JsonSchema = {
  type: 'string',
  enum: STANY_PODANIA,
  description: 'A state.',
  examples: ['ZLOZONY'],
};
const stanWspolnego: JsonSchema = {
  type: 'string',
  enum: ['DO_PODPISU', 'ZLOZONY', 'NIEPODPISANY', 'WYCOFANY', 'ZAMKNIETY'],
  description: 'A state.',
  examples: ['ZLOZONY'],
};
const moment: JsonSchema = { ...text, format: 'date-time', examples: ['2026-06-01T10:00:00Z'] };

const schemas: Record<string, JsonSchema> = {
  Terminy: object({ terminy: list(ref('Termin')), miesiace: list(month), obiekty: list(text), wersja: whole }, [
    'wersja',
  ]),
  Termin: object({ dzien: day, godzina: text, obiekt: object({ nazwa: text }), uwagi: orNothing(text) }),
  Oplaty: object({ oplaty: list(ref('ProbnaOplata')), lata: list(whole) }),
  ProbnaOplata: object({ numer: whole, termin: day, kwota, czyZaplacono: flag, uwagi: text }, ['uwagi']),
  Zgloszenia: object({ zgloszenia: list(ref('ProbneZgloszenie')) }),
  ProbneZgloszenie: object({
    numer: text,
    dzien: day,
    kiedy: { ...text, format: 'date-time', examples: ['2026-06-01T10:00:00Z'] },
    stan,
    ulica: text,
    opis: orNothing(text),
    odpowiedz: orNothing(text),
  }),
  StronaOplat: object({ oplaty: list(ref('ProbnaOplata')), ile: whole, razem: kwota, lata: list(ref('RokOplat')) }),
  Wnioski: object({ wnioski: list(ref('ProbnyWniosek')) }),
  ProbnyWniosek: object({
    id: text,
    tytul: text,
    kody: list(whole),
    osoby: list(object({ imie: text, kwota, znizki: list(text) })),
    ileOsob: whole,
    razem: kwota,
    lata: list(whole),
    pierwsza: orNothing(object({ imie: text })),
  }),
  Rodziny: object({ rodziny: list(object({ numer: text, dni: list(day), osoby: list(ref('Osoba')) })) }),
  Osoba: object({ imie: text, wiek: orNothing(whole) }),
  Sale: object({ sale: list(object({ id: whole, nazwa: text, opis: orNothing(text) })), nazwy: list(text) }),
  Razy: object({ razy: list(object({ numer: text, ulica: text, dzien: day, stan })) }),
  StronaZgloszen: object({
    numery: list(object({ numer: text })),
    ile: whole,
    stany: list(object({ stan, ile: whole })),
  }),
  RokOplat: object({ rok: whole, ile: whole, razem: kwota }),
  Podania: object({ podania: list(ref('ProbnePodanie')) }),
  ProbnePodanie: object({
    numer: text,
    stan: stanPodania,
    nazwaStanu: text,
    coDalej: orNothing(text),
    termin: orNothing(day),
    zmieniono: moment,
    maDecyzje: flag,
    uwagi: orNothing(text),
    tresc: text,
    mozna: list({ type: 'string', enum: ['wycofaj', 'uzupelnij'], description: 'A move.', examples: ['wycofaj'] }),
    skrot: { ...text, pattern: '^[0-9a-f]{64}$', examples: ['0'.repeat(64)] },
    wyslane: list(object({ etykieta: text, wartosc: text })),
    przebieg: list(ref('WpisPrzebiegu')),
  }),
  WpisPrzebiegu: object(
    {
      lp: whole,
      kiedy: moment,
      ruch: text,
      stan: stanPodania,
      kto: { type: 'string', enum: ['MIESZKANIEC', 'URZAD'], description: 'Who.', examples: ['URZAD'] },
      uwagi: orNothing(text),
      tekst: orNothing(text),
      zDokumentem: flag,
    },
    ['uwagi'],
  ),
  Wspolne: object({
    wspolne: list(
      object({
        numer: orNothing(text),
        znak: text,
        stan: stanWspolnego,
        mozna: list(text),
        tresc: text,
        przebieg: list(object({ ruch: text, stan: stanWspolnego, kto: text })),
      }),
    ),
  }),
  DoPodpisu: object({ doPodpisu: list(object({ znak: text, tresc: text, mozna: list(text) })) }),
  Zlozone: object({ numer: orNothing(text), stan: stanWspolnego }),
  StanPodania: object({ stan: stanPodania }),
  Zapis: object({ numer: text, stan }),
  Pies: object({ gatunek: { ...stan, enum: ['PIES'], examples: ['PIES'] }, imie: text }),
  Kot: object({ gatunek: { ...stan, enum: ['KOT'], examples: ['KOT'] } }),
  Wlasciciele: object({
    wlasciciele: list(ref('Wlasciciel')),
    glowny: orNone(ref('Wlasciciel'), 'The first.'),
  }),
  Wlasciciel: {
    oneOf: [ref('WlascicielOsoba'), ref('WlascicielFirma')],
    discriminator: { propertyName: 'rodzaj' },
    description: 'An owner.',
  },
  WlascicielOsoba: object({
    rodzaj: { ...stan, enum: ['OSOBA'], examples: ['OSOBA'] },
    imie: text,
    urodzony: day,
    udzial: whole,
    kontakt: orNone(ref('KontaktWlasciciela'), 'How to reach the owner.'),
  }),
  WlascicielFirma: object({
    rodzaj: { ...stan, enum: ['FIRMA', 'FUNDACJA'], examples: ['FIRMA'] },
    nazwa: text,
    udzial: whole,
    kontakt: orNone(ref('KontaktWlasciciela'), 'How to reach the owner.'),
    wspolnicy: list(object({ imie: text })),
  }),
  KontaktWlasciciela: {
    oneOf: [
      object({ jak: { ...text, const: 'EMAIL', examples: ['EMAIL'] }, email: text }),
      object({ jak: { ...text, const: 'TELEFON', examples: ['TELEFON'] }, telefon: text }),
    ],
    discriminator: { propertyName: 'jak' },
    description: 'How to reach an owner.',
  },
  Zwierzeta: object({
    zwierzeta: list({ oneOf: [ref('Pies'), ref('Kot')], discriminator: { propertyName: 'gatunek' } }),
  }),
};

interface Op {
  method?: 'get' | 'post';
  access: 'public' | 'full' | 'restricted';
  subject?: boolean;
  args?: Record<string, JsonSchema>;
  inPath?: readonly string[];
  required?: readonly string[];
  answer: string;
  errors?: Record<string, string>;
}

const operation = (
  id: string,
  { access, subject, args = {}, inPath = [], required = [], answer, errors = {}, method = 'get' }: Op,
) => ({
  operationId: id,
  summary: id,
  description: `${id}.`,
  'x-access': access,
  ...(subject && { 'x-subject': true }),
  'x-errors': errors,
  ...(method === 'get'
    ? {
        parameters: Object.entries(args).map(([name, schema]) => ({
          name,
          in: inPath.includes(name) ? 'path' : 'query',
          description: name,
          ...(required.includes(name) || inPath.includes(name) ? { required: true } : {}),
          schema,
        })),
      }
    : {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                ...object(
                  args,
                  Object.keys(args).filter((name) => !required.includes(name)),
                ),
              },
            },
          },
        },
      }),
  responses: {
    200: {
      description: 'The answer.',
      content: answer.includes('/')
        ? { [answer]: { schema: { type: 'string', contentMediaType: answer } } }
        : { 'application/json': { schema: ref(answer) } },
    },
    default: { $ref: 'common.json#/components/responses/Blad' },
  },
});

const numery: JsonSchema = { ...list(whole), examples: [[1]] };
const zgloszenie = { ulica: text, opis: { ...orNothing(text), maxLength: 200 } };
const ZA_DUZO = { '9301': 'Too many.' };
const plik = (kinds: readonly FileKind[], size?: number): JsonSchema => ({
  type: 'string',
  description: 'A file.',
  'x-file': { kinds, ...(size && { size }) },
});
const pliki = {
  opis: text,
  zdjecia: { ...list(plik(['jpeg', 'png', 'webp', 'heic'], 1)), maxItems: 3 },
  umowa: orNothing(plik(['pdf', 'docx', 'odt'])),
  dokumenty: { ...list(object({ dokument: text, plik: plik(['pdf', 'jpeg']) })), maxItems: 5 },
};

/** The operations, and which of them a test wants. */
export function ownContract(wanted: readonly string[] = Object.keys(OPERATIONS)): object {
  const paths: Record<string, object> = {};
  for (const id of wanted) {
    const [path, op] = OPERATIONS[id]!;
    paths[path] = { ...paths[path], [op.method ?? 'get']: operation(id, op) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Own', version: '1.0.0', description: 'Operations of a municipality.' },
    paths,
    components: { schemas },
  };
}

/** A page of at most so many rows. */
const ile: JsonSchema = { ...whole, minimum: 1, maximum: 50, default: 2 };
const pomin: JsonSchema = { ...whole, minimum: 0 };

const OPERATIONS: Readonly<Record<string, readonly [string, Op]>> = {
  dajTerminy: [
    '/proba/terminy',
    { access: 'public', args: { obiekt: text, miesiac: month, od: day }, answer: 'Terminy' },
  ],
  dajOplaty: [
    '/proba/oplaty',
    {
      access: 'full',
      subject: true,
      args: { rok: whole, odDnia: day, numery },
      answer: 'Oplaty',
    },
  ],
  dajOplate: [
    '/proba/oplaty/{numer}',
    { access: 'full', subject: true, args: { numer: whole }, inPath: ['numer'], answer: 'ProbnaOplata' },
  ],
  dajWidok: [
    '/proba/widok',
    {
      access: 'full',
      subject: true,
      args: { rok: whole, odDnia: day, numery },
      answer: 'Oplaty',
    },
  ],
  dajZewnetrzne: [
    '/proba/zewnetrzne',
    {
      access: 'full',
      subject: true,
      args: { rok: whole, odDnia: day, numery },
      answer: 'Oplaty',
    },
  ],
  dajStrone: [
    '/proba/strona',
    { access: 'full', subject: true, args: { rok: whole, ile, pomin }, answer: 'StronaOplat' },
  ],
  dajStroneWidoku: [
    '/proba/strona-widoku',
    { access: 'full', subject: true, args: { rok: whole, ile, pomin }, answer: 'StronaOplat' },
  ],
  dajStroneZgloszen: [
    '/proba/strona-zgloszen',
    { access: 'full', args: { ulica: text, pomin }, answer: 'StronaZgloszen' },
  ],
  dajWnioski: ['/proba/wnioski', { access: 'full', subject: true, answer: 'Wnioski' }],
  dajWnioskiWidoku: ['/proba/wnioski-widoku', { access: 'full', subject: true, answer: 'Wnioski' }],
  zglosRodzine: [
    '/proba/rodziny',
    {
      method: 'post',
      access: 'full',
      args: { osoby: { ...list(ref('Osoba')), examples: [[]] }, dni: { ...list(day), examples: [[]] } },
      required: ['osoby', 'dni'],
      answer: 'Zapis',
      errors: ZA_DUZO,
    },
  ],
  dajRodziny: ['/proba/rodziny', { access: 'full', answer: 'Rodziny' }],
  dajSale: ['/proba/sale', { access: 'public', args: { nazwa: text }, answer: 'Sale' }],
  dajSaleWidoku: ['/proba/sale-widoku', { access: 'public', args: { nazwa: text }, answer: 'Sale' }],
  zglosRaz: [
    '/proba/raz',
    {
      method: 'post',
      access: 'full',
      subject: true,
      args: { ulica: text, dzien: day, ile: orNothing(whole) },
      required: ['ulica', 'dzien'],
      answer: 'Zapis',
      errors: { ...ZA_DUZO, '9302': 'Already reported.', '9303': 'A day in the past.' },
    },
  ],
  dajRazy: ['/proba/raz', { access: 'full', subject: true, args: { ulica: text }, answer: 'Razy' }],
  dajDokumentDecyzji: [
    '/proba/pliki/{numer}',
    {
      access: 'full',
      subject: true,
      args: { numer: whole },
      inPath: ['numer'],
      answer: 'application/octet-stream',
    },
  ],
  dajPlikWidoku: [
    '/proba/pliki-widoku/{numer}',
    {
      access: 'full',
      subject: true,
      args: { numer: whole },
      inPath: ['numer'],
      answer: 'application/octet-stream',
    },
  ],
  popraw: [
    '/proba/poprawki',
    {
      method: 'post',
      access: 'full',
      args: { numer: text, ...zgloszenie },
      required: ['numer'],
      answer: 'Zapis',
      errors: { '9304': 'Too late.' },
    },
  ],
  wycofaj: [
    '/proba/wycofania',
    {
      method: 'post',
      access: 'full',
      args: { numer: text },
      required: ['numer'],
      answer: 'Zapis',
      errors: { '9304': 'Too late.' },
    },
  ],
  dajZwierzeta: ['/proba/zwierzeta', { access: 'public', answer: 'Zwierzeta' }],
  dajWlascicieli: ['/proba/wlasciciele', { access: 'full', subject: true, answer: 'Wlasciciele' }],
  dajWlascicieliWidoku: ['/proba/wlasciciele-widoku', { access: 'full', subject: true, answer: 'Wlasciciele' }],
  dajWlasciciela: [
    '/proba/wlasciciele/{id}',
    { access: 'full', subject: true, args: { id: whole }, inPath: ['id'], answer: 'Wlasciciel' },
  ],
  zglos: [
    '/proba/zgloszenia',
    { method: 'post', access: 'full', args: zgloszenie, required: ['ulica'], answer: 'Zapis', errors: ZA_DUZO },
  ],
  dajZgloszone: ['/proba/zgloszenia', { access: 'full', args: { ulica: text }, answer: 'Zgloszenia' }],
  zglosPodmiotu: [
    '/proba/podmiot',
    {
      method: 'post',
      access: 'full',
      subject: true,
      args: { ...zgloszenie, numery },
      required: ['ulica'],
      answer: 'Zapis',
      errors: ZA_DUZO,
    },
  ],
  zlozPodanie: [
    '/proba/podania',
    {
      method: 'post',
      access: 'full',
      subject: true,
      args: { tresc: text },
      required: ['tresc'],
      answer: 'Zapis',
      errors: ZA_DUZO,
    },
  ],
  dajPodania: ['/proba/podania', { access: 'full', subject: true, args: { numer: text }, answer: 'Podania' }],
  zlozWspolne: [
    '/proba/wspolne',
    {
      method: 'post',
      access: 'full',
      args: { tresc: text, sekret: text, pesele: { ...list(text), examples: [[]] } },
      required: ['tresc', 'sekret', 'pesele'],
      answer: 'Zlozone',
      errors: ZA_DUZO,
    },
  ],
  dajWspolne: ['/proba/wspolne', { access: 'full', answer: 'Wspolne' }],
  dajDoPodpisu: ['/proba/do-podpisu', { access: 'full', answer: 'DoPodpisu' }],
  ...Object.fromEntries(
    ['podpiszWspolne', 'odmowWspolne', 'wycofajWspolne'].map((id) => [
      id,
      [
        `/proba/${id}`,
        {
          method: 'post',
          access: 'full',
          args: { znak: text },
          required: ['znak'],
          answer: 'Zlozone',
          errors: { '9310': 'Not in this state.' },
        },
      ],
    ]),
  ),
  dajDecyzje: [
    '/proba/podania/decyzja',
    {
      access: 'full',
      subject: true,
      args: { numer: text, wpis: whole },
      required: ['numer'],
      answer: 'application/octet-stream',
    },
  ],
  wycofajPodanie: [
    '/proba/podania/wycofanie',
    {
      method: 'post',
      access: 'full',
      subject: true,
      args: { numer: text },
      required: ['numer'],
      answer: 'StanPodania',
      errors: { '9310': 'Not in this state.' },
    },
  ],
  uzupelnijPodanie: [
    '/proba/podania/uzupelnienie',
    {
      method: 'post',
      access: 'full',
      subject: true,
      args: { numer: text, tekst: text },
      required: ['numer', 'tekst'],
      answer: 'StanPodania',
      errors: { '9310': 'Not in this state.' },
    },
  ],
  wyslijPliki: [
    '/proba/pliki',
    {
      method: 'post',
      access: 'full',
      subject: true,
      args: pliki,
      required: ['opis'],
      answer: 'Zapis',
      errors: ZA_DUZO,
    },
  ],
  dajPodmiotu: ['/proba/podmiot', { access: 'full', subject: true, args: { ulica: text }, answer: 'Zgloszenia' }],
};
