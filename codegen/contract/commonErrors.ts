/** A refusal that any operation may answer, beside its own codes of `x-errors`, which come with 422. */
export interface CommonError {
  status: number;
  means: string;
  headers?: Readonly<Record<string, string>>;
}

/** A planned break is marked by a header: any other 503 is a failure between portal and office. */
export const BREAK_HEADER = 'X-Okienko-Przerwa';

export const COMMON_ERRORS: Readonly<Record<string, CommonError>> = {
  BLEDNE_ZADANIE: { status: 400, means: 'malformed, an unknown or doubled key, a wrong type' },
  BRAK_SESJI: { status: 401, means: 'no session, or one that has ended' },
  BRAK_DOSTEPU: { status: 403, means: 'the account may not' },
  NIE_ZNALEZIONO: { status: 404, means: "there is none, or it is somebody else's" },
  POWTORZONY_KLUCZ: { status: 409, means: 'this Idempotency-Key came with other arguments before' },
  ZBYT_WIELE_ZADAN: { status: 429, means: 'too often', headers: { 'Retry-After': '30' } },
  BLAD_SERWERA: { status: 500, means: "the office's own mistake" },
  PRZERWA_TECHNICZNA: { status: 503, means: 'a declared break', headers: { [BREAK_HEADER]: '1' } },
};

/** Status of a business code. */
export const BUSINESS_STATUS = 422;
