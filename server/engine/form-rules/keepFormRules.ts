import { presentSubject } from '../documents/documentAnswer.ts';
import type { Context } from '../http/context.ts';
import { BadRequest, Refusal } from '../http/refusals.ts';
import { type ChosenLabels, chosenLabels } from './chosenLabels.ts';
import { formsSending } from './formsSending.ts';
import { judgeForm, type Verdict } from './judgeForm.ts';
import { readRequest } from './readRequest.ts';

/**
 * Refuses a write that no form of the municipality could have sent: the office evaluates the rules, visibility and
 * computed values of the form again, from the same descriptor, over the data that the caller may read now. Rules over
 * what the request does not contain (a field that is not sent, a state of the page) are the browser's alone; the check
 * of the municipality names them.
 *
 * @throws Refusal with the words of the form at its fields
 * @returns the labels of the choices that the request names
 */
export async function keepFormRules(operation: string, ctx: Context): Promise<ChosenLabels> {
  const takes = Object.keys(ctx.municipality.contract.operations.get(operation)?.args ?? {});
  const { args, municipality, podmiot, session, lang, today, now } = ctx;
  const caller = {
    args: args as Readonly<Record<string, unknown>>,
    municipality,
    ask: (id: string, more: Readonly<Record<string, unknown>>) => ctx.ask(id, more),
    subject: podmiot ? presentSubject(podmiot) : null,
    isKnown: session !== undefined,
    lang,
    today,
    now,
  };
  let refused: Verdict | undefined;
  for (const sent of formsSending(operation, ctx.municipality.screens)) {
    const request = await readRequest(sent, takes, caller);
    const verdict = judgeForm(sent, request);
    if (verdict === undefined) return chosenLabels(sent, request);
    refused ??= verdict;
  }
  if (refused === 'unavailable') throw new Refusal(409, 'BLEDNE_ZADANIE', { words: 'formularz.niedostepny' });
  if (refused) throw new BadRequest(refused);
  return {};
}
