import { describe, expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf, type Written } from './folder.ts';

const { files, config, WANTED } = right;
const saying = (written: Written, links: readonly string[] = []) =>
  linesOf(check({ ...files, ...written }, { wanted: WANTED, links }).problems);

/** data.config.json with one place changed: `at` is its path. */
function changed(at: string, value: unknown): Written {
  const copy = structuredClone(config) as Record<string, unknown>;
  const path = at.split('/');
  let inner = copy;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  if (value === undefined) delete inner[path.at(-1)!];
  else inner[path.at(-1)!] = value;
  return { 'data.config.json': copy };
}
const oplaty = (...rows: string[]) => ({ 'data/oplaty.csv': right.OPLATY(rows) });

test('a correct folder has no problem', () => {
  expect(saying({})).toEqual([]);
});

test('commas, quotes, a byte order mark and Windows line ends are read alike', () => {
  const csv = '\uFEFFdzien,od,obiekt,uwagi,\r\n2026-06-02,08:00,"Hala ""A"", mała",,\r\n,,,,\r\n\r\n';
  const { data, problems } = check({ ...files, 'data/terminy.csv': csv }, { wanted: WANTED });
  expect(linesOf(problems)).toEqual([]);
  const table = data?.tables.get('terminy');
  expect(table?.kind === 'csv' && table.csv.rows).toEqual([['2026-06-02', '08:00', 'Hala "A", mała', '', '']]);
});

