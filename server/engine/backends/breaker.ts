/** After so many failures in a row a backend is left alone. */
const FAILURES = 5;
const PAUSE_MS = 10_000;

/**
 * Spares a backend that does not answer, and the residents the wait for it: after several failures in a row calls fail at once, until a
 * later one succeeds (circuit breaker).
 */
export class Breaker {
  #failures = 0;
  #pausedUntil = 0;

  /** The time until which no call is made, in milliseconds; undefined: calls are made. After a pause one call tries again. */
  pausedUntil(nowMs: number): number | undefined {
    if (this.#failures < FAILURES) return undefined;
    if (nowMs < this.#pausedUntil) return this.#pausedUntil;
    this.#pausedUntil = nowMs + PAUSE_MS;
    return undefined;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(nowMs: number): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.#pausedUntil = nowMs + PAUSE_MS;
  }
}
