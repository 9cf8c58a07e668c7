import data from '../data/odbiorca.json' with { type: 'json' };
import type { Odbiorca } from './kanal.ts';

/** The commune as payee of every transfer: what banks and providers are told. */
export const odbiorca: Odbiorca & { nip: string } = data;
