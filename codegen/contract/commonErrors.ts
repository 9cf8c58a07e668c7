/** A refusal that any operation may answer, beside its own codes of `x-errors`, which come with 422. */
export interface CommonError {
  status: number;
  means: string;
  headers?: Readonly<Record<string, string>>;
}

/** A planned break is marked by a header: any other 503 is a failure between portal and office. */
export const BREAK_HEADER = 'X-Okienko-Przerwa';

export const COMMON_ERRORS: Readonly<Record<string, CommonError>> = {
  BLEDNE_ZADANIE: { status: 400, means: 'malformed, with an unknown or repeated key, or a wrong type' },
  BRAK_SESJI: { status: 401, means: 'no session, or one that has ended' },
  BRAK_DOSTEPU: { status: 403, means: 'the account does not have the right' },
  NIE_ZNALEZIONO: { status: 404, means: 'it does not exist, or belongs to somebody else' },
  POWTORZONY_KLUCZ: { status: 409, means: 'this Idempotency-Key was used before with other arguments' },
  ZBYT_WIELE_ZADAN: { status: 429, means: 'too often', headers: { 'Retry-After': '30' } },
  BLAD_SERWERA: { status: 500, means: 'an internal error of the office' },
  PRZERWA_TECHNICZNA: { status: 503, means: 'a declared break', headers: { [BREAK_HEADER]: '1' } },
};

/** Status of a business code. */
export const BUSINESS_STATUS = 422;
