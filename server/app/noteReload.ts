import { audit } from '../engine/audit/audit.ts';
import type { Database } from '../engine/db/open.ts';
import type { Log } from '../engine/log.ts';

/** Writes into the audit log what was read again, and whether it is used. */
export const noteReload =
  (database: Database, log: Log) =>
  async (co: 'municipality' | 'desk', isUsed: boolean): Promise<void> => {
    const szczegoly = { co, wynik: isUsed ? 'UZYTE' : 'ODRZUCONE' };
    try {
      const where = { db: database.query, now: new Date() };
      await audit(where, { strona: 'URZAD' }, { czynnosc: 'PRZELADOWANIE', szczegoly });
    } catch (failure) {
      log({ poziom: 'blad', zdarzenie: 'audyt', blad: String(failure) });
    }
  };
