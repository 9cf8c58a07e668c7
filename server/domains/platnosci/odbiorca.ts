import data from './data/odbiorca.json' with { type: 'json' };
import type { Odbiorca } from './kanal.ts';

/** The payee of the demo commune: of what it has ordered before anybody came, and the name its bank knows it by. */
export const odbiorca: Odbiorca & { nip: string } = data;
