import { isWebAddress } from '../values/addresses.ts';
import { isEmail } from '../values/email.ts';
import { isNip } from '../values/nip.ts';
import { isNrb } from '../values/nrb.ts';
import { isPassword, passwordLevel } from '../values/password.ts';
import { isPesel } from '../values/pesel.ts';
import { isPhone } from '../values/phone.ts';
import { isPostalCode } from '../values/postalCode.ts';
import { isRegon } from '../values/regon.ts';
import { functions, ofText, type Run } from './functions.ts';

/**
 * Functions that few screens call. Importing this file adds them to `functions`: the browser fetches it with the first screen
 * that calls one (`uses` in the manifest), and whoever evaluates expressions in Node imports it.
 */
const rare: Readonly<Record<string, Run>> = {
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
