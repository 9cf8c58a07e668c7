import { expect, it } from 'vitest';
import { kinds } from '../../../../server/app/feed/kinds.ts';
import { checkFeed } from '../../../../server/engine/feed/checkFeed.ts';
import { FAULT_CODES, type FaultName } from '../../../../server/engine/feed/faultCodes.ts';
import { type Changes, feedFolder, replaced } from './feedFolders.ts';

async function faultsOf(changes: Changes, folder = feedFolder(changes)) {
  const { faults, staging, totals, digest } = await checkFeed(folder, { kinds });
  staging.close();
  return { faults: faults.kept, counts: Object.fromEntries(faults.counts), totals, digest };
}

/** Those that the tests of mappings, views and loads show. */
type Elsewhere =
  | 'MAPPING_WRONG'
  | 'MAPPING_COLUMN'
  | 'MAPPING_CODE'
  | 'VIEW_UNREADABLE'
  | 'OTHER_SOURCE'
  | 'ROW_TAKEN'
  | 'LIMIT'
  | 'EXTRACT_OLD'
  | 'PROTECTED'
  | 'STILL_USED';

/** A changed feed for each code, with the one fault that it must give. */
const cases: Record<Exclude<FaultName, Elsewhere>, [Changes, Record<string, unknown>]> = {
  FOLDER_MISSING: [{}, {}],
  MANIFEST_MISSING: [{ 'feed.json': null }, { file: 'feed.json' }],
  MANIFEST_WRONG: [
    { 'feed.json': replaced('"podmioty":', '"podmoty":') },
    { column: 'kinds.podmoty', reason: expect.stringContaining('Did you mean podmioty?') },
  ],
  FILE_MISSING: [{ 'wplaty.csv': null }, { file: 'wplaty.csv' }],
  FILE_TWICE: [{ 'wplaty.jsonl': '' }, { file: 'wplaty.csv' }],
  FILE_UNKNOWN: [
    { 'wplata.csv': 'id' },
    { file: 'wplata.csv', severity: 'warning', reason: expect.stringContaining('Is it wplaty.csv?') },
  ],
  FILE_ENCODING: [
    {
      'podmioty.csv': Buffer.from('identyfikator;nazwa;adres\n44051401359;Wi\xb6niewska;x\n', 'latin1'),
    },
    { file: 'podmioty.csv', line: 2, reason: expect.stringContaining('Windows-1250') },
  ],
  FILE_EMPTY: [{ 'wspolzobowiazani.csv': '' }, { file: 'wspolzobowiazani.csv' }],
  HEADER_MISSING: [
    { 'wspolzobowiazani.csv': (text) => `Wykaz na dzień 27.11.2026\n${text}` },
    { file: 'wspolzobowiazani.csv', line: 1, reason: expect.stringContaining('such as id.') },
  ],
  COLUMN_UNKNOWN: [
    { 'podmioty.csv': replaced('nrTelefonu', 'nrTelefon') },
    { file: 'podmioty.csv', line: 1, column: 'nrTelefon', reason: expect.stringContaining('Did you mean nrTelefonu?') },
  ],
  COLUMN_MISSING: [
    { 'wspolzobowiazani.csv': 'id;idKartyNaleznosci;udzial\n1;900001;1/2\n' },
    { file: 'wspolzobowiazani.csv', line: 1, column: 'nazwaUdzialowca' },
  ],
  COLUMN_TWICE: [
    { 'wspolzobowiazani.csv': 'id;idKartyNaleznosci;nazwaUdzialowca;id\n1;900001;Jan;1\n' },
    { file: 'wspolzobowiazani.csv', column: 'id' },
  ],
  ROW_CELLS: [
    { 'wspolzobowiazani.csv': replaced(';1/2', ';1/2;3') },
    { line: 2, reason: 'The row has 5 cells, the header 4.' },
  ],
  ROW_TOTAL: [
    { 'elementy.csv': (text) => `${text}Razem:;;;;;2550.50;0;0;0;2450\n` },
    { file: 'elementy.csv', line: 4, reason: expect.stringContaining('"Razem"') },
  ],
  ROW_BROKEN: [
    { 'wspolzobowiazani.csv': replaced('Tomasz', '"Tomasz') },
    { reason: expect.stringContaining('never closed') },
  ],
  FIELD_MISSING: [{ 'podmioty.csv': replaced('Anna Wiśniewska', '') }, { line: 2, column: 'nazwa' }],
  FIELD_UNKNOWN: [
    { 'ratyZbiorcze.jsonl': replaced('{', '{"odsetek":1,') },
    { line: 1, column: 'odsetek', reason: expect.stringContaining('Did you mean odsetki?') },
  ],
  FIELD_TYPE: [
    { 'elementy.csv': replaced('0;550', '0;550,00') },
    { line: 2, column: 'pozostaloDoSplaty', value: '550,00' },
  ],
  FIELD_FORMAT: [
    { 'wplaty.csv': replaced('2026-09-10', '10.09.2026') },
    { line: 2, column: 'dataOperacji', value: '10.09.2026' },
  ],
  FIELD_CHOICE: [
    { 'karty.csv': replaced(';ODPADY;', ';ODPAD;') },
    { line: 2, column: 'aplikacjaNaleznosci', reason: expect.stringContaining('Did you mean ODPADY?') },
  ],
  FIELD_RANGE: [{ 'elementy.csv': replaced('0;550', '0;550.001') }, { column: 'pozostaloDoSplaty', value: '550.001' }],
  FIELD_LENGTH: [{ 'karty.csv': replaced('Anna Wiśniewska', 'Anna '.repeat(80)) }, { column: 'nazwaPlatnika' }],
  RECORD_RULE: [
    {
      'ratyZbiorcze.jsonl': (text) =>
        text.replace('"odsetki":0,"czySplacona":false', '"odsetki":5,"czySplacona":false'),
    },
    { line: 2, column: 'odsetki', value: '5' },
  ],
  PESEL_WRONG: [
    { 'podmioty.csv': (text) => `${text}44051401358;Jan;x;\n`, 'feed.json': replaced('"count":2', '"count":3') },
    { line: 4, column: 'identyfikator', value: '44…58 (11 characters)' },
  ],
  NIP_WRONG: [
    { 'podmioty.csv': (text) => `${text}9991002341;Firma;x;\n`, 'feed.json': replaced('"count":2', '"count":3') },
    { line: 4, column: 'identyfikator' },
  ],
  NRB_WRONG: [
    { 'karty.csv': replaced('81874200090001000000001204', '82874200090001000000001204') },
    { line: 2, column: 'numerKontaBankowego' },
  ],
  KEY_TWICE: [
    { 'wspolzobowiazani.csv': (text) => `${text}900001;900001;Jan;\n` },
    { line: 3, column: 'id', reason: 'The record in line 2 has the same key.' },
  ],
  REFERENCE_MISSING: [
    { 'wspolzobowiazani.csv': replaced('900001;900001', '900001;900009') },
    { line: 2, column: 'idKartyNaleznosci', reason: 'There is no such record in karty.' },
  ],
  PARTS_DIFFER: [
    { 'raty.csv': replaced('Odpady;550;550', 'Odpady;550;549.99') },
    { file: 'ratyZbiorcze.jsonl', line: 2, value: '900002', reason: 'Its parts in raty give other amounts.' },
  ],
  BOOKS_DIFFER: [
    { 'elementy.csv': replaced('0;550', '0;500') },
    { file: 'karty.csv', line: 2, value: '900001', severity: 'warning' },
  ],
  TOTAL_COUNT: [
    { 'feed.json': replaced('"count":1', '"count":2') },
    { file: 'wplaty.csv', reason: 'feed.json says 2 records, the file has 1.' },
  ],
  TOTAL_SUM: [
    { 'feed.json': replaced('2550.50', '2550.49') },
    { file: 'ratyZbiorcze.jsonl', column: 'kwotaRaty', reason: 'feed.json says 2550.49, the file has 2550.50.' },
  ],
};

