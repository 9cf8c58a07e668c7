/** The kind of a failed call. */
export type ApiErrorKind =
  /** The office refused the call: `kod` and `opis` come from the office. */
  | 'refused'
  /** No response: offline, timed out, or a failure between portal and office. */
  | 'network'
  /** A response that breaks the contract. */
  | 'contract'
  /** There is no valid session. */
  | 'unauthorised'
  /** A declared technical break of the whole portal. */
  | 'break'
  /** Cancelled by the portal: a newer call was sent, or the screen was closed. */
  | 'aborted';

export interface ApiErrorParts {
  kind: ApiErrorKind;
  /** The HTTP status; absent without a response. */
  status?: number;
  /** The office's code, `2003`, or an empty text. */
  kod?: string;
  /** The office's description, in the resident's language. */
  opis?: string;
  /** Messages for fields of the request, by name. */
  pola?: Readonly<Record<string, string>>;
  /** What the resident quotes at the counter: the office's own number, or one made here (`P-…`). */
  nrSprawy?: string;
  cause?: unknown;
}

/** Every failure of a call. The text for the resident is chosen where it is shown, by `kind` and `kod`. */
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

/** A reference number of the portal, for failures the office has not seen: `P-` and eight unambiguous characters. */
export function newNrSprawy(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `P-${Array.from(bytes, (byte) => letters[byte % letters.length]).join('')}`;
}
