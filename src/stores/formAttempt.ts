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
      this.#key = newKey();
    }
    return this.#key;
  }

  answered(): void {
    this.#key = '';
  }
}

/** 128 random bits. `crypto.randomUUID` is missing where a page is not served over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
