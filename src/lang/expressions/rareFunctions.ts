import { isWebAddress } from '../values/addresses.ts';
import { dateFrom, isDate } from '../values/dates.ts';
import { isEmail } from '../values/email.ts';
import { isNip } from '../values/nip.ts';
import { isNrb } from '../values/nrb.ts';
import { isPassword, passwordLevel } from '../values/password.ts';
import { isPesel } from '../values/pesel.ts';
import { isPhone } from '../values/phone.ts';
import { isPostalCode } from '../values/postalCode.ts';
import { isRegon } from '../values/regon.ts';
import { functions, items, ofNumber, ofText, type Run } from './functions.ts';

const month = (date: string): number | null => (isDate(date) ? Number(date.slice(5, 7)) : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Functions that few screens call. Importing this file adds them to `functions`: the browser fetches it with the first screen
 * that calls one (`uses` in the manifest), and whoever evaluates expressions in Node imports it.
 */
const rare: Readonly<Record<string, Run>> = {
  month: ofText(month),
  quarter: ofText((date) => {
    const number = month(date);
    return number && Math.ceil(number / 3);
  }),
  date: ofNumber((year, month, day) => dateFrom(year, month, day)),

  /** `{ 'a': 1 }`: its names, then their values. */
  record: (names, ...values) =>
    Object.fromEntries(Array.from(items(names), (name, index) => [textOf(name), values[index]])),
  /** `list.groupBy(x, key)`: the items, each in a list with its key. */
  grouped: (pairs) => {
    const groups = new Map<unknown, unknown[]>();
    for (const pair of items(pairs)) {
      const [item, key = null] = items(pair);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return Array.from(groups, ([key, rows]) => ({ key, rows }));
  },

  isEmail: ofText(isEmail),
  isPhone: ofText(isPhone),
  isPesel: ofText(isPesel),
  isNip: ofText(isNip),
  isRegon: ofText(isRegon),
  isIban: ofText(isNrb),
  isPostalCode: ofText(isPostalCode),
  isWebAddress: ofText(isWebAddress),
  isPassword: ofText(isPassword),
  passwordLevel: ofText(passwordLevel),
};

for (const [name, run] of Object.entries(rare)) functions.set(name, run);

export const rareFunctions: ReadonlySet<string> = new Set(Object.keys(rare));
