import type { Db } from '../db/open.ts';
import type { Files } from './files.ts';
import { niewyslane, plik } from './plikiQueries.ts';
import { deleteBytes } from './removeFile.ts';

const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
const AT_ONCE = 200;

/** Files at the end of their time, the oldest first. */
export const dueFiles = async (db: Db, nowMs: number, unsentMs: number, most = AT_ONCE) => [
  ...(await niewyslane(db, nowMs - unsentMs, ['PRZESYLANY', 'SPRAWDZANY', 'GOTOWY'], most)),
  ...(await niewyslane(db, nowMs - DAY_MS - HOUR_MS, ['USUNIETY', 'ODRZUCONY'], most)),
];

/**
 * Deletes files that no request has named in time, what is left of removed and refused ones when they no longer count for a day, and
 * parts without a file. A killed office leaves at most what the next run deletes.
 */
export async function tidyFiles(db: Db, files: Files, nowMs: number, unsentMs: number): Promise<void> {
  for (const { idPliku, stan } of await dueFiles(db, nowMs, unsentMs)) {
    if (files.turns.has(idPliku)) continue;
    // Marked first, so that no request can name a file whose bytes go.
    const { numUpdatedRows } = await db
      .updateTable('pliki')
      .set({ stan: 'USUNIETY' })
      .where('idPliku', '=', idPliku)
      .where('stan', '=', stan)
      .where('uzytoMs', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) continue;
    await deleteBytes(files, idPliku);
    await db.deleteFrom('pliki').where('idPliku', '=', idPliku).where('stan', '=', 'USUNIETY').execute();
  }
  await files.store.tidy?.(nowMs);
  for (const id of await files.parts.ids()) {
    if (files.turns.has(id)) continue;
    const row = await plik(db, id);
    if (row?.stan !== 'PRZESYLANY' && row?.stan !== 'SPRAWDZANY') await files.parts.delete(id);
  }
}
