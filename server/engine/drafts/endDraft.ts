import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import type { Db } from '../db/open.ts';
import type { SzkicRow } from '../db/tables.ts';
import { type Context, sessionOf } from '../http/context.ts';
import { Refusal } from '../http/refusals.ts';
import { draftForm } from './draftForm.ts';
import { zapiszPlikiSzkicu } from './szkiceQueries.ts';

/** The header of a write that sends a form: its draft. */
export const DRAFT_HEADER = 'x-okienko-szkic';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Anything else in the header names no draft. */
export const readDraftId = (header: string | undefined): string | undefined =>
  header !== undefined && ID.test(header) ? header : undefined;

/** For this time another tab that has the draft open learns that it has ended. */
const REMEMBERED_MS = 7 * 24 * 3600 * 1000;

/**
 * The draft that a write sends, locked until the end of its transaction: of two tabs that send it at once the second waits, and
 * is refused.
 *
 * @throws Refusal 409 when its form was sent already
 */
export async function draftSentBy(ctx: Context): Promise<SzkicRow | undefined> {
  const { db, szkic: idSzkicu } = ctx;
  if (idSzkicu === undefined || !ctx.session) return undefined;
  const { kontoId } = sessionOf(ctx).konto;
  const mine = { idSzkicu, kontoId };
  await db
    .updateTable('szkice')
    .set({ kontoId })
    .where((eb) => eb.and(mine))
    .execute();
  const draft = await db
    .selectFrom('szkice')
    .selectAll()
    .where((eb) => eb.and(mine))
    .executeTakeFirst();
  if (draft?.stan === 'WYSLANY') throw new Refusal(409, 'POWTORZONY_KLUCZ', { words: 'szkic.wyslany' });
  return draft?.stan === 'OTWARTY' ? draft : undefined;
}

/**
 * Ends a draft in the transaction of the write that has sent it, when the form takes its answer as a success.
 *
 * @param answer JSON
 */
export async function draftWasSent(operacja: string, draft: SzkicRow, answer: string, ctx: Context): Promise<void> {
  const form = draftForm(ctx.municipality, draft.ekran, draft.blok);
  if (form?.operation !== operacja) return;
  const isDone = form.success === undefined || evaluate(form.success, { result: JSON.parse(answer) }) === true;
  if (isDone) await endDraft(ctx.db, draft.idSzkicu, 'WYSLANY', ctx.now.getTime());
}

/** Its content goes at once. */
export async function endDraft(db: Db, idSzkicu: string, stan: 'WYSLANY' | 'USUNIETY', nowMs: number): Promise<void> {
  await zapiszPlikiSzkicu(db, idSzkicu, []);
  await db
    .updateTable('szkice')
    .set({ stan, dane: '', krok: null, koniecMs: nowMs + REMEMBERED_MS })
    .where('idSzkicu', '=', idSzkicu)
    .where('stan', '=', 'OTWARTY')
    .execute();
}
