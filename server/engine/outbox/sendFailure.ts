/** A message was not sent; the text of the error never contains an address or a password. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  /** `server`: no message can be sent now; `later`, `refused`: this message cannot be sent, now or ever. */
  readonly kind: 'server' | 'later' | 'refused';
  /** For the log: the server's code, or the error of the network. */
  readonly kod: string;
  constructor(kind: SendFailure['kind'], kod: string) {
    super(`It did not leave: ${kod}`);
    this.kind = kind;
    this.kod = kod;
  }
}
