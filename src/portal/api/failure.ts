import { ApiError } from '../../lang/errors/ApiError.ts';

/** The header that marks a declared technical break; without it the office is asked whether a 503 is one. */
const breakHeader = 'X-Okienko-Przerwa';

/** A response that is no success, as an ApiError. */
export async function refusalOf(response: Response, fromOffice: boolean): Promise<ApiError> {
  const { status } = response;
  if (status === 503 && fromOffice && response.headers.get(breakHeader) === '1') {
    return new ApiError({ kind: 'break', status, ...wordsOf(await json(response)) });
  }
  const body = await json(response);
  const words = wordsOf(body);
  if (status === 401 && fromOffice) return new ApiError({ kind: 'unauthorised', status, ...words });
  // Without the office's error shape the response comes from something between the portal and the office.
  return new ApiError({ kind: words.kod === undefined ? 'network' : 'refused', status, ...words });
}

/** Why `fetch` itself failed. The signal tells an abort from a timeout. */
export function transportFailure(cause: unknown, signal: AbortSignal | undefined): ApiError {
  return new ApiError({ kind: signal?.aborted ? 'aborted' : 'network', cause });
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The fields of the error shape that are present and have the right type. */
function wordsOf(body: unknown) {
  if (typeof body !== 'object' || body === null) return {};
  const { kod, opis, pola, nrSprawy } = body as Record<string, unknown>;
  return {
    kod: typeof kod === 'string' ? kod : undefined,
    opis: typeof opis === 'string' ? opis : undefined,
    pola: isTexts(pola) ? pola : undefined,
    nrSprawy: typeof nrSprawy === 'string' ? nrSprawy : undefined,
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
}
