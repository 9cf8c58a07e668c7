import type { CallOutcomes, ErrorOutcome, Step } from '../../lang/descriptors/steps.ts';
import type { Text, Tone } from '../../lang/descriptors/text.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import { newIdempotencyKey } from '../api/fetchApi.ts';
import type { Locals } from './FormEnvironment.ts';
import { failureProblem, isShownByShell } from './failureText.ts';
import type { FormProblem } from './formProblem.ts';

/**
 * refused: the office decided against it; failed: the response says nothing about the outcome; lost: there was no response,
 * and the work may have been done.
 */
export type CallResult =
  | { status: 'succeeded'; answer: unknown }
  | { status: 'refused' | 'failed' | 'lost'; error: ApiError };

/**
 * Sends one call of a screen, with as many retries as the resident wants.
 *
 * A retry after a lost response reuses the idempotency key, so that the office does the work once. So does a retry after
 * a failure of the office itself. A new key is made after a success, after a refusal, and for other arguments.
 */
export class CallAttempt {
  #content = '';
  #key = '';

  /** Never throws. @param request makes the arguments, @param send makes the call; both may throw an ApiError */
  async send(
    operation: string,
    request: () => Promise<Readonly<Record<string, unknown>>>,
    send: (args: Readonly<Record<string, unknown>>, idempotencyKey: string) => Promise<unknown>,
  ): Promise<CallResult> {
    let result: CallResult;
    try {
      const args = await request();
      result = { status: 'succeeded', answer: await send(args, this.#keyFor(JSON.stringify([operation, args]))) };
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError({ kind: 'contract', cause });
      result = { status: statusOf(error), error };
    }
    if (result.status === 'succeeded' || result.status === 'refused') this.#key = '';
    return result;
  }

  #keyFor(content: string): string {
    if (this.#key === '' || content !== this.#content) {
      this.#content = content;
      this.#key = newIdempotencyKey();
    }
    return this.#key;
  }
}

function statusOf({ kind, status = 500 }: ApiError): 'refused' | 'failed' | 'lost' {
  if (kind === 'network' || kind === 'aborted') return 'lost';
  return kind === 'refused' && status < 500 ? 'refused' : 'failed';
}

/** One problem: at a field, or without a field in the summary above the form. */
export interface PlacedProblem {
  field?: string;
  problem: FormProblem;
}

/** Where the outcome of a call is shown. */
export interface CallPlace {
  /** The scope of the outcome's expressions; `result` is absent without a response. */
  scope(names: { result?: unknown; error: unknown }): Locals;
  evaluate(tree: Tree, scope: Locals): unknown;
  text(text: Text, scope: Locals): string;
  word(key: string, values?: Readonly<Record<string, string | number>>): string;
  run(steps: readonly Step[], scope: Locals): Promise<boolean>;
  notify(text: string, tone: Tone): void;
  /** Absent for a step: it has neither fields nor a summary, so every text is a notification. */
  readonly form?: {
    isVisible(field: string): boolean;
    refuse(problems: readonly PlacedProblem[]): void;
    /** Called when the input has been sent. */
    settle(): void;
  };
}

/**
 * Applies the outcome that the screen defines for the result of a call: `then`, or the outcome of the error's code, of its
 * HTTP status, or `otherwise`. Without an outcome a shared text is shown: a failure is never silent.
 *
 * @returns false when the call or one of the steps after it did not succeed; the resident has been informed by then
 */
export async function concludeCall(result: CallResult, outcomes: CallOutcomes, place: CallPlace): Promise<boolean> {
  if (result.status === 'succeeded') {
    const scope = place.scope({ result: result.answer, error: null });
    if (outcomes.success === undefined || place.evaluate(outcomes.success, scope) === true) {
      place.form?.settle();
      return place.run(outcomes.then, scope);
    }
    await show(outcomes.otherwise, undefined, scope, place);
    return false;
  }
  const { error } = result;
  if (isShownByShell(error)) return false;
  const { kod, opis, pola, nrSprawy } = error;
  const scope = place.scope({ error: { kod, opis, pola, nrSprawy } });
  const outcome = outcomeFor(outcomes, error);
  const named = Object.entries(pola);
  if (!outcome && place.form && named.length > 0)
    place.form.refuse(named.map(([field, plain]) => ({ field, problem: { plain } })));
  else await show(outcome ?? outcomes.otherwise, error, scope, place);
  return false;
}

function outcomeFor({ errors }: CallOutcomes, { kod, status }: ApiError): ErrorOutcome | undefined {
  const code = [kod, String(status)].find((one) => Object.hasOwn(errors, one));
  return code === undefined ? undefined : errors[code];
}

/** @param error absent when the office responded with `success: false` */
async function show(
  outcome: ErrorOutcome | undefined,
  error: ApiError | undefined,
  scope: Locals,
  place: CallPlace,
): Promise<void> {
  if (outcome && 'do' in outcome && outcome.do) await place.run(outcome.do, scope);
  const text = textOf(outcome);
  if (outcome && !text && !('field' in outcome)) return;
  if (place.form && !(outcome && 'notify' in outcome))
    place.form.refuse(problemsOf(outcome, text && { text, locals: scope }, error, place.form.isVisible));
  else {
    const { word, values } = failureProblem(error);
    const tone = outcome && 'tone' in outcome ? outcome.tone : 'danger';
    place.notify((text && place.text(text, scope)) || place.word(word, values), tone);
  }
}

function textOf(outcome: ErrorOutcome | undefined): Text | undefined {
  if (!outcome) return undefined;
  if ('notify' in outcome) return outcome.notify;
  if ('show' in outcome) return outcome.show;
  return 'say' in outcome ? outcome.say : undefined;
}

/** Used without a text of the screen: the office's words at the fields it names, otherwise at the field the screen names. */
function problemsOf(
  outcome: ErrorOutcome | undefined,
  own: FormProblem | undefined,
  error: ApiError | undefined,
  isVisible: (field: string) => boolean,
): PlacedProblem[] {
  const field = outcome && 'field' in outcome ? outcome.field : undefined;
  if (own) return [{ field, problem: own }];
  const problem = failureProblem(error, 'bledy.formularz.brakPolaczenia');
  if (field === undefined) return [{ problem }];
  const named = Object.entries(error?.pola ?? {}).filter(([name]) => isVisible(name));
  if (named.length > 0) return named.map(([name, plain]) => ({ field: name, problem: { plain } }));
  return [{ field, problem: error?.opis ? { plain: error.opis } : problem }];
}
