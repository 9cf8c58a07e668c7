import { type ChildProcess, fork } from 'node:child_process';
import { DocumentError } from './errors.ts';
import type { Paper, Part } from './paper.ts';
import type { PrintAnswer, PrintOrder } from './worker.ts';

export interface PoolLimits {
  /** Documents drawn at one time. */
  workers: number;
  /** Documents that may wait; one more is refused. */
  waiting: number;
  /** What their pictures may take together, those being drawn included; base64, in MiB. */
  picturesMb: number;
  /** Of one document's drawing. */
  timeoutMs: number;
  /** JavaScript heap of one worker. */
  memoryMb: number;
  /** A worker with nothing to do for so long is ended, to give its memory back. */
  idleMs: number;
}

export const LIMITS: PoolLimits = {
  workers: 2,
  waiting: 50,
  picturesMb: 64,
  timeoutMs: 10_000,
  memoryMb: 256,
  idleMs: 60_000,
};

interface Job {
  paper: Paper;
  /** Of its pictures, in characters of base64. */
  size: number;
  resolve(bytes: Buffer): void;
  reject(error: DocumentError): void;
}

/**
 * Processes that draw, so that the office answers others meanwhile. Not threads: one that runs out of memory takes the
 * whole process with it, in spite of its limits. They start with the first document, wait a while for the next and do
 * not keep the office alive; one that fails or hangs is replaced.
 */
export class PrintPool {
  readonly #limits: PoolLimits;
  readonly #script: URL;
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #queue: Job[] = [];
  #busy = 0;
  #held = 0;

  constructor(limits: PoolLimits = LIMITS, script = new URL('./worker.ts', import.meta.url)) {
    this.#limits = limits;
    this.#script = script;
  }

  /** @throws DocumentError `document.busy`, `document.timeout`, `document.too-large`, `document.failed` */
  draw(paper: Paper): Promise<Buffer> {
    const { workers, waiting, picturesMb } = this.#limits;
    const size = sizeOfPictures(paper.parts);
    const full = this.#busy >= workers && this.#queue.length >= waiting;
    if (full || (size > 0 && this.#held + size > picturesMb * 2 ** 20)) {
      return Promise.reject(new DocumentError('document.busy', 'Too many documents are waiting to be drawn.'));
    }
    return new Promise((resolve, reject) => {
      this.#held += size;
      this.#queue.push({ paper, size, resolve, reject });
      this.#next();
    });
  }

  /** Ends the processes that have nothing to do. */
  close(): void {
    for (const worker of this.#idle.keys()) this.#retire(worker);
  }

  #next(): void {
    if (this.#busy >= this.#limits.workers) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#busy++;
    this.#run(this.#waiting() ?? startWorker(this.#script, this.#limits.memoryMb), job);
  }

  /** One that waits, and waits no longer. */
  #waiting(): ChildProcess | undefined {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      if (worker.connected) return worker;
    }
    return undefined;
  }

  #wait(worker: ChildProcess): void {
    worker.unref();
    worker.channel?.unref();
    this.#idle.set(worker, setTimeout(() => this.#retire(worker), this.#limits.idleMs).unref());
  }

  #retire(worker: ChildProcess): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
    worker.kill('SIGKILL');
  }

  #run(worker: ChildProcess, job: Job): void {
    const ended = new AbortController();
    const listen = <A extends unknown[]>(event: string, heard: (...args: A) => void) => {
      const listener = heard as (...args: unknown[]) => void;
      worker.on(event, listener);
      ended.signal.addEventListener('abort', () => worker.off(event, listener));
    };
    const end = (reusable: boolean) => {
      ended.abort();
      clearTimeout(timer);
      if (reusable) this.#wait(worker);
      else worker.kill('SIGKILL');
      this.#busy--;
      this.#held -= job.size;
      this.#next();
    };
    const fail = (error: DocumentError) => {
      end(false);
      job.reject(error);
    };
    const { timeoutMs, memoryMb } = this.#limits;
    const timer = setTimeout(() => {
      fail(new DocumentError('document.timeout', `Drawing took longer than ${timeoutMs} ms.`));
    }, timeoutMs);
    listen('message', (answer: PrintAnswer) => {
      if ('failed' in answer) {
        fail(new DocumentError('document.failed', 'The document could not be drawn.', answer.failed));
        return;
      }
      end(true);
      const { buffer, byteOffset, byteLength } = answer.bytes;
      job.resolve(Buffer.from(buffer, byteOffset, byteLength));
    });
    listen('error', (error: Error) => {
      fail(new DocumentError('document.failed', 'The process that draws could not be reached.', error));
    });
    listen('exit', (code: number | null, signal: string | null) => {
      fail(
        signal === 'SIGABRT' || code === 134
          ? new DocumentError('document.too-large', `Drawing needed more than ${memoryMb} MB.`)
          : new DocumentError('document.failed', `The process that draws ended (${signal ?? code}).`),
      );
    });
    worker.ref();
    worker.channel?.ref();
    worker.send({ paper: job.paper } satisfies PrintOrder);
  }
}

const sizeOfPictures = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (part.kind === 'pictures') return part.items.reduce((size, { picture }) => size + picture.length, sum);
    if (part.kind !== 'table') return sum;
    return part.rows.reduce((size, { children }) => size + sizeOfPictures(children ?? []), sum);
  }, 0);

/** With nothing of the office's: no environment, so no secrets, and by Node's permissions no writing and no processes. */
function startWorker(script: URL, memoryMb: number): ChildProcess {
  const worker = fork(script, [], {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`, '--permission', '--allow-fs-read=*'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whatever becomes of it while it has nothing to do must not take the office with it.
  worker.on('error', () => {});
  return worker;
}
