import type { Json } from '../../studio/edit.ts';

/** A block to add, with values it can start from. */
export interface Start {
  type: string;
  /** @param id of the new block @param text the key of its sentence */
  item(id: string, text: string): Json;
}

export const STARTS: readonly Start[] = [
  { type: 'notice', item: (id, text) => ({ type: 'notice', id, tone: 'info', text }) },
  { type: 'text', item: (id, text) => ({ type: 'text', id, text }) },
  { type: 'heading', item: (id, text) => ({ type: 'heading', id, text }) },
];

/** `komunikat`, or `komunikat2` where the screen has one. */
export function freeId(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}${number}`;
    if (!taken.includes(id)) return id;
  }
}
