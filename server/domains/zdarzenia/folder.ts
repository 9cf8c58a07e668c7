import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { eventText } from '../../engine/events/eventText.ts';
import type { Office } from '../../engine/office.ts';

/** The note with the number of the last event that is in the folder. */
const WRITTEN = 'zdarzeniaWFolderze';
const BATCH = 100;
/** After a failure, so that a full disk does not fill the log too. */
const PAUSE_MS = 60_000;

/**
 * Writes each event into a file of its own, once it has its number: `000000000017-platnosc.zaksiegowana.json`. A reader sees
 * whole files only. After a kill some are written again, with the same name and content.
 *
 * @returns does the next events; its result false: there is none, or the folder cannot be written now
 */
export function writingFiles(
  { database, log, now }: Pick<Office, 'database' | 'log' | 'now'>,
  folder: string,
): () => Promise<boolean> {
  const db = database.query;
  let pausedUntilMs = 0;
  return async () => {
    if (now().getTime() < pausedUntilMs) return false;
    const note = await db.selectFrom('notatki').select('wartosc').where('klucz', '=', WRITTEN).executeTakeFirst();
    const before = note?.wartosc ?? '0';
    const rows = await db
      .selectFrom('zdarzenia')
      .select(['numer', 'idZdarzenia', 'typ', 'kiedy', 'dane'])
      .where('numer', '>', Number(before))
      .orderBy('numer')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.numer;
    if (last === undefined) return false;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o750 });
      for (const row of rows)
        await writeWhole(folder, `${String(row.numer).padStart(12, '0')}-${row.typ}.json`, `${eventText(row)}\n`);
    } catch (failure) {
      const kod = (failure as { code?: string }).code ?? 'nieznany';
      log({ poziom: 'ostrzezenie', zdarzenie: 'zdarzenia-folder', kod });
      pausedUntilMs = now().getTime() + PAUSE_MS;
      return false;
    }
    await db
      .insertInto('notatki')
      .values({ klucz: WRITTEN, wartosc: String(last) })
      // Another process may have written more meanwhile.
      .onConflict((conflict) =>
        conflict
          .column('klucz')
          .doUpdateSet({ wartosc: String(last) })
          .where('notatki.wartosc', '=', before),
      )
      .execute();
    return true;
  };
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const part = join(folder, `.${name}.${process.pid}`);
  const file = await open(part, 'w', 0o640);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
}
