import { isDeepStrictEqual } from 'node:util';
import { DocumentError } from '../../server/engine/documents/errors.ts';
import { formsSending } from '../../server/engine/form-rules/formsSending.ts';
import { judgeForm } from '../../server/engine/form-rules/judgeForm.ts';
import { readRequest } from '../../server/engine/form-rules/readRequest.ts';
import type { Caller } from '../../server/engine/form-rules/request.ts';
import { type OfficeView, officeView } from '../../src/blocks/form/officeView.ts';
import type { SentForm } from '../../src/blocks/form/sentForms.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { warsawDay } from '../../src/lang/values/warsaw.ts';
import type { Candidate } from './pool.ts';
import type { Difference } from './report.ts';
import { requestOf } from './request.ts';
import { withFiles } from './sampleFile.ts';
import { suspects } from './suspects.ts';
import { type FormMunicipality, type Trial, tokenFor } from './trial.ts';

type Args = Candidate['args'];
type Call = Pick<Candidate, 'args' | 'nip'>;

/** A value that every form of the operation refuses. */
interface Refused {
  /** `uwagi`, or in a row `osoby.0.pesel`. */
  field: string;
  form: SentForm;
  /** The words of the broken rule. */
  rule: string | undefined;
  /** The form computes the value, or hides its field. */
  by?: 'computed' | 'hidden';
}

/**
 * Sends a write that the backend has accepted again, each time with one value that no form of the municipality could have sent,
 * because a rule refuses it: a backend that keeps the rules refuses each of them.
 */
export async function tryFormRules(
  operation: Operation,
  { args, nip }: Call,
  trial: Trial,
): Promise<{ differences: Difference[]; notes: string[] }> {
  const { forms, contract, send } = trial;
  const differences = new Map<string, Difference>();
  const notes = new Set<string>();
  const sent = forms ? formsSending(operation.id, forms.screens) : [];
  if (!forms || sent.length === 0) return { differences: [], notes: [] };
  const takes = Object.keys(operation.args);
  const views = sent.map((one) => officeView(one, takes));
  let ask = asking(nip, trial);
  for (const [name, { schema }] of Object.entries(operation.args)) {
    // What no form sends is for other clients of the backend.
    if (views.every(({ unsent }) => unsent.includes(name))) continue;
    for (const value of suspects(contract, schema)) {
      const tried = { ...args, [name]: value };
      const refused = await refusedBy(sent, name, takes, await callerOf(tried, nip, forms, ask, trial));
      if (!refused) continue;
      const sendable = await withFiles(operation, { args: tried, nip }, trial, name);
      const seen = await send(requestOf(operation, { args: sendable, nip, token: tokenFor(operation, trial) }));
      if (seen.status === 429) {
        const words = 'The rate limit ended the test of the rules of its forms: raise it for the test.';
        return { differences: [...differences.values()], notes: [...notes, words] };
      }
      if (seen.status >= 500) {
        const message = `A value of ${refused.field} that its forms refuse is answered with ${seen.status}; ${REMEDY}.`;
        differences.set(message, { rule: RULE, message });
      }
      if (seen.status >= 400) continue;
      // The accepted write may have changed what the rules read.
      ask = asking(nip, trial);
      if (refused.by === 'hidden')
        notes.add(`It accepts ${refused.field} where its form hides it or may hide it: make sure that it is ignored.`);
      else {
        const key = `${refused.field} ${refused.rule}`;
        if (!differences.has(key)) differences.set(key, { rule: RULE, message: acceptedWords(refused, value) });
      }
    }
  }
  return { differences: [...differences.values()], notes: [...notes] };
}

const RULE = 'form-rule';
const REMEDY = 'refuse it with 400 BLEDNE_ZADANIE, and name the field in "pola"';
const MOST_SHOWN = 40;

