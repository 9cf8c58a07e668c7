/** Why an XML message from outside is not trusted. Only the log names the reason. */
export type Reason =
  // the text
  | 'too-large'
  | 'malformed'
  | 'doctype'
  | 'comment'
  | 'cdata'
  | 'instruction'
  | 'duplicate-id'
  | 'too-deep'
  // the transport
  | 'unreachable'
  | 'http'
  | 'fault'
  | 'structure'
  // the signatures
  | 'unsigned'
  | 'signature-place'
  | 'signature-form'
  | 'signature-algorithm'
  | 'signature-transforms'
  | 'signature-reference'
  | 'signature-wrong'
  // the encryption
  | 'plain-assertion'
  | 'encryption-algorithm'
  | 'encryption-form'
  | 'encryption-wrong'
  // the content
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

/** A message that is not trusted. */
export class MessageRefusal extends Error {
  override name = 'MessageRefusal';
  readonly reason: Reason;
  constructor(reason: Reason, detail = '', cause?: unknown) {
    super(detail ? `${reason}: ${detail}` : reason, { cause });
    this.reason = reason;
  }
}
