import { randomBytes } from 'node:crypto';
import type { Db } from '../../engine/db/open.ts';
import { insertKonto } from './konta.ts';

/**
 * Reserves the number of an account for somebody who is no resident. For the portal it is a deleted account: no login finds it, and
 * its password is none. Call it inside a transaction.
 */
export const reserveKonto = (db: Db): Promise<number> =>
  insertKonto(db, {
    // Longer than any login that can be sent.
    login: `zastrzezone ${randomBytes(90).toString('base64url')}`,
    ...{ haslo: '', imie: '', nazwisko: '', email: '', pesel: null, nip: null, stan: 'USUNIETE' },
    ...{ czyInstytucja: 0, czyPierwszeLogowanie: 0, czyEmailPotwierdzony: 0 },
  });
