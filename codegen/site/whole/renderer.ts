import { Worker } from 'node:worker_threads';
import type { PageRequest, RenderedPage } from '../../../src/lang/descriptors/wholePage.ts';
import type { DigestedAsk } from './ask.ts';
import type { FromThread, ThreadData, ToThread, UsedCall } from './thread.ts';

/** A page with the responses of the API that it was drawn from. */
export interface Drawn {
  page: RenderedPage;
  calls: readonly UsedCall[];
}

/** Pages waiting for the thread; more are refused. */
const LONGEST_QUEUE = 200;
/** An idle thread is ended after this time, to free its memory. */
const IDLE_MS = 10 * 60_000;

interface Job {
  resolve(drawn: Drawn): void;
  reject(error: Error): void;
}

/**
 * Draws whole pages in a thread, so that the office answers other calls meanwhile. The thread starts with the first page;
 * one that fails is replaced with the next page.
 */
export class PageRenderer {
  readonly #data: ThreadData;
  readonly #ask: DigestedAsk;
  readonly #jobs = new Map<number, Job>();
  #thread: Worker | undefined;
  #last = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(data: ThreadData, ask: DigestedAsk) {
    this.#data = data;
    this.#ask = ask;
  }

  /** @throws Error when the page cannot be drawn, or too many are waiting */
  draw(request: PageRequest): Promise<Drawn> {
    if (this.#jobs.size >= LONGEST_QUEUE) return Promise.reject(new Error('Too many pages are waiting to be drawn.'));
    clearTimeout(this.#idle);
    const id = this.#last++;
    return new Promise((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject });
      this.#send({ kind: 'draw', id, request });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #send(message: ToThread): void {
    this.#thread ??= this.#start();
    this.#thread.postMessage(message);
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.#data });
    // It does not keep the office alive.
    thread.unref();
    thread.on('message', (message: FromThread) => this.#hear(message));
    thread.on('error', (error) => this.#lose(thread, error));
    thread.on('exit', () => this.#lose(thread, new Error('The thread that draws pages has ended.')));
    return thread;
  }

  #hear(message: FromThread): void {
    if (message.kind === 'ask') return void this.#answer(message.id, message.address);
    const job = this.#jobs.get(message.id);
    this.#jobs.delete(message.id);
    if (message.kind === 'drawn') job?.resolve({ page: message.page, calls: message.calls });
    else job?.reject(new Error(`A page could not be drawn: ${message.why}`));
    if (this.#jobs.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  async #answer(id: number, address: string): Promise<void> {
    const response = await this.#ask(address).catch(() => ({ status: 502, body: '', digest: '' }));
    this.#thread?.postMessage({ kind: 'response', id, ...response } satisfies ToThread);
  }

  #lose(thread: Worker, error: Error): void {
    if (this.#thread === thread) this.#thread = undefined;
    for (const job of this.#jobs.values()) job.reject(error);
    this.#jobs.clear();
  }
}
