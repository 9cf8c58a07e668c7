import { faultEntry, newNrSprawy } from '../http/failure.ts';
import type { Office } from '../office.ts';
import { CHECK_AFTER_MS } from './beginFile.ts';
import { checkFile } from './checkFile.ts';
import { filesOf } from './files.ts';
import { doSprawdzenia, plik, wezDoSprawdzenia } from './plikiQueries.ts';

/** Checks one file that waits: for the scanner, or since the office was killed. @returns whether there may be more */
export function checkingFiles(office: Office): () => Promise<boolean> {
  const { database, log } = office;
  const files = filesOf(office.services);
  const db = database.query;
  return async () => {
    const nowMs = office.now().getTime();
    const { operations } = office.municipality.contract;
    const due = await doSprawdzenia(db, nowMs, [...operations.keys()]);
    if (!due || files.turns.has(due.idPliku)) return false;
    await files.turns.take(due.idPliku, async () => {
      if (!(await wezDoSprawdzenia(db, due, nowMs + CHECK_AFTER_MS))) return;
      const row = await plik(db, due.idPliku);
      if (row?.stan !== 'SPRAWDZANY') return;
      const fault = (error: unknown) => log(faultEntry(error, { operacja: 'sprawdzPlik', nrSprawy: newNrSprawy() }));
      await checkFile(row, { db, files, contract: office.municipality.contract, nowMs, fault });
    });
    return true;
  };
}
