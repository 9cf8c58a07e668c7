import { ApiError } from '../../lang/errors/ApiError.ts';

/** Reads the compiled files of the municipality. The names of most contain a hash, so each is fetched once. */
export interface Files {
  /** @throws ApiError of kind `network`; the next call tries again */
  json<T>(file: string): Promise<T>;
  /** An ES module. */
  module<T>(file: string): Promise<T>;
  /** Did the file come with the page? */
  isGiven(file: string): boolean;
}

/** The address of a compiled file of the municipality. */
export const fileAddress = (file: string): string => `/m/${file}`;

const known = new Map<string, Promise<unknown>>();

/**
 * A static file of the municipality. The names of screens and texts contain a hash, so each is fetched once.
 *
 * @throws ApiError of kind `network`; the next call tries again
 */
export function jsonFile<T>(file: string): Promise<T> {
  let loading = known.get(file);
  if (!loading) {
    loading = fetchJson(file);
    known.set(file, loading);
    loading.catch(() => known.delete(file));
  }
  return loading as Promise<T>;
}

/** A file whose content came in another one. */
export const rememberJson = (file: string, content: unknown) => known.set(file, Promise.resolve(content));

/** From the office, over HTTP. */
export const fetchedFiles: Files = {
  json: jsonFile,
  module: (file) => import(/* @vite-ignore */ fileAddress(file)),
  isGiven: () => false,
};

/** A request without a response after this time is sent again, ms; the first one may still be answered. */
export const againMs = 10_000;

function fetchJson(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Past the browser's cache, where the first request may be what is stuck.
    const again = setTimeout(() => requestJson(file, 'reload').then(resolve, () => undefined), againMs);
    const first = requestJson(file, 'default').then(resolve, reject);
    void first.finally(() => clearTimeout(again));
  });
}

async function requestJson(file: string, cache: RequestCache): Promise<unknown> {
  try {
    const response = await fetch(fileAddress(file), { cache });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new ApiError({ kind: 'network', cause });
  }
}
