/** `plan`, or `plan2` where the list has one; the next one is another. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}${number}`;
    if (!taken.has(name)) return name;
  }
}
