import type { OperationPlan, RecordsTable } from '../../../codegen/artefact/data/plan.ts';
import { SENT } from '../../../codegen/artefact/data/process.ts';
import { lockKonto } from '../db/lockKonto.ts';
import { tellFiled } from '../events/wniosekEvents.ts';
import { sentFileIds } from '../files/claimFiles.ts';
import { przypiszPliki } from '../files/plikiQueries.ts';
import { keepFormRules } from '../form-rules/keepFormRules.ts';
import type { Context } from '../http/context.ts';
import { BusinessError } from '../http/refusals.ts';
import { nameCosigners, namedCosigners, newReference } from '../process/cosigners.ts';
import { askCosigners } from '../process/cosignMails.ts';
import { processCells } from '../process/processCells.ts';
import { hasProcess, takeMove } from '../process/takeMove.ts';
import { officeWord } from '../words/officeWords.ts';
import { checkAmong } from './among.ts';
import type { Cells } from './rows.ts';
import type { Views } from './views.ts';
import { addWpis, insertWpis, wyslaneOd } from './wpisyQueries.ts';
import { ownerOf, wpisCells } from './wpisyRows.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Inserts the arguments into their table, in the transaction of the write. @returns the columns of the record */
export async function makeWpis(
  operacja: string,
  { table, among }: NonNullable<OperationPlan['record']>,
  views: Views,
  ctx: Context,
): Promise<Cells> {
  const { db, now } = ctx;
  const args = ctx.args as Readonly<Record<string, unknown>>;
  await checkAmong(among, views, ctx);
  const owner = ownerOf(ctx);
  await lockKonto(db, owner.kontoId);
  const labels = await keepFormRules(operacja, ctx);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  if ((await wyslaneOd(db, table.name, owner.kontoId, dayAgo)) >= table.perDay.most) {
    const { code, text } = table.perDay;
    throw new BusinessError(code, {}, {}, officeWord(ctx.municipality.texts, ctx.lang, text));
  }
  const cosigners = table.process?.cosign ? namedCosigners(table.process.cosign.by, ctx) : [];
  const record = {
    ...owner,
    tabela: table.name,
    operacja,
    stan: firstState(table, cosigners.length > 0),
    dane: JSON.stringify(args),
    slowa: JSON.stringify(labels),
    kiedyUtworzono: now.toISOString(),
  };
  const wpis =
    cosigners.length > 0
      ? await insertWpis(db, record, newReference())
      : await addWpis(db, record, table.number, ctx.today.slice(0, 4));
  const files = sentFileIds(ctx.municipality.contract.operations.get(operacja)!, args);
  if (files.length > 0) await przypiszPliki(db, files, wpis.numer);
  if (!hasProcess(table)) {
    await tellFiled(ctx, wpis);
    return wpisCells(wpis);
  }
  const sent = { ruch: SENT, stan: wpis.stan, kto: 'MIESZKANIEC', kontoId: owner.kontoId } as const;
  const begun = await takeMove(ctx, table, wpis, sent);
  if (cosigners.length > 0) {
    await nameCosigners(db, wpis.wpisId, cosigners);
    await askCosigners(ctx, table.process, wpis.wpisId, cosigners, 'podpis');
  }
  return wpisCells(begun, processCells(ctx, table, begun));
}

/** Where nobody else has to sign, an application begins in the state to which signing leads. */
function firstState({ process, states }: RecordsTable, waits: boolean): string {
  const signed = process?.cosign && process.moves.get(process.cosign.sign)?.to;
  return signed && !waits ? signed : states[0]!;
}
