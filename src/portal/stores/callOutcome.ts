import { newIdempotencyKey } from '../api/fetchApi.ts';

/**
 * The idempotency key of what is being sent. The same content sent again after no answer came carries the same key, so
 * that the office does it once; after an answer, and for other content, a new one is made.
 */
export class FormAttempt {
  #content = '';
  #key = '';

  keyFor(content: string): string {
    if (this.#key === '' || content !== this.#content) {
      this.#content = content;
      this.#key = newIdempotencyKey();
    }
    return this.#key;
  }

  answered(): void {
    this.#key = '';
  }
}
