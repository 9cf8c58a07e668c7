import type { DataPlan } from '../../../codegen/artefact/data/plan.ts';
import { waitingState } from '../../../codegen/artefact/data/process.ts';
import { addDays } from '../../../src/lang/values/dates.ts';
import { todayAt } from '../calendar/today.ts';
import { addWorkingDays } from '../calendar/workingDays.ts';
import { askCosigners } from './cosignMails.ts';
import { hasProcess, type ProcessDesk, type ProcessTable } from './takeMove.ts';

const TOGETHER = 200;

/** Asks those once more who have not signed. The mark and the mail are one transaction. @returns how many were marked */
export async function remindCosigners(desk: ProcessDesk, plan: DataPlan | undefined): Promise<number> {
  let marked = 0;
  for (const table of plan?.tables.values() ?? [])
    if (table.kind === 'records' && hasProcess(table) && table.process.cosign?.remindAfter)
      marked += await remindIn(desk, table, table.process.cosign.remindAfter);
  return marked;
}

async function remindIn(desk: ProcessDesk, { name, process }: ProcessTable, days: number): Promise<number> {
  // The last day from which so many working days have passed, also for what was sent on a Sunday.
  const until = addDays(addWorkingDays(addDays(todayAt(desk.now), 1)!, -days), -1)!;
  const kiedyPrzypomniano = desk.now.toISOString();
  for (let marked = 0; ; ) {
    const waiting = await desk.db
      .selectFrom('podpisyWpisow')
      .innerJoin('wpisy', 'wpisy.wpisId', 'podpisyWpisow.wpisId')
      .select(['wpisy.wpisId', 'pesel'])
      .where('tabela', '=', name)
      .where('stan', '=', waitingState(process)!)
      // A moment of the day sorts after the day itself.
      .where('kiedyUtworzono', '<', `${until}T23:59:59.999Z`)
      .where('podpisyWpisow.kiedy', 'is', null)
      .where('podpisyWpisow.kiedyPrzypomniano', 'is', null)
      .limit(TOGETHER)
      .execute();
    for (const { wpisId, pesel } of waiting)
      await desk.db.transaction().execute(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('podpisyWpisow')
          .set({ kiedyPrzypomniano })
          .where('wpisId', '=', wpisId)
          .where('pesel', '=', pesel)
          .where('kiedy', 'is', null)
          .where('kiedyPrzypomniano', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return;
        marked++;
        await askCosigners({ ...desk, db }, process, wpisId, [pesel], 'podpis-przypomnienie');
      });
    if (waiting.length < TOGETHER) return marked;
  }
}
