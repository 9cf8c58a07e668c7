import { Worker } from 'node:worker_threads';
import { DocumentError } from './errors.ts';
import type { Paper } from './paper.ts';
import type { PrintAnswer, PrintOrder } from './worker.ts';

export interface PoolLimits {
  /** Documents drawn at one time. */
  workers: number;
  /** Documents that may wait; one more is refused. */
  waiting: number;
  /** Of one document's drawing. */
  timeoutMs: number;
  /** JavaScript heap of one worker. */
  memoryMb: number;
}

export const LIMITS: PoolLimits = { workers: 2, waiting: 50, timeoutMs: 10_000, memoryMb: 256 };

interface Job {
  paper: Paper;
  resolve(bytes: Buffer): void;
  reject(error: DocumentError): void;
}

/**
 * Threads that draw, so that the office answers others meanwhile. They start with the first document, stay for the next
 * and do not keep the process alive; one that fails or hangs is replaced.
 */
export class PrintPool {
  readonly #limits: PoolLimits;
  readonly #script: URL;
  readonly #idle: Worker[] = [];
  readonly #queue: Job[] = [];
  #busy = 0;

  constructor(limits: PoolLimits = LIMITS, script = new URL('./worker.ts', import.meta.url)) {
    this.#limits = limits;
    this.#script = script;
  }

  /** @throws DocumentError `document.busy`, `document.timeout`, `document.too-large`, `document.failed` */
  draw(paper: Paper): Promise<Buffer> {
    if (this.#busy >= this.#limits.workers && this.#queue.length >= this.#limits.waiting) {
      return Promise.reject(new DocumentError('document.busy', 'Too many documents are waiting to be drawn.'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ paper, resolve, reject });
      this.#next();
    });
  }

  /** Ends the threads that have nothing to do. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#busy >= this.#limits.workers) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#busy++;
    this.#run(this.#idle.pop() ?? this.#start(), job);
  }

  /** Whatever becomes of a thread that has nothing to do must not take the process with it. */
  #start(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb } });
    worker.on('error', () => {});
    worker.on('exit', () => {
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    worker.unref();
    return worker;
  }

  #run(worker: Worker, job: Job): void {
    const ended = new AbortController();
    const once = <A extends unknown[]>(event: string, heard: (...args: A) => void) => {
      const listener = heard as (...args: unknown[]) => void;
      worker.once(event, listener);
      ended.signal.addEventListener('abort', () => worker.off(event, listener));
    };
    const end = (reusable: boolean) => {
      ended.abort();
      clearTimeout(timer);
      worker.unref();
      if (reusable) this.#idle.push(worker);
      else void worker.terminate();
      this.#busy--;
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
    once('message', (answer: PrintAnswer) => {
      if ('failed' in answer) {
        fail(new DocumentError('document.failed', 'The document could not be drawn.', answer.failed));
        return;
      }
      end(true);
      const { buffer, byteOffset, byteLength } = answer.bytes;
      job.resolve(Buffer.from(buffer, byteOffset, byteLength));
    });
    once('error', (error: Error & { code?: string }) => {
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new DocumentError('document.too-large', `Drawing needed more than ${memoryMb} MB.`, error)
          : new DocumentError('document.failed', 'The thread that draws broke down.', error),
      );
    });
    once('exit', () => fail(new DocumentError('document.failed', 'The thread that draws ended.')));
    worker.ref();
    worker.postMessage({ paper: job.paper } satisfies PrintOrder);
  }
}
