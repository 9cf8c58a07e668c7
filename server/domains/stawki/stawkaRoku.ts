/** The value in force in a year. A year without one has that of the last year before it. */
export function stawkaRoku<T>(byYear: Readonly<Record<string, T>>, rok: number): T {
  const years = Object.keys(byYear)
    .map(Number)
    .sort((a, b) => a - b);
  return byYear[years.findLast((year) => year <= rok) ?? years[0]!]!;
}
