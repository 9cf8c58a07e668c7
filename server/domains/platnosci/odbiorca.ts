import data from './data/odbiorca.json' with { type: 'json' };
import type { Odbiorca } from './kanal.ts';

/** The payee of the demo: in its seeded orders, and under this name at the demo bank. */
export const odbiorca: Odbiorca & { nip: string } = data;