describe('the check reports in data.config.json', () => {
  const T = 'operations/dajTerminy/answer/terminy';
  test.each<[string, string, unknown, string]>([
    [
      'an operation that is not there',
      'operations/dajTermin',
      {},
      'data.operation The contract has no operation "dajTermin". Did you mean "dajTerminy"?',
    ],
    [
      'one that the office answers',
      'operations/dajTematy',
      {},
      'data.operation The office answers dajTematy itself: list only operations of your own schemas/api here.',
    ],
    [
      'one that is missing',
      'operations/dajOplate',
      undefined,
      'data.unbound dajOplate (schemas/api/proba.json) has no answer: add an entry for it here.',
    ],
    [
      'a table that is not there',
      `${T}/rows`,
      'termin',
      'data.table There is no table "termin" here. Did you mean "terminy"?',
    ],
    ['a table that nothing uses', 'tables/inne', { csv: 'data/ulice.csv' }, 'data.unused No operation uses "inne".'],
    ['a column that is not there', `${T}/fields/godzina`, 'do', 'data.column The table "terminy" has no column "do".'],
    [
      'a column to order by',
      `${T}/order`,
      ['-dzein'],
      'data.column The table "terminy" has no column "dzein". Did you mean "dzien"?',
    ],
    [
      'a field that is not there',
      `${T}/fields/obiekt.nazwy`,
      'obiekt',
      'data.field The answer has no field "obiekt.nazwy" here. Did you mean "obiekt.nazwa"?',
    ],
    [
      'a field of the answer',
      'operations/dajTerminy/answer/termin',
      { value: 1 },
      'data.field The answer of dajTerminy has no field "termin". Did you mean "terminy"?',
    ],
    [
      'a field that nothing fills',
      `${T}/fields/godzina`,
      undefined,
      'data.field "godzina" is required, but "terminy" has no such column: name one in "fields", or give it a "value".',
    ],
    [
      'a part of the answer that nothing fills',
      'operations/dajTerminy/answer/miesiace',
      undefined,
      'data.field "miesiace" is required in the answer of dajTerminy, but nothing fills it.',
    ],
    [
      'rows for what is no list',
      'operations/dajTerminy/answer/wersja',
      { rows: 'terminy' },
      'data.field "rows" can only fill a list of objects.',
    ],
    [
      'a constant of another type',
      'operations/dajTerminy/answer/wersja',
      { value: 'x' },
      'data.value The contract does not allow this value: must be integer.',
    ],
    [
      'an argument that is not there',
      `${T}/where/obiekty`,
      'obiekt',
      'data.argument dajTerminy has no argument "obiekty". Did you mean "obiekt"?',
    ],
    [
      'an argument that chooses nothing',
      `${T}/where/obiekt`,
      undefined,
      'data.argument Nothing uses the argument "obiekt" of dajTerminy: name it in "where", "limit", "offset" or "refuse".',
    ],
    [
      'an argument without an order',
      `${T}/where/obiekt`,
      { column: 'dzien', is: 'from' },
      `data.argument The argument "obiekt" cannot be used as "from": only dates, times and numbers have an order.`,
    ],
    [
      'a public operation over rows of subjects',
      `${T}/rows`,
      'oplaty',
      'data.subject Rows of "oplaty" belong to subjects, and dajTerminy is public: it needs "x-subject": true in the contract.',
    ],
    [
      'a subject that is left out',
      'tables/oplaty/subject',
      undefined,
      'data.subject dajOplaty is about one subject (x-subject): name the column with its PESEL or NIP in "subject", or write null if every subject gets the same rows.',
    ],
    [
      'a table whose rows belong to everybody',
      'tables/oplaty/subject',
      null,
      'data.subject dajOplaty is about one subject (x-subject), and none of its tables has a "subject".',
    ],
    [
      'a subject that is no column',
      'tables/oplaty/subject',
      'pesel',
      'data.column The table "oplaty" has no column "pesel".',
    ],
    [
      'the same file with another subject',
      'tables/oplaty2',
      { csv: 'data/oplaty.csv' },
      'data.subject "oplaty" reads the same rows with another "subject": both must have the same one.',
    ],
    [
      'a write without a record',
      'operations/zglos/record',
      undefined,
      'data.record zglos writes: name the table that stores the request with "record", the change of state that it makes with "move", or the record that it changes with "change".',
    ],
    [
      'a record of a file',
      'operations/zglos/record',
      'ulice',
      `data.record "ulice" is not a table of "records", so nothing can be stored in it.`,
    ],
    [
      'records of a subject read for the account',
      'operations/dajZgloszone/answer/zgloszenia/rows',
      'sprawy',
      'data.subject zglosPodmiotu and dajZgloszone must both have x-subject, or neither: otherwise the records would never be found.',
    ],
    [
      'a state that the contract does not know',
      'tables/szkody/records/states',
      ['NOWE', 'ZNIKLE'],
      'data.type The contract does not have the states ZNIKLE of "szkody".',
    ],
    [
      'an error that the contract does not know',
      'tables/szkody/records/perDay/code',
      '9302',
      'data.record zglos has no error "9302" in its x-errors. Did you mean "9301"?',
    ],
    [
      'a text that is not there',
      'tables/szkody/records/perDay/text',
      'proba.zaDuza',
      'text.unknown There is no text "proba.zaDuza". Did you mean "proba.zaDuzo"?',
    ],
    [
      'numbers twice',
      'tables/sprawy/records/number',
      'DR',
      'data.record Records of "szkody" already have the numbers DR: choose another pattern.',
    ],
    [
      'a list of permitted values of records',
      'tables/szkody/records/among/ulica',
      { table: 'sprawy', column: 'ulica' },
      'data.table "sprawy" has what residents send, which permits no values: name a CSV file or a view.',
    ],
    [
      'permitted values that belong to subjects, for an operation about none',
      'tables/szkody/records/among/ulica',
      { table: 'oplaty', column: 'numer' },
      'data.subject Rows of "oplaty" belong to subjects, and zglos is not about a subject: it needs "x-subject": true in the contract.',
    ],
    [
      'a column of a record of another type',
      'operations/dajZgloszone/answer/zgloszenia/fields/dzien',
      'ulica',
      'data.type "ulica" of zglos is text, but the contract requires date here.',
    ],
    [
      'a field that may be empty in a record',
      'operations/dajZgloszone/answer/zgloszenia/fields/numer',
      'opis',
      'data.type zglos may leave "opis" out, so the contract must allow null here.',
    ],
    ['an unknown key', 'tables/oplaty/sbject', 'identyfikator', 'key.unknown "sbject" is not a key here.'],
    ['a view that is no name', 'tables/ulice', { view: 'a; drop table konta' }, 'value.pattern'],
    [
      'a file outside',
      'tables/terminy/csv',
      '../terminy.csv',
      'data.file "../terminy.csv" is not a path inside this folder',
    ],
    [
      'a file that anybody may save',
      'tables/oplaty/csv',
      'content/files/oplaty.csv',
      'data.file Everybody can download files from there: move this one to data/.',
    ],
    [
      'a file that is not there',
      'tables/terminy/csv',
      'data/termin.csv',
      'data.file There is no file "data/termin.csv".',
    ],
  ])('%s', (_, at, value, sentence) => {
    const problems = saying(changed(at, value));
    expect(
      problems.find((one) => one.includes(sentence)),
      problems.join('\n'),
    ).toMatch(/^data\.config\.json:\d+:\d+ /);
  });

  test('a symbolic link', () => {
    expect(saying({}, ['data/oplaty.csv'])).toContain(
      'data.config.json:7:14 data.file "data/oplaty.csv" is a symbolic link, or leads through one: only files of the folder are read.',
    );
  });
});

