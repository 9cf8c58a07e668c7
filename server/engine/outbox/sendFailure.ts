/** A message was not sent; the error text never has an address or a password. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  /** `server`: nothing leaves at the moment; `later`, `refused`: this one, for now or for good. */
  readonly about: 'server' | 'later' | 'refused';
  /** For the log: the server's code, or what the network said. */
  readonly kod: string;
  constructor(about: SendFailure['about'], kod: string) {
    super(`It did not leave: ${kod}`);
    this.about = about;
    this.kod = kod;
  }
}