function acceptedWords({ field, form, rule, by }: Refused, value: unknown): string {
  const whole = JSON.stringify(value);
  const shown = whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
  const place = `the form "${form.form.id}" of the screen ${form.screen.name}`;
  const why =
    by === 'computed'
      ? `${place} computes another value`
      : `${place} refuses it${rule === undefined ? '' : `: ${JSON.stringify(rule)}`}`;
  return `It accepts ${shown} as ${field}, but ${why}; ${REMEDY}.`;
}

/** @returns undefined when a form may send it, or cannot be judged because its data did not come */
async function refusedBy(
  forms: readonly SentForm[],
  name: string,
  takes: readonly string[],
  caller: Caller,
): Promise<Refused | undefined> {
  let first: Refused | undefined;
  for (const form of forms) {
    const request = await readRequest(form, takes, caller).catch((failure: unknown) => {
      if (failure instanceof DocumentError || failure instanceof Unanswered) return undefined;
      throw failure;
    });
    if (!request) return undefined;
    const verdict = judgeForm(form, request);
    // A form that is not shown, or cannot be sent, sends nothing.
    if (verdict === 'unavailable') continue;
    if (!verdict) return undefined;
    const own = fieldOf(name, request.office);
    const found = Object.entries(verdict).find(([one]) => one === name || one === own || one.startsWith(`${own}.`));
    if (!found) return undefined;
    const [field, problem] = found;
    const rule = 'text' in problem ? problem.text : undefined;
    const by = otherReason(name, own, form, request.office, rule);
    first ??= { field, form, rule, ...(by && { by }) };
  }
  return first;
}

/** The field of the form whose value is this argument. */
const fieldOf = (argument: string, { fields }: OfficeView): string =>
  Object.keys(fields).find((field) => isDeepStrictEqual(fields[field], ['.', ['$', 'arg'], argument])) ?? argument;

function otherReason(
  argument: string,
  own: string,
  { form }: SentForm,
  office: OfficeView,
  rule: string | undefined,
): Refused['by'] {
  if (office.computed.some(([one]) => one === argument)) return 'computed';
  const visible = form.fields.find(({ field }) => field === own)?.visible;
  return visible !== undefined && (rule === undefined || !office.knows(visible)) ? 'hidden' : undefined;
}

/** An operation whose answer the rules need has refused. */
class Unanswered extends Error {}

/** Asks the backend with the session and the subject of the test, each question once. */
function asking(nip: string | null, trial: Trial): Caller['ask'] {
  const answers = new Map<string, Promise<unknown>>();
  const answerOf = async (id: string, args: Args): Promise<unknown> => {
    const operation = trial.contract.operations.get(id);
    if (!operation) throw new Unanswered(id);
    const about = operation.subject ? nip : null;
    const seen = await trial.send(requestOf(operation, { args, nip: about, token: tokenFor(operation, trial) }));
    if (seen.status !== 200) throw new Unanswered(id);
    return seen.json;
  };
  return (id, args) => {
    const key = JSON.stringify([id, args]);
    const answer = answers.get(key) ?? answerOf(id, args);
    answers.set(key, answer);
    return answer;
  };
}

async function callerOf(
  args: Args,
  nip: string | null,
  municipality: FormMunicipality,
  ask: Caller['ask'],
  { token, restricted }: Trial,
): Promise<Caller> {
  const now = new Date();
  const isKnown = token !== undefined;
  const subject = isKnown && !restricted ? await subjectOf(nip, ask) : null;
  const lang = municipality.manifest.languages[0]!;
  return { args, municipality, ask, subject, isKnown, lang, today: warsawDay(now), now };
}

async function subjectOf(nip: string | null, ask: Caller['ask']): Promise<unknown> {
  const answer = await ask('dajListePodmiotow', {}).catch(() => undefined);
  const { podmioty } = (answer ?? {}) as { podmioty?: readonly { nip: string | null }[] };
  return podmioty?.find((one) => one.nip === nip) ?? null;
}
