import { describe, expect, test } from 'vitest';
import { shippedCode } from '../../server/engine/http/contractCode.ts';

const { readRequest } = shippedCode();

const request = (operationId: string, raw: Partial<Parameters<typeof readRequest>[1]>) =>
  readRequest(operationId, { params: {}, query: {}, ...raw });

/** What is wrong, as `field keyword`. */
function wrong(operationId: string, raw: Partial<Parameters<typeof readRequest>[1]>): string[] {
  const result = request(operationId, raw);
  return 'problems' in result ? result.problems.map(({ field, keyword }) => `${field} ${keyword}`) : [];
}

test('path, query and what the client adds become one list of typed arguments', () => {
  const query = {
    tytul: 'Raty',
    typNaleznosci: 'WSZYSTKIE',
    dataOd: '2024-02-29',
    kwotaOd: '1000.10',
    lang: 'en',
    nip: '9991002340',
  };
  expect(request('dajRatyPdf', { params: { idKartyNaleznosci: '1203' }, query })).toEqual({
    args: { idKartyNaleznosci: 1203, tytul: 'Raty', typNaleznosci: 'WSZYSTKIE', dataOd: '2024-02-29', kwotaOd: 1000.1 },
    lang: 'en',
    nip: '9991002340',
  });
});

test('a body becomes arguments unchanged', () => {
  const body = { idPunktuOdbioru: 401, tematZgloszenia: 3, trescZgloszenia: 'Nie odebrano.' };
  expect(request('dodajZgloszenie', { body })).toEqual({ args: body });
});

describe('a number in a query is read in plain decimal form only', () => {
  const rok = (text: string) => wrong('dajDochodyBudzetu', { query: { rok: text } });
  test.each([
    '',
    ' 2026',
    '2026 ',
    '2e3',
    '0x7ea',
    '+2026',
    '02026',
    '2026.0',
    '2026,0',
    'NaN',
    'Infinity',
    '２０２６',
    '9'.repeat(400),
  ])('%j is not a year', (text) => expect(rok(text)).toEqual(['rok type']));
  test('2026 is one', () => expect(rok('2026')).toEqual([]));
  test('limits of the contract hold', () => expect(rok('1')).toEqual(['rok minimum']));
});

const pdf = (query: Record<string, string | string[]>) => ({
  params: { idKartyNaleznosci: '1' },
  query: { tytul: 'Raty', typNaleznosci: 'WSZYSTKIE', ...query },
});
const refusals: [
  fact: string,
  operationId: string,
  raw: Partial<Parameters<typeof readRequest>[1]>,
  problems: string[],
][] = [
  ['a missing argument', 'dajDochodyBudzetu', {}, ['rok required']],
  ['a doubled query key', 'dajDochodyBudzetu', { query: { rok: ['2025', '2026'] } }, ['rok doubled']],
  ['an unknown query key', 'dajDochodyBudzetu', { query: { rok: '2026', rokk: '1' } }, ['rokk unknown']],
  [
    'an institution where the subject does not matter',
    'dajDochodyBudzetu',
    { query: { rok: '2026', nip: '9991002340' } },
    ['nip unknown'],
  ],
  ['a tax number that is none', 'dajZgloszenia', { query: { nip: '999-100-23-40' } }, ['nip pattern']],
  ['a language the portal does not speak', 'dajLataUrodzen', { query: { lang: 'fr' } }, ['lang enum']],
  ['a doubled language', 'dajLataUrodzen', { query: { lang: ['pl', 'en'] } }, ['lang doubled']],
  ['a day that does not exist', 'dajRatyPdf', pdf({ dataOd: '2026-02-29' }), ['dataOd format']],
  ['a fraction of a grosz', 'dajRatyPdf', pdf({ kwotaOd: '0.005' }), ['kwotaOd multipleOf']],
  ['a word outside the list', 'dajRatyPdf', pdf({ typNaleznosci: 'INNE' }), ['typNaleznosci enum']],
  [
    'an id in the path that is no number',
    'dajRaty',
    { params: { idKartyNaleznosci: 'abc' } },
    ['idKartyNaleznosci type'],
  ],
  [
    'an argument in the wrong place',
    'dodajZgloszenie',
    { query: { idPunktuOdbioru: '401' }, body: { tematZgloszenia: 3, trescZgloszenia: 'x' } },
    ['idPunktuOdbioru unknown'],
  ],
  [
    'text where the body has a number: bodies are not coerced',
    'dodajZgloszenie',
    { body: { idPunktuOdbioru: '401', tematZgloszenia: 3, trescZgloszenia: 'x' } },
    ['idPunktuOdbioru type'],
  ],
  [
    'an unknown key of the body',
    'dodajZgloszenie',
    { body: { idPunktuOdbioru: 1, tematZgloszenia: 3, trescZgloszenia: 'x', czyPilne: true } },
    ['czyPilne unknown'],
  ],
  [
    'a key __proto__',
    'dodajZgloszenie',
    { body: JSON.parse('{"__proto__":{},"idPunktuOdbioru":1,"tematZgloszenia":3,"trescZgloszenia":"x"}') },
    ['__proto__ unknown'],
  ],
  ['a body that is a list', 'dodajZgloszenie', { body: [] }, [' body']],
  ['a body that is null', 'dodajZgloszenie', { body: null }, [' body']],
  ['a body that is missing', 'przedluzSesje', {}, ['token required']],
  ['a body key on an operation without one', 'dajLataUrodzen', { body: { rok: 1 } }, ['rok unknown']],
  [
    'a text over its length, counted in characters',
    'dodajZgloszenie',
    { body: { idPunktuOdbioru: 1, tematZgloszenia: 3, trescZgloszenia: '😀'.repeat(2001) } },
    ['trescZgloszenia maxLength'],
  ],
  [
    'a wrong item of a list',
    'drukDowoduWplaty',
    { body: { idKartyNaleznosci: 1, idNaleznosciRatyZbiorczej: [1, '2'], idNaleznosciRaty: [] } },
    ['idNaleznosciRatyZbiorczej type'],
  ],
  [
    'an id given twice',
    'drukDowoduWplaty',
    { body: { idKartyNaleznosci: 1, idNaleznosciRatyZbiorczej: [1, 1], idNaleznosciRaty: [] } },
    ['idNaleznosciRatyZbiorczej uniqueItems'],
  ],
];

test.each(refusals)('refused: %s', (_, operationId, raw, problems) => {
  expect(wrong(operationId, raw)).toEqual(problems);
});

test('all mistakes are reported at once', () => {
  expect(
    wrong('dodajZgloszenie', { query: { x: '1' }, body: { idPunktuOdbioru: 0, trescZgloszenia: '' } }).sort(),
  ).toEqual(['idPunktuOdbioru minimum', 'tematZgloszenia required', 'trescZgloszenia minLength', 'x unknown']);
});

test('2000 characters beyond the basic plane are 2000 characters', () => {
  const body = { idPunktuOdbioru: 1, tematZgloszenia: 3, trescZgloszenia: '😀'.repeat(2000) };
  expect(wrong('dodajZgloszenie', { body })).toEqual([]);
});

test('an optional field may be null where the contract says so', () => {
  expect(request('zaloguj', { body: { login: 'a', haslo: 'b', recaptcha: null } })).toEqual({
    args: { login: 'a', haslo: 'b', recaptcha: null },
  });
});

test.each(['brak', 'constructor', '__proto__'])('there is no operation "%s"', (id) => {
  expect(() => request(id, {})).toThrow(`no operation "${id}"`);
});
