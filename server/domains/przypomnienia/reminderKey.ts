/** The key of a reminder in the outboxes: one for each account and day. */
export const kluczOf = (kontoId: number, day: string): string => `${prefixOf(kontoId)}${day}`;

/** The prefix of the keys of an account's reminders. */
export const prefixOf = (kontoId: number): string => `przypomnienie:${kontoId}:`;

/** @returns undefined for a message that is no reminder */
export function readKlucz(klucz: string): { kontoId: number; day: string } | undefined {
  const [, kontoId, day] = /^przypomnienie:(\d+):(\d{4}-\d\d-\d\d)$/.exec(klucz) ?? [];
  return kontoId && day ? { kontoId: Number(kontoId), day } : undefined;
}
