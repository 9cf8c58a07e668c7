import { type ChildProcess, fork } from 'node:child_process';
import { DocumentError } from './errors.ts';
import type { Paper, Part } from './paper.ts';
import type { PrintAnswer, PrintOrder } from './worker.ts';

export interface PoolLimits {
  /** Documents drawn at the same time. */
  workers: number;
  /** Waiting documents; more are refused. */
  waiting: number;
  /** The total size of the pictures of waiting and drawn documents; base64, in MiB. */
  picturesMb: number;
  /** The time limit for drawing one document. */
  timeoutMs: number;
  /** The JavaScript heap of one worker. */
  memoryMb: number;
  /** An idle worker is ended after this time, to free its memory. */
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
  /** The size of its pictures, in characters of base64. */
  size: number;
  resolve(bytes: Buffer): void;
  reject(error: DocumentError): void;
}

/**
 * Processes that draw documents, so that the office can answer other calls meanwhile. They are not threads: a thread that
 * runs out of memory ends the whole process, in spite of its limits. They start with the first document, stay for a while
 * and do not keep the office alive; one that fails or hangs is replaced.
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

  /** Ends the idle processes. */
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

  /** The process that has been idle for the shortest time, so that one that is not needed stays idle and ends. */
  #waiting(): ChildProcess | undefined {
    for (const [worker, timer] of [...this.#idle].reverse()) {
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
    const listen = <A extends unknown[]>(event: string, handler: (...args: A) => void) => {
      const listener = handler as (...args: unknown[]) => void;
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

/**
 * The young generation of the heap, MiB. With Node's own a process that has drawn some long documents keeps 200 MiB; with
 * this one it keeps 100, and takes a fifth more CPU.
 */
const YOUNG_MB = 8;

/** Without the office's environment, so without secrets; Node's permissions forbid writing and child processes. */
function startWorker(script: URL, memoryMb: number): ChildProcess {
  const worker = fork(script, [], {
    env: {},
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      `--max-semi-space-size=${YOUNG_MB}`,
      '--permission',
      '--allow-fs-read=*',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An error while the worker is idle must not end the office.
  worker.on('error', () => {});
  return worker;
}
