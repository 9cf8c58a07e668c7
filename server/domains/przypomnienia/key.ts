/** Names of reminders in the outboxes: one for an account and a day, whatever there is to pay on it. */
export const kluczOf = (kontoId: number, day: string): string => `${prefixOf(kontoId)}${day}`;

/** What the names of an account's reminders begin with. */
export const prefixOf = (kontoId: number): string => `przypomnienie:${kontoId}:`;

/** @returns undefined for a message that is no reminder */
export function readKlucz(klucz: string): { kontoId: number; day: string } | undefined {
  const [, kontoId, day] = /^przypomnienie:(\d+):(\d{4}-\d\d-\d\d)$/.exec(klucz) ?? [];
  return kontoId && day ? { kontoId: Number(kontoId), day } : undefined;
}
