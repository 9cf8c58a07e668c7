import { limitOf, readSettings } from '../config/readSettings.ts';
import { StartError } from '../config/startError.ts';
import { traced } from '../tracing/trace.ts';
import { signS3 } from './signS3.ts';
import type { FileStore } from './store.ts';

const VARIABLE = 'OKIENKO_PLIKI_S3';
const KINDS = {
  adres: 'address',
  wiadro: 'text',
  region: 'text',
  klucz: 'text',
  tajnyKlucz: 'text',
  limitSekund: 'number?',
} as const;

type Method = 'GET' | 'PUT' | 'DELETE';

/**
 * Files in a bucket of an S3-like store, with the bucket in the path. A store keeps an object completely or not at all, and
 * answers only when it has it.
 *
 * @param file named by OKIENKO_PLIKI_S3 @throws StartError one sentence with what to do
 */
export function s3Store(file: string): FileStore {
  const { adres, wiadro, limitSekund, ...keys } = readSettings(VARIABLE, file, KINDS);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(wiadro))
    throw new StartError(`${VARIABLE}, ${file}: "wiadro" must be the name of a bucket, for example okienko-pliki.`);
  const limitMs = limitOf(VARIABLE, file, limitSekund);
  const base = `${adres.origin}${adres.pathname.replace(/\/+$/, '')}/${wiadro}/`;

  /** @returns the whole answer */
  function ask(method: Method, key: string, body: Buffer = Buffer.alloc(0)): Promise<Buffer> {
    const about = { 'http.request.method': method, 'server.address': adres.hostname };
    return traced(`${method} ${adres.hostname}`, 'client', about, async (span) => {
      const url = new URL(base + key);
      // `host` is signed, and set by the client itself; `traceparent` is not signed.
      const { host: _, ...headers } = signS3(method, url, body, keys, new Date());
      const response = await fetch(url, {
        ...{ method, redirect: 'error', signal: AbortSignal.timeout(limitMs) },
        headers: { ...headers, ...(span && { traceparent: span.traceparent }) },
        ...(method === 'PUT' && { body: new Uint8Array(body) }),
      });
      span?.set({ 'http.response.status_code': response.status });
      if (!response.ok && !(method === 'DELETE' && response.status === 404)) {
        await response.body?.cancel();
        throw new Error(`The store of files answers ${method} with ${response.status}.`);
      }
      return Buffer.from(await response.arrayBuffer());
    });
  }

  return {
    async put(key, bytes) {
      await ask('PUT', key, bytes);
    },
    get: (key) => ask('GET', key),
    async delete(key) {
      await ask('DELETE', key);
    },
  };
}
