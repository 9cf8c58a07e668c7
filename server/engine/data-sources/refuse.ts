import type { RefusalsPlan } from '../../../codegen/artefact/data/plan.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import { lockKonto, lockPodmiot } from '../db/lockKonto.ts';
import { presentSubject } from '../documents/documentAnswer.ts';
import type { Context } from '../http/context.ts';
import { BusinessError } from '../http/refusals.ts';
import { officeWord } from '../words/officeWords.ts';

/**
 * Refuses a call for the first reason that holds, over data that the office reads with the rights of the caller.
 *
 * @throws BusinessError with the code and the text of the reason
 * @throws Refusal of an operation that answers the data
 */
export async function refuseWhen({ data, rules }: RefusalsPlan, writes: boolean, ctx: Context): Promise<void> {
  if (writes) await lockCaller(ctx);
  const answers: Record<string, unknown> = {};
  const scope = {
    arg: ctx.args,
    subject: ctx.podmiot ? presentSubject(ctx.podmiot) : null,
    today: ctx.today,
    now: ctx.now.toISOString(),
    lang: ctx.lang,
    data: answers,
  };
  for (const { name, operation, args } of data) {
    const given = Object.entries(args).map(([argument, tree]) => [argument, evaluate(tree, scope)]);
    answers[name] = await ctx.ask(operation, Object.fromEntries(given));
  }
  const reason = rules.find(({ when }) => evaluate(when, scope) === true);
  if (!reason) return;
  const text = officeWord(ctx.municipality.texts, ctx.lang, reason.text);
  const pola = reason.field === undefined || text === undefined ? {} : { [reason.field]: { text } };
  throw new BusinessError(reason.code, pola, {}, text);
}

/** Two calls at the same time cannot both pass a condition that the first of them makes true. */
async function lockCaller({ db, session, podmiot }: Context): Promise<void> {
  if (podmiot) await lockPodmiot(db, podmiot.podmiotId);
  else if (session) await lockKonto(db, session.konto.kontoId);
}
