import type { Format, FormatDetails } from '../../../src/lang/values/formats.ts';

/** What each format is for, with a value of its kind. */
export const formatExamples: Readonly<
  Record<Format, [value: string | number | boolean, about: string, details?: FormatDetails]>
> = {
  money: [1234.5, 'an amount in złoty'],
  integer: [4000, 'a whole number'],
  decimal: [2.75, 'a number with what stands after its point'],
  percent: [0.125, 'a share, 1 is the whole'],
  date: ['2026-03-31', 'a day'],
  datetime: ['2026-03-31T14:05:00', 'a moment'],
  month: [3, 'a month: a number from 1 to 12'],
  account: ['61109010140000071219812874', 'a bank account'],
  text: ['Lipowa Dolina', 'words'],
  multiline: ['Lipowa 1', 'words whose lines are kept'],
  email: ['urzad@gmina.example', 'an address to write to'],
  tel: ['600100200', 'a number to call'],
  uri: ['https://gmina.example/', 'an address of a page'],
  bytes: [1536000, 'the size of a file'],
  flag: [true, 'yes or no, in words', { yes: 'tak', no: 'nie' }],
  unit: [12.5, 'a number with the unit of the contract (`x-unit`)', { unit: 'm3' }],
};
