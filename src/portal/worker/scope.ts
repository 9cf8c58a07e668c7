import type { WorkerSettings } from './settings.ts';

/** The used part of ServiceWorkerGlobalScope. TypeScript can load the types of pages or of workers, and this project loads those of pages. */
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
  /** The browser does not end the worker before this is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ActivateEvent {
  readonly request: Request;
  /** The navigation preload: the browser's own request for a page, sent while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEvent extends ActivateEvent {
  readonly data: unknown;
}
