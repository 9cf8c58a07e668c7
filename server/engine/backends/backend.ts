import { requestParts } from '../../../codegen/artefact/requestParts.ts';
import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { fetchBytes, type ProviderBytes, ProviderFailure } from '../http/callProvider.ts';
import { Refusal } from '../http/refusals.ts';
import { Breaker } from './breaker.ts';
import type { BackendSettings } from './settings.ts';

/** The largest answer: as much as a long list of records, or a file, in bytes. */
const LARGEST = 16 * 1024 * 1024;

/** One call of a backend. */
export interface BackendCall {
  operation: Operation;
  args: Readonly<Record<string, unknown>>;
  lang: string;
  token: string;
  /** The idempotency key of a write. */
  key?: string | undefined;
  nowMs: number;
}

/** Another backend of the municipality, which answers some domains of the contract. */
export class Backend {
  readonly #settings: BackendSettings;
  readonly #breaker = new Breaker();

  constructor(settings: BackendSettings) {
    this.#settings = settings;
  }

  /**
   * Its response, with any status below 500.
   *
   * @throws ProviderFailure when it did not answer, or failed itself
   * @throws BackendPaused while calls are not made because earlier ones failed
   */
  async call({ operation, args, lang, token, key, nowMs }: BackendCall): Promise<ProviderBytes> {
    const paused = this.#breaker.pausedUntil(nowMs);
    if (paused !== undefined) throw new BackendPaused((paused - nowMs) / 1000);
    const { path, query, body } = requestParts(operation, args);
    query.set('lang', lang);
    const { address, limitMs } = this.#settings;
    const url = new URL(`${address.href.replace(/\/$/, '')}${path}?${query}`);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json, application/pdf, application/octet-stream',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    };
    try {
      const answer = await fetchBytes({
        ...{ url, headers, limitMs, method: operation.method, largest: LARGEST },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.status >= 500) throw new ProviderFailure(`status ${answer.status}`);
      this.#breaker.succeeded();
      return answer;
    } catch (failure) {
      this.#breaker.failed(nowMs);
      throw failure;
    }
  }
}

/** The service of another backend does not answer; everything else works. */
export class BackendSilent extends Refusal {
  override name = 'BackendSilent';
  constructor(afterSeconds: number) {
    super(500, 'BLAD_SERWERA', {
      words: 'zaplecze',
      headers: { 'retry-after': String(Math.max(1, Math.ceil(afterSeconds))) },
    });
  }
}

/** It failed several times in a row, and is left alone for some seconds. */
export class BackendPaused extends BackendSilent {
  override name = 'BackendPaused';
}
