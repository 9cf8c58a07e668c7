/**
 * The texts that a Polish paper must contain for a response: every amount to the grosz, every day, every word of its texts.
 *
 * @param apart names of fields that are no amounts of money: the test checks them itself
 */
export function wordsIn(answer: unknown, apart: readonly string[] = []): string[] {
  if (typeof answer === 'string') return isDay(answer) ? [day(answer)] : answer.split(/\s+/);
  if (typeof answer === 'number') return [zlote(answer)];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => (apart.includes(name) ? [] : wordsIn(value, apart)));
}

/** An amount as papers and screens write it, with plain spaces: 1 050,00 zł. */
export const zlote = (kwota: number): string =>
  `${kwota
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, ' ')} zł`;

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const day = (text: string): string => text.split('-').reverse().join('.');
