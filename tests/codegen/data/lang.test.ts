import { expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf } from './folder.ts';

const saying = (csv: string, table: object = right.saleTable): string => {
  const tables = { ...right.config.tables, sale: table };
  const config = { tables, operations: { ...right.config.operations, dajSale: right.sale() } };
  const written = { ...right.files, 'data.config.json': config, 'data/sale.csv': csv };
  return linesOf(check(written, { wanted: [...right.WANTED, 'dajSale'] }).problems).join('\n');
};

test('columns with languages are correct', () => {
  expect(saying(right.SALE)).toBe('');
});

test.each<[string, string, object | undefined, string]>([
  [
    'a column that the first language lacks',
    right.SALE.replace('nazwa_pl', 'nazwa_po'),
    undefined,
    'data.lang The table "sale" has no column "nazwa_pl", the text in the first language of the municipality. Did you mean "nazwa_po"?',
  ],
  [
    'a language that has no column',
    right.SALE.replace('opis_en', 'opis_eng'),
    undefined,
    'data.lang Without opis_en, readers of these languages get opis_pl.',
  ],
  [
    'a column of the same name without a language',
    right.SALE.replace('id;', 'opis;'),
    undefined,
    'data.lang The table "sale" has a column "opis" beside those with a language: rename it.',
  ],
  [
    'a column that is not named in "lang"',
    right.SALE,
    { csv: 'data/sale.csv', lang: ['opis'] },
    'data.column The table "sale" has no column "nazwa".',
  ],
  [
    'PESELs in any language',
    right.SALE.replace('Old', '84831545206').replace('Open', '84831545206'),
    undefined,
    'data.public opis_en has PESEL numbers',
  ],
])('the check reports %s', (_, csv, table, sentence) => {
  expect(saying(csv, table)).toContain(sentence);
});
