import type { Call } from '../../lang/descriptors/contract.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';
import type { AnswerChecks } from './Api.ts';

export type Log = (message: string) => void;

/**
 * The JSON of a successful response, validated against the contract.
 *
 * @throws ApiError of kind `contract`; the log names the operation and the field, never a value
 */
export async function readAnswer(
  call: Call,
  response: Response,
  answers: Promise<AnswerChecks> | undefined,
  log: Log,
): Promise<unknown> {
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw broken(call, response.status, 'the answer is not JSON', log, cause);
  }
  const check = (await answers)?.[call.id];
  if (check && !check(answer)) {
    const places = (check.errors ?? []).map((one) => `${one.instancePath || '/'} ${one.message ?? ''}`.trim());
    throw broken(call, response.status, places.join('; '), log);
  }
  return answer;
}

/** The response breaks the contract. */
export function broken(call: Call, status: number, what: string, log: Log, cause?: unknown): ApiError {
  const error = new ApiError({ kind: 'contract', status, cause });
  log(`${call.id} (${call.method} ${call.path}) broke the contract, ${error.nrSprawy}: ${what}`);
  return error;
}
