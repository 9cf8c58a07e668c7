/** A refusal shown to the client; `kod` selects the message in server/engine/words/messages. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly kod: string;
  /** Name of a request field -> key of a message, with its values, or a text of the municipality. */
  readonly pola: Readonly<
    Record<string, { key: string; values?: Readonly<Record<string, unknown>> } | { text: string }>
  >;
  readonly headers: Readonly<Record<string, string>>;
  /** The key of the message, where the code alone is too general. */
  readonly words: string;
  /** The message itself, where the municipality has one. */
  readonly opis: string | undefined;

  constructor(
    status: number,
    kod: string,
    {
      pola = {},
      headers = {},
      words = kod,
      opis,
    }: { pola?: Refusal['pola']; headers?: Refusal['headers']; words?: string; opis?: string } = {},
  ) {
    super(kod);
    this.status = status;
    this.kod = kod;
    this.pola = pola;
    this.headers = headers;
    this.words = words;
    this.opis = opis;
  }
}

/** The request itself is wrong: malformed, unknown or doubled keys, wrong types. */
export class BadRequest extends Refusal {
  override name = 'BadRequest';
  constructor(pola: Refusal['pola'] = {}) {
    super(400, 'BLEDNE_ZADANIE', { pola });
  }
}

/** There is no valid session; 401 is used for nothing else. */
export class NoSession extends Refusal {
  override name = 'NoSession';
  constructor() {
    super(401, 'BRAK_SESJI');
  }
}

/** The session may not do this, or the call came from another site. */
export class Forbidden extends Refusal {
  override name = 'Forbidden';
  constructor() {
    super(403, 'BRAK_DOSTEPU');
  }
}

/** Unknown, or owned by somebody else: both get the same response. */
export class NotFound extends Refusal {
  override name = 'NotFound';
  constructor(words?: string) {
    super(404, 'NIE_ZNALEZIONO', { words });
  }
}

export class TooMany extends Refusal {
  override name = 'TooMany';
  constructor(afterSeconds: number) {
    super(429, 'ZBYT_WIELE_ZADAN', { headers: { 'retry-after': String(Math.max(1, Math.ceil(afterSeconds))) } });
  }
}

/** A declared technical break: the only error with status 503, since a client ends its session on it. */
export class TechnicalBreak extends Refusal {
  override name = 'TechnicalBreak';
  constructor() {
    super(503, 'PRZERWA_TECHNICZNA', { headers: { 'x-okienko-przerwa': '1', 'retry-after': '60' } });
  }
}

/** A business code of the operation (`x-errors`). */
export class BusinessError extends Refusal {
  override name = 'BusinessError';
  constructor(kod: string, pola: Refusal['pola'] = {}, headers: Refusal['headers'] = {}, opis?: string) {
    super(422, kod, { pola, headers, opis });
  }
}
