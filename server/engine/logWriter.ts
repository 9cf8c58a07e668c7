import { write, writeSync } from 'node:fs';
import { logTo } from './log.ts';

/** What waits for a slow reader; more than that is dropped. */
const MOST_BYTES = 1_000_000;
/** The pause before another attempt, when a pipe takes nothing at the moment. */
const AGAIN_MS = 100;

/**
 * Writes lines to a file or a pipe that may fail: a full disk, a reader that has gone or is slow. The office goes on without
 * these lines, and says how many there were as soon as one can be written.
 *
 * @param fd open for writing
 */
export class LogWriter {
  readonly #fd: number;
  #waiting = '';
  /** One for all writes, of which there is only one at a time: a new one for each would stay until the next full collection. */
  #bytes = Buffer.alloc(0);
  #isWriting = false;
  #dropped = 0;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Takes whole lines. */
  add(lines: string): void {
    if (this.#waiting.length > MOST_BYTES) this.#drop(lines);
    else this.#waiting += lines;
    if (!this.#isWriting) this.#write();
  }

  /** Writes what waits before it returns, for the end of the process. */
  end(): void {
    try {
      writeSync(this.#fd, this.#waiting);
    } catch {
      // Nobody is left to be told.
    }
    this.#waiting = '';
  }

  #write(): void {
    const lines = this.#waiting;
    const reported = this.#dropped;
    const text = lineAbout(reported) + lines;
    const length = Buffer.byteLength(text);
    if (length > this.#bytes.length) this.#bytes = Buffer.allocUnsafeSlow(2 * length);
    this.#bytes.write(text);
    this.#waiting = '';
    this.#isWriting = true;
    const from = (start: number) => {
      write(this.#fd, this.#bytes, start, length - start, (failure, written) => {
        if (failure?.code === 'EAGAIN') return void setTimeout(from, AGAIN_MS, start);
        if (!failure && start + written < length) return from(start + written);
        if (failure) this.#drop(lines);
        else this.#dropped -= reported;
        this.#isWriting = false;
        if (this.#waiting) this.#write();
      });
    };
    from(0);
  }

  #drop(lines: string): void {
    this.#dropped += lines.split('\n').length - 1;
  }
}

/** The line that says how many lines were lost. */
function lineAbout(dropped: number): string {
  let line = '';
  const log = logTo((text) => {
    line = text;
  });
  if (dropped > 0) log({ poziom: 'ostrzezenie', zdarzenie: 'log-niezapisany', linie: dropped });
  return line;
}
