import { NBSP } from './kwota.ts';

/** The 26 digits of a Polish account, also from `PL…` or grouped text; undefined for any other text. */
export function digitsOf(account: string): string | undefined {
  return /^(?:PL)?(\d{26})$/i.exec(account.replace(/[ \u00a0]/g, ''))?.[1];
}

/** Two check digits, eight of the bank, sixteen of the account; mod 97 is 1. Source: zarządzenie nr 15/2010 Prezesa NBP. */
export function isNrb(text: string): boolean {
  const digits = digitsOf(text);
  if (!digits) return false;
  // PL is 25 21; the check digits go last. Digit by digit, since 30 digits do not fit into a number.
  let rest = 0;
  for (const digit of `${digits.slice(2)}2521${digits.slice(0, 2)}`) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** `61 1090 1014 0000 0712 1981 2874`, with `PL` in front where it was given; other text stays as it is. */
export function formatNrb(account: string): string {
  const grouped = digitsOf(account)?.replace(/^\d\d|\d{4}/g, (group, at: number) => (at ? NBSP : '') + group);
  if (grouped === undefined) return account;
  return /^PL/i.test(account) ? `PL${grouped}` : grouped;
}

/** `PL` and the 26 digits; undefined when the text is not an account number. */
export function toIban(account: string): string | undefined {
  const digits = digitsOf(account);
  return digits && `PL${digits}`;
}
