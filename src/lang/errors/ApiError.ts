/** How a call ended badly. */
export type ApiErrorKind =
  /** The office understood and said no: `kod` and `opis` are its words. */
  | 'refused'
  /** No answer: offline, timed out, or something between us and the office. */
  | 'network'
  /** An answer that is not what the contract promises. */
  | 'contract'
  /** There is no valid session. */
  | 'unauthorised'
  /** A declared technical break of the whole portal. */
  | 'break'
  /** We gave it up ourselves: a newer call is on its way, or the screen is gone. */
  | 'aborted';

export interface ApiErrorParts {
  kind: ApiErrorKind;
  /** The HTTP status; absent without an answer. */
  status?: number;
  /** The office's code, `2003`, or an empty text. */
  kod?: string;
  /** The office's description, in the resident's language. */
  opis?: string;
  /** What is wrong with a field of the request, by its name. */
  pola?: Readonly<Record<string, string>>;
  /** What the resident quotes at the counter: the office's own number, or one made here (`P-…`). */
  nrSprawy?: string;
  cause?: unknown;
}

/** Every failure of a call. The words for the resident are chosen where it is shown, by `kind` and `kod`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly kod: string;
  readonly opis: string;
  readonly pola: Readonly<Record<string, string>>;
  readonly nrSprawy: string;

  constructor(parts: ApiErrorParts) {
    super(parts.opis || `${parts.kind} ${parts.status ?? ''}`.trim(), { cause: parts.cause });
    this.name = 'ApiError';
    this.kind = parts.kind;
    this.status = parts.status;
    this.kod = parts.kod ?? '';
    this.opis = parts.opis ?? '';
    this.pola = parts.pola ?? {};
    this.nrSprawy = parts.nrSprawy ?? newNrSprawy();
  }
}

/** A reference number of our own, for failures the office has not seen: `P-` and eight characters without look-alikes. */
export function newNrSprawy(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `P-${Array.from(bytes, (byte) => letters[byte % letters.length]).join('')}`;
}
