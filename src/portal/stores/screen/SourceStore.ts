import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { ApiError } from '../../../lang/errors/ApiError.ts';
import type { Status } from './status.ts';

/** The request that a source would send now. */
export type Request =
  | { status: 'ready'; args: Readonly<Record<string, unknown>>; language: string }
  | { status: Exclude<Status, 'ready'> };

export interface FetchOptions {
  signal: AbortSignal;
  /** Called with the time of a cached response; without it cached responses are refused. */
  onCachedAt?(at: number | null): void;
  quiet?: boolean;
}

export interface SourceHost {
  request(): Request;
  fetch(args: Readonly<Record<string, unknown>>, options: FetchOptions): Promise<unknown>;
}

/**
 * One named response of the office. It is requested when its arguments are known, and again when they change. A newer
 * request aborts an older one, and the last response stays until the new one is loaded.
 */
export class SourceStore {
  answer: unknown = null;
  error: ApiError | null = null;
  /** The time of the response, ms, when it was cached; null when it is new. */
  cachedAt: number | null = null;
  /** Polling has ended before its condition was true. */
  gaveUp = false;
  /** How many visible requests have been answered. */
  rounds = 0;
  private loading = false;
  private answered = false;
  readonly #host: SourceHost;
  #current: AbortController | null = null;
  #done: Promise<void> = Promise.resolve();
  #stop: (() => void) | null = null;

  constructor(host: SourceHost) {
    this.#host = host;
    makeAutoObservable(this, {
      answer: observableRef,
      error: observableRef,
      start: false,
      reload: false,
      again: false,
      dispose: false,
    });
  }

  get request(): Request {
    return this.#host.request();
  }

  get status(): Status {
    if (this.request.status !== 'ready') return this.request.status;
    if (this.answered) return 'ready';
    return this.error && !this.loading ? 'failed' : 'pending';
  }

  /** A newer response is being loaded; the old one is shown meanwhile. */
  get refreshing(): boolean {
    return this.loading && this.answered;
  }

  /** There was no connection: the data are cached or missing. */
  get missed(): boolean {
    return this.cachedAt !== null || this.error?.kind === 'network';
  }

  get started(): boolean {
    return this.#stop !== null;
  }

  /** Starts tracking its arguments. */
  start(): void {
    this.#stop ??= reaction(
      () => this.request,
      (request) => this.#follow(request),
      { fireImmediately: true, equals: compareStructural },
    );
  }

  /** Requests again. @returns false when that failed */
  async reload(): Promise<boolean> {
    const { request } = this;
    if (!this.#stop) this.start();
    else if (request.status === 'ready') this.load(request.args);
    await this.#done;
    return this.error === null;
  }

  /** Requests again silently: nothing is marked busy, and after a failure what is shown stays. */
  async again(): Promise<void> {
    const { request } = this;
    if (request.status !== 'ready' || this.loading) return;
    const controller = new AbortController();
    this.#current = controller;
    try {
      const answer = await this.#host.fetch(request.args, { signal: controller.signal, quiet: true });
      if (controller !== this.#current) return;
      runInAction(() => {
        this.answer = answer;
        this.answered = true;
        this.error = null;
        this.cachedAt = null;
      });
    } catch {
      // At the next poll, or when the resident retries.
    }
  }

  /** Drops the last response, since another subject was chosen. */
  empty(): void {
    this.drop();
    if (this.#stop && this.request.status === 'ready') this.load(this.request.args);
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = null;
    this.#current?.abort();
    this.#current = null;
  }

  #follow(request: Request): void {
    if (request.status === 'ready') this.load(request.args);
    else this.drop();
  }

  private drop(): void {
    this.#current?.abort();
    this.#current = null;
    this.answer = null;
    this.answered = false;
    this.error = null;
    this.cachedAt = null;
    this.loading = false;
    this.gaveUp = false;
  }

  private load(args: Readonly<Record<string, unknown>>): void {
    this.#current?.abort();
    const controller = new AbortController();
    this.#current = controller;
    this.loading = true;
    let cachedAt: number | null = null;
    const onCachedAt = (at: number | null) => {
      cachedAt = at;
    };
    this.#done = this.#host.fetch(args, { signal: controller.signal, onCachedAt }).then(
      (answer) => this.settle(controller, answer, null, cachedAt),
      (cause: unknown) => this.settle(controller, null, asApiError(cause), null),
    );
  }

  private settle(controller: AbortController, answer: unknown, error: ApiError | null, cachedAt: number | null): void {
    if (controller !== this.#current) return;
    runInAction(() => {
      this.loading = false;
      this.answer = answer;
      this.answered = error === null;
      this.error = error;
      this.cachedAt = cachedAt;
      this.rounds += 1;
    });
  }
}

function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError({ kind: 'contract', cause });
}
