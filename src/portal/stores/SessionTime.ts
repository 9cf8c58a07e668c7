import { makeAutoObservable } from 'mobx';

export interface Clock {
  /** Monotonic, ms; may stop while the machine sleeps. */
  monotonic(): number;
  /** The office's time of day, ms since 1970. */
  now(): number;
}

/** When two clocks differ by more than this, the machine slept or its clock was set. */
const sleptMs = 5_000;
/** After this time an unanswered request is sent again. */
const requestAgainMs = 10_000;
/** A period shortened by more than this is limited by the maximum duration; less is a delay of measurement. */
const slackMs = 2_000;

/**
 * The remaining time of a session, when to ask the office for it, and when to ask the resident whether to go on. A monotonic clock measures it, from the remaining time
 * that the office gives: a wrong device clock neither extends nor ends a session.
 */
export class SessionTime {
  /** The maximum duration limits the session: nothing extends it any more. */
  atLimit = false;
  /** How long the session lasts without activity, ms. */
  lengthMs = Number.POSITIVE_INFINITY;
  /** Below this many seconds the shell asks whether to go on; 0 never asks. */
  promptBelowSeconds = 0;
  private promptAnswered = false;
  readonly #clock: Clock;
  private monotonicNow: number;
  /** By the monotonic clock, as all times below. */
  private end = Number.POSITIVE_INFINITY;
  #extendedAt = 0;
  #requestAt = Number.POSITIVE_INFINITY;
  /** The difference of the two clocks when the remaining time was last known. */
  #knownGap = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.monotonicNow = clock.monotonic();
    makeAutoObservable(this);
  }

  /** Milliseconds to the end, 0 or more. Follows `update`. */
  get remainingMs(): number {
    return Math.max(0, this.end - this.monotonicNow);
  }

  /** The countdown as it is shown, `14:05`. */
  get countdown(): string {
    const seconds = Math.ceil(this.remainingMs / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** Should the shell ask whether to continue? */
  get prompts(): boolean {
    return !this.promptAnswered && this.remainingMs < this.promptBelowMs;
  }

  /** At most half of the session: a short one must not start with the prompt. */
  private get promptBelowMs(): number {
    return Math.min(this.promptBelowSeconds * 1000, this.lengthMs / 2);
  }

  /** The resident has read that the session will end. The prompt appears again only after the remaining time was long enough. */
  answerPrompt(): void {
    this.promptAnswered = true;
  }

  /** Reads the clock. */
  update(): void {
    this.monotonicNow = this.#clock.monotonic();
  }

  /** The office has answered how long the session lasts. @returns its end by the office's clock, ms since 1970 */
  setRemaining(remainingMs: number): number {
    this.#measureFromNow(remainingMs);
    this.#extendedAt = this.monotonicNow;
    this.atLimit = remainingMs < this.lengthMs - slackMs;
    return this.#clock.now() + remainingMs;
  }

  /** @param end by the office's clock, ms since 1970, as stored before a reload or by another tab */
  setEnd(end: number): void {
    this.#measureFromNow(Math.max(1000, end - this.#clock.now()));
  }

  reset(): void {
    this.atLimit = false;
    this.lengthMs = Number.POSITIVE_INFINITY;
    this.end = Number.POSITIVE_INFINITY;
    this.#requestAt = Number.POSITIVE_INFINITY;
  }

  // ---- Requests to the office ---------------------------------------------------------------------------------------

  /** Requests the remaining time at the next tick, and again until the office answers. */
  requestSoon(): void {
    this.#knownGap = this.#clockGap();
    this.#requestAt = Math.min(this.#requestAt, this.#clock.monotonic());
  }

  /**
   * Whether the session is to be extended now: after activity, after sleep, or since the last request was not answered.
   * When it is, the next request follows after a pause.
   *
   * @param active the resident was active since the last request
   * @param refreshMs the shortest time between two extensions
   */
  takeRequest(active: boolean, refreshMs: number): boolean {
    if (Math.abs(this.#clockGap() - this.#knownGap) > sleptMs) this.requestSoon();
    const pauseMs = Math.min(refreshMs, this.lengthMs / 3);
    const due = active && !this.atLimit && this.monotonicNow - this.#extendedAt > pauseMs;
    if (!due && this.monotonicNow < this.#requestAt) return false;
    this.#requestAt = this.monotonicNow + requestAgainMs;
    return true;
  }

  requestSent(): void {
    this.#extendedAt = this.#clock.monotonic();
  }

  requestAnswered(): void {
    this.#requestAt = Number.POSITIVE_INFINITY;
  }

  #measureFromNow(remainingMs: number): void {
    this.update();
    this.end = this.monotonicNow + remainingMs;
    if (remainingMs >= this.promptBelowMs) this.promptAnswered = false;
    this.#knownGap = this.#clockGap();
  }

  #clockGap(): number {
    return this.#clock.now() - this.#clock.monotonic();
  }
}
