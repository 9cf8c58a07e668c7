import type { Format, FormatDetails } from '../../../src/lang/values/formats.ts';

/** What each format is for, with a value of its kind. */
export const formatExamples: Readonly<
  Record<Format, [value: string | number | boolean, about: string, details?: FormatDetails]>
> = {
  money: [1234.5, 'an amount in złoty'],
  integer: [4000, 'a whole number'],
  decimal: [2.75, 'a number with decimals'],
  decimal1: [2.75, 'a number with one decimal'],
  decimal2: [2.5, 'a number with two decimals'],
  decimal3: [2.5, 'a number with three decimals'],
  decimal4: [2.5, 'a number with four decimals'],
  percent: [0.125, 'a fraction; 1 is 100 %'],
  date: ['2026-03-31', 'a date'],
  datetime: ['2026-03-31T14:05:00', 'a date with time'],
  month: [3, 'a month: a number from 1 to 12'],
  account: ['61109010140000071219812874', 'a bank account'],
  text: ['Lipowa Dolina', 'text on one line'],
  multiline: ['Lipowa 1', 'text with its line breaks'],
  email: ['urzad@gmina.example', 'an e-mail address'],
  tel: ['600100200', 'a telephone number'],
  uri: ['https://gmina.example/', 'a web address'],
  bytes: [1536000, 'the size of a file'],
  flag: [true, 'a boolean, as words', { yes: 'tak', no: 'nie' }],
  unit: [12.5, 'a number with the unit of the contract (`x-unit`)', { unit: 'm3' }],
};
