const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A PESEL with a right check digit that belongs to nobody alive: its month stands for the years 1800 to 1899.
 *
 * @param serial 0 to 4999; its last digit, even or odd, stands for woman or man
 */
export function fictitiousPesel(year: number, month: number, day: number, serial: number, woman: boolean): string {
  const number = serial * 2 + (woman ? 0 : 1);
  const digits = `${two(year % 100)}${two(month + 80)}${two(day)}${String(number).padStart(4, '0')}`;
  return digits + ((10 - (weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10);
}

/** The next NIP with a right check digit, from 999…, a prefix of no tax office. @param serial 0 to 99999 */
export function fictitiousNip(serial: number): string {
  for (let number = serial * 10; ; number++) {
    const digits = `999${String(number).padStart(6, '0')}`;
    const check = weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (check < 10) return digits + check;
  }
}

/** The account of a card: the commune's bank, scheme 0001 and the card's number, with right check digits. */
export function cardAccount(idKartyNaleznosci: number): string {
  const account = `874200090001${String(idKartyNaleznosci).padStart(12, '0')}`;
  const rest = BigInt(`${account}252100`) % 97n;
  return two(Number(98n - rest)) + account;
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
