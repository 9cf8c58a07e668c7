import type { WorkerSettings } from './settings.ts';

/** As much of a ServiceWorkerGlobalScope as is used: TypeScript knows either pages or workers, and this house is of pages. */
export interface WorkerScope {
  readonly okienko: WorkerSettings;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ActivateEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface ActivateEvent {
  /** The worker is not ended before. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ActivateEvent {
  readonly request: Request;
  /** The browser's own question for a page, asked while the worker was waking up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEvent extends ActivateEvent {
  readonly data: unknown;
}
