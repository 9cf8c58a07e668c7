import type { KontoRow } from '../db/tables.ts';

/** The limits of a session by the confirmation of its account: only an account with a confirmed identity has all rights. */
export const limitsOf = (stan: KontoRow['stan']) => ({
  czyOgraniczony: stan !== 'AKTYWNE',
  czyNiepotwierdzony: stan === 'NIEPOTWIERDZONE',
});
