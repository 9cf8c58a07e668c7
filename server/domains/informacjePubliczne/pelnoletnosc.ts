const AGE = 18;

/**
 * The last birthday of those who are 18 on a day. A year of life ends as its last day begins, and a person born on
 * 29 February is 18 on the 28th where there is no 29th: Kodeks cywilny, art. 112.
 *
 * @param day ISO; the result is only compared with days; it may be 29 February of a year without one
 */
export function bornBy(day: string): string {
  const year = Number(day.slice(0, 4)) - AGE;
  return `${year}-${day.endsWith('-02-28') ? '02-29' : day.slice(5)}`;
}
