/** How much of its year has passed on this day, 0 to 1. */
export function dayShare(today: string): number {
  const year = Number(today.slice(0, 4));
  return (Date.parse(today) - Date.UTC(year, 0, 1)) / (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1));
}
