/** Ends a command with a text: status 1 is a finding, on standard output; status 2 a misuse, on standard error. */
export class CommandEnd extends Error {
  override name = 'CommandEnd';

  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2) {
    super(message);
    this.status = status;
  }
}

/** The arguments are wrong: one sentence names the correction. */
export const misuse = (sentence: string): CommandEnd => new CommandEnd(sentence, 2);
