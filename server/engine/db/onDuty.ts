import type { Db } from './open.ts';

/** How often work is done, and how long it takes at most. */
export interface Duty {
  everyMs: number;
  longestMs: number;
}

/**
 * Does work of which one process is enough, when nobody has done it for a while. The row that says so is no lock: a process that
 * is killed in the middle holds it for `longestMs`, then another one does the work.
 *
 * @param name of the work
 */
export async function onDuty(
  db: Db,
  name: string,
  { everyMs, longestMs }: Duty,
  now: () => number,
  run: () => Promise<void>,
): Promise<void> {
  const klucz = `dyzur ${name}`;
  const nowMs = now();
  const mine = String(nowMs + longestMs);
  const taken = await db
    .insertInto('notatki')
    .values({ klucz, wartosc: mine })
    .onConflict((conflict) =>
      conflict
        .column('klucz')
        .doUpdateSet({ wartosc: mine })
        // Moments of equal length. One far ahead is of a clock that has been set back since.
        .where(({ eb, or }) =>
          or([
            eb('notatki.wartosc', '<=', String(nowMs)),
            eb('notatki.wartosc', '>', String(nowMs + Math.max(everyMs, longestMs))),
          ]),
        ),
    )
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows !== 1n) return;
  let nextMs = nowMs;
  try {
    await run();
    nextMs += everyMs;
  } finally {
    const note = db.updateTable('notatki').set({ wartosc: String(nextMs) });
    await note.where('klucz', '=', klucz).where('wartosc', '=', mine).execute();
  }
}
