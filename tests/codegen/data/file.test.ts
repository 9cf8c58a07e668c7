import { expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf, type Written } from './folder.ts';

const GOOD = '1;84831545206;2026/decyzja.pdf';

function saying(rows: readonly string[], operation: object = right.plik(), links: readonly string[] = []): string {
  const tables = { ...right.config.tables, decyzje: right.decyzje };
  const config = { tables, operations: { ...right.config.operations, dajDokumentDecyzji: operation } };
  const written: Written = {
    ...right.files,
    'data.config.json': config,
    'data/decyzje.csv': right.DECYZJE(rows),
    'data/files/2026/decyzja.pdf': '%PDF-1.7',
    'data/files/decyzja.exe': 'MZ',
  };
  return linesOf(check(written, { wanted: [...right.WANTED, 'dajDokumentDecyzji'], links }).problems).join('\n');
}

test('a row that names its file is correct, and so is one without a file', () => {
  expect(saying([GOOD, '2;84831545206;'])).toBe('');
});

test.each<[string, string, string]>([
  ['a file that is not there', '2026/decyzje.pdf', 'There is no file data/files/2026/decyzje.pdf.'],
  ['a path that leads out', '../decyzje.csv', 'This is not the name of a file below data/files/.'],
  ['an absolute path', '/etc/passwd.txt', 'This is not the name of a file below data/files/.'],
  ['a hidden file', '.htaccess.txt', 'This is not the name of a file below data/files/.'],
  ['a path of another system', '2026\\decyzja.pdf', 'This is not the name of a file below data/files/.'],
  ['a type that a browser might run', 'decyzja.exe', 'Only files of these types are given: pdf,'],
])('the check reports %s, with its place', (_, name, sentence) => {
  expect(saying([GOOD, `2;84831545206;${name}`])).toContain(`data/decyzje.csv:3:15 data.files plik: ${sentence}`);
});

test('the check reports a symbolic link', () => {
  expect(saying([GOOD], right.plik(), ['data/files/2026/decyzja.pdf'])).toContain('is a symbolic link');
});

test.each<[string, object, string]>([
  [
    'an operation without its file',
    {},
    'data.operation dajDokumentDecyzji answers with a file: name the column of its row with "file"',
  ],
  [
    'a file beside data',
    { ...right.plik(), answer: {} },
    'data.operation dajDokumentDecyzji answers with a file and nothing else: remove "answer".',
  ],
  [
    'a file that a resident has named',
    { file: { first: 'szkody', column: 'opis', where: { numer: 'numer' } } },
    'data.files What residents send names no file of the office',
  ],
  [
    'a column that is not there',
    { file: { ...right.plik().file, column: 'pliki' } },
    'data.column The table "decyzje" has no column "pliki". Did you mean "plik"?',
  ],
  [
    'an argument that nothing uses',
    { file: { first: 'decyzje', column: 'plik' } },
    'data.argument Nothing uses the argument "numer" of dajDokumentDecyzji',
  ],
])('the check reports %s', (_, operation, sentence) => {
  expect(saying([GOOD], operation)).toContain(sentence);
});

test('a file in an operation that answers data is refused', () => {
  const operations = {
    ...right.config.operations,
    dajTerminy: { ...right.terminy, file: { first: 'ulice', column: 'nazwa' } },
  };
  const { problems } = check(
    { ...right.files, 'data.config.json': { ...right.config, operations } },
    { wanted: right.WANTED },
  );
  expect(linesOf(problems).join()).toContain('data.operation dajTerminy answers with data, not with a file');
});
