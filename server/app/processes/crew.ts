import cluster, { type Worker } from 'node:cluster';
import { StartError } from '../../engine/config/startError.ts';
import type { Question, Said } from './messages.ts';

/** A process that ends sooner is started again after a pause, which doubles. */
const LASTS_MS = 10_000;
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const STOPPED = 'The office was stopped while it started.';
/** A process that does not answer a question in this time is left out. */
const PATIENCE_MS = { metrics: 2000, reload: 60_000, reloadDesk: 60_000 };

type Of<Is extends Said['is']> = Extract<Said, { is: Is }>;

export interface CrewOptions {
  size: number;
  /** A process has ended that nobody stopped: `kod` is its signal or exit status. */
  onEnd(kod: string): void;
  /** A process says what it has counted, at its end. */
  onLeaving(id: number, said: Of<'leaving'>): void;
  /** A process is gone. */
  onGone(id: number): void;
}

// All take connections from one queue of the system. By turns, the first process would hand each one over, and one handed to a
// process that ends would stay open without an answer.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Equal processes at one port. One that ends is replaced, for as long as it takes. */
export class Crew {
  readonly #options: CrewOptions;
  readonly #ready = new Set<Worker>();
  readonly #starting = new Set<NodeJS.Timeout>();
  #stopping = false;
  #questions = 0;

  constructor(options: CrewOptions) {
    this.#options = options;
  }

  /**
   * Resolves when all answer calls. The first is started alone, so that a fault is told once.
   *
   * @returns what the first said @throws StartError when one ends instead, or all are stopped
   */
  async start(): Promise<Of<'ready'>> {
    const first = await this.#keep();
    // One that was told to end may have said before that it answers.
    if (this.#stopping) throw new StartError(STOPPED);
    await Promise.all(Array.from({ length: this.#options.size - 1 }, () => this.#keep()));
    return first;
  }

  /** @returns the answers of all processes that run and answer in time */
  async ask<Is extends 'metrics' | 'reloaded'>(ask: Question['ask']): Promise<{ id: number; said: Of<Is> }[]> {
    const nr = ++this.#questions;
    const answers = await Promise.all([...this.#ready].map((worker) => answerOf<Is>(worker, { nr, ask })));
    return answers.filter((one) => one !== undefined);
  }

  /** Lets all finish their calls; resolves when all have ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#starting) clearTimeout(timer);
    // One that has ended is listed until its channel is closed, and tells its end no second time.
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead()) as Worker[];
    const ended = workers.map((worker) => new Promise((resolve) => worker.process.once('exit', resolve)));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(ended);
  }

  /** Starts a process, and another one whenever it ends. Resolves with the first that answers calls. */
  #keep(failures = 0): Promise<Of<'ready'>> {
    const { onEnd, onLeaving, onGone } = this.#options;
    const worker = cluster.fork();
    const startedMs = performance.now();
    const ready = Promise.withResolvers<Of<'ready'>>();
    let wasReady = false;
    worker.on('message', (said: Said) => {
      if (said.is === 'leaving') onLeaving(worker.id, said);
      if (said.is !== 'ready') return;
      wasReady = true;
      this.#ready.add(worker);
      ready.resolve(said);
    });
    worker.process.once('exit', (status, signal) => {
      this.#ready.delete(worker);
      onGone(worker.id);
      if (this.#stopping) return ready.reject(new StartError(STOPPED));
      if (!wasReady && failures === 0) {
        ready.reject(new StartError(`A process of the office did not start (${signal ?? `status ${status}`}).`));
        return;
      }
      onEnd(signal ?? String(status));
      const lasted = wasReady && performance.now() - startedMs > LASTS_MS;
      const pauseMs = lasted ? 0 : Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      const timer = setTimeout(() => {
        this.#starting.delete(timer);
        // What one that replaces another has to say was said by the first.
        this.#keep(lasted ? 1 : failures + 1).catch(() => {});
      }, pauseMs);
      this.#starting.add(timer);
    });
    return ready.promise;
  }
}

function answerOf<Is extends Said['is']>(worker: Worker, question: Question) {
  return new Promise<{ id: number; said: Of<Is> } | undefined>((resolve) => {
    const done = (said?: Said) => {
      clearTimeout(timer);
      worker.off('message', listen);
      worker.off('exit', gone);
      resolve(said && { id: worker.id, said: said as Of<Is> });
    };
    const listen = (said: Said) => {
      if ('nr' in said && said.nr === question.nr) done(said);
    };
    const gone = () => done();
    const timer = setTimeout(gone, PATIENCE_MS[question.ask]);
    worker.on('message', listen);
    worker.on('exit', gone);
    // One that is about to end answers no more.
    worker.send(question, (failure) => failure && done());
  });
}
