import type { Call } from '../../src/lang/descriptors/contract.ts';
import { ApiError } from '../../src/lang/errors/ApiError.ts';
import type { Api, CallOptions } from '../../src/portal/api/Api.ts';
import { BUSINESS_STATUS, COMMON_ERRORS } from '../contract/commonErrors.ts';
import type { Contract } from '../contract/contract.ts';
import type { ScenarioAnswerJson, ScenarioGivenJson } from '../generated/descriptors.ts';
import { mockOffice } from '../mock/mockOffice.ts';

export interface Asked {
  operation: string;
  args: Readonly<Record<string, unknown>>;
  writes: boolean;
}

type Args = Readonly<Record<string, unknown>>;

/** The office of a scenario, as a plain object: answers of the scenario, else the contract's examples. */
export class ScenarioOffice implements Api {
  readonly asked: Asked[] = [];
  pending = 0;
  #answers: Record<string, ScenarioAnswerJson[]> = {};
  readonly #contract: Contract;
  readonly #whom: 'person' | 'institution';

  constructor(contract: Contract, whom: 'person' | 'institution') {
    this.#contract = contract;
    this.#whom = whom;
  }

  /** From now on. */
  say(answers: NonNullable<ScenarioGivenJson['answers']>): void {
    for (const [operation, answer] of Object.entries(answers))
      this.#answers[operation] = [answer].flat() as ScenarioAnswerJson[];
  }

  async call(call: Call, args: Args, _options?: CallOptions): Promise<unknown> {
    this.asked.push({ operation: call.id, args, writes: call.writes });
    const queue = this.#answers[call.id] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (typeof answer === 'object' && 'never' in answer) return new Promise(() => {});
    this.pending += 1;
    try {
      // An answer never comes in the same tick as its call.
      await Promise.resolve();
      return this.#answerTo(call, args, answer);
    } finally {
      this.pending -= 1;
    }
  }

  /** The answer of an operation that the scenario does not set. @throws ApiError */
  example(operation: string, args: Args = {}): unknown {
    const answer = mockOffice(this.#contract).answer(operation, args, { whom: this.#whom });
    if ('document' in answer) return { blob: new Blob(['']), name: answer.document.name };
    return answer.json;
  }

  #answerTo(call: Call, args: Args, answer: ScenarioAnswerJson | undefined): unknown {
    if (answer === undefined) return this.example(call.id, args);
    if (typeof answer === 'string') return this.#named(call.id, answer);
    if ('value' in answer) return structuredClone(answer.value);
    if ('offline' in answer) throw new ApiError({ kind: 'network' });
    if ('error' in answer) throw this.#refusal(call.id, answer);
    if ('never' in answer) return undefined;
    const base = 'example' in answer ? this.#named(call.id, answer.example) : this.example(call.id, args);
    return Object.entries(answer.change ?? {}).reduce((value, [path, to]) => changed(value, path.split('/'), to), base);
  }

  #named(operation: string, name: string): unknown {
    return structuredClone(this.#contract.examples(operation).find((one) => one.name === name)?.value ?? null);
  }

  #refusal(operation: string, { error, status, fields }: Extract<ScenarioAnswerJson, { error: string }>): ApiError {
    const means = this.#contract.operations.get(operation)?.errors[error] ?? COMMON_ERRORS[error]?.means ?? error;
    const common = COMMON_ERRORS[error];
    const kind = error === 'BRAK_SESJI' ? 'unauthorised' : error === 'PRZERWA_TECHNICZNA' ? 'break' : 'refused';
    return new ApiError({
      kind,
      status: status ?? common?.status ?? BUSINESS_STATUS,
      kod: error,
      opis: means,
      // As in the office that answers from examples: a text with it is recorded there.
      nrSprawy: 'MOCK-00000',
      ...(fields && { pola: fields }),
    });
  }
}

/** A copy with another value at a path; a list may grow by one item. */
export function changed(value: unknown, [key = '', ...rest]: readonly string[], to: unknown): unknown {
  const inner = (value as Record<string, unknown> | null)?.[key];
  const next = rest.length ? changed(inner, rest, to) : to;
  if (Array.isArray(value)) return Object.assign([...value], { [key]: next });
  return { ...(value as object), [key]: next };
}