it('a feed without faults is read whole, and has the same digest again', async () => {
  const first = await faultsOf({});
  expect(first.faults).toEqual([]);
  expect([...first.totals].map(([kind, { count }]) => [kind, count])).toEqual([
    ['podmioty', 2],
    ['punktyOdbioru', 1],
    ['karty', 2],
    ['wspolzobowiazani', 1],
    ['ratyZbiorcze', 3],
    ['raty', 3],
    ['wplaty', 1],
    ['elementy', 2],
  ]);
  expect((await faultsOf({})).digest).toBe(first.digest);
  expect((await faultsOf({ 'karty.csv': replaced('Anna', 'Hanna') })).digest).not.toBe(first.digest);
});

it.each(Object.entries(cases))('%s is found, and nothing else', async (code, [changes, fault]) => {
  const { faults, counts } = await faultsOf(changes, code === 'FOLDER_MISSING' ? '/nowhere' : undefined);
  expect(counts).toEqual({ [code]: 1 });
  expect(faults).toEqual([expect.objectContaining({ code, todo: FAULT_CODES[code as FaultName].todo, ...fault })]);
});

it.each([
  [
    'identyfikator of podmioty',
    { 'podmioty.csv': (text: string) => `${text}2251401355;Jan;x;\n` },
    /zero at its beginning/,
  ],
  ['a day', { 'wplaty.csv': replaced('2026-09-10', '2026-02-30') }, /no such day/],
  ['an account', { 'karty.csv': replaced('81874200090001000000001204', '8,18742E+25') }, /spreadsheet has shortened/],
] as const)('what a spreadsheet does to %s is said', async (_, changes, reason) => {
  const { faults } = await faultsOf({ 'feed.json': replaced('"count":2', '"count":3'), ...changes });
  expect(faults.find(({ code }) => code !== 'TOTAL_COUNT')?.reason).toMatch(reason);
});

