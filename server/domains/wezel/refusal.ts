/** Why an answer of the node is not believed. The log names it; the resident is told only what helps. */
export type Reason =
  // its text
  | 'too-large'
  | 'malformed'
  | 'doctype'
  | 'comment'
  | 'cdata'
  | 'instruction'
  | 'duplicate-id'
  | 'too-deep'
  // the way it came
  | 'unreachable'
  | 'http'
  | 'fault'
  | 'structure'
  // its signatures
  | 'unsigned'
  | 'signature-place'
  | 'signature-form'
  | 'signature-algorithm'
  | 'signature-transforms'
  | 'signature-reference'
  | 'signature-wrong'
  // its encryption
  | 'plain-assertion'
  | 'encryption-algorithm'
  | 'encryption-form'
  | 'encryption-wrong'
  // what it says
  | 'version'
  | 'issuer'
  | 'destination'
  | 'recipient'
  | 'audience'
  | 'in-response-to'
  | 'time'
  | 'status'
  | 'assurance'
  | 'subject'
  | 'attributes'
  | 'replay';

/** An answer that is not believed; nobody is logged in by it. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal';
  readonly reason: Reason;
  constructor(reason: Reason, detail = '', cause?: unknown) {
    super(detail ? `${reason}: ${detail}` : reason, { cause });
    this.reason = reason;
  }
}

/** The person said no, or the node did: an answer to believe, with nobody in it. */
export class NodeDeclined extends Error {
  override name = 'NodeDeclined';
  readonly cancelled: boolean;
  readonly idZadania: string;
  constructor(idZadania: string, cancelled: boolean) {
    super(cancelled ? 'cancelled' : 'declined');
    this.idZadania = idZadania;
    this.cancelled = cancelled;
  }
}
