import type { Call } from '../../lang/descriptors/contract.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';
import type { AnswerChecks, DocumentAnswer } from './Api.ts';

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

/**
 * A PDF, or a file of any type. A download is marked as one by the office; the error page of a proxy is not.
 *
 * @throws ApiError of kind `contract` for a response that is no PDF, or no download
 */
export async function readDocument(call: Call, response: Response, log: Log): Promise<DocumentAnswer> {
  const type = response.headers.get('Content-Type') ?? '';
  const disposition = response.headers.get('Content-Disposition');
  const any = call.document === 'any';
  if (any ? !/^attachment\b/i.test(disposition ?? '') : !type.startsWith('application/pdf'))
    throw broken(call, response.status, `a ${any ? 'page' : 'document'} of type "${type}"`, log);
  const body = await response.blob();
  // The type of a download: otherwise a browser could open the file as a page of the portal's own origin.
  const blob = any ? new Blob([body], { type: 'application/octet-stream' }) : body;
  return { blob, name: fileName(disposition) };
}

function broken(call: Call, status: number, what: string, log: Log, cause?: unknown): ApiError {
  const error = new ApiError({ kind: 'contract', status, cause });
  log(`${call.id} (${call.method} ${call.path}) broke the contract, ${error.nrSprawy}: ${what}`);
  return error;
}

/** RFC 6266: `filename*` wins, since it carries Polish letters. Path separators are removed. */
export function fileName(disposition: string | null): string | undefined {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  let name = plain;
  try {
    if (wide) name = decodeURIComponent(wide);
  } catch {
    name = plain;
  }
  return name?.replace(/[/\\]/g, '_');
}
