import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FaultSink } from './faults.ts';
import type { FeedFile } from './feedFolder.ts';
import type { WrittenKind } from './mapping.ts';
import type { StagedRecords } from './stagedRecords.ts';

/** What the thread begins with. */
export interface ThreadData {
  /** The address of the module that exports the record kinds. */
  kindsModule: string;
  /** One number: pages that were sent, and that nobody has taken yet. */
  waiting: Int32Array;
}

/** A file that the thread is to read. */
export interface Order {
  file: FeedFile;
  written: WrittenKind | undefined;
}

/** Some records and what is wrong with them; without records the file has ended. */
export interface Page {
  faults: Parameters<FaultSink['add']>[];
  staged?: StagedRecords;
}

/** Reads and validates the files of a large feed in a thread of its own, while this thread keeps their records. */
export class ReadingThread {
  readonly #waiting = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;
  readonly #pages: AsyncIterator<[Page]>;

  constructor(kindsModule: string) {
    const workerData: ThreadData = { kindsModule, waiting: this.#waiting };
    this.#worker = new Worker(new URL('./readingThreadMain.ts', import.meta.url), { workerData });
    this.#pages = on(this.#worker, 'message', { close: ['exit'] }) as AsyncIterator<[Page]>;
  }

  /** The records of a file; one file at a time. @throws what the thread has thrown */
  async *read(file: FeedFile, written: WrittenKind | undefined, faults: FaultSink): AsyncGenerator<StagedRecords> {
    this.#worker.postMessage({ file, written } satisfies Order);
    for (;;) {
      const { value, done } = await this.#pages.next();
      if (done) throw new Error(`The thread that reads ${file.name} has ended.`);
      const [page] = value;
      Atomics.sub(this.#waiting, 0, 1);
      Atomics.notify(this.#waiting, 0);
      for (const fault of page.faults) faults.add(...fault);
      if (!page.staged) return;
      yield page.staged;
    }
  }

  async end(): Promise<void> {
    await this.#pages.return?.();
    await this.#worker.terminate();
  }
}