describe('the check reports in a CSV file, with line and column,', () => {
  const good = right.ROWS[0]!;
  test.each<[string, Written, string]>([
    [
      'a letter in a number',
      oplaty(good, 'x;84831545206;2026-01-15;1;tak;2026'),
      'data/oplaty.csv:3:1 data.cell numer: This is not a whole number.',
    ],
    [
      'a part of a grosz',
      oplaty('1;84831545206;2026-01-15;1,005;tak;2026'),
      'data/oplaty.csv:2:26 data.cell kwota: This is not an amount in złoty and grosze. Write it as 1280,05 or 1280.05.',
    ],
    [
      'a point for thousands',
      oplaty('1;84831545206;2026-01-15;1.280,05;tak;2026'),
      'data/oplaty.csv:2:26 data.cell kwota: This is not an amount in złoty and grosze. Write it as 1280,05 or 1280.05.',
    ],
    [
      'a day that never was',
      oplaty('1;84831545206;30.02.2026;1;tak;2026'),
      'data/oplaty.csv:2:15 data.cell termin: This is not a date. Write it as 2026-06-01 or 01.06.2026.',
    ],
    [
      'neither yes nor no',
      oplaty('1;84831545206;2026-01-15;1;może;2026'),
      'data/oplaty.csv:2:28 data.cell zaplacono: This is neither yes nor no. Write tak or nie.',
    ],
    [
      'an empty cell',
      oplaty('1;84831545206;;1;tak;2026'),
      'data/oplaty.csv:2:15 data.cell termin: This cell is empty, but the contract requires a value.',
    ],
    [
      'a PESEL with a wrong digit',
      oplaty('1;84831545207;2026-01-15;1;tak;2026'),
      'data/oplaty.csv:2:3 data.subject identyfikator: This is neither a PESEL nor a NIP.',
    ],
    [
      'a PESEL without its zero',
      oplaty('1;2913000146;2026-01-15;1;tak;2026'),
      'data/oplaty.csv:2:3 data.subject identyfikator: This PESEL has lost its leading zero: make the column text in the spreadsheet.',
    ],
    [
      'a row without a subject',
      oplaty('1;;2026-01-15;1;tak;2026'),
      'data/oplaty.csv:2:3 data.subject identyfikator: This row has no subject: fill in the PESEL or NIP.',
    ],
    [
      'a row that is too short',
      { 'data/ulice.csv': 'nazwa;dzielnica\nPolna\n' },
      'data/ulice.csv:2:1 data.file This row has 1 cells, the first line 2.',
    ],
    [
      'two columns of a name',
      { 'data/ulice.csv': 'nazwa;nazwa\nPolna;x\n' },
      'data/ulice.csv:1:7 data.file Two columns have the name "nazwa".',
    ],
    [
      'a quote that stays open',
      { 'data/ulice.csv': 'nazwa;b\n"Polna;x\n' },
      'data/ulice.csv:2:1 data.file A quote is opened here and never closed.',
    ],
    [
      'Windows-1250',
      { 'data/ulice.csv': 'nazwa\nD\uFFFDbowa\n' },
      'data/ulice.csv:2:2 data.file This character is not UTF-8; the file is probably in Windows-1250: save the table as "CSV UTF-8".',
    ],
    [
      'a workbook',
      { 'data/ulice.csv': 'PK\u0003\u0004' },
      'data/ulice.csv:1:1 data.file This is a workbook, not a CSV file: save it with "Save as", type "CSV UTF-8".',
    ],
    [
      'nothing in it',
      { 'data/ulice.csv': '' },
      'data/ulice.csv:1:1 data.file The file is empty: its first line must name the columns.',
    ],
    [
      'PESELs in public',
      { 'data/terminy.csv': 'dzien;od;obiekt;uwagi\n2026-06-02;08:00;Hala;84831545206\n' },
      'data/terminy.csv:1:17 data.public uwagi has PESEL numbers, but a public operation uses it.',
    ],
    [
      'PESELs that anybody could try out',
      { 'data/ulice.csv': 'nazwa\n84831545206\n' },
      'data/ulice.csv:1:1 data.subject nazwa has PESEL numbers, and without "subject" everybody sees all rows. Name the column in "subject", or remove it from the file.',
    ],
    ...[undefined, null].map((subject): [string, Written, string] => [
      `PESELs where rows are everybody’s (${subject})`,
      changed('tables/oplaty/subject', subject),
      'data/oplaty.csv:1:7 data.subject identyfikator has PESEL numbers, and without "subject" everybody sees all rows. Name the column in "subject", or remove it from the file.',
    ]),
  ])('%s', (_, written, sentence) => {
    expect(saying(written)).toContain(sentence);
  });

  test('an unknown table lists the known ones, and the fields that it was to fill are not reported again', () => {
    const problems = saying(changed('operations/dajTerminy/answer/terminy/rows', 'zbiorki'));
    expect(problems.join('\n')).toMatch(/data\.table There is no table "zbiorki" here\. There are: .*terminy/);
    expect(problems.filter((one) => /data\.(field|argument)/.test(one))).toEqual([]);
  });

  test('one view under two names with different subjects', () => {
    const tables = {
      ...config.tables,
      a: { view: 'oplaty', subject: null },
      b: { view: 'public.Oplaty', subject: 'kto' },
    };
    expect(saying({ 'data.config.json': { ...config, tables } }).join('\n')).toContain(
      'data.subject "a" reads the same rows with another "subject": both must have the same one.',
    );
  });

  test('only the first of many equal mistakes', () => {
    const problems = saying(oplaty(...Array.from({ length: 30 }, () => 'x;84831545206;2026-01-15;1;tak;2026')));
    expect(problems.filter((one) => one.includes('not a whole number'))).toHaveLength(5);
    expect(problems).toContain('data/oplaty.csv:1:1 data.cell numer: 25 more cells are wrong, besides the 5 reported.');
  });

  test('more rows than an answer can have', () => {
    const rows = Array.from({ length: 5001 }, () => '2026-06-02;08:00;Hala;').join('\n');
    expect(saying({ 'data/terminy.csv': `dzien;od;obiekt;uwagi\n${rows}` })).toEqual([
      expect.stringContaining('data.size Without arguments this answers 5001 rows, more than 5000'),
    ]);
  });

  test('no PESEL in any message', () => {
    const problems = saying(oplaty('x;84831545207;x;x;x;x'));
    expect(problems.length).toBeGreaterThan(4);
    expect(problems.join('\n')).not.toContain('84831545207');
  });
});
