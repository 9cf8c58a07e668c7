import type { DataPlan } from '../../../codegen/artefact/data/plan.ts';
import type { Process } from '../../../codegen/artefact/data/process.ts';
import { todayAt } from '../calendar/today.ts';
import { addWorkingDays } from '../calendar/workingDays.ts';
import type { Db } from '../db/open.ts';
import type { Verdict } from '../outbox/sending.ts';
import { writeStateMail } from './stateMail.ts';
import { hasProcess, type ProcessDesk } from './takeMove.ts';

/** The number of applications in one batch, so that nobody waits long for the database. */
const TOGETHER = 200;

/**
 * Writes the mails before terms end, once for each application and term. Several offices may do this at the same time, and
 * may be killed: the mark and the mail are one transaction. After a pause of the office it still reminds until the last day.
 *
 * @returns how many applications were marked
 */
export async function remindTerms(desk: ProcessDesk, plan: DataPlan | undefined): Promise<number> {
  let marked = 0;
  for (const table of plan?.tables.values() ?? []) {
    if (table.kind !== 'records' || !hasProcess(table)) continue;
    for (const [state, { term }] of table.process.states)
      if (term?.remind) marked += await remindIn(desk, table.name, table.process, state, term.remind);
  }
  return marked;
}

async function remindIn(
  desk: ProcessDesk,
  tabela: string,
  process: Process,
  stan: string,
  { workingDays, mail }: { workingDays: number; mail: string },
): Promise<number> {
  const today = todayAt(desk.now);
  const until = addWorkingDays(today, workingDays);
  for (let marked = 0; ; ) {
    const due = await desk.db
      .selectFrom('wpisy')
      .select(['wpisId', 'termin'])
      .where('tabela', '=', tabela)
      .where('stan', '=', stan)
      .where('termin', '>=', today)
      .where('termin', '<=', until)
      .where('kiedyPrzypomniano', 'is', null)
      .orderBy('wpisId')
      .limit(TOGETHER)
      .execute();
    for (const { wpisId, termin } of due)
      await desk.db.transaction().execute(async (db) => {
        // The resident, or another office, may have been quicker.
        const wpis = await db
          .updateTable('wpisy')
          .set({ kiedyPrzypomniano: desk.now.toISOString() })
          .where('wpisId', '=', wpisId)
          .where('stan', '=', stan)
          .where('termin', '=', termin)
          .where('kiedyPrzypomniano', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!wpis) return;
        marked++;
        await writeStateMail({ ...desk, db }, process, wpis, mail, `wpis:${wpisId}:termin:${termin}`);
      });
    if (due.length < TOGETHER) return marked;
  }
}

/** A reminder that waited in the outbox is not sent when the application has left its term meanwhile. */
export async function checkTermMail(db: Db, klucz: string): Promise<Verdict> {
  const [, wpisId, termin] = /^wpis:(\d+):termin:(\d{4}-\d\d-\d\d)$/.exec(klucz) ?? [];
  if (!wpisId) return 'go';
  const wpis = await db.selectFrom('wpisy').select('termin').where('wpisId', '=', Number(wpisId)).executeTakeFirst();
  return wpis?.termin === termin ? 'go' : 'never';
}
