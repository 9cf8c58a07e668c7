import type * as models from '../../../src/generated/models.ts';
import { todayAt } from '../calendar/today.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { SzkicRow } from '../db/tables.ts';
import { draftForm } from '../drafts/draftForm.ts';
import { draftName } from '../drafts/draftName.ts';
import { endDraft } from '../drafts/endDraft.ts';
import { draftOwner, saveDraft } from '../drafts/saveDraft.ts';
import { otwarteSzkice, otwartySzkic, wlasnySzkic } from '../drafts/szkiceQueries.ts';
import type { Handler } from './context.ts';

/** Sent again they change nothing: a save by its content and version, a deletion by its id. */
export const repeatable = ['zapiszSzkic', 'usunSzkic'];

export const dajSzkice: Handler<models.DajSzkiceArgs, models.DajSzkiceAnswer> = async (ctx) => {
  const { db, now, municipality, lang } = ctx;
  const drafts = await otwarteSzkice(db, draftOwner(ctx), now.getTime());
  const open = drafts.filter(({ ekran, blok }) => draftForm(municipality, ekran, blok));
  return {
    szkice: open.map((draft) => ({
      idSzkicu: draft.idSzkicu,
      nazwa: draftName(municipality, draft.ekran, lang),
      adres: draft.adres,
      ...daysOf(draft),
    })),
  };
};

export const dajSzkic: Handler<models.DajSzkicArgs, models.DajSzkicAnswer> = async (ctx) => {
  const draft = await otwartySzkic(ctx.db, draftOwner(ctx), ctx.args, ctx.now.getTime());
  return { szkic: draft ? { ...present(draft), dane: draft.dane } : null };
};

export const zapiszSzkic: Handler<models.ZapiszSzkicArgs, models.ZapiszSzkicAnswer> = async (ctx) => {
  const { wynik, szkic } = await saveDraft(ctx);
  return { wynik, szkic: szkic ? { ...present(szkic), dane: wynik === 'ZAPISANY' ? null : szkic.dane } : null };
};

export const usunSzkic: Handler<models.UsunSzkicArgs, models.UsunSzkicAnswer> = async (ctx) => {
  const { idSzkicu } = ctx.args;
  await inTransaction(ctx.db, async (db) => {
    if (await wlasnySzkic(db, draftOwner(ctx), idSzkicu)) await endDraft(db, idSzkicu, 'USUNIETY', ctx.now.getTime());
  });
  return { czyUsunieto: true };
};

const present = (draft: SzkicRow) => ({
  idSzkicu: draft.idSzkicu,
  wersja: draft.wersja,
  krok: draft.krok,
  ...daysOf(draft),
});

/** The day of its end counts as its last one. */
const daysOf = ({ zapisanoMs, koniecMs }: SzkicRow) => ({
  kiedyZapisano: new Date(zapisanoMs).toISOString(),
  wygasa: todayAt(new Date(koniecMs - 1)),
});