it.each([
  ['the word in a column of text', 'elementy.csv', ';;SUMA KOŃCOWA;;;2550.50;0;0;0;2450'],
  ['the word where a number belongs', 'elementy.csv', 'Ogółem;900001;x;2026-01-10;Przypis;2550.50;0;0;0;2450'],
  ['fewer cells', 'elementy.csv', 'Łącznie;2550.50'],
])('a row of sums is one fault: %s', async (_, file, row) => {
  const { counts } = await faultsOf({ [file]: (text: string) => `${text}${row}\n` });
  expect(counts).toEqual({ ROW_TOTAL: 1 });
});

it('a person may have the name of a sum', async () => {
  const { counts } = await faultsOf({ 'podmioty.csv': replaced('Anna Wiśniewska', 'Suma') });
  expect(counts).toEqual({});
});

it('rows before a broken one are read, and its file is not called empty', async () => {
  const { counts } = await faultsOf({ 'podmioty.csv': replaced('Przewozy Lipowa', 'Przewozy "Lipowa"') });
  expect(counts).toEqual({ ROW_BROKEN: 1 });
});

it('a BOM, other separators and other line ends are read alike', async () => {
  const { faults } = await faultsOf({
    'podmioty.csv': (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    'wspolzobowiazani.csv': (text) => text.replaceAll(';', '\t'),
  });
  expect(faults).toEqual([]);
});

it('of many equal faults all are counted and the first are kept', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => `${at + 1};900001;`).join('\n');
  const { faults, counts } = await faultsOf({
    'wspolzobowiazani.csv': `id;idKartyNaleznosci;nazwaUdzialowca\n${rows}\n`,
  });
  expect([counts, faults.length, faults[0]?.line]).toEqual([{ FIELD_MISSING: 100 }, 20, 2]);
});

it.each(['44051401359', 'Kowalska-Wiśniewska'])('a field %s, near no field, is named masked', async (name) => {
  const { faults } = await faultsOf({ 'ratyZbiorcze.jsonl': replaced('{', `{"${name}":1,`) });
  expect(faults).toMatchObject([{ code: 'FIELD_UNKNOWN', line: 1, column: expect.stringContaining('…') }]);
  expect(JSON.stringify(faults)).not.toContain(name);
});

it.each<[string, Changes]>([
  ['without a line of names', { 'podmioty.csv': (text) => text.replace(/^.*\n/, '') }],
  ['whose line of names has lost its end', { 'podmioty.csv': (text) => text.replace('\n', '') }],
])('the report on a file %s shows no data of a person', async (_, changes) => {
  const { faults } = await faultsOf(changes);
  const text = JSON.stringify(faults);
  expect(text).toMatch(/COLUMN_UNKNOWN|HEADER_MISSING/);
  expect(text).not.toMatch(/44051401359|Anna Wiśniewska|601100200/);
});
